"""What people settle about their time: time zone, quiet hours, vacations, calls."""

import re
from collections.abc import Sequence
from datetime import date, timedelta
from functools import cache
from typing import Literal, NamedTuple

from rules.core.errors import RuleError
from rules.core.languages import USUAL
from rules.core.spelling import unaccented
from rules.core.words import Text
from rules.pace.calendar_words import calendar_words, means_none
from rules.pace.frozen import Span
from rules.pace.typed_dates import day_typed, days_typed
from rules.pace.typed_times import in_figures
from rules.pace.zone_names import zone_meant
from rules.pace.zones import DAY, STAND_IN, instant, is_known, local_date
from rules.ports import Adventure, Posting, Timer
from rules.service.clocks.presence import (
    KEPT,
    LEAST_AWAKE,
    First,
    GameCalls,
    InGame,
    Presence,
    Reminders,
    awake_minutes,
)
from rules.service.journal.loading import readable
from rules.service.records import Request
from rules.service.unit_of_work import UseCases

MOST_AWAY = 30
"""Days of vacation within a year."""
MOST_AHEAD = 366
"""Days ahead that a vacation may begin."""
YEAR = 365
MOST_SNOOZE = 7 * 24
"""Hours for which somebody can switch calls off."""


FirstHere = Literal["start", "two-hours", "half", "end", "never", "usual"]
MostHere = Literal["0", "1", "2", "3", "usual"]
WhereHere = Literal["channel", "private", "off", "usual"]


class Own(NamedTuple):
    """How a person wants to be called in one game: None stays as it was, "usual" is as everywhere.

    `most` is a number as it is chosen from a list.
    """

    first: FirstHere | None = None
    most: MostHere | None = None
    where: WhereHere | None = None

    def changed(self, game: InGame) -> InGame:
        """Return the settings of a game with these changes."""
        if self.first is not None:
            game = game.with_(first=None if self.first == "usual" else self.first)
        if self.most is not None:
            game = game.with_(most=None if self.most == "usual" else int(self.most))
        if self.where is not None:
            game = game.with_(where=None if self.where == "usual" else self.where)
        return game


OWN = Own()


class Availability(UseCases):
    """Use cases of one person's time, in all games."""

    async def of(self, user: int) -> Presence:
        """Return a person's presence: time zone, nights, vacations and calls."""
        return await self._work.presences.of(user)

    async def set(self, request: Request, presence: Presence) -> None:
        """Store a person's settings; update their clocks and the cards that show them."""
        await self._work.presences.keep(request.user, presence)
        now = self._work.clock.now()
        for adventure in await self._by_post(request.user):
            timer = Timer(kind="turn", subject=adventure.id, version=adventure.version, due=now)
            await self._work.store.set_timer(timer)
            posting = Posting(
                adventure=adventure.id, version=adventure.version, fresh=False, due=now
            )
            await self._work.store.post(posting)

    async def _by_post(self, user: int) -> list[Adventure]:
        found = await self._work.store.of_user(user)
        return [each for each in readable(found) if each.status == "running" and each.clock]

    async def away(self, request: Request, until: str, since: str = "") -> Span:
        """Set a vacation until the end of a day, in every game; return its beginning and end.

        `until` is a day as people write it, or a number of days or weeks; `since` likewise, or
        today.

        Raises:
            RuleError: that cannot be read, is over already or too far away.
        """
        now = self._work.clock.now()
        presence = await self.of(request.user)
        zone = presence.zone
        today = local_date(now, zone)
        start = now
        if since.strip():
            first = _day(since, today, request.locale)
            if first > today + timedelta(days=MOST_AHEAD):
                raise RuleError("away-refused-far", typed=since[:60], most=MOST_AHEAD)
            start = max(now, instant(first, 0, zone))
        last = _day(until, local_date(start, zone), request.locale)
        # A day of the last years that calendars know is too long a vacation like any other.
        last = min(last, today + timedelta(days=2 * MOST_AHEAD))
        end = instant(last + timedelta(days=1), 0, zone)
        if end <= now:
            raise RuleError("away-refused-when", typed=until[:60])
        if end <= start:
            raise RuleError("away-refused-order", since=since[:60], until=until[:60])
        mine = Span(start, end)
        others = [each for each in presence.vacations if each.end > now - KEPT]
        # A new vacation replaces one that is on or planned; past ones stay.
        kept = [Span(each.start, min(each.end, start)) for each in others if each.start < start]
        vacations = (*kept, mine)
        left = MOST_AWAY - days_away([*kept], end)
        if days_away(vacations, end) > MOST_AWAY:
            raise RuleError("away-refused-year", most=MOST_AWAY, left=max(0, left))
        await self.set(request, presence.with_(vacations=vacations))
        return mine

    async def away_since(self, user: int) -> int:
        """Return since when somebody is on vacation (seconds since 1970), or now."""
        now = self._work.clock.now()
        vacation = (await self.of(user)).on_vacation(now)
        return now if vacation is None else vacation.start

    async def back(self, request: Request) -> Text:
        """End the person's vacation, else those that are planned; return the sentence for it.

        Raises:
            RuleError: there is none.
        """
        now = self._work.clock.now()
        presence = await self.of(request.user)
        if all(each.end <= now for each in presence.vacations):
            raise RuleError("away-refused-back")
        kept = [
            Span(each.start, min(each.end, now)) for each in presence.vacations if each.start <= now
        ]
        planned = [each for each in presence.vacations if each.start > now]
        if presence.on_vacation(now) is None:
            await self.set(request, presence.with_(vacations=tuple(kept)))
            return Text.of("away-back-planned", count=len(planned))
        await self.set(request, presence.with_(vacations=(*kept, *planned)))
        since = f"<t:{planned[0].start}:f>" if planned else ""
        return Text.of("away-back", planned="yes" if planned else "no", since=since)

    async def tell(
        self,
        request: Request,
        *,
        zone: str = "",
        quiet_from: str = "",
        quiet_to: str = "",
        calls: Reminders | None = None,
        first: First | None = None,
        most: int | None = None,
        next_up: bool | None = None,
    ) -> Text:
        """Change the given settings from now on; return a sentence about all of them.

        `next_up` asks for a call when one is next; `calls`, `first` and `most` are where, when
        first and how often one is called for a turn.

        Raises:
            RuleError: there is no such time zone, a time cannot be read, or quiet hours leave too
                little of the day.
        """
        before = await self.of(request.user)
        there, quiet = before.zone, before.quiet
        if zone.strip():
            there = zone_meant(zone.strip())
        if quiet_from.strip() or quiet_to.strip():
            quiet = _night(before.quiet, quiet_from.strip(), quiet_to.strip())
        after = before.with_nights(there, quiet, self._work.clock.now())
        if calls is not None:
            after = after.with_(calls=calls)
        if first is not None:
            after = after.with_(first=first)
        if most is not None:
            after = after.with_(most=most)
        if next_up is not None:
            after = after.with_(next_up=next_up)
        if after != before:
            await self.set(request, after)
        return said_of(after, self._work.clock.now())

    async def in_game(
        self,
        request: Request,
        adventure: str,
        *,
        calls: GameCalls | None = None,
        hours: int | None = None,
        own: Own = OWN,
    ) -> Text:
        """Set the calls of a person in one game, and for how many hours there are none (0: none).

        `own` is when, how often and where they are called there; "usual" is as everywhere.

        Raises:
            NoAdventure: there is no such game here.
            RuleError: that is too long.
        """
        found = await self._work.at(request, adventure)
        presence, now = await self.of(request.user), self._work.clock.now()
        game = presence.game(found.id)
        if calls is not None:
            game = game.with_(calls=calls)
        if hours is not None:
            game = game.with_(snoozed=_snooze(hours, now))
        game = own.changed(game)
        after = await self._work.presences.keep(request.user, presence.in_game(found.id, game))
        quiet = game.snoozed > now
        until = f"<t:{game.snoozed}:t>" if quiet else ""
        snoozed = "yes" if quiet else "no"
        rhythm = after.rhythm(found.id)
        return Text.of(
            "calls-in-game",
            calls=game.calls,
            snoozed=snoozed,
            until=until,
            where=after.where(found.id),
            first=rhythm.first,
            most=rhythm.most,
        )

    async def snooze(self, request: Request, hours: int) -> Text:
        """Switch off a person's calls for some hours, in every game (0: switch them on again).

        Raises:
            RuleError: that is too long.
        """
        presence, now = await self.of(request.user), self._work.clock.now()
        until = _snooze(hours, now)
        await self._work.presences.keep(request.user, presence.with_(snoozed=until))
        snoozed = "yes" if until else "no"
        return Text.of("calls-snoozed", snoozed=snoozed, until=f"<t:{until}:f>")


def _snooze(hours: int, now: int) -> int:
    if not 0 <= hours <= MOST_SNOOZE:
        raise RuleError("calls-refused-hours", most=MOST_SNOOZE)
    return now + hours * 60 * 60 if hours else 0


def days_away(vacations: Sequence[Span], end: int) -> int:
    """Return the whole days of vacation within the year before an instant."""
    since = end - YEAR * DAY
    return sum(max(0, min(each.end, end) - max(each.start, since)) for each in vacations) // DAY


def said_of(presence: Presence, now: int) -> Text:
    """Return a person's settings, in one sentence or two."""
    vacation = presence.on_vacation(now)
    return Text.of(
        "away-me",
        zone=presence.zone,
        known="yes" if is_known(presence.zone) else "no",
        instead=STAND_IN.key,
        quiet="yes" if presence.quiet else "no",
        start=_clock(presence.quiet[0]) if presence.quiet else "",
        end=_clock(presence.quiet[1]) if presence.quiet else "",
        calls=presence.calls,
        first=presence.first,
        most=presence.most,
        next="yes" if presence.next_up else "no",
        away="yes" if vacation else "no",
        until=f"<t:{vacation.end}:f>" if vacation else "",
    )


def _clock(minute: int) -> str:
    return f"{minute // 60}:{minute % 60:02}"


def _day(typed: str, today: date, locale: str) -> date:
    """Return a day that was typed: a date, or so many days from today.

    Raises:
        RuleError: it cannot be read.
    """
    text = _ahead().sub("", unaccented(typed))
    days = days_typed(text, locale)
    if days is not None:
        return today + timedelta(days=days)
    day = day_typed(text, today, locale)
    if day is None:
        raise RuleError("away-refused-read", typed=typed[:60])
    return day


@cache
def _ahead() -> re.Pattern[str]:
    """Return the pattern of words before a day that say nothing more, in any language."""
    words = calendar_words(USUAL)
    return re.compile(rf"^\s*(?:{words.any_of('until', 'from-now')})\s+")


def _night(before: tuple[int, int] | None, start: str, end: str) -> tuple[int, int] | None:
    """Return quiet hours as they were typed; a part left out stays, "off" removes them.

    Raises:
        RuleError: a time cannot be read, one is missing, or both are the same.
    """
    if means_none(start) or means_none(end):
        return None
    if before is None and not (start and end):
        raise RuleError("away-refused-both")
    first = _minute(start) if start else before[0] if before else 0
    last = _minute(end) if end else before[1] if before else 0
    if first == last:
        raise RuleError("away-refused-both")
    if awake_minutes((first, last)) < LEAST_AWAKE:
        raise RuleError("away-refused-awake", hours=LEAST_AWAKE // 60)
    return first, last


@cache
def _time() -> re.Pattern[str]:
    """Return the pattern of a time of day, with what stands before and after it in any language."""
    words = calendar_words(USUAL)
    return re.compile(
        rf"(?:(?:{words.any_of('at')})\s+)?([01]?\d|2[0-4])(?:[:.h]?([0-5]\d))?"
        rf"\s*(?:([ap]\.?m\.?)|{words.any_of('whole-day-hour')})?"
    )


def _minute(typed: str) -> int:
    found = _time().fullmatch(in_figures(unaccented(typed), USUAL))
    if found is None:
        raise RuleError("away-refused-time", typed=typed[:60])
    hour, minute, half = int(found[1]), int(found[2] or 0), (found[3] or "").replace(".", "")
    if half and not 1 <= hour <= 12:
        raise RuleError("away-refused-time", typed=typed[:60])
    if half:
        hour = hour % 12 + (12 if half == "pm" else 0)
    if hour == 24 and minute:
        raise RuleError("away-refused-time", typed=typed[:60])
    return (hour * 60 + minute) % (24 * 60)
