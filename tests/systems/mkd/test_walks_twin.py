"""Walks of riders and others by chance beside a second, plain implementation."""

import random

import pytest

from rules.systems.mkd.content import KINDS
from rules.systems.mkd.figures import abilities, kind_of
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.tasks import Walk as Walks
from rules.systems.mkd_adventure.mode import ADVENTURE
from tests.support.faces import Faces
from tests.support.soak import cases
from tests.systems.mkd.boards import two_chambers
from tests.systems.mkd.fighting import run
from tests.systems.mkd.pieces import hero, marker, monster
from tests.systems.mkd.tables import state
from tests.systems.mkd.twin_walks import NAMES, Piece, Walk, beside, on_floor

WALKS, SOAK_WALKS = 80, 10_000
GROUND = ("bones", "water", "shadow", "furniture")
OTHERS = ("pole_arm", "terrify", "demoralized", "flight", "ram", "sneak_attack", "venom")
"""What changes walks by other rules, which have tests of their own."""


def plain(kinds):
    return [kind for kind in kinds if not set(KINDS[kind].dial[0].abilities) & set(OTHERS)]


MONSTERS = plain(
    kind for kind in KINDS if KINDS[kind].side == "monster" and not KINDS[kind].mounted
)
HEROES = [kind for kind in KINDS if KINDS[kind].side == "hero"]
RIDERS = ("boar_knight", "boar_knight", "grave_rider")
CALM = {"grave_rider": 3}
"""The click from which a rider rams nobody."""


def put(chance, side, taken, *, rider):
    """A figure on free squares, both as the game has it and as the twin does."""
    free = [(x, y) for x in range(10) for y in range(5) if (x, y) not in taken]
    gate = [at for at in free if at in ((4, 2), (5, 2), (3, 2), (6, 2))]
    free = gate if gate and not rider and chance.random() < 0.3 else free
    at, facing = chance.choice(free), chance.randrange(8)
    if rider:
        kind = chance.choice(RIDERS)
        spots = [
            (one, facing)
            for one in free
            for facing in (0, 2, 4, 6)
            for behind in [(one[0] - NAMES[facing][0], one[1] - NAMES[facing][1])]
            if behind in free and beside(one, behind)
        ]
        at, facing = chance.choice(spots)
        made = monster(kind, at, facing, click=CALM.get(kind, 0))
        made = made.with_(side=side, seat=1 if side == "hero" else None)
    elif side == "monster":
        made = monster(chance.choice(MONSTERS), at, facing)
    else:
        made = hero(chance.choice(HEROES), at, facing)
    if set(abilities(made)) & set(OTHERS):
        return put(chance, side, taken, rider=rider)
    taken |= {made.at} if made.rear is None else {made.at, made.rear}
    can = set(abilities(made))
    twin = Piece(
        made.id,
        side,
        made.at,
        made.facing,
        rear=made.rear,
        arc=kind_of(made).arc,
        agile=bool(can & {"charge", "bound"}),
        swims="aquatic" in can,
    )
    return made, twin


def way_of(chance, twin, foes):
    """A way of steps by chance that enters no opponent's square, nor a rider's own rear."""
    at, rear, way = twin.at, twin.rear, []
    for _ in range(chance.randint(1, 8)):
        steps = NAMES if rear is None else NAMES[::2]
        near = [(at[0] + dx, at[1] + dy) for dx, dy in steps]
        near = [to for to in near if on_floor(to) and beside(at, to) and to != rear]
        near = [to for to in near if to not in foes]
        if not near:
            break
        to = chance.choice(near)
        at, rear = to, None if rear is None else at
        way.append(to)
    return tuple(way)


@pytest.mark.rule("B-30", "B-31", "B-34", "B-45", "B-46", "MA-215")
@pytest.mark.parametrize("rider", [False, True], ids=["on foot", "riding"])
def test_a_walk_and_its_twin(rider):
    for seed in cases(WALKS, SOAK_WALKS):
        try:
            one_walk(random.Random(f"walk {seed} {rider}"), rider=rider)
        except AssertionError as error:
            raise AssertionError(f"walk {seed}: {error}") from error


def one_walk(chance, *, rider):
    taken = set()
    things = {
        (chance.randrange(10), chance.randrange(5)): chance.choice(GROUND)
        for _ in range(chance.randint(0, 8))
    }
    markers = [marker(kind, at) for at, kind in things.items()]
    taken |= {at for at, kind in things.items() if kind == "furniture"}
    who, twin = put(chance, "hero", taken, rider=rider)
    pairs = [
        put(
            chance,
            chance.choice(["monster", "monster", "hero"]),
            taken,
            rider=chance.random() < 0.3,
        )
        for _ in range(chance.randint(0, 6))
    ]
    figures = [made for made, _ in pairs]
    others = [one for _, one in pairs]
    points = chance.randint(0, 12)
    dice = Faces(chance)
    there = state(two_chambers(markers=markers), who, *figures, active=who, points=points)
    foes = {at for other in others if other.side == "monster" for at in other.squares}
    way = way_of(chance, twin, foes)
    table = Resolution(there, dice, ADVENTURE)
    table.push(Walks(figure=who.id, path=way))
    run(table)
    walk = Walk(twin, others, things, points)
    left = walk.go(way, [die.face for die in dice.taken()])
    assert left == [], "a die was rolled that no rule asks for"
    assert table.state.activation.points == walk.points
    for one in (twin, *others):
        found = table.figure(one.key)
        assert (found.at, found.rear, found.facing) == (one.at, one.rear, one.facing)
