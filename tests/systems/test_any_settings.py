"""Whole games under settings drawn by chance, played by chance and by autopilot."""

import pytest

from rules.systems.green_dungeon import RULESET as GREEN_DUNGEON
from rules.systems.third_six import RULESET as THIRD_SIX
from rules.systems.three_dice import RULESET as THREE_DICE
from tests.support.chance import play_random, random_options
from tests.support.soak import cases

STANCES = ("careful", "balanced", "bold")
GAMES = [
    pytest.param(rules, most_seats, steps, seed, id=f"{rules.key}-{seed}")
    for rules, most_seats, steps in (
        (GREEN_DUNGEON, 4, 250),
        (THIRD_SIX, 6, 300),
        (THREE_DICE, 5, 300),
    )
    for seed in cases(3, 60)
]


@pytest.mark.parametrize(("rules", "most_seats", "steps", "seed"), GAMES)
def test_any_settings_by_chance(rules, most_seats, steps, seed):
    seats = seed % most_seats + 1
    play_random(rules, random_options(rules, seed, seats), seats, seed, steps)


@pytest.mark.parametrize(("rules", "most_seats", "steps", "seed"), GAMES[::2])
def test_any_settings_by_autopilot(rules, most_seats, steps, seed):
    seats = seed % most_seats + 1
    options = random_options(rules, seed, seats)
    play_random(rules, options, seats, seed, steps, STANCES[seed % 3])
