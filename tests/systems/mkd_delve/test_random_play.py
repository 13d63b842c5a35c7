"""Whole delves by autopilot and by chance: sound at every step, and over in time."""

from functools import partial
from itertools import product

import pytest

from rules.core.dice import SeededDice
from rules.systems.mkd.content import MONSTERS
from rules.systems.mkd_delve import RULESET
from rules.systems.mkd_delve.options import PRESETS, DelveOptions
from tests.support.playing import party, played
from tests.support.soak import SOAK, cases
from tests.systems.mkd.laws import LARGEST
from tests.systems.mkd.pieces import monster
from tests.systems.mkd.test_random_play import MOST_STEPS, finished_game

finished = partial(finished_game, RULESET)
TEMPERS = ("careful", "balanced", "bold")
PLAYED = tuple(product(PRESETS, TEMPERS) if SOAK else zip(PRESETS, TEMPERS, strict=True))
"""Presets with tempers: in a short run each of both once."""
LOST_AND_CLEARED = (1, 3)
"""Seeds of short delves that end so, to be played before any others."""
TO_THE_BOTTOM = (5, *(seed for seed in range(12) if seed != 5))
"""Seeds of delves of three levels: one that is cleared, and then all others."""


@pytest.mark.parametrize(("preset", "stance"), PLAYED)
def test_every_temper_brings_a_preset_to_an_end(preset, stance):
    for seed in cases(1, soak=3):
        finished(PRESETS[preset], 1 + seed % 2, seed, stance)


def test_some_come_back_from_the_bottom_and_some_never():
    endings = set()
    for seed in (*LOST_AND_CLEARED, *range(8)):
        endings.add(finished(PRESETS["quick"], 1, seed, "balanced").ending)
        if endings >= {"cleared", "lost"}:
            return
    assert endings >= {"cleared", "lost"}


def test_three_levels_deep_and_out_again():
    three = DelveOptions(level_tiles=5, levels="3", treasures=2)
    done = (finished(three, 1, seed, "bold") for seed in TO_THE_BOTTOM)
    assert any((end.level, end.cleared, end.ending) == (3, 3, "cleared") for end in done)


def test_a_crowded_level_is_stored_small():
    options = DelveOptions(heroes=4, points="none", level_tiles=16)
    moments = list(played(RULESET, options, 8, 3, 120, stance="careful"))
    kinds = [kind for kind in MONSTERS if not {"mounted"} & MONSTERS[kind].traits]
    crowd = tuple(monster(kinds[n % len(kinds)], at=(n, n)) for n in range(60))
    state = moments[-1].state
    full = state.with_(figures=(*state.figures, *crowd))
    assert len(full.model_dump_json()) < LARGEST


def test_a_new_game_waits_for_the_teams():
    state = RULESET.new_game(DelveOptions(), party(2), SeededDice(b"new")).state
    assert RULESET.awaiting(state) == (1, 2)
    assert state.site.tiles == ()


@pytest.mark.rule("RG-022")
@pytest.mark.parametrize("stance", ["balanced", "bold"])
def test_in_a_whole_delve_no_dice_but_six_and_ten_sided_ones_fall(stance):
    dice = SeededDice(b"kinds of dice")
    options = DelveOptions(level_tiles=5, levels="2", artifacts=True, dressing=True)
    state = RULESET.new_game(options, party(1), dice).state
    for _ in range(MOST_STEPS):
        if RULESET.outcome(state) is not None:
            break
        seat = RULESET.awaiting(state)[0]
        action = RULESET.autopilot(state, seat, stance)
        state = RULESET.apply(state, seat, action, dice).state
    assert RULESET.outcome(state) is not None
    assert {roll.sides for roll in dice.rolls} == {6, 10}
