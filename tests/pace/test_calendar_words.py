"""Words of days and times in the catalogs of all languages, and days read with them."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.said_numbers import said_day
from rules.core.words import CORE_CATALOG, load_words
from rules.pace.calendar_words import CATALOG, calendar_words, languages, means_none, shown_word
from rules.pace.typed_dates import day_typed, days_typed
from tests.support.joined import joined

LISTS = {"weekdays": 7, "months": 12, "numbers": 10, "hours": 12, "units": 4}
TODAY = date(2027, 1, 14)
"""A Thursday."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("name", "count"), LISTS.items())
def test_every_language_lists_as_many_meanings(language: str, name: str, count: int) -> None:
    listed = load_words((CATALOG,), language).phrase(f"typed-{name}-words")
    assert listed.count(";") + 1 == count
    assert all(word.strip() for group in listed.split(";") for word in group.split(","))


@pytest.mark.parametrize("language", languages())
def test_every_language_lists_eight_directions(language: str) -> None:
    words = load_words((CORE_CATALOG,), language)
    assert words.phrase("typed-directions-words").count(";") == 7


def test_three_languages_are_read() -> None:
    assert languages() == ("de", "en", "es")
    assert calendar_words("fr").weekdays == calendar_words("en").weekdays
    assert {shown_word("today", load_words((CATALOG,), each)) for each in languages()} == {
        "heute", "today", "hoy",
    }  # fmt: skip


@joined(
    ("typed", "locale", "day"),
    [
        ("1.2.", "en", date(2027, 2, 1)),
        ("1.1.", "de", date(2028, 1, 1)),
        ("1/2", "es", date(2027, 2, 1)),
        ("1/2", "en", None),
        ("25/2", "en", date(2027, 2, 25)),
        ("Donnerstag", "en", TODAY),
        ("viernes", "en", TODAY + timedelta(days=1)),
        ("do", "de", TODAY),
        ("do", "es", TODAY + timedelta(days=3)),
        ("Freitag, 15.1.", "de", TODAY + timedelta(days=1)),
        ("Montag, 15.1.", "de", None),
        ("lunes martes", "es", None),
        ("31.2.", "de", None),
        ("irgendwann", "de", None),
        ("", "es", None),
    ],
)
def test_a_day_alone(typed: str, locale: str, day: date | None) -> None:
    assert day_typed(typed, TODAY, locale) == day


def test_a_day_that_is_over() -> None:
    assert day_typed("15.1.", TODAY, "de", past=True) == date(2026, 1, 15)
    assert day_typed("viernes", TODAY, "es", past=True) == TODAY - timedelta(days=6)
    assert day_typed("jueves", TODAY, "es", past=True) == TODAY


@pytest.mark.parametrize(
    ("typed", "days"),
    [
        ("5", 5),
        ("5 Tage", 5),
        ("eine Woche", 7),
        ("dos semanas", 14),
        ("2w", 14),
        ("3 Stunden", None),
        ("48 horas", 2),
        ("5 Äpfel", None),
        ("12345", None),
    ],
)
def test_a_number_of_days(typed: str, days: int | None) -> None:
    assert days_typed(typed, "en") == days


@pytest.mark.parametrize("typed", ["none", "OFF", "keine", "aus", "ninguno", "ningún"])
def test_words_for_none(typed: str) -> None:
    assert means_none(typed)
    assert not means_none(f"{typed} 8:00")


@given(st.dates(date(2000, 1, 1), date(2099, 12, 31)), st.sampled_from(languages()))
def test_what_a_language_shows_is_read_in_it(day: date, locale: str) -> None:
    shown = load_words((CORE_CATALOG,), locale).say(said_day(day))
    assert day_typed(shown, TODAY, locale) == day


@given(st.text(alphabet="0123456789./- adehimnorstuvz,;ñé", max_size=30))
def test_whatever_is_typed_is_a_day_or_none(typed: str) -> None:
    for locale in languages():
        day_typed(typed, TODAY, locale)
        days_typed(typed, locale)
