"""Whole games by chance and by autopilot, under every setting."""

from functools import cache

import pytest

from rules.systems.green_dungeon import RULESET
from rules.systems.green_dungeon.options import GreenDungeonOptions
from tests.support.chance import choices, play_random, played_out
from tests.support.joined import joined
from tests.support.soak import SOAK, cases

STEPS = 120 if SOAK else 25
"""Actions of a game that is played for one value of one setting."""


@cache
def played_for(options, seats):
    """A game under some settings, sound at every step; that of the defaults is of all settings."""
    return play_random(RULESET, options, seats, 5, STEPS)


@joined("name", sorted(choices(GreenDungeonOptions)))
def test_each_value_of_each_setting(name):
    for value in choices(GreenDungeonOptions)[name]:
        seats = 1 if value == "solo" else 2
        played_for(GreenDungeonOptions(**{name: value}), seats)


def test_some_who_play_by_chance_die_soon():
    dead = 0
    for seed in range(40):
        dead += played_out(RULESET, GreenDungeonOptions(), 1, seed, 60).ending == "dead"
        if dead > 2:
            return
    raise AssertionError(f"of forty {dead} died")


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("stance", ["careful", "balanced", "bold"])
def test_the_autopilot_always_finishes(stance, seats):
    endings = [
        played_out(RULESET, GreenDungeonOptions(), seats, seed, 4000, stance).ending
        for seed in cases(1, soak=5)
    ]
    assert set(endings) <= {"won", "dead"}
    assert endings.count("won") >= len(endings) - 1
