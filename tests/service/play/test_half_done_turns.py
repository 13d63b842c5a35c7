"""Who leaves a Hero in the middle of an activation holds up the other teams for an hour at most."""

import pytest

from rules.core.errors import GameError
from rules.pace.turn_times import HOLD
from rules.service.history.verify import verify
from rules.service.journal.loading import loaded
from rules.systems.mkd.tasks import AskAdvance
from tests.service.play.test_rounds_of_teams import (
    SHARED,
    TACTICAL,
    begin,
    by_night,
    plan,
    play_out,
    to_teams,
)
from tests.support.durations import HOUR, MINUTE
from tests.support.passing import pass_time
from tests.support.rounds import PEOPLE, ROUND, done, press, put, standing
from tests.support.users import FRIEND, HOST, THIRD


async def awaited(service, adventure):
    return (await standing(service, adventure))[1]


async def walk(service, adventure, user):
    """The Hero whose turn it is takes the first way that is offered."""
    rules, state = loaded(await service.history.queries.load(adventure))
    ways = [each.id for each in rules.legal_actions(state, PEOPLE.index(user) + 1)]
    await press(service, adventure, user, next(each for each in ways if each.startswith("go-")))


async def card(service, adventure):
    return " ".join((await service.history.queries.card(adventure)).clock)


@pytest.mark.parametrize("system", TACTICAL)
async def test_a_half_done_turn_gives_way_to_the_others_after_an_hour(service, clock, system):
    adventure = await to_teams(service, system, by_steps=True)
    before = len(await done(service, adventure))
    assert "in the middle of a turn" not in await card(service, adventure)
    await begin(service, adventure, HOST)
    assert f"<t:{clock.at // 60 * 60 + HOLD}:R>, so that the others" in await card(
        service, adventure
    )
    await pass_time(service, clock, HOLD - MINUTE, step=MINUTE)
    assert await awaited(service, adventure) == (1,)
    with pytest.raises(GameError):
        await begin(service, adventure, FRIEND)
    await pass_time(service, clock, 2 * MINUTE, step=MINUTE)
    assert {seat for _, seat in (await done(service, adventure))[before:]} == {1}
    assert {2, 3} <= set(await awaited(service, adventure))
    shown = await card(service, adventure)
    assert "turn stood still for an hour" in shown
    assert "in the middle of a turn" not in shown
    await begin(service, adventure, FRIEND)
    assert await awaited(service, adventure) == (2,)
    assert verify(await service.history.queries.export(adventure)).good


@pytest.mark.parametrize("system", SHARED)
async def test_the_other_heroes_of_the_team_keep_the_time_of_the_round(service, clock, system):
    adventure = await to_teams(service, system)
    ends = clock.at + ROUND
    await begin(service, adventure, HOST)
    await pass_time(service, clock, HOLD + MINUTE, step=MINUTE)
    state, asked = await standing(service, adventure)
    mine = [each.id for each in state.heroes if each.seat == 1]
    served = [each for each in mine if each in state.served]
    assert len(mine) > 1
    assert len(served) == 1
    assert 1 in asked
    await play_out(service, adventure, FRIEND)
    await play_out(service, adventure, THIRD)
    await pass_time(service, clock, ends - clock.at - MINUTE, step=MINUTE)
    assert served == [
        each for each in mine if each in (await standing(service, adventure))[0].served
    ]
    await pass_time(service, clock, 2 * MINUTE, step=MINUTE)
    after, _ = await standing(service, adventure)
    assert after.round > state.round


@pytest.mark.parametrize("system", SHARED)
async def test_each_step_of_their_own_begins_the_hour_anew(service, clock, system):
    adventure = await to_teams(service, system)
    for each in (begin, walk):
        await each(service, adventure, HOST)
        before = len(await done(service, adventure))
        await pass_time(service, clock, HOLD - MINUTE, step=MINUTE)
        assert (await done(service, adventure))[before:] == []
        assert await awaited(service, adventure) == (1,)
    await pass_time(service, clock, 2 * MINUTE, step=MINUTE)
    assert ("auto", 1) in (await done(service, adventure))[before:]


@pytest.mark.parametrize("system", SHARED)
async def test_nobody_is_hurried_while_the_others_have_spoken(service, clock, system):
    adventure = await to_teams(service, system)
    ends = clock.at + ROUND
    await plan(service, adventure, FRIEND, "go-")
    await begin(service, adventure, HOST)
    await plan(service, adventure, THIRD, "go-")
    before = len(await done(service, adventure))
    assert "in the middle of a turn" not in await card(service, adventure)
    await pass_time(service, clock, ends - clock.at - MINUTE, step=MINUTE)
    assert (await done(service, adventure))[before:] == []


@pytest.mark.parametrize("system", SHARED)
async def test_in_the_night_of_who_is_in_the_middle_the_hour_stands_still(service, clock, system):
    adventure = await to_teams(service, system)
    await by_night(service, HOST, clock)
    await begin(service, adventure, HOST)
    before = len(await done(service, adventure))
    await pass_time(service, clock, 2 * HOUR + HOLD - 2 * MINUTE, step=MINUTE)
    assert (await done(service, adventure))[before:] == []
    await pass_time(service, clock, 4 * MINUTE, step=MINUTE)
    assert ("auto", 1) in (await done(service, adventure))[before:]


async def test_a_table_that_waits_for_who_is_late_waits_for_a_half_done_turn(service, clock):
    adventure = await to_teams(service, TACTICAL[0], absence="wait")
    await begin(service, adventure, HOST)
    before = len(await done(service, adventure))
    await pass_time(service, clock, 2 * HOLD, step=MINUTE)
    assert (await done(service, adventure))[before:] == []
    rules, state = loaded(await service.history.queries.load(adventure))
    assert rules.awaiting(state) == (1,)


@pytest.mark.parametrize("system", TACTICAL)
async def test_who_was_interrupted_by_a_question_to_all_is_called_as_their_turn_comes_back(
    service, clock, system
):
    adventure = await to_teams(service, system)
    await pass_time(service, clock, 10 * MINUTE, step=MINUTE)
    await begin(service, adventure, THIRD)
    state, _ = await standing(service, adventure)
    heroes = tuple(each.id for each in state.heroes)
    asked = AskAdvance(seats=(1, 2, 3), figures=heroes, threshold=1)
    await put(service, adventure, state.with_(agenda=(asked,)))
    rules, now = loaded(await service.history.queries.load(adventure))
    risen = rules.legal_actions(now, 3)[0].id
    for user in (THIRD, HOST):
        await pass_time(service, clock, HOUR, step=10 * MINUTE)
        await press(service, adventure, user, risen)
    assert await awaited(service, adventure) == (3,)
    on_cards: list[int] = []
    calls = await pass_time(service, clock, 30 * MINUTE, step=MINUTE, on_cards=on_cards)
    assert [*(each.user for each in calls), *on_cards].count(THIRD) == 1
