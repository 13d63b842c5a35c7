"""3RD6 Dungeon: five classes, modified attack rolls, locks, spells, bosses, town and levels."""

from rules.systems.third_six.ruleset import RULESET

__all__ = ["RULESET"]
