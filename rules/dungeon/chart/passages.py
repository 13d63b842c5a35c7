"""The few feet of passage behind secret doors, for those who know of them.

All else of a tile is as everybody knows it: a passage stays in its lane, so that it changes no
square beside it, and what is rock or water for one is so for all.
"""

from collections.abc import Iterator

from rules.core.scene import Side
from rules.core.words import Colour
from rules.dungeon.chart.floors import Owners, arms, band
from rules.dungeon.chart.lanes import (
    cramped,
    crevice,
    rounded_way,
    straight_way,
    twisting_way,
)
from rules.dungeon.chart.lattice import Lattice
from rules.dungeon.chart.outlines import Part, bends_of, end_place, leaves_squares
from rules.dungeon.chart.visibility import Shown
from rules.dungeon.plan import Tile


def lanes(shown: Shown, page: Lattice) -> Owners:
    """Return the base squares from the middles of tiles to their secret ways, by tile.

    The middle is one of them: in a bend its outer corner is rounded off until a way goes on there.
    """
    return {
        at: tile.number
        for tile in shown.tiles
        for side in _sides(shown, tile)
        for at in (page.middle(tile.at), *band(page, page.middle(tile.at), side, 0))
    }


def passages(shown: Shown, page: Lattice, tile: Tile) -> Iterator[Part]:
    """Yield the polygons of a tile's secret ways: none where its floor is squares."""
    if leaves_squares(shown, tile):
        for side in _sides(shown, tile):
            yield from _passage(shown, page, tile, side)


def _sides(shown: Shown, tile: Tile) -> Iterator[Side]:
    ways = shown.ways[tile.number]
    return (side for side in Side if side in ways and ways[side].secret)


def _passage(shown: Shown, page: Lattice, tile: Tile, side: Side) -> Iterator[Part]:
    smooth = shown.plan.results.has("smooth")
    colour = Colour(repr((shown.level.depth, tile.at, side)).encode(), "passage")
    if tile.cave and not smooth:
        yield Part(crevice(shown, page, tile, side, colour), "rough")
    elif cramped(shown) and not tile.is_room and not tile.cave:
        bends = bends_of(page, tile, len(arms(shown, tile)))
        yield Part(twisting_way(shown, page, tile, side, bends, colour), "straight")
        if tile.slope or tile.stairs or tile.barricade:
            yield end_place(page, tile, side)
    elif smooth:
        yield Part(rounded_way(shown, page, tile, side), "rounded")
    else:
        yield Part(straight_way(shown, page, tile, side), "straight")
