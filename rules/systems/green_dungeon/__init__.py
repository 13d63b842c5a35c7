"""Green Dungeon: tiles on a grid, three decks, a track of time, two bosses."""

from rules.systems.green_dungeon.ruleset import RULESET

__all__ = ["RULESET"]
