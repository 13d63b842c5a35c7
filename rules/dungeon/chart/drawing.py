"""A level on its page: what of it is shown, and which squares that takes."""

from dataclasses import dataclass

from rules.core.scene import Outline
from rules.dungeon.chart import floors, outlines, squares
from rules.dungeon.chart.lattice import Lattice, lattice_of
from rules.dungeon.chart.visibility import Shown


@dataclass(frozen=True)
class Drawing:
    """A level on its page.

    `floor` are its base squares and `ground` the squares of the map, both by tile; `parts` are
    the pieces of floor of each tile and `rims` their outlines.
    """

    view: Shown
    page: Lattice
    floor: floors.Owners
    ground: floors.Owners
    parts: outlines.Drawn
    rims: tuple[Outline, ...]


def drawn(view: Shown) -> Drawing:
    """Return the floor and the outlines of the visible part of a level."""
    page = lattice_of(view.plan, view.level, (tile.at for tile in view.tiles))
    floor = floors.owners(view, page)
    parts = {tile.number: outlines.parts(view, page, tile) for tile in view.tiles}
    rims = outlines.outlines(view, page, parts)
    ground = squares.squares_of(view, page, floor, rims)
    return Drawing(view, page, floor, ground, parts, rims)
