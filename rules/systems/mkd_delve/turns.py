"""How an action is carried out in this game."""

from rules.systems.mkd.turns import carrying_out
from rules.systems.mkd_delve.menu import VERBS
from rules.systems.mkd_delve.mode import DELVE

carry_out = carrying_out(DELVE, VERBS)
"""Do what a seat wants and run on to the next decision; RuleError if it is not allowed."""
