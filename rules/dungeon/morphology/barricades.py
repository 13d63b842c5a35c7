"""Barred: doors at every room, and barricades."""

from rules.core.dice import Dice
from rules.dungeon.morphology.site import Site, drawn, share
from rules.dungeon.plan import Join, Level
from rules.dungeon.terms import DoorState

CLOSED_PERCENT, LOCKED_PERCENT, BARRICADE_PERCENT = 75, 50, 10


def bar(site: Site, dice: Dice) -> None:
    """Hang doors and put up barricades. DM-040, DM-043: a tenth of all tiles, at least one."""
    for level in site.levels:
        for join in level.joins:
            if takes_door(level, join):
                site.hang(level.depth, join, door(dice))
    tiles = list(site.tiles())
    quota = max(1, share(len(tiles), BARRICADE_PERCENT))
    for depth, tile in drawn(dice, tiles, quota, "barricade"):
        site.change(depth, tile, barricade=True)
    site.note(barricades=quota)


def takes_door(level: Level, join: Join) -> bool:
    """Return whether a way leads into a room. DM-040; a secret door is a door already."""
    return not join.secret and (level.tile(join.a).is_room or level.tile(join.b).is_room)


def door(dice: Dice) -> DoorState:
    """Return how a door is found. DM-041: three in four are closed.

    DM-042: half of those are locked.
    """
    if dice.roll(100, "door closed") > CLOSED_PERCENT:
        return "open"
    return "locked" if dice.roll(100, "door locked") <= LOCKED_PERCENT else "closed"
