"""The dungeon that grows as one walks."""

from rules.systems.mkd_delve.ruleset import RULESET

__all__ = ["RULESET"]
