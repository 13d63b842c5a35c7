"""Who has not said when their night is has that of the host, or of the table's zone."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from tests.support.clocks import utc
from tests.support.durations import DAY, HOUR
from tests.support.houses import ask
from tests.support.passing import bring_cards, called, pass_time
from tests.support.post import by_post, others_play
from tests.support.users import FRIEND, HOST

BERLIN = "Europe/Berlin"


async def hours_of_calls(service, clock) -> list[int]:
    """The hours of the day in Berlin at which the friend is called within three days."""
    found = []
    for _ in range(3 * DAY // HOUR):
        calls = await pass_time(service, clock, HOUR)
        hour = datetime.fromtimestamp(clock.at, ZoneInfo(BERLIN)).hour
        found += [hour for call in calls if call.user == FRIEND]
    return found


async def waiting_at_night(service, clock, **settings: str) -> str:
    """A game that comes to wait for the friend at one in the morning in Berlin."""
    clock.at = utc(2027, 1, 4, 0)
    adventure = await by_post(service, FRIEND, together="off", **settings)
    await others_play(service, adventure, FRIEND)
    return adventure


async def test_the_hosts_night_counts_for_who_has_said_nothing(service, clock):
    await service.people.availability.tell(ask(HOST), zone=BERLIN)
    adventure = await waiting_at_night(service, clock)
    assert await called(service, adventure) == []
    await bring_cards(service, clock)
    hours = await hours_of_calls(service, clock)
    assert hours
    assert all(8 <= hour < 23 for hour in hours), hours


async def test_the_hosts_own_quiet_hours_are_the_night(service, clock):
    await service.people.availability.tell(
        ask(HOST), zone=BERLIN, quiet_from="20:00", quiet_to="11:00"
    )
    await waiting_at_night(service, clock)
    await bring_cards(service, clock)
    hours = await hours_of_calls(service, clock)
    assert hours
    assert all(11 <= hour < 20 for hour in hours), hours


async def test_the_zone_of_the_table_counts_where_the_host_has_said_nothing(service, clock):
    adventure = await waiting_at_night(service, clock, zone=BERLIN)
    assert await called(service, adventure) == []
    await bring_cards(service, clock)
    hours = await hours_of_calls(service, clock)
    assert hours
    assert all(8 <= hour < 23 for hour in hours), hours


@pytest.mark.parametrize("said", [{"zone": "Asia/Tokyo"}, {"quiet_from": "6", "quiet_to": "7"}])
async def test_who_has_said_anything_is_called_by_that_alone(service, clock, said):
    await service.people.availability.tell(ask(HOST), zone=BERLIN)
    await service.people.availability.tell(ask(FRIEND), **said)
    adventure = await waiting_at_night(service, clock)
    assert await called(service, adventure) == [FRIEND]


async def test_clocks_run_on_in_a_night_that_nobody_named(service, clock):
    await service.people.availability.tell(ask(HOST), zone=BERLIN)
    adventure = await waiting_at_night(service, clock)
    status = await service.by_post.agreements.status(ask(HOST), adventure)
    assert not any("stands still" in line for line in status)
