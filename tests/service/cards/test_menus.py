"""The lists of a card: a long group takes several, and no group is left out for another."""

from bot.catalogs import all_words
from cogs.base.ids import encode
from rules.core.answers import Option
from rules.core.model import Action
from rules.core.words import Text
from rules.service.cards.menus import MOST_CHOICES, MOST_MENUS, menus_of
from tests.support.joined import joined

WORDS = all_words("en")


def options(**counts):
    return [
        Option.of(f"{group}-{number}", Text.of("as-said", said=f"{number}"), Action(), group=group)
        for group, count in counts.items()
        for number in range(count)
    ]


def shown(**counts):
    return [(each.group, len(each.choices)) for each in menus_of(options(**counts), WORDS)]


def test_a_short_group_is_one_list():
    assert shown(team=3, face=25) == [("team", 3), ("face", 25)]


def test_a_long_group_takes_as_many_lists_as_it_needs():
    assert shown(team=60) == [("team", 25), ("team+2", 25), ("team+3", 10)]
    titles = [menu.placeholder for menu in menus_of(options(team=60), WORDS)]
    assert [title.rpartition(" (")[2] for title in titles] == ["1 of 3)…", "2 of 3)…", "3 of 3)…"]


def test_others_keep_their_lists():
    """What has no room then can be typed."""
    assert shown(team=200, face=30, fire=2) == [
        ("team", 25), ("team+2", 25), ("team+3", 25), ("face", 25), ("fire", 2),
    ]  # fmt: skip
    counts = {f"g{number}": 40 for number in range(7)}
    assert shown(**counts) == [(f"g{number}", 25) for number in range(MOST_MENUS)]


@joined("count", [1, 25, 26, 124, 125, 126, 500])
def test_lists_have_the_options_in_their_order_and_names_of_their_own(count):
    made = list(menus_of(options(team=count), WORDS))
    values = [choice.value for menu in made for choice in menu.choices]
    assert values == [each.id for each in options(team=count)][: MOST_MENUS * MOST_CHOICES]
    assert len({encode("a", 1, f"in.{menu.group}") for menu in made}) == len(made)
