"""Local times of time zones as instants, also across changes of their clocks."""

from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from rules.core.errors import RuleError

DAY = 24 * 60 * 60
MINUTES = 24 * 60


STAND_IN = ZoneInfo("UTC")
"""The zone that counts for one which the zone data does not know any more."""


def is_known(name: str) -> bool:
    """Return whether the zone data has a zone of that name."""
    return _zone(name) is not None


@lru_cache(maxsize=64)
def _zone(name: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def _settled(name: str) -> ZoneInfo:
    """Return a zone that somebody settled, or its stand-in: zone data comes and goes."""
    return _zone(name) or STAND_IN


def zone_called(typed: str) -> str:
    """Return the IANA name of the time zone that somebody typed, in letters of either case.

    Some systems open a zone by any spelling, or zones of their own, which others do not know.

    Raises:
        RuleError: there is none of that name.
    """
    for name in _names():
        if name.casefold() == typed.casefold():
            return name
    raise RuleError("pace-error-no-such-zone", zone=typed[:60])


@lru_cache(maxsize=1)
def _names() -> frozenset[str]:
    return frozenset(available_timezones())


def local_date(at: int, zone: str) -> date:
    """Return the local date at an instant (seconds since 1970, UTC)."""
    return datetime.fromtimestamp(at, _settled(zone)).date()


def instant(day: date, minute: int, zone: str) -> int:
    """Return when a minute (0 to 1440) of a local day is, in seconds since 1970.

    If the clocks skip it, that is the first instant after the gap; if it comes twice, the first
    time.
    """
    midnight = datetime.combine(day, time())
    naive = midnight + timedelta(minutes=minute)
    return _instant(naive, zone)


@lru_cache(maxsize=4096)
def _instant(naive: datetime, zone: str) -> int:
    where = _settled(zone)
    early = int(naive.replace(tzinfo=where, fold=0).timestamp())
    if _wall(early, where) == naive:
        return early
    late = int(naive.replace(tzinfo=where, fold=1).timestamp())
    return _transition(min(early, late), max(early, late), where)


def _wall(at: int, zone: ZoneInfo) -> datetime:
    return datetime.fromtimestamp(at, zone).replace(tzinfo=None)


def _transition(before: int, after: int, zone: ZoneInfo) -> int:
    """Return the first second of the offset that holds at `after`, not yet at `before`."""
    new = datetime.fromtimestamp(after, zone).utcoffset()
    while after - before > 1:
        middle = (before + after) // 2
        if datetime.fromtimestamp(middle, zone).utcoffset() == new:
            after = middle
        else:
            before = middle
    return after


def as_utc(at: int) -> datetime:
    """Return an instant as a date and time in UTC."""
    return datetime.fromtimestamp(at, UTC)
