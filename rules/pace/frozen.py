"""When a clock stands still: nights, days off, vacations, pauses, outages of the bot."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from functools import lru_cache
from heapq import merge
from typing import NamedTuple

from pydantic import Field

from rules.core.model import Model
from rules.pace.zones import MINUTES, instant, local_date

HORIZON = 400
"""Days that are computed ahead; a clock that is frozen for longer stands still for good."""
KEPT = 8192
"""Nights and days whose instants are kept: every look at a clock asks for the same ones."""


class Span(NamedTuple):
    """From an instant up to, but not including, another (seconds since 1970, UTC)."""

    start: int
    end: int


class Outages(NamedTuple):
    """Spans in which the bot was down, and until when no turn runs out after the last of them."""

    spans: tuple[Span, ...] = ()
    grace: int = 0


class Lasting(Model):
    """Something that holds from one instant to another; None where it has no such end.

    A setting that is changed holds from then on: the earlier one keeps its time.
    """

    since: int | None = None
    until: int | None = None

    def within(self, span: Span) -> Span:
        """Return the part of a span in which this holds; it may be empty."""
        start = span.start if self.since is None else max(span.start, self.since)
        end = span.end if self.until is None else min(span.end, self.until)
        return Span(start, end)


class Quiet(Lasting):
    """Quiet hours, in minutes after local midnight; they may pass midnight (22:00 to 8:00)."""

    start: int = Field(ge=0, lt=MINUTES)
    end: int = Field(ge=0, lt=MINUTES)
    zone: str


class Calendar(Lasting):
    """Days on which nobody has to play: weekdays (0 is Monday) and dates (YYYY-MM-DD)."""

    zone: str
    weekdays: frozenset[int] = frozenset()
    dates: frozenset[str] = frozenset()


class Frozen(Model):
    """Everything that stops one seat's clock. `spans` are vacations, pauses and outages."""

    quiet: tuple[Quiet, ...] = ()
    calendars: tuple[Calendar, ...] = ()
    spans: tuple[Span, ...] = ()

    def after(self, at: int) -> Iterator[Span]:
        """Return the frozen spans that end after an instant, in order, none touching the next.

        They end some 400 days later.
        """
        streams: list[Iterable[Span]] = [sorted(self.spans)]
        streams += [_nights(quiet, at) for quiet in self.quiet]
        streams += [_days_off(calendar, at) for calendar in self.calendars]
        return _merged(merge(*streams), at)

    @property
    def lost(self) -> "Frozen":
        """The part that is given back to a turn: vacations, pauses and outages."""
        return Frozen(spans=self.spans)

    @property
    def off(self) -> "Frozen":
        """All standstills but the nights."""
        return Frozen(calendars=self.calendars, spans=self.spans)

    def covers(self, at: int) -> Span | None:
        """Return the frozen span that an instant lies in, if any."""
        first = next(self.after(at), None)
        return first if first is not None and first.start <= at else None


def _nights(quiet: Quiet, at: int) -> Iterator[Span]:
    if quiet.start == quiet.end:
        return
    first = local_date(at, quiet.zone).toordinal() - 2
    for number in range(first, first + HORIZON):
        whole = _night(number, quiet.start, quiet.end, quiet.zone)
        night = quiet.within(whole)
        if night.end > night.start:
            yield night
        elif quiet.until is not None and whole.start >= quiet.until:
            return


@lru_cache(maxsize=KEPT)
def _night(number: int, start: int, end: int, zone: str) -> Span:
    """Return the night that begins on a day, by the number of that day."""
    day = date.fromordinal(number)
    ends_on = date.fromordinal(number + 1) if end < start else day
    return Span(instant(day, start, zone), instant(ends_on, end, zone))


def _days_off(calendar: Calendar, at: int) -> Iterator[Span]:
    if not calendar.weekdays and not calendar.dates:
        return
    first = local_date(at, calendar.zone).toordinal() - 2
    for number in range(first, first + HORIZON):
        if _is_off(calendar, number):
            free = calendar.within(_day(number, calendar.zone))
            if free.end > free.start:
                yield free


@lru_cache(maxsize=KEPT)
def _day(number: int, zone: str) -> Span:
    """Return a whole day of a zone, by the number of that day."""
    day, following = date.fromordinal(number), date.fromordinal(number + 1)
    return Span(instant(day, 0, zone), instant(following, 0, zone))


def _is_off(calendar: Calendar, number: int) -> bool:
    # Monday is 1 among the numbers of days, as in the first week there was.
    if (number - 1) % 7 in calendar.weekdays:
        return True
    return bool(calendar.dates) and _written(number) in calendar.dates


@lru_cache(maxsize=KEPT)
def _written(number: int) -> str:
    """Return a day as calendars write it (YYYY-MM-DD), by its number."""
    return date.fromordinal(number).isoformat()


def _merged(spans: Iterable[Span], at: int) -> Iterator[Span]:
    """Yield the spans merged where they overlap or touch, without those that end by `at`."""
    start = end = None
    for span in spans:
        if span.end <= at or span.end <= span.start:
            continue
        if start is None or end is None:
            start, end = span
        elif span.start <= end:
            end = max(end, span.end)
        else:
            yield Span(start, end)
            start, end = span
    if start is not None and end is not None:
        yield Span(start, end)


def frozen_within(spans: Iterable[Span], start: int, end: int) -> int:
    """Return how many seconds of an interval lie in some ordered spans that do not touch."""
    total = 0
    for span in spans:
        if span.start >= end:
            break
        total += max(0, min(span.end, end) - max(span.start, start))
    return total


def run_since(spans: Sequence[Span], seconds: int, now: int) -> int:
    """Return when a clock was started that has run for `seconds` by now.

    It stood still in the spans, which are in order and do not touch.
    """
    at, left = now, seconds
    for span in reversed(spans):
        ran = at - min(span.end, at)
        if ran > left:
            break
        if span.start < at:
            left, at = left - ran, span.start
    return at - left


def merged(spans: Sequence[Span]) -> tuple[Span, ...]:
    """Return stored spans with overlapping ones merged, so that lists of them stay short."""
    return tuple(_merged(sorted(spans), min((span.start for span in spans), default=0)))
