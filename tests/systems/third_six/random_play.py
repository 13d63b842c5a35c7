"""Games of 3RD6 Dungeon played by chance."""

from rules.systems.third_six import RULESET
from rules.systems.third_six.options import ThirdSixOptions
from tests.support import chance


def play_random(options=None, seats=1, seed=0, steps=200, stance=None):
    """Play at most `steps` actions by chance, or by autopilot with a stance; the last state.

    Raises:
        AssertionError: something was wrong on the way.
    """
    return chance.play_random(RULESET, options or ThirdSixOptions(), seats, seed, steps, stance)
