"""What people write of a date and a time, taken apart word by word."""

import re
from dataclasses import dataclass, field
from datetime import date, timedelta
from functools import cache
from typing import Literal, NamedTuple

from rules.core.errors import RuleError
from rules.pace.calendar_words import A_DAY, DAYS, CalendarWords, calendar_words
from rules.pace.typed_dates import date_in, shapes, span_of
from rules.pace.typed_times import in_figures

Doubt = Literal[
    "zone", "shared", "season", "half", "midnight", "order", "week", "year", "gap", "twice", "day"
]
"""What of a reading is uncertain: the zone is unknown, its name is that of several zones or of the
other half of the year; morning or evening, which midnight, day or month first, which week, which
year; a time that the clocks skip or have twice; the day, where a time alone was written."""
_HALF = r"a\.?m\.?|p\.?m\.?"
_BARE = re.compile(r"(?<![\w.:/-])(\d{1,2})(?![\w.:/-])")


class Times(NamedTuple):
    """Patterns of a time of day, with the words of some languages."""

    clock: re.Pattern[str]
    hour: re.Pattern[str]
    at: re.Pattern[str]
    noon: re.Pattern[str]
    midnight: re.Pattern[str]
    morning: re.Pattern[str]
    evening: re.Pattern[str]
    from_now: re.Pattern[str]
    next: re.Pattern[str]
    whole_day: re.Pattern[str]
    day: re.Pattern[str]


@cache
def times(locale: str) -> Times:
    """Return the patterns of times with the words of all languages."""
    words = calendar_words(locale)
    whole, hour, at = (words.any_of(name) for name in ("whole-day-hour", "hour", "at"))
    return Times(
        clock=re.compile(
            rf"(?<![\w.:/-])(\d{{1,2}})(?:[:.h]([0-5]\d))(?::[0-5]\d)?\s*({_HALF}|{whole})?(?![\w:/-])"
        ),
        hour=re.compile(rf"(?<![\w.:/-])(\d{{1,2}})\s*({_HALF}|{whole}|{hour})(?![\w:])"),
        at=re.compile(rf"(?:\b(?:{at})|@)\s*(\d{{1,2}})(?![\w.:/-])"),
        whole_day=re.compile(whole),
        day=_word(words.any_of("weekdays", *DAYS)),
        **{
            name: _word(words.any_of(name.replace("_", "-")))
            for name in ("noon", "midnight", "morning", "evening", "from_now", "next")
        },
    )


def _word(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{pattern})(?!\w)")


@dataclass
class Written:
    """What is known so far of what was written, and what is left of it to read."""

    typed: str
    left: str
    today: date
    locale: str
    day: date | None = None
    minute: int | None = None
    in_minutes: int | None = None
    has_year: bool = True
    by_weekday: bool = False
    doubts: list[Doubt] = field(default_factory=list)
    early: bool = False
    late: bool = False

    @property
    def words(self) -> CalendarWords:
        """The words of days and times, those of the person's language first."""
        return calendar_words(self.locale)


def taken_apart(typed: str, text: str, today: date, *, month_first: bool, locale: str) -> Written:
    """Return what `text` says of a day and a time; `typed` is all that was written.

    `text` has no accents and no capitals.

    Raises:
        RuleError: there is something else in it, or a day or an hour that is none.
    """
    draft = Written(typed=typed, left=f" {text} ", today=today, locale=locale)
    _part_of_day(draft)
    _relative(draft)
    draft.left = in_figures(draft.left, locale)
    _dates(draft, month_first=month_first)
    _times(draft)
    _weekdays(draft)
    if draft.minute is None:
        _hour_alone(draft)
    left = [word for word in re.split(r"[\s,;.@–-]+", draft.left) if word]
    if any(word not in draft.words.fillers for word in left):
        raise RuleError("evening-refused-read", typed=typed)
    return draft


def _take(draft: Written, found: re.Match[str]) -> None:
    _take_out(draft, found.span())


def _take_out(draft: Written, span: tuple[int, int]) -> None:
    draft.left = f"{draft.left[: span[0]]} {draft.left[span[1] :]}"


def dated(draft: Written, year: int, month: int, day: int) -> date:
    """Return a day, if there is such a one.

    Raises:
        RuleError: there is none.
    """
    try:
        return date(year, month, day)
    except ValueError:
        raise RuleError("evening-refused-day", typed=draft.typed) from None


def _part_of_day(draft: Written) -> None:
    """Read whether it is in the morning or in the evening."""
    known = times(draft.locale)
    draft.late = known.evening.search(draft.left) is not None
    # "de la mañana" is no tomorrow; "tonight" is a day as well, and so stays.
    if found := known.morning.search(draft.left):
        draft.early = True
        _take(draft, found)
    for found in reversed(list(known.evening.finditer(draft.left))):
        if " ".join(found[0].split()) not in draft.words.days:
            _take(draft, found)


def _relative(draft: Written) -> None:
    """Read `in 3 days`, `in 2 hours 30 minutes`, `2 weeks from now`."""
    from_now = times(draft.locale).from_now
    if not from_now.search(draft.left):
        return
    hours = [found.start(1) for found in times(draft.locale).at.finditer(draft.left)]
    # From the end on, so that the places of the others stay; "a las 20 horas" is a time of day.
    for found in reversed(list(shapes(draft.locale).span.finditer(draft.left))):
        if found.start() not in hours:
            draft.in_minutes = (draft.in_minutes or 0) + span_of(found, draft.words)
            _take(draft, found)
    draft.left = from_now.sub(" ", draft.left)


def _dates(draft: Written, *, month_first: bool) -> None:
    """Read a date in numbers, or with the name of a month."""
    found = date_in(draft.left, draft.locale, month_first=month_first)
    if found is None:
        return
    if found.unsure:
        draft.doubts.append("order")
    draft.has_year = found.year is not None
    year = draft.today.year if found.year is None else found.year
    draft.day = dated(draft, year, found.month, found.day)
    _take_out(draft, found.at)


def _times(draft: Written) -> None:
    """Read the time of day."""
    known = times(draft.locale)
    for shape, minute in ((known.noon, A_DAY // 2), (known.midnight, A_DAY)):
        if found := shape.search(draft.left):
            draft.minute = minute
            if minute == A_DAY:
                draft.doubts.append("midnight")
            _take(draft, found)
            return
    for shape in (known.clock, known.hour, known.at):
        if found := shape.search(draft.left):
            hour = int(found[1])
            parts = found.groups()
            minutes = int(parts[1] or 0) if shape is known.clock else 0
            half = (parts[-1] or "") if shape is not known.at else ""
            draft.minute = _minute(draft, hour, minutes, half, padded=found[1].startswith("0"))
            _take(draft, found)
            return


def _minute(draft: Written, hour: int, minutes: int, half: str, *, padded: bool) -> int:
    """Return the minute of the day of an hour, in halves of the day or in whole ones."""
    if half[:1] in ("a", "p"):
        if not 1 <= hour <= 12:
            raise RuleError("evening-refused-hour", hour=hour)
        return (hour % 12 + (12 if half[0] == "p" else 0)) * 60 + minutes
    if hour > 24 or (hour == 24 and minutes):
        raise RuleError("evening-refused-hour", hour=hour)
    if 1 <= hour <= 11 and not padded and not draft.early:
        if draft.late:
            return (hour + 12) * 60 + minutes
        if not times(draft.locale).whole_day.fullmatch(half):
            # Tables meet in the evening; whoever means the morning says so when asked.
            draft.doubts.append("half")
            return (hour + 12) * 60 + minutes
    return hour * 60 + minutes


def _hour_alone(draft: Written) -> None:
    """Read a number that is all that is left as the hour of a day that was read."""
    found = _BARE.search(draft.left)
    if found is not None and draft.day is not None:
        draft.minute = _minute(draft, int(found[1]), 0, "", padded=False)
        _take(draft, found)


def _weekdays(draft: Written) -> None:
    """Read a day by its name, or by how far it is."""
    days, weekdays = draft.words.days, draft.words.weekdays
    for found in times(draft.locale).day.finditer(draft.left):
        name = " ".join(found[0].split())
        if name in days and draft.day is None:
            draft.day = draft.today + timedelta(days=days[name])
            _take(draft, found)
            return
        if name in weekdays:
            _take(draft, found)
            _weekday(draft, weekdays[name])
            return


def _weekday(draft: Written, number: int) -> None:
    """Take the next such day, or check that a date which was written is such a day."""
    if found := times(draft.locale).next.search(draft.left):
        draft.doubts.append("week")
        _take(draft, found)
    if draft.day is None:
        ahead = (number - draft.today.weekday()) % 7
        draft.day, draft.by_weekday = draft.today + timedelta(days=ahead), True
        if ahead == 0:
            draft.doubts.append("week")
    elif draft.day.weekday() != number:
        raise RuleError("evening-refused-weekday", typed=draft.typed)
