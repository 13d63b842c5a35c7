"""Confusion and Force March by chance beside a second, plain implementation."""

import random

import pytest

from rules.systems.mkd.compass import S
from rules.systems.mkd.fights.forced_moves import confuse, confused_to
from rules.systems.mkd.figures import has, speed_of
from rules.systems.mkd.moves.activation import points_of as points_in_play
from rules.systems.mkd.pieces import Effect
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd_adventure.mode import ADVENTURE
from tests.support.faces import Faces
from tests.support.soak import cases
from tests.systems.mkd.boards import two_chambers
from tests.systems.mkd.fighting import gifted, run
from tests.systems.mkd.pieces import marker
from tests.systems.mkd.tables import state
from tests.systems.mkd.test_walks_twin import GROUND, put
from tests.systems.mkd.twin_led import Led, points_of

SPELLS, SOAK_SPELLS = 80, 5_000
DOOR = (2, 4)
"""The square of the entrance, whose way out leads South."""


def crowd(chance, most):
    """Things on the floor, and figures of both sides of which any may ride."""
    things = {
        (chance.randrange(10), chance.randrange(5)): chance.choice(GROUND)
        for _ in range(chance.randint(0, 8))
    }
    taken = {at for at, kind in things.items() if kind == "furniture"}
    sides = ["hero", "monster", *chance.choices(["hero", "monster"], k=chance.randint(0, most))]
    chance.shuffle(sides)
    return things, [put(chance, side, taken, rider=chance.random() < 0.2) for side in sides]


@pytest.mark.rule("B-48", "MA-184", "MA-197")
def test_confusion_and_its_twin():
    for seed in cases(SPELLS, SOAK_SPELLS):
        try:
            one_spell(random.Random(f"confusion {seed}"))
        except AssertionError as error:
            raise AssertionError(f"spell {seed}: {error}") from error


def one_spell(chance):
    things, pairs = crowd(chance, 5)
    attacker, by = chance.choice(pairs)
    target, led = next(pair for pair in pairs if pair[1].side != by.side)
    slow = Effect(source="test", until="level", speed=-chance.randint(0, 6))
    slowed = target.with_(effects=(*target.effects, slow))
    flies = chance.random() < 0.15 and led.rear is None
    slowed = gifted(slowed, "flight") if flies else slowed
    figures = [slowed if made is target else made for made, _ in pairs]
    door = DOOR if chance.random() < 0.5 else None
    where = two_chambers(
        markers=[marker(kind, at) for at, kind in things.items()],
        entrance=None if door is None else (door, S),
    )
    there = state(where, *figures)
    others = [one for _, one in pairs if one is not led]
    twin = Led(led, others, things, speed_of(slowed), flies=flies, entrance=door)
    assert confused_to(there, attacker, slowed) == twin.choices(by)

    choices = sorted(twin.choices(by))
    to = chance.choice(choices) if choices and chance.random() < 0.5 else None
    dice = Faces(chance)
    table = Resolution(there, dice, ADVENTURE)
    confuse(table, attacker, target.id, to)
    run(table)
    faces = [die.face for die in dice.taken()]
    moved = table.figure(target.id)
    if to is not None:
        assert faces == []
        ends = {to} if to[1] < 5 else set()
    else:
        assert all(face > 4 for face in faces[:-1]), "five and six are thrown again"
        ends = twin.by_die(faces[-1], by)
    assert moved.at in ends if ends else moved.where == "left"


@pytest.mark.rule("B-22", "MA-194")
def test_speed_points_and_their_twin():
    for seed in cases(SPELLS, SOAK_SPELLS):
        chance = random.Random(f"march {seed}")
        _, pairs = crowd(chance, 6)
        gifts = {made.id: chance.choice(("", "", "force_march", "command")) for made, _ in pairs}
        slow = {made.id: -chance.randint(0, 3) for made, _ in pairs}
        figures = [
            gifted(made, *filter(None, [gifts[made.id]]), speed=slow[made.id]) for made, _ in pairs
        ]
        there = state(two_chambers(), *figures)
        who, twin = chance.choice(list(zip(figures, (one for _, one in pairs), strict=True)))
        speeds = {one.id: speed_of(one) for one in figures}
        expected = points_of(
            twin,
            [one for _, one in pairs],
            speeds,
            marchers={one.id for one in figures if has(one, "force_march")},
            commanders={one.id for one in figures if has(one, "command")},
        )
        assert points_in_play(there, who) == expected, seed
