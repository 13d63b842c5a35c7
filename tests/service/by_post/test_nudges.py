"""A nudge takes the place of a reminder: never more of them, never at night, never for nothing."""

import pytest

from rules.core.errors import NotSeated, RuleError
from rules.service.clocks.presence import Presence
from tests.support.durations import HOUR, MINUTE
from tests.support.houses import ask
from tests.support.passing import pass_time
from tests.support.post import by_post, kinds, others_play, table
from tests.support.users import FRIEND, HOST, STRANGER


async def test_a_nudge_takes_the_place_of_the_next_reminder(service, clock):
    adventure = await by_post(service, FRIEND)
    await pass_time(service, clock, 3 * HOUR)
    answer = await service.by_post.nudges.nudge(ask(HOST), adventure)
    assert "Reminder sent" in answer.text
    calls = await pass_time(service, clock, HOUR)
    assert [call.user for call in calls] == [FRIEND]
    assert "asks whether you can play soon" in calls[0].text
    later = [call for call in await pass_time(service, clock, 19 * HOUR) if call.user == FRIEND]
    assert len(later) == 1
    assert "nearly up" in later[0].text
    with pytest.raises(RuleError, match="nudge-refused-now"):
        await service.by_post.nudges.nudge(ask(HOST), adventure)


async def test_two_nudges_are_all_the_reminders_of_a_turn(service, clock):
    adventure = await by_post(service, FRIEND)
    await pass_time(service, clock, 2 * HOUR)
    await service.by_post.nudges.nudge(ask(HOST), adventure)
    with pytest.raises(RuleError, match="nudge-refused-now"):
        await service.by_post.nudges.nudge(ask(HOST), adventure)
    calls = await pass_time(service, clock, 11 * HOUR)
    await service.by_post.nudges.nudge(ask(HOST), adventure)
    with pytest.raises(RuleError, match="nudge-refused-now"):
        await service.by_post.nudges.nudge(ask(HOST), adventure)
    calls += await pass_time(service, clock, 10 * HOUR)
    assert len([call for call in calls if call.user == FRIEND]) == 2
    assert (await kinds(service, adventure)).count("nudge") == 2


async def test_after_a_missed_turn_a_nudge_is_the_one_reminder_of_the_next(service, clock):
    adventure = await by_post(service, FRIEND, misses="3", goal="depth_3", together="off")
    await pass_time(service, clock, 25 * HOUR)
    await others_play(service, adventure, FRIEND)
    owed = (await table(service, adventure)).clock(2)
    assert owed.missed == 1
    # The next turn has twelve hours.
    await pass_time(service, clock, owed.opened + 5 * HOUR - clock.now())
    with pytest.raises(RuleError, match="nudge-refused-now"):
        await service.by_post.nudges.nudge(ask(HOST), adventure)
    # Half of it is gone.
    await pass_time(service, clock, HOUR)
    await service.by_post.nudges.nudge(ask(HOST), adventure)
    calls = await pass_time(service, clock, 5 * HOUR, step=30 * MINUTE)
    assert (await table(service, adventure)).clock(2).opened == owed.opened
    assert len([call for call in calls if call.user == FRIEND]) == 1


async def test_a_young_turn_is_left_alone(service, clock):
    adventure = await by_post(service, FRIEND)
    clock.at += HOUR - 60
    with pytest.raises(RuleError, match="nudge-refused-now"):
        await service.by_post.nudges.nudge(ask(HOST), adventure)
    assert "nudge" not in await kinds(service, adventure)


async def test_nobody_is_asked_at_night(service, clock):
    adventure = await by_post(service, FRIEND)
    await pass_time(service, clock, 3 * HOUR)
    now = clock.now() % (24 * HOUR) // HOUR
    night = Presence(zone="UTC", quiet=((now - 1) % 24 * 60, (now + 2) % 24 * 60))
    await service.people.availability.set(ask(FRIEND), night)
    with pytest.raises(RuleError, match="nudge-refused-now"):
        await service.by_post.nudges.nudge(ask(HOST), adventure)


async def test_only_who_sits_there_may_ask_and_never_themselves(service, clock):
    adventure = await by_post(service)
    await pass_time(service, clock, 3 * HOUR)
    with pytest.raises(NotSeated):
        await service.by_post.nudges.nudge(ask(STRANGER), adventure)
    with pytest.raises(RuleError, match="nudge-refused-nobody"):
        await service.by_post.nudges.nudge(ask(HOST), adventure)


async def test_one_click_that_comes_twice_asks_once(service, clock):
    adventure = await by_post(service, FRIEND)
    await pass_time(service, clock, 3 * HOUR)
    click = ask(HOST)
    first = await service.by_post.nudges.nudge(click, adventure)
    again = await service.by_post.nudges.nudge(click, adventure)
    assert (first.text, again.repeated) == (again.text, True)
    assert (await kinds(service, adventure)).count("nudge") == 1


async def test_whoever_nudges_a_table_that_stands_still_is_told_the_cure(service, clock):
    adventure = await by_post(service, FRIEND)
    await pass_time(service, clock, 10 * HOUR)
    await service.by_post.agreements.pause(ask(HOST), adventure)
    with pytest.raises(RuleError, match="nudge-refused-still"):
        await service.by_post.nudges.nudge(ask(HOST), adventure)
