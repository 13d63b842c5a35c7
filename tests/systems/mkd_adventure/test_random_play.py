"""Whole adventures by autopilot and by chance: sound at every step, and over in time."""

from functools import partial
from itertools import product

import pytest

from rules.core.dice import SeededDice
from rules.systems.mkd.content import MONSTERS
from rules.systems.mkd_adventure import RULESET
from rules.systems.mkd_adventure.options import (
    EVENING,
    KIDNAPPING,
    LONG,
    QUICK,
    STEALTH,
)
from tests.support.playing import party
from tests.support.soak import SOAK, cases
from tests.systems.mkd.laws import LARGEST
from tests.systems.mkd.pieces import monster
from tests.systems.mkd.test_random_play import finished_game

finished = partial(finished_game, RULESET)
PRESETS = (("quick", QUICK), ("evening", EVENING))
TELLING = {"careful": (2, 5), "balanced": (2, 0), "bold": (6, 2)}
"""Seeds of games of one player, by temper: soon lost, and soon won."""
PLAYED = [
    pytest.param(preset, stance, TELLING[stance], id=f"{stance}-{name}")
    for name, preset in PRESETS
    for stance in TELLING
    if SOAK or (stance == "balanced") == (name == "evening")
]
"""Presets with tempers: a short run plays the middle way in the longer one only."""


@pytest.mark.parametrize(("preset", "stance", "telling"), PLAYED)
def test_every_temper_brings_a_preset_to_an_end(preset, stance, telling):
    """Some are won and some lost; when both have been seen, a short run plays no more."""
    endings = set()
    for seed, seats in (*product(telling, (1,)), *product((0, 1), (1, 2))):
        endings.add(finished(preset, seats, seed, stance).ending)
        if not SOAK and len(endings) > 1:
            break
    assert endings == {"victory", "defeat"}


@pytest.mark.parametrize(
    ("preset", "telling"),
    [
        pytest.param(STEALTH, (0, 4), id="stealth"),
        pytest.param(KIDNAPPING, (0, 1), id="kidnapping"),
    ],
)
def test_presets_of_other_quests_are_won_and_lost(preset, telling):
    """The telling games are played first; when both endings have been seen, no more are."""
    endings = set()
    for seed in (*telling, *range(12)):
        endings.add(finished(preset, 2, seed, "balanced").ending)
        if endings == {"victory", "defeat"}:
            return
    assert endings == {"victory", "defeat"}


@pytest.mark.parametrize("seed", cases(1, soak=3))
def test_long_adventures_end_too(seed):
    finished(LONG, 2, seed, ("careful", "balanced", "bold")[seed])


def test_a_crowded_dungeon_of_four_sets_is_stored_small():
    state = RULESET.new_game(LONG.with_(sets=4), party(8), SeededDice(b"large")).state
    while state.part == "setup":
        seat = RULESET.awaiting(state)[0]
        action = RULESET.autopilot(state, seat, "balanced")
        state = RULESET.apply(state, seat, action, SeededDice(b"large")).state
    assert len(state.site.tiles) == 20
    kinds = [kind for kind in MONSTERS if not {"mounted"} & MONSTERS[kind].traits]
    crowd = tuple(monster(kinds[n % len(kinds)], at=(n, n)) for n in range(60))
    full = state.with_(figures=(*state.figures, *crowd))
    assert len(full.model_dump_json()) < LARGEST
