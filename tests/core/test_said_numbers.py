"""Numbers and days as each language writes them."""

from datetime import date

from rules.core.said_numbers import decimal, said_day
from rules.core.words import CORE_CATALOG, Text, load_words
from tests.support.joined import joined


@joined(
    ("locale", "number", "day"),
    [
        ("en", "2.5", "2027-02-01"),
        ("de", "2,5", "01.02.2027"),
        ("es", "2,5", "01/02/2027"),
    ],
)
def test_numbers_and_days(locale: str, number: str, day: str) -> None:
    words, tenths = load_words((CORE_CATALOG,), locale), decimal("2.5")
    assert isinstance(tenths, Text)
    assert words.say(tenths) == number
    assert words.say(said_day(date(2027, 2, 1))) == day


def test_a_number_without_decimals_stays_as_it_is() -> None:
    assert decimal("12") == "12"
