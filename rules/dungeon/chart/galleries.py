"""Pillars in galleries: where corridors are as broad as rooms, they stand where walls would meet.

They follow from what everybody sees of a corridor, so that they are the same on all maps.
"""

from collections.abc import Iterator

from rules.core.furnishing import PIECES
from rules.core.scene import Feature, Side
from rules.dungeon.chart.floors import gate, spread
from rules.dungeon.chart.lattice import STEPS, Lattice
from rules.dungeon.chart.outlines import leaves_squares
from rules.dungeon.chart.placing import enlarged
from rules.dungeon.chart.visibility import Shown

PILLAR = PIECES["column"]
QUARTERS = tuple((upright, level) for upright in (Side.NORTH, Side.SOUTH)
                 for level in (Side.WEST, Side.EAST))  # fmt: skip
"""The corners of a corridor, by the sides that meet there."""


def pillars(common: Shown, page: Lattice) -> Iterator[Feature]:
    """Yield a pillar in each corner of a gallery that goes on to both sides of it. DM-050.

    Args:
        common: the level as everybody may know it.
        page: where it lies; pillars are in squares of the map.
    """
    if not spread(common):
        return
    for tile in common.tiles:
        if tile.is_room or leaves_squares(common, tile):
            continue
        ways = common.ways[tile.number]
        broad = {side for side in ways if gate(common, tile, side)}
        column, row = page.middle(tile.at)
        for sides in QUARTERS:
            if broad.issuperset(sides):
                dx, dy = (sum(STEPS[side][axis] for side in sides) for axis in (0, 1))
                at = (column + dx, row + dy)
                yield enlarged(Feature(kind=PILLAR.symbol, at=at, name=PILLAR.name), page.pace)
