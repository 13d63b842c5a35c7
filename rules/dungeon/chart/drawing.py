"""A level on its page: what of it is shown, and which squares that takes."""

from dataclasses import dataclass

from rules.core.scene import Outline, Square
from rules.dungeon.chart import floors, outlines, passages, squares
from rules.dungeon.chart.lanes import cramped
from rules.dungeon.chart.lattice import Lattice, lattice_of
from rules.dungeon.chart.visibility import Shown
from rules.dungeon.chart.water import water_of
from rules.dungeon.plan import Tile


@dataclass(frozen=True)
class Drawing:
    """A level on its page.

    `floor` are its base squares and `ground` the squares of the map, both by tile; `parts` are
    the pieces of floor of each tile and `rims` their outlines. `without_secrets` is the same
    without secret ways, if any are shown.
    """

    view: Shown
    page: Lattice
    floor: floors.Owners
    ground: floors.Owners
    parts: outlines.Drawn
    rims: tuple[Outline, ...]
    without_secrets: "Drawing | None" = None

    @property
    def common(self) -> "Drawing":
        """What everybody knows of these tiles, which is the same on all maps."""
        return self.without_secrets or self


def drawn(view: Shown) -> Drawing:
    """Return the floor and the outlines of the visible part of a level."""
    page = lattice_of(view.plan, view.level, (tile.at for tile in view.tiles))
    rough_from = _rough_from(page)
    openly = view.openly()
    floor = floors.owners(openly, page)
    parts = {tile.number: _parts(openly, page, tile) for tile in view.tiles}
    rims = outlines.outlines(openly, page, parts, rough_from)
    ground = squares.squares_of(openly, page, floor, rims)
    common = Drawing(openly, page, floor, ground, parts, rims)
    return common if openly is view else _with_passages(view, common, rough_from)


def _parts(openly: Shown, page: Lattice, tile: Tile) -> tuple[outlines.Part, ...]:
    """Return the pieces of floor of a tile: a narrow way is wide where a bridge may lie."""
    made = outlines.parts(openly, page, tile)
    if tile.is_room or not made or not cramped(openly):
        return made
    line = made[0].line
    left, top = page.origin((0, 0))
    wet = sorted(water_of(openly.plan, openly.level).of(tile.number))
    return (*made, *(outlines.ford(page, tile, (x + left, y + top), line) for x, y in wet))


def _with_passages(view: Shown, common: Drawing, rough_from: Square) -> Drawing:
    """Return a drawing with its secret ways."""
    page = common.page
    parts = {
        tile.number: (*common.parts[tile.number], *passages.passages(view, page, tile))
        for tile in view.tiles
    }
    rims = outlines.outlines(view, page, parts, rough_from)
    lanes = passages.lanes(view, page)
    ground = squares.dug(view, page, lanes, rims) | common.ground
    left = {
        at: number
        for at, number in lanes.items()
        if any(each in ground for each in squares.parts_of(at, page.pace))
    }
    return Drawing(view, page, left | common.floor, ground, parts, rims, common)


def _rough_from(page: Lattice) -> Square:
    """Return the corner of the whole sheet, in squares from that of the page.

    From there edges are the same on all maps, and it tells nothing: cells are named from there.
    """
    x, y = page.origin((0, page.sheet[1] - 1))
    return (x * page.pace, y * page.pace)
