"""Whole games by chance and by autopilot, under every setting."""

from functools import cache

import pytest

from rules.systems.third_six import RULESET
from rules.systems.third_six.options import ThirdSixOptions
from tests.support.chance import choices, played_out
from tests.support.joined import joined
from tests.support.soak import SOAK
from tests.systems.third_six.random_play import play_random

CHOICES = choices(ThirdSixOptions)
STEPS = 120 if SOAK else 25
"""Actions of a game that is played for one value of one setting."""
ALONE, LARGE = (range(60), range(20)) if SOAK else (range(12, 24), (1, 3))
"""Seeds of games in which tempers are compared, of one hero and of four."""
WON = 2
"""The seed of a game that every temper wins."""


def ending(options, seats, seed, stance):
    """How a game by autopilot ends, without a look at its positions."""
    return played_out(RULESET, options, seats, seed, 3000, stance).ending


@cache
def played_for(options):
    """A game under some settings, sound at every step; that of the defaults is of all settings."""
    return play_random(options, 2, 5, STEPS)


@joined("name", CHOICES)
def test_each_value_of_each_setting(name):
    for value in CHOICES[name]:
        played_for(ThirdSixOptions(**{name: value}))


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("stance", ["careful", "balanced", "bold"])
def test_the_autopilot_brings_the_proposed_game_to_an_end(stance, seats):
    endings = [
        play_random(RULESET.preset, seats, seed, 3000, stance).ending
        for seed in (range(10) if SOAK else (WON,))
    ]
    assert set(endings) <= {"depth_3", "dead", "broken"}
    assert 2 * endings.count("depth_3") >= len(endings)


def test_who_is_careful_wins_more_often_alone():
    wins = {
        stance: sum(ending(RULESET.preset, 1, seed, stance) == "depth_3" for seed in ALONE)
        for stance in ("careful", "bold")
    }
    assert wins["careful"] >= wins["bold"] + len(ALONE) // 12
    assert wins["bold"] > len(ALONE) - wins["bold"]


def test_large_parties_are_in_danger_too():
    """Four heroes: the careful mostly win, the bold lose more often."""
    lost = {
        stance: sum(ending(RULESET.preset, 4, seed, stance) != "depth_3" for seed in LARGE)
        for stance in ("careful", "bold")
    }
    assert lost["careful"] <= len(LARGE) // 5
    assert lost["bold"] > lost["careful"]


@pytest.mark.parametrize("goal", ["explored", "bosses", "level_2", "depth_2"])
def test_goals_can_be_reached(goal):
    level = 1 if goal == "level_2" else 2
    options = ThirdSixOptions(goal=goal, start_level=level)
    assert goal in (ending(options, 3, seed, "balanced") for seed in range(4))


def test_an_endless_game_goes_on_to_other_dungeons():
    options = ThirdSixOptions(map="4x4")
    ends = (played_out(RULESET, options, 2, seed, 1500, "careful") for seed in (1, 2))
    assert any(end.dungeon > 2 for end in ends)


def test_an_outcome_has_scores_for_every_seat():
    state = play_random(ThirdSixOptions(), 2, 2, 20000)
    outcome = RULESET.outcome(state)
    assert outcome.result == "defeat"
    assert {seat for seat, _ in outcome.scores} == {1, 2}
