"""Tables that play on while somebody is on vacation, through the service."""

import pytest

from rules.core.errors import RuleError
from tests.support.durations import DAY, HOUR, MINUTE
from tests.support.houses import ask
from tests.support.passing import look, pass_time
from tests.support.post import by_post, kinds, owed_by, table, take_turn
from tests.support.rounds import in_a_fight, press
from tests.support.users import FRIEND, HOST


async def test_a_table_that_waits_stands_still_for_a_vacation(service, clock):
    adventure = await by_post(service, FRIEND, vacations="wait")
    await service.people.availability.away(ask(FRIEND), "5 days")
    for _ in range(4):
        await take_turn(service, adventure, HOST)
        await pass_time(service, clock, DAY)
    steps = await service.store.journal(adventure)
    assert not [step for step in steps if step.kind == "auto" and step.seat == 2]


async def test_one_that_plays_on_takes_the_turns_and_nobody_counts_as_absent(service, clock):
    adventure = await by_post(service, FRIEND, vacations="play", misses="1", absence="wait")
    await service.people.availability.away(ask(FRIEND), "5 days")
    calls = await pass_time(service, clock, HOUR, step=600)
    for _ in range(4):
        await take_turn(service, adventure, HOST)
        calls += await pass_time(service, clock, 2 * HOUR, step=600)
    steps = await service.store.journal(adventure)
    assert [step for step in steps if step.kind == "auto" and step.seat == 2]
    assert FRIEND not in {call.user for call in calls}
    clocks = (await table(service, adventure)).clock(2)
    assert (clocks.missed, clocks.away) == (0, None)
    card = await service.history.queries.card(adventure)
    assert any("play meanwhile" in line for line in card.clock)


async def test_who_comes_back_and_acts_is_told_what_was_done(service, clock):
    adventure = await by_post(service, FRIEND, vacations="play", decisions="vote")
    await service.people.availability.away(ask(FRIEND), "1 day")
    await pass_time(service, clock, HOUR, step=600)
    await take_turn(service, adventure, HOST)
    await pass_time(service, clock, HOUR, step=600)
    await service.people.availability.back(ask(FRIEND))
    assert (await table(service, adventure)).clock(2).covered
    for user in (HOST, FRIEND, HOST, FRIEND):
        await take_turn(service, adventure, user)
    assert not (await table(service, adventure)).clock(2).covered
    assert "act" in await kinds(service, adventure)


async def test_nobody_on_vacation_is_nudged(service, clock):
    adventure = await by_post(service, FRIEND, vacations="play")
    await pass_time(service, clock, 2 * HOUR)
    await service.people.availability.away(ask(FRIEND), "5 days")
    with pytest.raises(RuleError, match="nudge-refused"):
        await service.by_post.nudges.nudge(ask(HOST), adventure)


async def covered_ahead(service, clock, away, **settings):
    """A round that waits for the host, in which the friend's turn is to be taken for them."""
    adventure = await in_a_fight(service, 2, vacations="play", **settings)
    await service.people.availability.away(ask(FRIEND), away)
    await pass_time(service, clock, HOUR, step=10 * MINUTE)
    clock_of = (await table(service, adventure)).clock(2)
    assert (100 in clock_of.reminded, clock_of.covered) == (True, True)
    return adventure


async def test_who_is_back_before_their_turn_has_come_takes_it_themselves(service, clock):
    adventure = await covered_ahead(service, clock, "5 days")
    await service.people.availability.back(ask(FRIEND))
    clock.at += MINUTE
    assert await look(service, clock, []) == [FRIEND]
    clock_of = (await table(service, adventure)).clock(2)
    assert (clock_of.reminded, clock_of.covered) == ((), False)
    await press(service, adventure, HOST)
    assert "auto" not in await kinds(service, adventure)
    assert await owed_by(service, adventure) == (FRIEND,)


async def test_who_comes_back_as_planned_takes_it_too_and_who_does_not_has_it_taken(service, clock):
    adventure = await covered_ahead(service, clock, "0 days", turn_time="72h")
    assert (await table(service, adventure)).clock(2).covered
    await pass_time(service, clock, DAY)
    clock_of = (await table(service, adventure)).clock(2)
    assert (clock_of.reminded, clock_of.covered) == ((), False)
    elsewhere = await covered_ahead(service, clock, "5 days", channel=300)
    await press(service, elsewhere, HOST)
    assert "auto" in await kinds(service, elsewhere)


async def test_who_is_back_and_lets_the_time_pass_is_late_like_anybody(service, clock):
    adventure = await covered_ahead(service, clock, "5 days", absence="wait")
    await service.people.availability.back(ask(FRIEND))
    await pass_time(service, clock, 26 * HOUR)
    clock_of = (await table(service, adventure)).clock(2)
    assert (100 in clock_of.reminded, clock_of.missed, clock_of.covered) == (True, 1, False)
    await pass_time(service, clock, DAY)
    assert (await table(service, adventure)).clock(2).missed == 1
    # The table waits for whoever is late.
    await press(service, adventure, HOST)
    assert "auto" not in await kinds(service, adventure)
