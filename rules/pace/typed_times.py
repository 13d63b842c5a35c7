"""Times of day that people say in words, put as a clock shows them: "half past eight" as 8:30."""

import re
from functools import cache, partial
from typing import Final, NamedTuple

from rules.pace.calendar_words import CalendarWords, calendar_words

HOUR: Final = "#"
"""What stands for the hour in the catalogs' list of fractions."""
HALF_A_DAY: Final = 12
_FRACTION: Final = re.compile(r"(-?\d+) (.+)")


class _Fraction(NamedTuple):
    """A way to name a part of an hour, and how many minutes it is from the hour it names."""

    minutes: int
    shape: re.Pattern[str]


@cache
def _fractions(locale: str) -> tuple[_Fraction, ...]:
    """Return how parts of an hour are named, longer ways first, as they may hold shorter ones."""
    words = calendar_words(locale)
    hour = rf"(?P<hour>\d{{1,2}}|{words.any_of('hours')})"
    spoken = rf"(?:\s*(?:{words.any_of('whole-day-hour', 'hour')})(?!\w))?"
    ways: dict[str, int] = {}
    for _, listed in words.groups("fractions"):
        if found := _FRACTION.fullmatch(listed):
            ways.setdefault(found[2], int(found[1]))
    return tuple(
        _Fraction(ways[way], re.compile(rf"(?<![\w:.]){_pattern(way, hour)}(?![\w:.]){spoken}"))
        for way in sorted(ways, key=lambda way: (-len(way), way))
    )


def _pattern(way: str, hour: str) -> str:
    before, _, after = (re.escape(part).replace(r"\ ", r"\s+") for part in way.partition(HOUR))
    return f"{before}{hour}{after}"


@cache
def _hours(locale: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w:.])(?:{calendar_words(locale).any_of('hours')})(?![\w:.])")


def in_figures(text: str, locale: str) -> str:
    """Return a text without accents in which hours and parts of hours are written in figures."""
    words = calendar_words(locale)
    for minutes, shape in _fractions(locale):
        text = shape.sub(partial(_clock, minutes, words), text)
    return _hours(locale).sub(lambda found: str(_hour(found[0], words)), text)


def _clock(minutes: int, words: CalendarWords, found: re.Match[str]) -> str:
    """Return a time as a clock shows it: half an hour before one is half past twelve."""
    at = _hour(found["hour"], words) * 60 + minutes
    if at < 0 or (at < 60 and minutes < 0):
        at += HALF_A_DAY * 60
    return f"{at // 60}:{at % 60:02}"


def _hour(said: str, words: CalendarWords) -> int:
    return int(said) if said.isdecimal() else words.hours[said]
