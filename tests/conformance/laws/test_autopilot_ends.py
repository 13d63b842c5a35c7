"""Games that the autopilot plays for everybody come to an end, whatever their settings."""

import pytest

from rules.core.answers import STANCES
from rules.core.simulate import play_game, secret_of
from rules.registry import rulesets
from tests.support.chance import random_options
from tests.support.known import told_of
from tests.support.soak import SOAK

MOST = 4000
"""Deeds after which a game counts as one without an end; the longest of a hundred takes 2,900."""
ONCE_WITHOUT = 19
"""A number by which a game once had none: no goal, and eight heroes whom nothing beats."""
GAMES = [
    pytest.param(rules, number, id=f"{key}-{number}")
    for key, rules in rulesets().items()
    for number in (ONCE_WITHOUT, *(100 + each for each in range(2000 * SOAK)))
    if SOAK or told_of(key).costly == 1
]
"""A short run leaves out what takes long to look at: `test_unattended` has a game of each."""


@pytest.mark.parametrize(("rules", "number"), GAMES)
def test_a_game_on_autopilot_ends(rules, number):
    most = rules.seats[1]
    seats = most if number % 2 else max(rules.seats[0], 1 + number // 2 % most)
    options = random_options(rules, number, seats)
    stance = STANCES[number % len(STANCES)]
    game = play_game(rules, options, seats, secret_of("ends", number), MOST, stance)
    assert game.result != "unfinished", f"{seats} {stance} autopilots: no end after {MOST} actions"
