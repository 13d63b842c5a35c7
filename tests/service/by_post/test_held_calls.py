"""Calls that a night, a vacation or a wish holds back: said once it is over, and never lost."""

import pytest

from rules.service.clocks.presence import Presence
from rules.service.people.availability import Availability
from tests.support.durations import DAY, HOUR, MINUTE
from tests.support.houses import ask
from tests.support.passing import look, pass_time
from tests.support.post import by_post, others_play
from tests.support.users import FRIEND, HOST


async def sleeps(service, clock, user, hours=8):
    """Somebody's quiet hours begin in this minute (UTC)."""
    minute = clock.now() % DAY // MINUTE
    quiet = (minute, (minute + 60 * hours) % 1440)
    await service.people.availability.set(ask(user), Presence(quiet=quiet))


async def test_a_reminder_whose_night_has_just_begun_is_said_in_the_morning(service, clock):
    await by_post(service)
    clock.at += 12 * HOUR
    for timer in await service.store.timers(clock.now()):
        await service.by_post.timers.look(timer)
    await sleeps(service, clock, HOST)
    calls = []
    await look(service, clock, calls)
    assert calls == []
    assert await pass_time(service, clock, 7 * HOUR) == []
    (call,) = await pass_time(service, clock, 2 * HOUR)
    assert "Half of the time is gone" in call.text


async def test_a_reminder_that_a_pause_overtakes_is_not_said(service, clock):
    adventure = await by_post(service, FRIEND)
    await others_play(service, adventure, FRIEND)
    await pass_time(service, clock, HOUR)
    clock.at += 11 * HOUR
    for timer in await service.store.timers(clock.now()):
        await service.by_post.timers.look(timer)
    await service.by_post.agreements.pause(ask(HOST), adventure)
    calls = []
    await look(service, clock, calls)
    clock.at += MINUTE
    await look(service, clock, calls)
    assert [call for call in calls if "Half" in call.text] == []


async def parked(service, near=77):
    adventure = await by_post(service, FRIEND)
    await service.by_post.parking.park(adventure, "gone", near=near)
    return adventure


async def test_that_a_table_cannot_be_shown_is_said_to_nobody_at_night(service, clock):
    for user in (HOST, FRIEND):
        await sleeps(service, clock, user, hours=8 if user == HOST else 10)
    await parked(service)
    assert await pass_time(service, clock, 7 * HOUR) == []
    (call,) = await pass_time(service, clock, HOUR)
    assert (call.user, call.instead) == (HOST, ())


async def test_while_the_host_sleeps_another_player_hears_of_it(service, clock):
    await sleeps(service, clock, HOST)
    await parked(service)
    (call,) = await pass_time(service, clock, HOUR)
    assert (call.user, call.instead) == (FRIEND, ())


@pytest.mark.parametrize("wish", ["snoozed", "muted"])
async def test_who_wants_no_calls_of_a_game_is_not_told_that_it_cannot_be_shown(
    service, clock, wish
):
    adventure = await by_post(service)
    own: Availability = service.people.availability
    if wish == "snoozed":
        await own.in_game(ask(HOST), adventure, hours=3)
    else:
        await own.in_game(ask(HOST), adventure, calls="off")
    await service.by_post.parking.park(adventure, "gone", near=77)
    assert await pass_time(service, clock, 2 * HOUR) == []
    later = await pass_time(service, clock, 2 * HOUR)
    assert [call.user for call in later] == ([HOST] if wish == "snoozed" else [])
