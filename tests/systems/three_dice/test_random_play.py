"""Whole games by chance and by autopilot, under every setting."""

from functools import cache

import pytest

from rules.core.dice import SeededDice
from rules.core.errors import RuleError
from rules.systems.three_dice import RULESET
from rules.systems.three_dice.options import ThreeDiceOptions, check_options
from tests.support.chance import choices, played_out
from tests.support.joined import joined
from tests.support.playing import party
from tests.support.soak import SOAK, cases
from tests.systems.three_dice.random_play import play_random

CHOICES = choices(ThreeDiceOptions)
WON_AND_LOST = (1, 4)
"""Seeds of a quest that every temper wins, and of one that none does."""
STEPS = 120 if SOAK else 25
"""Actions of a game that is played for one value of one setting."""


def test_whoever_plays_by_chance_dies_soon():
    rules_as_written = ThreeDiceOptions()
    ended = [
        played_out(RULESET, rules_as_written, 1, seed, 150).ending for seed in cases(10, soak=40)
    ]
    assert 2 * ended.count("dead") > len(ended)


@cache
def played_for(options):
    """A game under some settings, sound at every step; that of the defaults is of all settings."""
    return play_random(options, 2, 5, STEPS)


@joined("name", CHOICES)
def test_each_value_of_each_setting(name):
    for value in CHOICES[name]:
        options = ThreeDiceOptions(**{name: value})
        try:
            check_options(options, 2)
        except RuleError:
            options = ThreeDiceOptions(**{name: value, "secret_search": True})
        played_for(options)


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("stance", ["careful", "balanced", "bold"])
def test_the_autopilot_brings_a_quest_to_an_end(stance, seats):
    quest = ThreeDiceOptions(three_artifact_quest=True)
    endings = [
        played_out(RULESET, quest, seats, seed, 3000, stance).ending
        for seed in (range(12) if SOAK else WON_AND_LOST)
    ]
    assert set(endings) <= {"quest", "dead"}
    assert 3 * endings.count("quest") >= len(endings)


@pytest.mark.parametrize("seed", cases(1, soak=6))
def test_a_split_quest_ends_as_well(seed):
    options = ThreeDiceOptions(three_artifact_quest=True, split_party=True)
    assert play_random(options, 3, seed, 4000, "balanced").ending in ("quest", "dead")


def test_a_party_asked_in_seat_order_comes_to_an_end():
    endings = [asked_in_seat_order(3, seed, steps=3000).ending for seed in cases(1, soak=60)]
    assert set(endings) <= {"quest", "dead"}
    assert 3 * endings.count("quest") > len(endings)


@pytest.mark.parametrize("decisions", ["leader", "anyone"])
def test_whoever_decides_a_party_in_seat_order_comes_to_an_end(decisions):
    endings = [
        asked_in_seat_order(3, n, 3000, decisions=decisions).ending for n in cases(1, soak=6)
    ]
    assert set(endings) <= {"quest", "dead"}


def asked_in_seat_order(seats, seed, steps, **settings):
    """The last state of a quest on autopilot where of all who are asked the lowest seat acts."""
    dice = SeededDice(f"in seat order {seed}".encode())
    options = ThreeDiceOptions(three_artifact_quest=True, **settings)
    state = RULESET.new_game(options, party(seats), dice).state
    for _ in range(steps):
        asked = RULESET.awaiting(state)
        if not asked:
            break
        action = RULESET.autopilot(state, asked[0], "balanced")
        state = RULESET.apply(state, asked[0], action, dice).state
    return state


def test_an_endless_game_goes_on():
    state = play_random(ThreeDiceOptions(), 1, 4, 2000, "careful")
    assert state.ending == "dead" or state.depth > 1 or max(h.xp for h in state.heroes) > 300


def test_an_outcome_has_scores_for_every_seat():
    state = play_random(ThreeDiceOptions(), 3, 2, 5000)
    outcome = RULESET.outcome(state)
    assert outcome.result == "defeat"
    assert {seat for seat, _ in outcome.scores} == {1, 2, 3}
