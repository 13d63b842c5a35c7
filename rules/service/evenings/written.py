"""What people write of a date and a time, taken apart word by word."""

import re
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import Final, Literal

from rules.core.errors import RuleError
from rules.service.evenings.calendar_words import (
    A_DAY,
    DAYS,
    EVENING,
    FILLERS,
    MONTHS,
    NEXT,
    NUMBERS,
    UNITS,
    WEEKDAYS,
)

Doubt = Literal["zone", "shared", "season", "half", "order", "week", "year", "gap", "twice", "day"]
"""What of a reading is uncertain: the zone is unknown, its name is that of several zones or of the
other half of the year; morning or evening, day or month first, which week, which year; a time that
the clocks skip or have twice; the day, where a time alone was written."""
_CLOCK = re.compile(
    r"(?<![\w.:/-])(\d{1,2})(?:[:.h]([0-5]\d))(?::[0-5]\d)?\s*(a\.?m\.?|p\.?m\.?|uhr|h)?(?![\w:/-])"
)
_HOUR = re.compile(r"(?<![\w.:/-])(\d{1,2})\s*(a\.?m\.?|p\.?m\.?|uhr|h|o'?clock)(?![\w:])")
_AT = re.compile(r"(?:\b(?:at|um|@|ab|gegen|around)|@)\s*(\d{1,2})(?![\w.:/-])")
_WORDS: Final = {"noon": 720, "midday": 720, "mittag": 720, "midnight": A_DAY, "mitternacht": A_DAY}
_ISO = re.compile(r"(?<![\w-])(\d{4})-(\d{1,2})-(\d{1,2})(?:\s*t\s*|(?![\w-]))")
_DOTS = re.compile(r"(?<![\w.])(\d{1,2})\.\s?(\d{1,2})\.(?:(\s?\d{4}|\d{2})(?![\w:.]))?")
_DOT = re.compile(
    r"(?<![\w.:])(\d{1,2})\.(\d{1,2})(?:\.(\d{4}))?(?=\s+\D*\d{1,2}\s?(?:[:h.]|uhr|[ap]\.?m))"
)
_SLASHES = re.compile(r"(?<![\w/])(\d{1,2})/(\d{1,2})(?:/(\d{4}|\d{2}))?(?![\w/])")
_SPAN = re.compile(
    rf"(?<!\w)(\d{{1,4}}|{'|'.join(NUMBERS)})\s*(?<=[\d\s])({'|'.join(UNITS)})(?!\w)"
)
_BARE = re.compile(r"(?<![\w.:/-])(\d{1,2})(?![\w.:/-])")
_DAY_MONTH = re.compile(r"(\d{1,2})(?:st|nd|rd|th|\.)?\s*(?:of\s+)?([^\W\d]+)\.?(?:,?\s*(\d{4}))?")
_MONTH_DAY = re.compile(
    r"([^\W\d]+)\.?\s*(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)?(?![\w:.])(?:,?\s*(\d{4}))?"
)


@dataclass
class Written:
    """What is known so far of what was written, and what is left of it to read."""

    typed: str
    left: str
    today: date
    day: date | None = None
    minute: int | None = None
    in_minutes: int | None = None
    has_year: bool = True
    by_weekday: bool = False
    doubts: list[Doubt] = field(default_factory=list)
    late: bool = False


def taken_apart(typed: str, text: str, today: date, *, month_first: bool) -> Written:
    """Return what `text` says of a day and a time; `typed` is all that was written.

    Raises:
        RuleError: there is something else in it, or a day or an hour that is none.
    """
    draft = Written(typed=typed, left=f" {text} ", today=today)
    draft.late = any(word in EVENING for word in re.findall(r"[^\W\d]+", text))
    _relative(draft)
    _dates(draft, month_first=month_first)
    _times(draft)
    _weekdays(draft)
    if draft.minute is None:
        _hour_alone(draft)
    left = [word for word in re.split(r"[\s,;.@–-]+", draft.left) if word]
    if any(word not in FILLERS for word in left):
        raise RuleError("evening-refused-read", typed=typed)
    return draft


def _take(draft: Written, found: re.Match[str]) -> None:
    draft.left = f"{draft.left[: found.start()]} {draft.left[found.end() :]}"


def dated(draft: Written, year: int, month: int, day: int) -> date:
    """Return a day, if there is such a one.

    Raises:
        RuleError: there is none.
    """
    try:
        return date(year, month, day)
    except ValueError:
        raise RuleError("evening-refused-day", typed=draft.typed) from None


def _relative(draft: Written) -> None:
    """Read `in 3 days`, `in 2 hours 30 minutes`, `2 weeks from now`."""
    if not re.search(r"\bin\b|\bfrom now\b", draft.left):
        return
    while found := _SPAN.search(draft.left):
        number = NUMBERS.get(found[1]) or int(found[1])
        draft.in_minutes = (draft.in_minutes or 0) + number * UNITS[found[2]]
        _take(draft, found)
    draft.left = re.sub(r"\bfrom now\b", " ", draft.left)


def _dates(draft: Written, *, month_first: bool) -> None:
    """Read a date in numbers, or with the name of a month."""
    if found := _ISO.search(draft.left):
        draft.day = dated(draft, int(found[1]), int(found[2]), int(found[3]))
    elif found := _DOTS.search(draft.left) or _DOT.search(draft.left):
        _numbered(draft, found[1], found[2], found[3])
    elif found := _SLASHES.search(draft.left):
        first, second = int(found[1]), int(found[2])
        if first <= 12 and second <= 12 and first != second:
            draft.doubts.append("order")
        if second > 12 or (month_first and first <= 12):
            _numbered(draft, found[2], found[1], found[3])
        else:
            _numbered(draft, found[1], found[2], found[3])
    else:
        found = _with_month(draft)
    if found:
        _take(draft, found)


def _with_month(draft: Written) -> re.Match[str] | None:
    for shape, (day, month) in ((_DAY_MONTH, (1, 2)), (_MONTH_DAY, (2, 1))):
        for found in shape.finditer(draft.left):
            if found[month] in MONTHS:
                _numbered(draft, found[day], str(MONTHS[found[month]]), found[3])
                return found
    return None


def _numbered(draft: Written, day: str, month: str, year: str | None) -> None:
    number = draft.today.year if year is None else int(year)
    draft.has_year = year is not None
    draft.day = dated(draft, number + 2000 if number < 100 else number, int(month), int(day))


def _times(draft: Written) -> None:
    """Read the time of day."""
    for word, minute in _WORDS.items():
        if found := re.search(rf"\b{word}\b", draft.left):
            draft.minute = minute
            if minute == A_DAY:
                draft.doubts.append("half")
            _take(draft, found)
            return
    for shape in (_CLOCK, _HOUR, _AT):
        if found := shape.search(draft.left):
            hour = int(found[1])
            parts = found.groups()
            minutes = int(parts[1] or 0) if shape is _CLOCK else 0
            half = (parts[-1] or "") if shape is not _AT else ""
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
    if 1 <= hour <= 11 and not padded:
        if draft.late:
            return (hour + 12) * 60 + minutes
        if half not in ("uhr", "h"):
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
    if found := re.search(r"\bday after tomorrow\b", draft.left):
        draft.day = draft.today + timedelta(days=2)
        _take(draft, found)
        return
    for found in re.finditer(r"[^\W\d]+", draft.left):
        if found[0] in DAYS and draft.day is None:
            draft.day = draft.today + timedelta(days=DAYS[found[0]])
            _take(draft, found)
            return
        if found[0] in WEEKDAYS:
            _take(draft, found)
            _weekday(draft, WEEKDAYS[found[0]])
            return


def _weekday(draft: Written, number: int) -> None:
    """Take the next such day, or check that a date which was written is such a day."""
    for found in re.finditer(r"[^\W\d]+", draft.left):
        if found[0] in NEXT:
            draft.doubts.append("week")
            _take(draft, found)
            break
    if draft.day is None:
        ahead = (number - draft.today.weekday()) % 7
        draft.day, draft.by_weekday = draft.today + timedelta(days=ahead), True
        if ahead == 0:
            draft.doubts.append("week")
    elif draft.day.weekday() != number:
        raise RuleError("evening-refused-weekday", typed=draft.typed)
