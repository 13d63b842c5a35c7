"""Reading dates and times as people write them, and saying what of it is uncertain."""

import re
from datetime import UTC, date, datetime, time, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

from rules.core.errors import RuleError
from rules.core.languages import USUAL
from rules.core.spelling import unaccented
from rules.pace.calendar_words import A_DAY
from rules.pace.zone_names import Zone, fixed, offset_at, zone_in
from rules.pace.zones import DAY, instant, local_date
from rules.service.evenings.written import Doubt, Written, dated, taken_apart

YEAR = 366 * DAY
LONGEST = 80
"""Letters of what is read."""
LONG_AGO = 90
"""Days by which a day without a year may be over so that the next year is no surprise."""
_STAMP = re.compile(r"<t:(\d{1,11})(?::[tdfrs])?>")


class Reading(NamedTuple):
    """What was read: an instant, the zone in which, and what of it is uncertain."""

    at: int
    zone: str
    doubts: tuple[Doubt, ...]


def read(
    typed: str,
    now: int,
    zone: str,
    *,
    known: bool = True,
    month_first: bool = False,
    locale: str = USUAL,
) -> Reading:
    """Return the instant that somebody wrote, where it is nothing that cannot be.

    `zone` is theirs (an IANA name), and counts where they wrote none; it is `known` where they have
    said it. `month_first` is how dates are written where they live, and `locale` their language, of
    which words are understood before those of others.

    Raises:
        RuleError: it cannot be read, has no time of day, is over, or more than a year away.
    """
    text = unaccented(typed)
    if len(text) > LONGEST:
        raise RuleError("evening-refused-read", typed=typed[:60])
    if stamp := _STAMP.fullmatch(text):
        return _within_reach(Reading(int(stamp[1]), zone, ()), now)
    named, rest = zone_in(text)
    where = named or Zone(zone)
    today = _today(now, where)
    draft = taken_apart(typed[:60], rest, today, month_first=month_first, locale=locale)
    if named is None and not known and (draft.in_minutes is None or draft.minute is not None):
        draft.doubts.append("zone")
    if named is not None and named.shared:
        draft.doubts.append("shared")
    return _within_reach(_settled(draft, where, now), now)


def _within_reach(reading: Reading, now: int) -> Reading:
    if reading.at <= now:
        raise RuleError("evening-refused-past", at=reading.at)
    if reading.at > now + YEAR:
        raise RuleError("evening-refused-far", at=reading.at)
    return reading


def _today(now: int, zone: Zone) -> date:
    if zone.offset is not None:
        return datetime.fromtimestamp(now, fixed(zone.offset)).date()
    return local_date(now, zone.name)


def _settled(draft: Written, zone: Zone, now: int) -> Reading:
    """Return the instant of a day and a minute, or of a span of time from now."""
    span = draft.in_minutes
    if draft.minute is None:
        if span is None or span % A_DAY == 0 or draft.day is not None:
            nothing = draft.day is None and span is None
            key = "evening-refused-read" if nothing else "evening-refused-time"
            raise RuleError(key, typed=draft.typed)
        return Reading(now - now % 60 + span * 60, zone.name, tuple(draft.doubts))
    if span is not None:
        if span % A_DAY or draft.day is not None:
            raise RuleError("evening-refused-read", typed=draft.typed)
        draft.day = draft.today + timedelta(days=span // A_DAY)
    at = _instant(_day_of(draft, draft.minute, zone, now), draft.minute, zone)
    return Reading(at, zone.name, (*draft.doubts, *_clock_doubts(draft, at, zone)))


def _day_of(draft: Written, minute: int, zone: Zone, now: int) -> date:
    """Settle the day: one that was not named in full is the next that is not over."""
    day = draft.day or draft.today
    over = _instant(day, minute, zone) <= now
    if draft.day is None and over:
        day += timedelta(days=1)
        draft.doubts.append("day")
    elif draft.by_weekday and over:
        day += timedelta(days=7)
    elif not draft.has_year and day < draft.today:
        if (draft.today - day).days < LONG_AGO:
            draft.doubts.append("year")
        day = dated(draft, day.year + 1, day.month, day.day)
    draft.day = day
    return day


def _instant(day: date, minute: int, zone: Zone) -> int:
    if zone.offset is None:
        return instant(day, minute, zone.name)
    midnight = datetime(day.year, day.month, day.day, tzinfo=fixed(zone.offset))
    return int((midnight + timedelta(minutes=minute)).timestamp())


def _clock_doubts(draft: Written, at: int, zone: Zone) -> list[Doubt]:
    """Return what is uncertain because clocks are set forward and back."""
    doubts: list[Doubt] = []
    if zone.offset is not None or draft.day is None or draft.minute is None:
        return doubts
    if zone.says is not None and offset_at(at, zone.name) != zone.says:
        doubts.append("season")
    where = ZoneInfo(zone.name)
    wall = datetime.combine(draft.day, time()) + timedelta(minutes=draft.minute)
    if datetime.fromtimestamp(at, where).replace(tzinfo=None) != wall:
        doubts.append("gap")
    first, second = (wall.replace(tzinfo=where, fold=fold).astimezone(UTC) for fold in (0, 1))
    if second > first:
        doubts.append("twice")
    return doubts
