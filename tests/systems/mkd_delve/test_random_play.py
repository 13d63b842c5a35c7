"""Whole delves by autopilot and by chance: sound at every step, and over in time."""

import pytest

from rules.core.dice import SeededDice
from rules.systems.mkd.content import MONSTERS
from rules.systems.mkd_delve import RULESET
from rules.systems.mkd_delve.options import PRESETS, DelveOptions
from tests.support.chance import choices, play_random, random_options
from tests.support.playing import party, played
from tests.support.soak import cases
from tests.systems.mkd.laws import LARGEST
from tests.systems.mkd.pieces import monster
from tests.systems.mkd_delve.laws import check_step

CHOICES = choices(DelveOptions)
STEPS = 4000
"""Actions within which every delve by autopilot is over."""


def finished(options, seats, seed, stance):
    """How a delve by autopilot ended, every position of it looked at."""
    state = play_random(RULESET, options, seats, seed, STEPS, stance)
    assert RULESET.outcome(state) is not None, "a delve without an end"
    return state


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("stance", ["careful", "balanced", "bold"])
def test_every_temper_brings_a_preset_to_an_end(preset, stance):
    for seed in cases(2, soak=3):
        finished(PRESETS[preset], 1 + seed % 2, seed, stance)


def test_some_come_back_from_the_bottom_and_some_never():
    endings = {finished(PRESETS["quick"], 1, seed, "balanced").ending for seed in range(8)}
    assert endings >= {"cleared", "lost"}


def test_three_levels_deep_and_out_again():
    three = DelveOptions(level_tiles=5, levels="3", treasures=2)
    done = [finished(three, 1, seed, "bold") for seed in range(12)]
    best = max(done, key=lambda state: state.cleared)
    assert (best.level, best.cleared, best.ending) == (3, 3, "cleared")


@pytest.mark.parametrize("seed", cases(3, 12))
def test_any_settings_by_autopilot(seed):
    seats = seed % 3 + 1
    stance = ("careful", "balanced", "bold")[seed % 3]
    finished(random_options(RULESET, seed, seats), seats, seed, stance)


@pytest.mark.parametrize("name", CHOICES)
def test_each_value_of_each_setting(name):
    for value in CHOICES[name]:
        play_random(RULESET, DelveOptions(**{name: value}), 2, 5, 30)


@pytest.mark.parametrize("seed", range(4))
def test_what_only_grows_never_shrinks(seed):
    for moment in played(RULESET, PRESETS["quick"], 2, seed, 400, stance="bold"):
        if moment.before is not None:
            check_step(moment.before, moment.state)


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
    for _ in range(STEPS):
        if RULESET.outcome(state) is not None:
            break
        seat = RULESET.awaiting(state)[0]
        action = RULESET.autopilot(state, seat, stance)
        state = RULESET.apply(state, seat, action, dice).state
    assert RULESET.outcome(state) is not None
    assert {roll.sides for roll in dice.rolls} == {6, 10}
