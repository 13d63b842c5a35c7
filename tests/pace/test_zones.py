"""Local times, in every zone there is."""

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo, available_timezones

import pytest

from rules.core.errors import RuleError
from rules.pace.zone_names import zone_meant
from rules.pace.zones import instant, local_date, zone_called

YEARS = (2024, 2026)


def utc(text):
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


def test_an_hour_that_is_skipped_is_the_first_instant_after():
    spring = date(2026, 3, 29)
    assert instant(spring, 150, "Europe/Berlin") == utc("2026-03-29T01:00")
    assert instant(spring, 120, "Europe/Berlin") == utc("2026-03-29T01:00")
    assert instant(spring, 180, "Europe/Berlin") == utc("2026-03-29T01:00")
    assert instant(spring, 181, "Europe/Berlin") == utc("2026-03-29T01:01")


def test_an_hour_that_comes_twice_is_the_first_of_them():
    assert instant(date(2026, 10, 25), 150, "Europe/Berlin") == utc("2026-10-25T00:30")


def test_a_day_that_was_skipped_is_where_the_next_begins():
    skipped = date(2011, 12, 30)
    assert instant(skipped, 600, "Pacific/Apia") == utc("2011-12-30T10:00")


def test_a_zone_that_changes_by_half_an_hour():
    assert instant(date(2026, 10, 4), 130, "Australia/Lord_Howe") == utc("2026-10-03T15:30")


def offset(at, zone):
    return at.astimezone(zone).utcoffset()


def transitions(zone, year):
    """Instants at which a zone's offset changes, to the hour: no zone changes twice in a day."""
    day, hour = timedelta(days=1), timedelta(hours=1)
    morning = datetime(year, 1, 1, tzinfo=UTC)
    while morning.year == year:
        if offset(morning, zone) != offset(morning + day, zone):
            yield next(
                at
                for at in (morning + number * hour for number in range(1, 25))
                if offset(at, zone) != offset(at - hour, zone)
            )
        morning += day


def unlike():
    """Zones of which none changes at the same instants, by the same time, as one before it."""
    seen, hour = set(), timedelta(hours=1)
    for name in sorted(available_timezones()):
        zone = ZoneInfo(name)
        changes = tuple(transitions(zone, YEARS[0]))[:2]
        kind = tuple((at, offset(at - hour, zone), offset(at, zone)) for at in changes)
        if kind not in seen:
            seen.add(kind)
            yield name, zone, changes


def test_around_every_transition_of_every_zone_instants_follow_each_other():
    """Zones that change alike are the same clock around it, and one of them is tried."""
    for name, zone, changes in unlike():
        for change in changes:
            day = local_date(int(change.timestamp()), name)
            found = [instant(day, minute, name) for minute in range(0, 1441, 15)]
            assert found == sorted(found)
            for minute, at in zip(range(0, 1441, 15), found, strict=True):
                shown = datetime.fromtimestamp(at, zone).replace(tzinfo=None)
                wanted = datetime.combine(day, datetime.min.time()) + timedelta(minutes=minute)
                assert shown >= wanted
                earlier = datetime.fromtimestamp(at - 60, zone).replace(tzinfo=None)
                assert shown == wanted or earlier < wanted


def test_a_zone_that_does_not_exist_is_refused_in_words():
    for name in ("Mars/Olympus", "", "../../etc/passwd", "Europe/Berlin\0"):
        with pytest.raises(RuleError):
            zone_called(name)


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("berlin", "Europe/Berlin"), ("New York", "America/New_York"), ("MEZ", "Europe/Berlin"),
        ("são paulo", "America/Sao_Paulo"), ("UTC+1", "Etc/GMT-1"), ("gmt -3", "Etc/GMT+3"),
        ("utc+0", "UTC"), ("europe/madrid", "Europe/Madrid"),
    ],
)  # fmt: skip
def test_a_zone_is_known_by_its_city_and_its_offset(typed, zone):
    assert zone_meant(typed) == zone


@pytest.mark.parametrize(
    "typed", ["Mars", "14:30", "IST", "UTC+5:30", "Berlin Paris", "8pm Berlin", ""]
)
def test_what_is_no_zone_or_several_is_refused(typed):
    with pytest.raises(RuleError):
        zone_meant(typed)
