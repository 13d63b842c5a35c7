"""Both tactical games by autopilot and by chance under any settings: sound at every step."""

from functools import cache

import pytest

from rules.registry import ruleset
from rules.systems.mkd_adventure import RULESET as ADVENTURE
from rules.systems.mkd_delve import RULESET as DELVE
from tests.support.chance import choices, play_random, random_options
from tests.support.playing import played
from tests.support.soak import SOAK, cases
from tests.systems.mkd_adventure import laws as adventure_laws
from tests.systems.mkd_delve import laws as delve_laws

GAMES = pytest.mark.parametrize("rules", [ADVENTURE, DELVE], ids=lambda rules: rules.key)
SETTINGS = [
    pytest.param(rules, name, id=f"{rules.key}-{name}")
    for rules in (ADVENTURE, DELVE)
    for name in choices(rules.options_type)
]
CHECKS = {ADVENTURE.key: adventure_laws.check_step, DELVE.key: delve_laws.check_step}
STEPS = 40 if SOAK else 8
MOST_STEPS = 4000
"""Actions within which every game by autopilot is over."""


def finished_game(rules, options, seats, seed, stance):
    """How a game by autopilot ended, every position of it looked at."""
    state = play_random(rules, options, seats, seed, MOST_STEPS, stance)
    assert rules.outcome(state) is not None, "a game without an end"
    return state


@GAMES
@pytest.mark.parametrize("seed", cases(1, 15))
def test_any_settings_by_autopilot(rules, seed):
    seats = seed % 3 + 1
    stance = ("careful", "balanced", "bold")[seed % 3]
    finished_game(rules, random_options(rules, seed, seats), seats, seed, stance)


@cache
def played_for(key, options):
    """A game under some settings, sound at every step; that of the defaults is of all settings."""
    return play_random(ruleset(key), options, 2, 5, STEPS)


@pytest.mark.parametrize(("rules", "name"), SETTINGS)
def test_each_value_of_each_setting(rules, name):
    for value in choices(rules.options_type)[name]:
        played_for(rules.key, rules.options_type(**{name: value}))


@GAMES
@pytest.mark.parametrize("seed", cases(1, 4))
def test_what_only_grows_never_shrinks(rules, seed):
    for moment in played(rules, rules.presets["quick"], 2, seed, 400, stance="bold"):
        if moment.before is not None:
            CHECKS[rules.key](moment.before, moment.state)
