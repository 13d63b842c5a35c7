"""Whole maps of all games: doors, things, stairs, notes and labels never lie over each other."""

import pytest

from render.view.visible import known_only
from rules.core.footprints import overlapping
from rules.registry import rulesets
from tests.support.playing import played
from tests.support.soak import SOAK

GAMES = 20 if SOAK else 2
STEPS = 2_000 if SOAK else 400
EVERY = 40
"""One moment of so many is looked at, and the last."""


@pytest.mark.parametrize("key", rulesets())
@pytest.mark.parametrize("seed", range(GAMES))
def test_nothing_lies_over_anything_else_in_played_games(key: str, seed: int) -> None:
    rules = rulesets()[key]
    seats = min(rules.seats[1], rules.seats[0] + seed % 3)
    moments = list(played(rules, rules.preset, seats, seed, STEPS, stance="balanced"))
    for moment in (*moments[::EVERY], moments[-1]):
        scene = rules.view(moment.state, None).scene
        if scene is not None:
            found = overlapping(known_only(scene))
            assert not found, found[0]
