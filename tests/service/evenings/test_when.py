"""Dates and times as people write them, and what of a reading is uncertain."""

from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.errors import RuleError
from rules.core.languages import entries_of
from rules.service.evenings.when import YEAR, read
from tests.support.clocks import utc
from tests.support.joined import joined

CATALOGS = Path(__file__).parents[3] / "rules" / "service" / "words"
NOW = utc(2026, 11, 29, 21)
"""A Sunday, ten in the evening in Berlin."""
BERLIN = "Europe/Berlin"


def in_berlin(typed: str, now: int = NOW, locale: str = "en") -> str:
    """What is read, on the clocks of Berlin, and what is uncertain of it."""
    reading = read(typed, now, BERLIN, locale=locale)
    wall = datetime.fromtimestamp(reading.at, ZoneInfo(BERLIN))
    return " ".join((f"{wall:%m-%d %H:%M}", *reading.doubts))


@joined(
    ("typed", "meant"),
    [
        ("friday 8pm", "12-04 20:00"),
        ("Friday, 8:30 p.m.", "12-04 20:30"),
        ("this friday at 20:00", "12-04 20:00"),
        ("tomorrow 19:30", "11-30 19:30"),
        ("day after tomorrow 7pm", "12-01 19:00"),
        ("in 3 days at 20:00", "12-02 20:00"),
        ("in two weeks 8pm", "12-13 20:00"),
        ("a week from now at 8pm", "12-06 20:00"),
        ("in 2 hours", "11-30 00:00"),
        ("in 1 hour and 30 minutes", "11-29 23:30"),
        ("tonight at 11", "11-29 23:00"),
        ("24.12. 20 Uhr", "12-24 20:00"),
        ("Do 24.12.2026 um 20.30 Uhr", "12-24 20:30"),
        ("4.12 20:00", "12-04 20:00"),
        ("24. Dezember 20 Uhr", "12-24 20:00"),
        ("übermorgen abend 8", "12-01 20:00"),
        ("mo 19h30", "11-30 19:30"),
        ("Dec 24 8 pm CET", "12-24 20:00"),
        ("24th of December 2026 at 8pm", "12-24 20:00"),
        ("24/12 20:00", "12-24 20:00"),
        ("2026-12-24 20:00", "12-24 20:00"),
        ("2026-12-24T20:00+02:00", "12-24 19:00"),
        ("2026-12-24T20:00:00Z", "12-24 21:00"),
        ("friday 8pm new york", "12-05 02:00"),
        ("friday 8pm Eastern", "12-05 02:00"),
        ("8pm London time friday", "12-04 21:00"),
        ("friday 20:00 utc-5", "12-05 02:00"),
        ("<t:1798228800:F>", "12-25 21:00"),
        ("friday noon", "12-04 12:00"),
        ("1.2. 20:00", "02-01 20:00"),
    ],
)
def test_what_is_plain_is_read_without_a_question(typed: str, meant: str) -> None:
    assert in_berlin(typed) == meant


GERMAN = [
    ("Freitag 20 Uhr", "12-04 20:00"),
    ("Fr. 20:30", "12-04 20:30"),
    ("morgen früh um 10", "11-30 10:00"),
    ("morgen Abend 8 Uhr", "11-30 20:00"),
    ("in 3 Tagen um 20:00", "12-02 20:00"),
    ("in einer Woche 20 Uhr", "12-06 20:00"),
    ("in zwei Stunden", "11-30 00:00"),
    ("uebermorgen 20 Uhr", "12-01 20:00"),
    ("am 5. März 2027 um 19 Uhr", "03-05 19:00"),
    ("5. Maerz 19 Uhr", "03-05 19:00"),
    ("24. Dezember 20 Uhr MEZ", "12-24 20:00"),
    ("Freitag 20 Uhr Zürich", "12-04 20:00"),
    ("Samstag nachmittags um 4", "12-05 16:00"),
    ("Mittwoch mittags", "12-02 12:00"),
]
SPANISH = [
    ("viernes 20:00", "12-04 20:00"),
    ("viernes a las 20:00", "12-04 20:00"),
    ("el viernes a las 8 de la noche", "12-04 20:00"),
    ("mañana 19:30", "11-30 19:30"),
    ("manana 19:30", "11-30 19:30"),
    ("mañana por la mañana a las 10", "11-30 10:00"),
    ("mañana en la noche a las 8", "11-30 20:00"),
    ("pasado mañana a las 21 h", "12-01 21:00"),
    ("en 3 días a las 20:00", "12-02 20:00"),
    ("dentro de dos semanas a las 20 horas", "12-13 20:00"),
    ("en 2 horas", "11-30 00:00"),
    ("miércoles 20h30", "12-02 20:30"),
    ("sabado 20:00", "12-05 20:00"),
    ("24 de diciembre a las 20 h", "12-24 20:00"),
    ("24 de diciembre de 2026 a las 20:00 CET", "12-24 20:00"),
    ("viernes 20:00 hora de Madrid", "12-04 20:00"),
    ("24/12/2026 20:00", "12-24 20:00"),
    ("hoy a las 23:30", "11-29 23:30"),
    ("esta noche a las 11", "11-29 23:00"),
    ("martes al mediodía", "12-01 12:00"),
    ("el próximo viernes a las 20:00", "12-04 20:00 week"),
    ("el viernes que viene a las 20:00", "12-04 20:00 week"),
]


@joined("locale", ["en", "de", "es"])
@joined(("typed", "meant"), [*GERMAN, *SPANISH])
def test_every_language_is_read_whatever_the_persons_own(
    typed: str, meant: str, locale: str
) -> None:
    assert in_berlin(typed, locale=locale) == meant
    assert in_berlin("in 3 days at 8pm", locale=locale) == "12-02 20:00"


IN_WORDS = [
    ("friday half past eight in the evening", "12-04 20:30"),
    ("friday at quarter to eight at night", "12-04 19:45"),
    ("friday a quarter past nine in the morning", "12-04 09:15"),
    ("friday at eight in the evening", "12-04 20:00"),
    ("friday ten to eight in the evening", "12-04 19:50"),
    ("tomorrow at half past eight", "11-30 20:30 half"),
    ("friday half past 8 o'clock", "12-04 20:30 half"),
    ("Freitag um halb acht abends", "12-04 19:30"),
    ("Freitag abend viertel nach acht", "12-04 20:15"),
    ("Freitag abend Viertel vor 8", "12-04 19:45"),
    ("Freitag dreiviertel acht abends", "12-04 19:45"),
    ("Freitag abends drei viertel acht", "12-04 19:45"),
    ("Freitag viertel acht abends", "12-04 19:15"),
    ("morgen früh um fünf vor halb zehn", "11-30 09:25"),
    ("Freitag um halb acht", "12-04 19:30 half"),
    ("Freitag halb acht Uhr", "12-04 19:30 half"),
    ("Freitag um halb eins", "12-04 12:30"),
    ("24. Dezember um acht", "12-24 20:00 half"),
    ("Freitag zwölf Uhr", "12-04 12:00"),
    ("el viernes a las ocho y media de la noche", "12-04 20:30"),
    ("el viernes a las ocho menos cuarto de la tarde", "12-04 19:45"),
    ("mañana a las nueve y cuarto de la mañana", "11-30 09:15"),
    ("el viernes a las 8 y media", "12-04 20:30 half"),
    ("el viernes a la una y media", "12-04 13:30 half"),
    ("el viernes a la una menos cuarto", "12-04 12:45"),
    ("el 24 de diciembre a las diez menos diez de la noche", "12-24 21:50"),
    ("a un cuarto para las ocho de la noche del viernes", "12-04 19:45"),
]


@pytest.mark.parametrize("locale", ["en", "de", "es"])
@pytest.mark.parametrize(("typed", "meant"), IN_WORDS)
def test_hours_and_their_parts_are_read_in_words(typed: str, meant: str, locale: str) -> None:
    assert in_berlin(typed, locale=locale) == meant


@pytest.mark.parametrize("typed", ["friday 8 to 10", "Freitag halb", "viernes y media", "viertel"])
def test_half_a_time_is_none(typed: str) -> None:
    with pytest.raises(RuleError, match="evening-refused"):
        read(typed, NOW, BERLIN)


def test_a_word_of_two_languages_is_first_of_the_persons_own() -> None:
    assert in_berlin("do 20:00", locale="de") == "12-03 20:00"
    assert in_berlin("do 23:00", locale="es") == "11-29 23:00 week"


@joined(("locale", "folder"), [("de", "de"), ("es", "es"), ("en", "en")])
def test_the_examples_of_each_language_are_read(locale: str, folder: str) -> None:
    source = entries_of([CATALOGS / folder / "evenings.ftl"])["-evening-examples"]
    for example in source.partition("=")[2].split("·"):
        assert read(example, NOW, BERLIN, locale=locale).doubts == ()


@joined(
    ("typed", "meant"),
    [
        ("friday 8", "12-04 20:00 half"),
        ("friday 8:30", "12-04 20:30 half"),
        ("friday midnight", "12-05 00:00 midnight"),
        ("next friday 8pm", "12-04 20:00 week"),
        ("sunday 23:30", "11-29 23:30 week"),
        ("sunday 20:00", "12-06 20:00 week"),
        ("8pm", "11-30 20:00 day"),
        ("5/12 20:00", "12-05 20:00 order"),
        ("nov 20 8pm", "11-20 20:00 year"),
        ("friday 8pm CEST", "12-04 20:00 season"),
        ("friday 8pm IST", "12-04 15:30 shared"),
        ("28.3.2027 02:30", "03-28 03:00 gap"),
        ("31.10.2027 02:30", "10-31 02:30 twice"),
    ],
)
def test_what_is_uncertain_is_named(typed: str, meant: str) -> None:
    assert in_berlin(typed) == meant


def test_the_zone_of_whoever_named_none_is_asked_about() -> None:
    assert read("friday 8pm", NOW, "UTC", known=False).doubts == ("zone",)
    assert read("friday 8pm CET", NOW, "UTC", known=False).doubts == ()
    assert read("in 2 hours", NOW, "UTC", known=False).doubts == ()


def test_americans_write_the_month_first() -> None:
    assert read("12/5 8pm", NOW, "UTC", month_first=True).at == utc(2026, 12, 5, 20)
    assert read("12/5 8pm", NOW, "UTC").at == utc(2027, 5, 12, 20)


@joined(
    ("typed", "refused"),
    [
        ("whenever", "read"),
        ("", "read"),
        ("friday 8pm bring dice", "read"),
        ("x" * 200, "read"),
        ("friday", "time"),
        ("in 3 days", "time"),
        ("tomorrow", "time"),
        ("31.11. 20:00", "day"),
        ("2026-13-01 20:00", "day"),
        ("friday 25:00", "hour"),
        ("13pm friday", "hour"),
        ("monday 24.12. 20:00", "weekday"),
        ("today 10:00", "past"),
        ("2025-01-01 20:00", "past"),
        ("2028-01-01 20:00", "far"),
        ("<t:99999999999:F>", "far"),
    ],
)
def test_what_cannot_be_is_refused(typed: str, refused: str) -> None:
    with pytest.raises(RuleError, match=f"evening-refused-{refused}"):
        read(typed, NOW, BERLIN)


def test_clocks_that_change_between_do_not_move_the_hour() -> None:
    """Eight in the evening is that before and after the last Sunday of March."""
    before = utc(2027, 3, 25, 12)
    assert in_berlin("saturday 20:00", before) == "03-27 20:00"
    assert in_berlin("monday 20:00", before) == "03-29 20:00"
    assert read("monday 20:00", before, BERLIN).at == utc(2027, 3, 29, 18)


@given(st.text(alphabet="0123456789:./- apmuhrtodynxfi<>+", max_size=40))
def test_whatever_is_typed_is_read_or_refused_in_words(typed: str) -> None:
    with suppress(RuleError):
        assert NOW < read(typed, NOW, BERLIN).at <= NOW + YEAR


@given(
    st.integers(NOW + 60, NOW + YEAR - 86400),
    st.sampled_from(["%Y-%m-%d %H:%M", "%d.%m.%Y %H:%M Uhr", "%B %d %Y %I:%M%p"]),
)
def test_what_a_date_is_written_as_is_what_it_is_read_as(at: int, shape: str) -> None:
    at -= at % 60
    typed = datetime.fromtimestamp(at, UTC).strftime(shape)
    assert read(typed, NOW, "UTC").at in (at, at + 12 * 3600)
