"""The adventure of tokens and tiles for a table without a dungeon master."""

from rules.systems.mkd_adventure.ruleset import RULESET

__all__ = ["RULESET"]
