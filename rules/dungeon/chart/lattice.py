"""Where the cells of a level lie on the page, in squares of ten feet and in squares drawn.

A cell is three squares of ten feet, or more where corridors are stretched; where giants built,
every such square is drawn as `pace` squares each way. "Base" squares are those before that.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from rules.core.grid import Cell
from rules.core.scene import MAX_SQUARES, Ruler, Side, Square
from rules.dungeon.plan import Level, Plan

CELL = 3
STEPS: dict[Side, Square] = {
    Side.NORTH: (0, -1),
    Side.EAST: (1, 0),
    Side.SOUTH: (0, 1),
    Side.WEST: (-1, 0),
}
"""Directions on the page, where rows grow downwards."""


@dataclass(frozen=True)
class Lattice:
    """The page of one level: its cells from (west, south) to (east, north), all drawn.

    A rim of one base square is left around them, but not beyond the sheet.
    """

    west: int
    south: int
    east: int
    north: int
    sheet: tuple[int, int]
    stretch: int
    pace: int

    @property
    def pitch(self) -> int:
        """The side of a cell in base squares."""
        return CELL * self.stretch

    @property
    def mid(self) -> int:
        """Which base square of a cell is its middle, along either side."""
        return (self.pitch - 1) // 2

    @property
    def rim(self) -> tuple[int, int]:
        """Base squares of rim to the left and at the top."""
        return (int(self.west > 0), int(self.north < self.sheet[1] - 1))

    @property
    def base_size(self) -> tuple[int, int]:
        """The page in base squares."""
        left, top = self.rim
        return (
            (self.east - self.west + 1) * self.pitch + left + 1,
            (self.north - self.south + 1) * self.pitch + top + 1,
        )

    @property
    def columns(self) -> int:
        """The width of the page in squares."""
        return self.base_size[0] * self.pace

    @property
    def rows(self) -> int:
        """The height of the page in squares."""
        return self.base_size[1] * self.pace

    def origin(self, cell: Cell) -> Square:
        """Return the top left base square of a cell."""
        left, top = self.rim
        return (
            (cell[0] - self.west) * self.pitch + left,
            (self.north - cell[1]) * self.pitch + top,
        )

    def middle(self, cell: Cell) -> Square:
        """Return the middle base square of a cell."""
        column, row = self.origin(cell)
        return (column + self.mid, row + self.mid)

    def reach(self, side: Side) -> int:
        """Return the base squares from a cell's middle to its border on that side."""
        return self.mid if side in (Side.NORTH, Side.WEST) else self.pitch - 1 - self.mid

    @property
    def ruler(self) -> Ruler:
        """Names of cells: column A is the left of the sheet, row 1 its top, whatever is shown."""
        left, top = self.rim
        return Ruler(
            step=self.pitch * self.pace,
            offset=(left * self.pace, top * self.pace),
            column=self.west,
            row=self.sheet[1] - self.north,
        )


def stepped(square: Square, side: Side, steps: int = 1) -> Square:
    """Return the square so many steps away."""
    dx, dy = STEPS[side]
    return (square[0] + dx * steps, square[1] + dy * steps)


def lattice_of(plan: Plan, level: Level, cells: Iterable[Cell]) -> Lattice:
    """Return the page of some cells of a level.

    DM-044, DM-047: sizes follow the morphology. Where the whole level would not fit into a scene,
    corridors are drawn shorter and then squares coarser, however little of it is shown.
    """
    sheet = (plan.options.columns, plan.options.rows)
    stretch, pace = plan.results.stretch, plan.results.scale
    whole = _bounds(tile.at for tile in level.tiles)
    while True:
        page = Lattice(*whole, sheet, stretch, pace)
        if page.columns * page.rows <= MAX_SQUARES:
            return Lattice(*_bounds(cells, plan.options.start), sheet, stretch, pace)
        if stretch > 1:
            stretch -= 1
        else:
            pace -= 1


def _bounds(cells: Iterable[Cell], start: Cell = (0, 0)) -> tuple[int, int, int, int]:
    columns, rows = zip(*(list(cells) or [start]), strict=True)
    return min(columns), min(rows), max(columns), max(rows)
