"""Time zones as people write them: abbreviations, cities, regions and offsets."""

import re
from datetime import datetime, timedelta, timezone
from functools import lru_cache
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from rules.core.errors import RuleError
from rules.core.spelling import unaccented
from rules.pace.zones import is_known, zone_called

ABBREVIATIONS: Final = {
    "utc": ("UTC", None), "gmt": ("UTC", None), "z": ("UTC", None), "zulu": ("UTC", None),
    "wet": ("Europe/Lisbon", 0), "west": ("Europe/Lisbon", 60),
    "cet": ("Europe/Berlin", 60), "cest": ("Europe/Berlin", 120),
    "mez": ("Europe/Berlin", 60), "mesz": ("Europe/Berlin", 120),
    "eet": ("Europe/Athens", 120), "eest": ("Europe/Athens", 180),
    "msk": ("Europe/Moscow", 180), "trt": ("Europe/Istanbul", 180),
    "et": ("America/New_York", None), "est": ("America/New_York", -300),
    "edt": ("America/New_York", -240), "eastern": ("America/New_York", None),
    "ct": ("America/Chicago", None), "cdt": ("America/Chicago", -300),
    "central": ("America/Chicago", None),
    "mt": ("America/Denver", None), "mdt": ("America/Denver", -360),
    "mountain": ("America/Denver", None),
    "pt": ("America/Los_Angeles", None), "pst": ("America/Los_Angeles", -480),
    "pdt": ("America/Los_Angeles", -420), "pacific": ("America/Los_Angeles", None),
    "akst": ("America/Anchorage", -540), "akdt": ("America/Anchorage", -480),
    "hst": ("Pacific/Honolulu", -600), "brt": ("America/Sao_Paulo", -180),
    "sgt": ("Asia/Singapore", 480), "hkt": ("Asia/Hong_Kong", 480), "jst": ("Asia/Tokyo", 540),
    "kst": ("Asia/Seoul", 540), "awst": ("Australia/Perth", 480),
    "acst": ("Australia/Adelaide", 570), "acdt": ("Australia/Adelaide", 630),
    "aest": ("Australia/Sydney", 600), "aedt": ("Australia/Sydney", 660),
    "nzst": ("Pacific/Auckland", 720), "nzdt": ("Pacific/Auckland", 780),
    "sast": ("Africa/Johannesburg", 120),
}  # fmt: skip
"""Zones by what people call them, and the minutes from UTC that the name says, if it says any."""
SHARED: Final = {
    "cst": ("America/Chicago", -360),
    "mst": ("America/Denver", -420),
    "ist": ("Asia/Kolkata", 330),
    "bst": ("Europe/London", 60),
    "ast": ("America/Halifax", -240),
}
"""Abbreviations of several zones: the one that is meant most often has to be confirmed."""
_OFFSET = re.compile(
    r"(?:(?<![\w/])(?:utc|gmt)\s*([+-])\s*(\d{1,2})(?::?([0-5]\d))?"
    r"|(?<=[\d\s])([+-])(\d{2}):([0-5]\d))(?![\w:])"
)
_IANA = re.compile(r"(?<![\w/])([a-z]+(?:/[a-z0-9_+-]+)+)(?![\w/])")
MOST_OFFSET = 14 * 60
"""The most minutes from UTC that there are anywhere."""


class Zone(NamedTuple):
    """A zone that somebody wrote: its IANA name, or minutes from UTC.

    `says` are the minutes from UTC that its name stands for, where these may not be those of the
    day that is meant. `shared` is set where others are called the same.
    """

    name: str = "UTC"
    offset: int | None = None
    says: int | None = None
    shared: bool = False


class Found(NamedTuple):
    """A zone, and the text without it."""

    zone: Zone | None
    rest: str


def zone_in(text: str) -> Found:
    """Return the zone that is named in a text of small letters, if any, and the rest of it."""
    if found := _OFFSET.search(text):
        sign, hours, minutes = (
            (found[1], found[2], found[3]) if found[1] else (found[4], found[5], found[6])
        )
        offset = int(hours) * 60 + int(minutes or 0)
        if offset <= MOST_OFFSET:
            zone = Zone(offset=-offset if sign == "-" else offset)
            return Found(zone, _without(text, found.span()))
    if (found := _IANA.search(text)) and (name := _names().get(found[1])):
        return Found(Zone(name), _without(text, found.span()))
    return _named(text)


def zone_meant(typed: str) -> str:
    """Return the IANA name of the one time zone that somebody typed: by name, city or offset.

    Raises:
        RuleError: there is none, or there are several.
    """
    try:
        return zone_called(typed)
    except RuleError:
        zone, rest = zone_in(f" {unaccented(typed)} ")
        if zone is None or zone.shared or rest.strip():
            raise
        hours, minutes = divmod(abs(zone.offset or 0), 60)
        if zone.offset is None or not zone.offset:
            return zone.name
        name = f"Etc/GMT{'-' if zone.offset > 0 else '+'}{hours}"
        if minutes or not is_known(name):
            raise
        return name


def _named(text: str) -> Found:
    """Return the zone that one or several words of a text are the name of, the last one first."""
    words = list(re.finditer(r"[^\W\d_]+(?:[._-][^\W\d_]+)*", text))
    for length in (3, 2, 1):
        for start in range(len(words) - length, -1, -1):
            span = (words[start].start(), words[start + length - 1].end())
            name = " ".join(text[span[0] : span[1]].split())
            if (zone := _called(name)) is not None:
                return Found(zone, _without(text, span))
    return Found(None, text)


def _called(name: str) -> Zone | None:
    if name in ABBREVIATIONS:
        zone, says = ABBREVIATIONS[name]
        return Zone(zone, says=says) if is_known(zone) else None
    if name in SHARED:
        zone, says = SHARED[name]
        return Zone(zone, says=says, shared=True) if is_known(zone) else None
    city = _cities().get(name.replace(" ", "_"))
    return None if city is None else Zone(city)


def _without(text: str, span: tuple[int, int]) -> str:
    return f"{text[: span[0]]} {text[span[1] :]}"


@lru_cache(maxsize=1)
def _names() -> dict[str, str]:
    """Return all zones by their names in small letters."""
    return {name.casefold(): name for name in sorted(available_timezones())}


@lru_cache(maxsize=1)
def _cities() -> dict[str, str]:
    """Return zones by their city, those with a continent alone."""
    cities: dict[str, str] = {}
    for name in sorted(available_timezones()):
        region, _, city = name.partition("/")
        if city and region in _REGIONS:
            cities.setdefault(name.rpartition("/")[2].casefold(), name)
    return cities


_REGIONS: Final = frozenset(
    {"Africa", "America", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific"}
)


def offset_at(at: int, zone: str) -> int:
    """Return how many minutes from UTC a zone is at an instant."""
    offset = datetime.fromtimestamp(at, ZoneInfo(zone)).utcoffset() or timedelta()
    return int(offset.total_seconds()) // 60


def fixed(offset: int) -> timezone:
    """Return the zone of some minutes from UTC, which has no summer."""
    return timezone(timedelta(minutes=offset))
