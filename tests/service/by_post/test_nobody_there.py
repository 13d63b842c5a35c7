"""Where none of the players is there nothing is taken: the table rests, and can be woken."""

import pytest

from tests.support.durations import DAY, HOUR
from tests.support.houses import ask
from tests.support.known import differing
from tests.support.passing import bring_cards, pass_time
from tests.support.post import by_post, hasten, kinds, owed_by, table, take_turn
from tests.support.users import FRIEND, HOST, THIRD

SYSTEMS = differing(["three-dice", "green-dungeon", "third-six", "mkd-adventure", "mkd-delve"])


async def taken(service, adventure):
    """How many deeds the autopilot did for the players."""
    return (await kinds(service, adventure)).count("auto")


async def rests(service, adventure):
    """What the card of a table that rests says, and that it has the button that wakes it."""
    assert (await table(service, adventure)).resting is not None
    card = await service.history.queries.card(adventure)
    assert card.buttons[0].verb == "resume"
    lines = "\n".join(card.clock)
    assert "None of you is here just now, so this table rests" in lines


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("friends", [(), (FRIEND, THIRD)])
async def test_everybody_is_on_vacation_and_nothing_is_taken(service, clock, system, friends):
    adventure = await by_post(service, *friends, system=system, vacations="play")
    for user in (HOST, *friends):
        await service.people.availability.away(ask(user), "12 days")
    await bring_cards(service, clock)
    calls = await pass_time(service, clock, 10 * DAY, step=600 * 6)
    assert await taken(service, adventure) == 0
    assert calls == []
    await rests(service, adventure)
    # The first who is back wakes it: whoever is asked is called, with the time that was left.
    (timer,) = await service.store.timers(clock.now() + 365 * DAY)
    awake, cards = timer.due - clock.now() + 10 * HOUR, []
    calls = await pass_time(service, clock, awake, step=600 * 6, on_cards=cards)
    assert (await table(service, adventure)).resting is None
    assert {*cards, *(call.user for call in calls)} >= set(await owed_by(service, adventure))
    assert "vacation of" in "\n".join((await service.history.queries.card(adventure)).clock)
    assert await taken(service, adventure) == 0


@pytest.mark.parametrize("system", SYSTEMS)
async def test_three_silent_people_lose_no_game(service, clock, system):
    adventure = await by_post(service, FRIEND, THIRD, system=system)
    await pass_time(service, clock, 30 * DAY, step=HOUR)
    steps = await service.store.journal(adventure)
    acted = {step.version for step in steps if step.kind == "clock" and step.action}
    # Each lets two turns pass; of these one at most is taken for each, and for the last none.
    assert len(acted) <= 3 * 4
    found = await service.history.queries.load(adventure)
    assert found.status == "running"
    await rests(service, adventure)


async def test_a_lone_player_who_is_silent_has_one_turn_taken_and_no_more(service, clock):
    adventure = await by_post(service)
    await pass_time(service, clock, 30 * DAY, step=HOUR)
    late = [
        each
        for step in await service.store.journal(adventure)
        for each in (step.action or {}).get("due", ())
        if each[0] == "late"
    ]
    assert len(late) == 1
    await rests(service, adventure)


async def test_who_wakes_it_has_time_and_is_played_with(service, clock):
    adventure = await by_post(service, FRIEND, together="off")
    await pass_time(service, clock, 10 * DAY, step=HOUR)
    await rests(service, adventure)
    before = await taken(service, adventure)
    await service.by_post.agreements.resume(ask(HOST), adventure)
    clocks = await table(service, adventure)
    assert clocks.resting is None
    assert (clocks.clock(1).away, clocks.clock(1).missed) == (None, 0)
    assert await taken(service, adventure) == before
    await pass_time(service, clock, 2 * HOUR, step=600)
    while await take_turn(service, adventure, HOST):
        pass
    await pass_time(service, clock, DAY, step=600)
    # The autopilot fills in for who is absent, as somebody is there.
    assert await taken(service, adventure) > before


async def test_who_acts_during_a_vacation_plays_for_themselves(service, clock):
    adventure = await by_post(service, FRIEND, vacations="play", together="off")
    for user in (HOST, FRIEND):
        await service.people.availability.away(ask(user), "7 days")
    clock.at += 60
    while await take_turn(service, adventure, HOST):
        pass
    await pass_time(service, clock, HOUR, step=600)
    assert await taken(service, adventure) == 0
    await rests(service, adventure)
    # Whoever comes plays on, and the table rests again.
    assert await take_turn(service, adventure, FRIEND)
    assert (await table(service, adventure)).resting is None


async def test_who_wakes_a_table_on_vacation_is_there_for_it(service, clock):
    adventure = await by_post(service, FRIEND, vacations="play", together="off")
    for user in (HOST, FRIEND):
        await service.people.availability.away(ask(user), "7 days")
    await pass_time(service, clock, HOUR, step=600)
    await rests(service, adventure)
    await service.by_post.agreements.resume(ask(HOST), adventure)
    await pass_time(service, clock, HOUR, step=600)
    assert await taken(service, adventure) > 0


async def test_who_plays_alone_on_vacation_is_played_for_by_nobody(service, clock):
    adventure = await by_post(service, vacations="play", together="off")
    await service.people.availability.away(ask(HOST), "7 days")
    clock.at += 60
    assert await take_turn(service, adventure, HOST)
    await pass_time(service, clock, DAY, step=600)
    assert await taken(service, adventure) == 0
    assert (await table(service, adventure)).resting is not None


async def test_who_is_asked_nothing_any_more_keeps_no_game_going(service, clock):
    # The friend's team falls early in this adventure, and the host plays on alone.
    adventure = await by_post(
        service, FRIEND, system="mkd-adventure", together="off", turn_time="6h"
    )
    await hasten(service, adventure, 110)
    assert FRIEND not in await owed_by(service, adventure)
    before = await taken(service, adventure)
    await pass_time(service, clock, 14 * DAY, step=600)
    # Two turns of the host pass; what is left of two of the friend is played at ten minutes each.
    assert before < await taken(service, adventure)
    assert (await service.history.queries.load(adventure)).status == "running"
    await rests(service, adventure)


async def test_the_last_who_was_asked_retires_and_nobody_watches(service, clock):
    adventure = await by_post(service, FRIEND, system="mkd-adventure", together="off")
    await hasten(service, adventure, 110)
    await pass_time(service, clock, 20 * HOUR, step=HOUR)
    assert await take_turn(service, adventure, HOST)
    await pass_time(service, clock, 30 * HOUR, step=HOUR)
    assert (await table(service, adventure)).resting is None
    await service.by_post.farewells.retire(ask(HOST), adventure)
    await pass_time(service, clock, DAY, step=600)
    await rests(service, adventure)
    # The friend may watch the end all the same.
    await service.by_post.agreements.resume(ask(FRIEND), adventure)
    await pass_time(service, clock, HOUR, step=20)
    assert (await service.history.queries.load(adventure)).status == "ended"


async def test_a_campaign_rests_too_and_nobody_falls(service, clock):
    adventure = await by_post(service, FRIEND, system="three-dice-campaign")
    await pass_time(service, clock, 30 * DAY, step=HOUR)
    assert (await service.history.queries.load(adventure)).status == "running"
    await rests(service, adventure)
    assert await taken(service, adventure) < 60
