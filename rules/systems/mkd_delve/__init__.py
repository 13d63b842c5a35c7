"""The dungeon that grows as the Heroes walk."""

from rules.systems.mkd_delve.ruleset import RULESET

__all__ = ["RULESET"]
