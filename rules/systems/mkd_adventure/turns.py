"""How an action is carried out in this game."""

from functools import partial

from rules.systems.mkd import turns
from rules.systems.mkd_adventure.menu import VERBS
from rules.systems.mkd_adventure.mode import ADVENTURE

carry_out = partial(turns.carry_out, mode=ADVENTURE, verbs=VERBS)
"""Do what a seat wants and run on to the next decision; RuleError if it is not allowed."""
