"""Fights and split parties to which somebody comes late, beside a second, plain implementation."""

import random

import pytest

from rules.core.answers import SeatInfo
from rules.systems.three_dice import RULESET
from tests.support.faces import Faces
from tests.support.joined import joined
from tests.support.moves import NAMES
from tests.support.soak import cases
from tests.systems.three_dice.tables import game, monster, room
from tests.systems.three_dice.test_twins import beside, party, split_beside
from tests.systems.three_dice.twin_late import LateMelee, newcomer

GAMES, SOAK_GAMES = 5, 1000


def comes(state, seat, dice):
    """Somebody sits down; the state, and what fell."""
    joined = RULESET.join(state, SeatInfo(seat=seat, name=NAMES[seat - 1]), dice).state
    return joined, [die.face for die in dice.taken()]


@pytest.mark.rule("TD-001", "TD-056", "TD-063", "HR-007")
@joined("order", ["seat", "any"])
@joined("seed", cases(GAMES, SOAK_GAMES))
def test_a_fight_to_which_others_come_and_its_twin(seed, order):
    chance = random.Random(f"late {seed} {order}")
    pool = chance.choice(["off", "off", "easy", "hard"])
    heroes, twins = party(chance, chance.randint(1, 4), pooled=pool != "off")
    first = chance.randint(1, 9 - len(heroes))
    seats = sorted(chance.sample(range(1, 9), len(heroes))) if first > 1 else range(1, 9)
    heroes = [one.with_(seat=seat, room=2) for one, seat in zip(heroes, seats, strict=False)]
    for one, seat in zip(twins, seats, strict=False):
        one.seat = seat
    depth, lower, free = chance.randint(1, 3), chance.random() < 0.5, chance.random() < 0.4
    hp = chance.randint(3, 12)
    state = game(
        *(one.with_(came_from=1) for one in heroes),
        rooms=(room(doors="n"), room(2, (0, 1), doors="s", monster=monster(hp))),
        here=2,
        mp_order=order,
        flee_original=True,
        attribute_drop_per_dungeon_level=lower,
        assign="free" if free else "in_order",
        hp_pool=pool,
    )
    state = state.with_(levels=state.levels * depth, depth=depth)
    twin = LateMelee(twins, hp, order=order, pool=pool, free=free, depth=depth if lower else 1)
    dice = Faces(chance)

    def meanwhile(state):
        free_seats = [seat for seat in range(1, 9) if seat not in twin.heroes]
        if twin.over or not free_seats or chance.random() > 0.08:
            return state
        seat = chance.choice(free_seats)
        state, faces = comes(state, seat, dice)
        assert twin.joins(seat, faces) == []
        assert state.hero(seat).deepest == depth
        return state

    beside(state, twin, chance, meanwhile=meanwhile)


@pytest.mark.rule("HR-024", "TD-056")
@pytest.mark.parametrize("flight", [False, True])
@pytest.mark.parametrize("seed", cases(GAMES, SOAK_GAMES))
def test_a_split_party_to_which_others_come_and_its_twin(seed, flight):
    chance = random.Random(f"late split {seed} {flight}")
    dice = Faces(chance)

    def meanwhile(state, twin):
        seats = [seat for seat in range(1, 9) if seat not in twin.heroes]
        if not twin.living or not seats or chance.random() > 0.05:
            return state
        seat = chance.choice(seats)
        state, faces = comes(state, seat, dice)
        one, _ = newcomer(seat, faces)
        assert faces == []
        twin.joins(one)
        return state

    split_beside(chance, flight=flight, meanwhile=meanwhile)
