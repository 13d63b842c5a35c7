"""Cities of the world beside what time it is there, by the names that they have in a language."""

from rules.service.people.time_of_day import PLACES, moments
from tests.support.joined import joined

NOW = 1_800_000_000


@joined(
    ("locale", "named"),
    [
        ("en", {"New York", "London", "Athens", "Mexico City", "Buenos Aires"}),
        ("de", {"New York", "London", "Athen", "Mexiko-Stadt", "Buenos Aires"}),
        ("es", {"Nueva York", "Londres", "Atenas", "Ciudad de México", "Buenos Aires"}),
    ],
)
def test_cities_have_the_names_of_the_language(locale, named):
    offered = moments(NOW, locale)
    assert named <= {city for each in offered for city in each.cities}
    # The zone of each time of day is the same whoever asks.
    assert [(each.zone, each.time) for each in offered] == [
        (each.zone, each.time) for each in moments(NOW)
    ]
    assert {each.zone for each in offered} <= set(PLACES)
