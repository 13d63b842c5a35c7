"""What stands about in rooms: for looks, and for players and keepers alike.

It follows from what everybody sees of a room, so that it tells nothing of what is hidden there.
"""

from collections.abc import Iterator

from rules.core.scene import Feature, Square
from rules.core.words import Colour
from rules.dungeon.brought import furnishing_name, furniture_for
from rules.dungeon.chart.floors import Owners, spread
from rules.dungeon.chart.lattice import Lattice
from rules.dungeon.chart.outlines import Drawn, covers
from rules.dungeon.chart.squares import owner_of
from rules.dungeon.chart.visibility import Shown
from rules.dungeon.plan import Tile

CORNERS = ((-1, 1), (1, 1))
"""Where furniture stands, from a room's middle: off its ways, its number and its contents."""
ROOM = 0.3
"""How much floor there must be around the middle of its square, in squares."""
EMPTY = 5
"""One room in so many has nothing."""


def furniture(shown: Shown, page: Lattice, floor: Owners, drawn: Drawn) -> Iterator[Feature]:
    """Yield the furniture of every room shown, in base squares."""
    if spread(shown):
        return
    vents = {(each.a, each.b) for each in shown.crawlways}
    crawled = {number for pair in vents for number in pair}
    for tile in shown.tiles:
        if tile.is_room and not tile.cave and tile.number not in crawled:
            yield from _of_room(shown, page, floor, drawn, tile)


def _of_room(
    shown: Shown, page: Lattice, floor: Owners, drawn: Drawn, tile: Tile
) -> Iterator[Feature]:
    colour = Colour(repr((shown.level.depth, tile.at, tile.shape)).encode(), "furniture")
    if not colour.pick(EMPTY):
        return
    middle = page.middle(tile.at)
    pieces = furniture_for(shown.plan.options, tile, colour, len(CORNERS))
    for piece, (dx, dy) in zip(pieces, CORNERS, strict=True):
        at: Square = (middle[0] + dx, middle[1] + dy)
        if owner_of(floor, at, page.pace) == tile.number and covers(
            drawn[tile.number], at, around=ROOM
        ):
            yield Feature(kind=piece.symbol, at=at, name=furnishing_name(piece))
