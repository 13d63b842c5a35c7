"""A flight that all would pay for, at a table by post: who is asked, and what the card says."""

import pytest

from tests.support.durations import DAY
from tests.support.passing import pass_time
from tests.support.post import owed_by
from tests.support.rounds import HIT, declare, in_a_fight, press, standing
from tests.support.users import FRIEND, HOST, THIRD
from tests.systems.three_dice.tables import fight, hero, monster, now


async def hunted(service, **more):
    heroes = [hero(seat=seat, came_from=1) for seat in (1, 2)]
    frail = hero((1, 1, 1), (4, 4, 4), seat=3, came_from=1)
    state = fight(*heroes, frail, foe=monster(40), flee_original=True)
    return await in_a_fight(service, 3, state=state, **more)


async def points(service, adventure):
    state, _ = await standing(service, adventure)
    return [now(state, one.seat) for one in state.heroes]


async def test_a_flight_said_ahead_asks_the_others_and_costs_nothing_yet(service):
    adventure = await hunted(service)
    before = await points(service, adventure)
    await declare(service, adventure, FRIEND, "flee")
    await press(service, adventure, HOST, HIT)
    assert set(await owed_by(service, adventure)) == {HOST, THIRD}
    assert sum(map(sum, before)) - sum(map(sum, await points(service, adventure))) in (0, 1)
    card = await service.history.queries.card(adventure)
    assert "a point of each attribute" in card.prompt
    assert "kill Corvane" in card.prompt


async def test_whoever_is_voted_down_has_the_same_turn_again(service):
    adventure = await hunted(service)
    await press(service, adventure, HOST, "flee")
    assert set(await owed_by(service, adventure)) == {FRIEND, THIRD}
    before = await points(service, adventure)
    await press(service, adventure, THIRD, "stand")
    await press(service, adventure, FRIEND, "stand")
    assert await points(service, adventure) == before
    assert await owed_by(service, adventure) == (HOST,)
    await press(service, adventure, HOST, HIT)
    assert await owed_by(service, adventure) == (FRIEND,)


@pytest.mark.parametrize("order", ["seat", "any"])
async def test_who_never_answers_is_spoken_for(service, clock, order):
    heroes = [hero(seat=seat, came_from=1) for seat in (1, 2, 3)]
    state = fight(*heroes, foe=monster(40), flee_original=True, mp_order=order)
    adventure = await in_a_fight(service, 3, state=state)
    await press(service, adventure, HOST, "flee")
    for _ in range(8):
        found, _ = await standing(service, adventure)
        if not found.prompts:
            break
        await pass_time(service, clock, DAY)
    assert not found.prompts
    assert [now(found, seat) for seat in (1, 2, 3)] == [(5, 3, 4)] * 3
