"""Tokens that become Monsters and villains, beside a second, plain implementation."""

import random

import pytest

from rules.systems.mkd.content import HEROES, KINDS, MONSTERS
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.reveal.choose import muster
from rules.systems.mkd_adventure.mode import ADVENTURE
from tests.support.faces import Faces
from tests.support.joined import joined
from tests.support.soak import cases
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.tables import state
from tests.systems.mkd_adventure.quests import built
from tests.systems.mkd_adventure.twin_troops import troop

TROOPS, SOAK_TROOPS = 600, 20_000
WORTH = {
    **{kind: MONSTERS[kind].value for kind in MONSTERS},
    **{kind: HEROES[kind].values[0] for kind in HEROES},
}
"""What a token pays: for a villain the value of the first level."""
COPIES = [kind for kind in MONSTERS for _ in range(MONSTERS[kind].copies)]
EMPTY = state(open_chamber())


@pytest.mark.rule("MA-046", "B-103", "B-104", "B-105", "B-106", "B-107", "B-109")
def test_a_troop_and_its_twin():
    for seed in cases(TROOPS, SOAK_TROOPS):
        chance = random.Random(f"troop {seed}")
        pool = [*COPIES, *HEROES] if chance.random() < 0.7 else list(COPIES)
        pool = [kind for kind in pool if chance.random() < chance.choice([0.1, 0.5, 1])]
        count, points = chance.randint(1, 3), chance.randint(5, 300)
        dice = Faces(chance)
        there = EMPTY.with_(pools=Pools(monsters=tuple(pool)))
        table = Resolution(there, dice, ADVENTURE)
        came = list(muster(table, count, points, lambda _: True, swarms=True))
        faces = [die.face for die in dice.taken()]
        assert came == troop(pool, WORTH, count, points, faces), seed
        assert faces == [], seed
        assert list(table.state.pools.monsters) == pool, seed


@pytest.mark.rule("MA-046")
@joined("seed", cases(6, 100))
def test_who_may_be_a_villain_and_its_twin(seed):
    """All Heroes but those whom players lead, and those who are held captive."""
    chance = random.Random(f"villains {seed}")
    villains = chance.random() < 0.7
    theme = chance.choice(["any", "undead", "gutterkin", "vermin", "cult", "beast", "fiend"])
    there = built(
        chance.choice(["chest", "rescue", "kidnap"]),
        seed=seed,
        seats=chance.randint(1, 3),
        villains=villains,
        theme=theme,
        floors=chance.choice(["1", "2"]),
    )
    known = {figure.kind for figure in there.figures if KINDS[figure.kind].side == "hero"}
    expected = [kind for kind in COPIES if theme in ("any", MONSTERS[kind].theme)]
    guards = [figure.kind for figure in there.figures if KINDS[figure.kind].side == "monster"]
    for kind in guards:
        expected.remove(kind)
    expected += [kind for kind in HEROES if kind not in known] if villains else []
    assert list(there.pools.monsters) == expected
