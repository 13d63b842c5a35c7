"""A table's calendar: the days on which no clock of it runs."""

import re
from collections.abc import Iterable, Iterator
from datetime import date, timedelta
from functools import cache
from typing import NamedTuple

from rules.core.errors import NoAdventure, NotSeated, RuleError
from rules.core.languages import USUAL
from rules.core.said_numbers import said_day
from rules.core.spelling import unaccented
from rules.core.words import Text, Words
from rules.pace.calendar_words import calendar_words
from rules.pace.stops import with_terms
from rules.pace.table import Table, Terms
from rules.pace.typed_dates import day_typed
from rules.pace.zones import local_date
from rules.ports import Adventure
from rules.service.change import Change
from rules.service.clocks.schedule import OPEN, table_of, write
from rules.service.journal import kinds
from rules.service.records import Answer, Request
from rules.service.unit_of_work import UseCases

MOST_DAYS = 60
"""Days that a calendar keeps."""
MOST_AHEAD = 366
"""Days ahead that a day may lie."""
SOON = 14
"""Days ahead from which a card mentions a day off."""
DAY = timedelta(days=1)


class Stretch(NamedTuple):
    """A run of days, the last one included."""

    first: date
    last: date


class Holidays(UseCases):
    """Use cases of a table's calendar."""

    async def add(self, request: Request, adventure: str, days: str) -> Answer:
        """Let no clock run on a day, or from one to another (2026-12-24 to 2026-12-27).

        Raises:
            NotSeated: only the host may.
            RuleError: that cannot be read, is over or too far ahead, or there are too many days.
        """

        def alter(draft: Change) -> None:
            now = self._work.clock.now()
            table = _calendar(draft.adventure, request)
            zone = table.terms.policy.zone
            today = local_date(now, zone)
            stretch = stretch_of(days, today, request.locale)
            if stretch.first < today or stretch.last > today + MOST_AHEAD * DAY:
                raise RuleError("calendar-refused-when", typed=days[:60], most=MOST_AHEAD)
            before = to_come(table, now)
            kept = {*before, *map(date.isoformat, _each(stretch))}
            if len(kept) > MOST_DAYS:
                left = MOST_DAYS - len(before)
                raise RuleError("calendar-refused-many", most=MOST_DAYS, left=left)
            _settle(draft, table, frozenset(kept), now)
            draft.text = Text.of("calendar-added", days=_said(stretch), zone=zone)

        return await self._work.change(request, adventure, alter)

    async def remove(self, request: Request, adventure: str, days: str) -> Answer:
        """Let clocks run on a day again, or from one to another; what has passed has passed.

        Raises:
            NotSeated: only the host may.
            RuleError: that cannot be read, or no day of it is in the calendar.
        """

        def alter(draft: Change) -> None:
            now = self._work.clock.now()
            table = _calendar(draft.adventure, request)
            zone = table.terms.policy.zone
            stretch = stretch_of(days, local_date(now, zone), request.locale)
            coming = to_come(table, now)
            first, last = map(date.isoformat, stretch)
            gone = {day for day in coming if first <= day <= last}
            if not gone:
                raise RuleError("calendar-refused-none", typed=days[:60])
            _settle(draft, table, coming - gone, now)
            draft.text = Text.of("calendar-removed", days=_said(stretch), zone=zone)

        return await self._work.change(request, adventure, alter)

    async def listed(self, request: Request, adventure: str) -> str:
        """Return the coming days on which no clock of a table runs, in a sentence.

        Raises:
            NoAdventure: the game is over.
            RuleError: it is played live.
        """
        found = await self._work.at(request, adventure)
        terms = _table(found).terms
        words = self._work.words(request.locale)
        return calendar_line(terms, self._work.clock.now(), words) or words.phrase("calendar-empty")


def stretch_of(typed: str, today: date, locale: str) -> Stretch:
    """Return the days that somebody typed: one date, or two with `to` or dots between.

    Raises:
        RuleError: it cannot be read, or the second comes before the first.
    """
    text = unaccented(typed)
    only = day_typed(text, today, locale)
    if only is not None:
        return Stretch(only, only)
    parts = _between().split(text)
    first = day_typed(parts[0], today, locale)
    # A last day without a year is the next after the first.
    last = day_typed(parts[-1], first or today, locale)
    if len(parts) > 2 or first is None or last is None or last < first:
        raise RuleError("calendar-refused-read", typed=typed[:60])
    return Stretch(first, last)


@cache
def _between() -> re.Pattern[str]:
    """Return the pattern of what stands between two days, in any language."""
    until = calendar_words(USUAL).any_of("until")
    return re.compile(rf"\s*(?:\.\.+|\b(?:{until})\b|[–—]|\s-\s)\s*")


def to_come(table: Table, now: int) -> frozenset[str]:
    """Return the days of a calendar that are not over.

    How turns stood still before is kept in `Table.eras`.
    """
    today = local_date(now, table.terms.policy.zone).isoformat()
    return frozenset(day for day in table.terms.holidays if day >= today)


def calendar_line(terms: Terms, now: int, words: Words, within: int = MOST_AHEAD) -> str:
    """Return the days off that begin within so many days, in a sentence; empty without any."""
    today = local_date(now, terms.policy.zone)
    coming = sorted(date.fromisoformat(day) for day in terms.holidays)
    stretches = list(_stretches(day for day in coming if day >= today))
    near = [each for each in stretches if each.first <= today + within * DAY]
    if not near:
        return ""
    days = ", ".join(words.say(_said(each)) for each in near)
    return words.phrase("calendar-days", days=days, zone=terms.policy.zone)


def _stretches(days: Iterable[date]) -> Iterator[Stretch]:
    """Yield the days in order, as stretches without a gap."""
    stretch: Stretch | None = None
    for day in days:
        if stretch is not None and day == stretch.last + DAY:
            stretch = stretch._replace(last=day)
            continue
        if stretch is not None:
            yield stretch
        stretch = Stretch(day, day)
    if stretch is not None:
        yield stretch


def _each(stretch: Stretch) -> Iterator[date]:
    count = (stretch.last - stretch.first).days + 1
    return (stretch.first + number * DAY for number in range(count))


def _said(stretch: Stretch) -> Text:
    first, last = said_day(stretch.first), said_day(stretch.last)
    return first if first == last else Text.of("calendar-stretch", first=first, last=last)


def _table(adventure: Adventure) -> Table:
    """Return the clocks of a table by post, in its lobby too.

    Raises:
        NoAdventure: the game is over.
        RuleError: it is played live.
    """
    if adventure.status not in OPEN:
        raise NoAdventure("error-over")
    if adventure.pace == "live":
        raise RuleError("pace-refused-live")
    return table_of(adventure)


def _calendar(adventure: Adventure, request: Request) -> Table:
    """Return the clocks of a table whose calendar somebody may change.

    Raises:
        NotSeated: they are not the host.
    """
    table = _table(adventure)
    if adventure.host != request.user:
        raise NotSeated("error-only-host")
    return table


def _settle(draft: Change, table: Table, days: frozenset[str], now: int) -> None:
    """Store a calendar that holds from now on, and note it in the journal."""
    draft.step(kinds.SETTING, action={"name": "holidays", "value": sorted(days)})
    write(draft, with_terms(table, table.terms.with_(holidays=days), now))
