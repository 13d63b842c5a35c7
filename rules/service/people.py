"""What people tell us of their days: where they live, when they sleep, when they are away."""

import re
from datetime import date, timedelta

from rules.core.errors import RuleError
from rules.core.words import Text
from rules.pace.frozen import Span
from rules.pace.zones import instant, local_date, zone_of
from rules.ports import Adventure, Posting, Timer
from rules.service.house import House
from rules.service.presence import Calls, Presence
from rules.service.records import Request

MOST_AWAY = 90
"""Days that somebody can be away at a time."""
KEPT = 60 * 24 * 60 * 60
"""Seconds that a vacation is remembered after its end: a turn may have been asked before it."""
OFF = ("off", "none", "no", "-")
_TIME = re.compile(r"([01]?\d|2[0-4])(?:[:.h]?([0-5]\d))?\s*(am|pm)?", re.IGNORECASE)
_DAYS = re.compile(r"(\d{1,3})\s*(d|days?|w|weeks?)?", re.IGNORECASE)
_DATE = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
WEEK = 7


class People:
    """Use cases of one person, over all games."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def of(self, user: int) -> Presence:
        """What a person told us of their days."""
        return await self._house.presences.of(user)

    async def set(self, request: Request, presence: Presence) -> None:
        """Remember a person's days; look at all their clocks anew, and at the cards that say it."""
        await self._house.presences.keep(request.user, presence)
        now = self._house.clock.now()
        for adventure in await self._by_post(request.user):
            timer = Timer(kind="turn", subject=adventure.id, version=adventure.version, due=now)
            await self._house.store.set_timer(timer)
            posting = Posting(
                adventure=adventure.id, version=adventure.version, fresh=False, due=now
            )
            await self._house.store.post(posting)

    async def _by_post(self, user: int) -> list[Adventure]:
        found = await self._house.store.of_user(user)
        return [each for each in found if each.status == "running" and each.clock]

    async def away(self, request: Request, until: str, since: str = "") -> Text:
        """Be away until the end of a day, in every game; the sentence that says so.

        `until` is a date (YYYY-MM-DD) or a number of days or weeks; `since` likewise, or today.

        Raises:
            RuleError: that cannot be read, is over already or too far away.
        """
        now = self._house.clock.now()
        presence = await self.of(request.user)
        zone = presence.zone
        start = now
        if since.strip():
            start = max(now, instant(_day(since, local_date(now, zone)), 0, zone))
        last = _day(until, local_date(start, zone))
        end = instant(last + timedelta(days=1), 0, zone)
        if end <= start or end - start > (MOST_AWAY + 1) * 24 * 60 * 60:
            raise RuleError("away-refused-when", typed=until[:60], most=MOST_AWAY)
        mine = Span(start, end)
        others = [each for each in presence.vacations if each.end > now - KEPT]
        # Told anew, a vacation that goes on or comes is another one; what is over stays.
        kept = [Span(each.start, min(each.end, start)) for each in others if each.start < start]
        await self.set(request, presence.with_(vacations=(*kept, mine)))
        return Text.of("away-said", until=f"<t:{end}:f>", start=_start(start, now))

    async def away_since(self, user: int) -> int:
        """Since when somebody is on vacation (seconds since 1970); now, where they are not."""
        now = self._house.clock.now()
        vacation = (await self.of(user)).on_vacation(now)
        return now if vacation is None else vacation.start

    async def back(self, request: Request) -> Text:
        """Be there again: a vacation that goes on, or is planned, is over.

        Raises:
            RuleError: there is none.
        """
        now = self._house.clock.now()
        presence = await self.of(request.user)
        if all(each.end <= now for each in presence.vacations):
            raise RuleError("away-refused-back")
        kept = [
            Span(each.start, min(each.end, now)) for each in presence.vacations if each.start < now
        ]
        await self.set(request, presence.with_(vacations=tuple(kept)))
        return Text.of("away-back")

    async def tell(
        self,
        request: Request,
        *,
        zone: str = "",
        quiet_from: str = "",
        quiet_to: str = "",
        calls: Calls | None = None,
    ) -> Text:
        """Change what is given of one's days; the sentence that says how things are now.

        Raises:
            RuleError: there is no such time zone, or a time cannot be read.
        """
        before = await self.of(request.user)
        after = before
        if zone.strip():
            after = after.with_(zone=zone_of(zone.strip()).key)
        if quiet_from.strip() or quiet_to.strip():
            after = after.with_(quiet=_night(before.quiet, quiet_from.strip(), quiet_to.strip()))
        if calls is not None:
            after = after.with_(calls=calls)
        if after != before:
            await self.set(request, after)
        return said_of(after, self._house.clock.now())


def said_of(presence: Presence, now: int) -> Text:
    """How things stand with a person, in one sentence or two."""
    vacation = presence.on_vacation(now)
    return Text.of(
        "away-me",
        zone=presence.zone,
        quiet="yes" if presence.quiet else "no",
        start=_clock(presence.quiet[0]) if presence.quiet else "",
        end=_clock(presence.quiet[1]) if presence.quiet else "",
        calls=presence.calls,
        away="yes" if vacation else "no",
        until=f"<t:{vacation.end}:f>" if vacation else "",
    )


def _start(start: int, now: int) -> str:
    return "now" if start <= now else f"<t:{start}:f>"


def _clock(minute: int) -> str:
    return f"{minute // 60}:{minute % 60:02}"


def _day(typed: str, today: date) -> date:
    """A day that was typed: a date, or so many days from today.

    Raises:
        RuleError: it cannot be read.
    """
    wanted = typed.strip().casefold()
    if wanted in ("today", "tomorrow"):
        return today + timedelta(days=int(wanted == "tomorrow"))
    if found := _DATE.fullmatch(wanted):
        try:
            return date(int(found[1]), int(found[2]), int(found[3]))
        except ValueError:
            raise RuleError("away-refused-read", typed=typed[:60]) from None
    if found := _DAYS.fullmatch(wanted):
        weeks = (found[2] or "").startswith("w")
        return today + timedelta(days=int(found[1]) * (WEEK if weeks else 1))
    raise RuleError("away-refused-read", typed=typed[:60])


def _night(before: tuple[int, int] | None, start: str, end: str) -> tuple[int, int] | None:
    """Quiet hours as they were typed; what is left out stays, `off` takes them away.

    Raises:
        RuleError: a time cannot be read, one is missing, or both are the same.
    """
    if start.casefold() in OFF or end.casefold() in OFF:
        return None
    if before is None and not (start and end):
        raise RuleError("away-refused-both")
    first = _minute(start) if start else before[0] if before else 0
    last = _minute(end) if end else before[1] if before else 0
    if first == last:
        raise RuleError("away-refused-both")
    return first, last


def _minute(typed: str) -> int:
    found = _TIME.fullmatch(typed)
    if found is None:
        raise RuleError("away-refused-time", typed=typed[:60])
    hour, minute, half = int(found[1]), int(found[2] or 0), (found[3] or "").casefold()
    if half and not 1 <= hour <= 12:
        raise RuleError("away-refused-time", typed=typed[:60])
    if half:
        hour = hour % 12 + (12 if half == "pm" else 0)
    if hour == 24 and minute:
        raise RuleError("away-refused-time", typed=typed[:60])
    return (hour * 60 + minute) % (24 * 60)
