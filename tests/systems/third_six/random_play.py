"""Games of 3RD6 Dungeon played by chance."""

from functools import partial

from rules.systems.third_six import RULESET
from tests.support import chance

play_random = partial(chance.play_random, RULESET)
