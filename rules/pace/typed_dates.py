"""Dates as people type them: in numbers, with the name of a month, or by how far they are."""

import re
from datetime import date, timedelta
from functools import cache
from typing import Final, NamedTuple

from rules.core.languages import USUAL
from rules.core.spelling import unaccented
from rules.pace.calendar_words import A_DAY, CalendarWords, calendar_words

_ISO: Final = re.compile(r"(?<![\w-])(\d{4})-(\d{1,2})-(\d{1,2})(?:\s*t\s*|(?![\w-]))")
_DOTS: Final = re.compile(r"(?<![\w.])(\d{1,2})\.\s?(\d{1,2})\.(?:(\s?\d{4}|\d{2})(?![\w:.]))?")
_SLASHES: Final = re.compile(r"(?<![\w/])(\d{1,2})/(\d{1,2})(?:/(\d{4}|\d{2}))?(?![\w/])")
CENTURY: Final = 2000
"""What a year of two digits is counted from."""
MONTHS: Final = 12
MOST_DIGITS: Final = 3
"""Digits of a number of days that stands alone."""


class Shapes(NamedTuple):
    """Patterns of what is written with words of some languages."""

    dot: re.Pattern[str]
    day_month: re.Pattern[str]
    month_day: re.Pattern[str]
    span: re.Pattern[str]


class Numbers(NamedTuple):
    """The numbers of a date, and where in the text it was.

    `unsure` is set where day and month may be the other way round.
    """

    day: int
    month: int
    year: int | None
    at: tuple[int, int]
    unsure: bool = False

    def in_year(self, year: int) -> date:
        """Return the day, in a year where it has none of its own.

        Raises:
            ValueError: there is no such day.
        """
        return date(year if self.year is None else self.year, self.month, self.day)


@cache
def shapes(locale: str) -> Shapes:
    """Return the patterns with the words of all languages."""
    words = calendar_words(locale)
    whole, of = words.any_of("whole-day-hour"), words.any_of("of")
    ordinal = words.any_of("ordinals")
    year = rf"(?:,?\s*(?:(?:{of})\s+)?(\d{{4}}))?"
    return Shapes(
        re.compile(
            r"(?<![\w.:])(\d{1,2})\.(\d{1,2})(?:\.(\d{4}))?"
            rf"(?=\s+\D*\d{{1,2}}\s?(?:[:h.]|(?:{whole})|[ap]\.?m))"
        ),
        re.compile(rf"(\d{{1,2}})(?:{ordinal}|\.)?\s*(?:(?:{of})\s+)?([^\W\d]+)\.?{year}"),
        re.compile(rf"([^\W\d]+)\.?\s*(?:the\s+)?(\d{{1,2}})(?:{ordinal})?(?![\w:.]){year}"),
        re.compile(
            rf"(?<!\w)(\d{{1,4}}|{'|'.join(words.numbers)})\s*(?<=[\d\s])"
            rf"({words.any_of('units')})(?!\w)"
        ),
    )


def date_in(text: str, locale: str, *, month_first: bool = False) -> Numbers | None:
    """Return the date that is written in a text without accents, if any."""
    if found := _ISO.search(text):
        return Numbers(int(found[3]), int(found[2]), int(found[1]), found.span())
    if found := _DOTS.search(text) or shapes(locale).dot.search(text):
        return Numbers(int(found[1]), int(found[2]), _year(found[3]), found.span())
    if found := _SLASHES.search(text):
        first, second = int(found[1]), int(found[2])
        unsure = first <= MONTHS and second <= MONTHS and first != second
        if second > MONTHS or (month_first and first <= MONTHS):
            first, second = second, first
        return Numbers(first, second, _year(found[3]), found.span(), unsure)
    return _with_month(text, locale)


def _with_month(text: str, locale: str) -> Numbers | None:
    months, known = calendar_words(locale).months, shapes(locale)
    for shape, (day, month) in ((known.day_month, (1, 2)), (known.month_day, (2, 1))):
        for found in shape.finditer(text):
            if found[month] in months:
                number = months[found[month]]
                return Numbers(int(found[day]), number, _year(found[3]), found.span())
    return None


def _year(typed: str | None) -> int | None:
    if typed is None:
        return None
    year = int(typed)
    return year + CENTURY if year < 100 else year


def span_of(found: re.Match[str], words: CalendarWords) -> int:
    """Return the minutes of a span of time, as `Shapes.span` has found it."""
    number = words.numbers.get(found[1]) or int(found[1])
    return number * words.units[found[2]]


def days_typed(typed: str, locale: str) -> int | None:
    """Return how many days were typed, as a number of days or weeks, or None for anything else."""
    text = unaccented(typed)
    if text.isdecimal() and len(text) <= MOST_DIGITS:
        return int(text)
    found = shapes(locale).span.fullmatch(text)
    minutes = None if found is None else span_of(found, calendar_words(locale))
    return None if minutes is None or minutes % A_DAY else minutes // A_DAY


def day_typed(typed: str, today: date, locale: str, *, past: bool = False) -> date | None:
    """Return the day that was typed and nothing else, or None where it cannot be read.

    It is a date, or the name of a day. Without a year or a week it is the next that is not over;
    with `past` the last that has begun. A date in which day and month could be the other way round
    is read in languages that always have the day first.
    """
    text, words = unaccented(typed), calendar_words(locale)
    if (ahead := words.days.get(text)) is not None:
        return today + timedelta(days=ahead)
    written = date_in(text, locale)
    rest = text if written is None else f"{text[: written.at[0]]} {text[written.at[1] :]}"
    left = [each for each in re.split(r"[\s,;]+", rest) if each and each not in words.fillers]
    weekdays = [words.weekdays[each] for each in left if each in words.weekdays]
    if len(left) != len(weekdays) or len(weekdays) > 1:
        return None
    if written is None:
        return _next(today, weekdays[0], past=past) if weekdays else None
    if written.unsure and locale == USUAL:
        return None
    try:
        day = _in_some_year(written, today, past=past)
    except ValueError:
        return None
    return day if weekdays in ([], [day.weekday()]) else None


def _next(today: date, weekday: int, *, past: bool) -> date:
    ahead = (weekday - today.weekday()) % 7
    return today + timedelta(days=ahead - 7 * (past and ahead > 0))


def _in_some_year(written: Numbers, today: date, *, past: bool) -> date:
    day = written.in_year(today.year)
    if written.year is None and (day > today if past else day < today):
        day = written.in_year(today.year + (-1 if past else 1))
    return day
