"""What the rooms of a dungeon are for: a kitchen, a crypt, a library.

It follows from what everybody may see of a room, so that players and keepers are told the same.
"""

from collections.abc import Mapping

from rules.core.furnishing import Purpose
from rules.dungeon.chart.furniture import furnished
from rules.dungeon.plan import Level, Plan, Tile


def purpose_of(plan: Plan, level: Level, tile: Tile) -> Purpose | None:
    """Return what a room is for; None for corridors, for empty rooms, and those packs furnish.

    `Purpose.name` is its name, "kitchen", which sentences find with its article as well.
    """
    return furnished(plan)[(level.depth, tile.number)].purpose


def purposes_of(plan: Plan, level: Level) -> Mapping[int, Purpose]:
    """Return the purposes of all rooms of a level that have one, by tile: quicker than each."""
    return {
        number: made.purpose
        for (depth, number), made in furnished(plan).items()
        if depth == level.depth and made.purpose is not None
    }
