"""The question for somebody's time of day, from which their zone and their nights follow."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from babel.dates import get_timezone_location

from rules.core.errors import RuleError
from rules.core.languages import USUAL
from rules.core.words import Text
from rules.pace.zones import is_known
from rules.service.clocks.assumed_nights import NIGHT
from rules.service.people.availability import Availability, said_of
from rules.service.records import Request
from rules.service.unit_of_work import UnitOfWork

PLACES: Final = (
    "America/New_York", "Europe/London", "Europe/Berlin", "America/Los_Angeles",
    "America/Chicago", "Asia/Kolkata", "America/Sao_Paulo", "Europe/Athens", "Asia/Manila",
    "Asia/Tokyo", "Australia/Sydney", "Asia/Jakarta", "America/Denver", "Europe/Istanbul",
    "Pacific/Auckland", "America/Halifax", "Asia/Dubai", "Asia/Karachi", "Asia/Dhaka",
    "Australia/Adelaide", "Pacific/Honolulu", "Asia/Tehran", "America/Anchorage",
    "Asia/Kathmandu", "Asia/Yangon", "America/St_Johns", "Atlantic/Azores",
    "Europe/Paris", "Europe/Madrid", "Europe/Warsaw", "America/Toronto", "America/Mexico_City",
    "America/Bogota", "America/Argentina/Buenos_Aires", "America/Phoenix", "Europe/Lisbon",
    "Europe/Helsinki", "Africa/Cairo", "Africa/Lagos", "Africa/Johannesburg", "Africa/Nairobi",
    "Europe/Moscow", "Asia/Bangkok", "Asia/Singapore", "Asia/Shanghai", "Australia/Perth",
    "Australia/Brisbane", "Asia/Seoul",
)  # fmt: skip
"""Zones that many people live in, those first that are rather kept where room is short."""
MOST_MOMENTS = 24
"""Times of day that are offered; one more line of a list is for all other places."""
MOST_CITIES = 4
NIGHTS: Final = ((21, 6), (22, 7), (23, 8), (0, 8), (0, 9), (1, 10), (2, 11))
"""Nights that are offered, in hours of the day."""


class Moment(NamedTuple):
    """What time it is in some cities now, and the zone of the first of them."""

    zone: str
    time: str
    cities: tuple[str, ...]


def moments(now: int, locale: str = USUAL) -> tuple[Moment, ...]:
    """Return what time it is in the world, from west to east; each time of day once.

    Cities have the names that they have in a locale.
    """
    found: dict[int, list[str]] = {}
    for zone in PLACES:
        if is_known(zone):
            offset = datetime.fromtimestamp(now, ZoneInfo(zone)).utcoffset()
            found.setdefault(int(offset.total_seconds()) if offset else 0, []).append(zone)
    kept = sorted(list(found)[:MOST_MOMENTS])
    return tuple(
        Moment(
            zone=found[offset][0],
            time=datetime.fromtimestamp(now, ZoneInfo(found[offset][0])).strftime("%H:%M"),
            cities=tuple(_city(zone, locale) for zone in found[offset][:MOST_CITIES]),
        )
        for offset in kept
    )


def _city(zone: str, locale: str) -> str:
    named = (
        zone if locale == USUAL else get_timezone_location(zone, locale=locale, return_city=True)
    )
    return named.rpartition("/")[2].replace("_", " ")


class TimeOfDay:
    """Use cases of asking people for their time of day, once for all their games."""

    def __init__(self, work: UnitOfWork, availability: Availability) -> None:
        self._work = work
        self._availability = availability

    async def to_ask(self, user: int, adventure: str) -> bool:
        """Return whether to ask somebody now: they play by post here and were never asked."""
        presence = await self._work.presences.of(user)
        if presence.asked or presence.is_known:
            return False
        found = await self._work.load(adventure)
        return found.pace == "post" and any(each.user == user for each in found.seats)

    async def asked(self, user: int) -> None:
        """Remember that somebody was asked."""
        presence = await self._work.presences.of(user)
        await self._work.presences.keep(user, presence.with_(asked=True))

    def moments(self, locale: str) -> Sequence[Moment]:
        """Return the local times of the world from which somebody chooses theirs."""
        return moments(self._work.clock.now(), locale)

    async def live_in(self, request: Request, zone: str) -> Text:
        """Set somebody's time zone, with the usual night unless they have set one.

        Raises:
            RuleError: that zone was not offered.
        """
        if zone not in PLACES:
            raise RuleError("pace-error-no-such-zone", zone=zone[:60])
        before = await self._work.presences.of(request.user)
        return await self._settle(request, zone, before.quiet or NIGHT)

    async def sleep(self, request: Request, hours: tuple[int, int] | None) -> Text:
        """Set somebody's nights, from one hour of the day to another; None for none.

        Raises:
            RuleError: those hours were not offered.
        """
        if hours is not None and hours not in NIGHTS:
            raise RuleError("away-refused-both")
        before = await self._work.presences.of(request.user)
        quiet = None if hours is None else (hours[0] * 60, hours[1] * 60)
        return await self._settle(request, before.zone, quiet)

    async def _settle(self, request: Request, zone: str, quiet: tuple[int, int] | None) -> Text:
        now, before = self._work.clock.now(), await self._work.presences.of(request.user)
        after = before.with_nights(zone, quiet, now).with_(asked=True, answered=True)
        await self._availability.set(request, after)
        return said_of(after, now)
