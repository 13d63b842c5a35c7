"""3 Dice Dungeon, with the Undead Level, co-op, the classic table and the readers' house rules."""

from rules.systems.three_dice.ruleset import RULESET

__all__ = ["RULESET"]
