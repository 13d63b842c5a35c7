"""Games of 3 Dice Dungeon played by chance."""

from functools import partial

from rules.systems.three_dice import RULESET
from tests.support import chance

play_random = partial(chance.play_random, RULESET)
