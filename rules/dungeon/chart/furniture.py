"""What stands about in rooms: for looks, and for players and keepers alike.

It follows from what everybody sees of a room, so that it tells nothing of what is hidden there.
"""

from collections.abc import Iterator

from rules.core.scene import Feature, Square, Symbol
from rules.core.words import Colour, Text
from rules.dungeon.brought import furniture_for, name_of
from rules.dungeon.chart.floors import Owners, spread
from rules.dungeon.chart.lattice import Lattice
from rules.dungeon.chart.outlines import Drawn, covers
from rules.dungeon.chart.visibility import Shown
from rules.dungeon.plan import Tile

CORNERS = ((-1, 1), (1, 1))
"""Where furniture stands, from a room's middle: off its ways, its number and its contents."""
ROOM = 0.3
"""How much floor there must be around the middle of its square, in squares."""
SETS: dict[int, tuple[tuple[Symbol, ...], ...]] = {
    4: (("table", "barrel"), ("column", "column"), ("statue", "rubble"), ("crate", "barrel")),
    5: (("column", "column"), ("statue", "statue"), ("fountain", "column"), ("rubble", "column")),
    6: (("column", "column"), ("table", "shelf"), ("statue", "bones"), ("rubble", "rubble")),
    7: (("shelf", "table"), ("bed", "crate"), ("crate", "rubble"), ("fountain", "table")),
    9: (("bed", "bed"), ("altar", "statue"), ("crate", "barrel"), ("bones", "rubble")),
}
"""What a room of each shape may have in its corners: hubs have pillars, closed chambers beds."""
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
    for (kind, name), (dx, dy) in zip(_pieces(shown, tile, colour), CORNERS, strict=True):
        at: Square = (middle[0] + dx, middle[1] + dy)
        if floor.get(at) == tile.number and covers(drawn[tile.number], at, around=ROOM):
            yield Feature(kind=kind, at=at, name=name)


def _pieces(shown: Shown, tile: Tile, colour: Colour) -> Iterator[tuple[Symbol, Text]]:
    """Yield what stands in the corners: furniture of packs where they have some for such rooms."""
    brought = furniture_for(shown.plan.options, tile)
    if brought:
        for _ in CORNERS:
            piece = brought[colour.pick(len(brought))]
            yield piece.symbol, name_of(f"dm-furnishing-{piece.id}")
        return
    sets = SETS[tile.shape]
    for kind in sets[colour.pick(len(sets))]:
        yield kind, Text.of(f"dm-furniture-{kind}")
