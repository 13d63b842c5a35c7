"""The page: the whole sheet of a level, with a rim of rock."""

from typing import NamedTuple

from rules.core.grid import Cell
from rules.core.scene import Box, Ruler, Square
from rules.systems.third_six.board.shapes import CELL, MIDDLE
from rules.systems.third_six.state import Room, ThirdSixState

RIM = 1
FOCUS = (13, 11)


class Page(NamedTuple):
    """A sheet of `across` by `down` cells."""

    across: int
    down: int

    @property
    def columns(self) -> int:
        """Its width in squares."""
        return self.across * CELL + RIM

    @property
    def rows(self) -> int:
        """Its height in squares."""
        return self.down * CELL + RIM

    @property
    def ruler(self) -> Ruler:
        """Cells are named from A1 in the north-west, as `layout.cell_name` does."""
        return Ruler(step=CELL, offset=(RIM, RIM))

    def place(self, room: Room, square: Square) -> Square:
        """A room's square on the page; north is up."""
        return self.at(room.cell, square)

    def at(self, cell: Cell, square: Square) -> Square:
        """A cell's square on the page."""
        column, row = cell
        return (RIM + column * CELL + square[0], RIM + (self.down - 1 - row) * CELL + square[1])

    def focus(self, room: Room) -> Box:
        """What matters this turn: the room and about a cell around it."""
        middle = self.place(room, MIDDLE)
        columns, rows = min(FOCUS[0], self.columns), min(FOCUS[1], self.rows)
        left = min(max(0, middle[0] - columns // 2), self.columns - columns)
        top = min(max(0, middle[1] - rows // 2), self.rows - rows)
        return Box(at=(left, top), columns=columns, rows=rows)


def page_of(state: ThirdSixState) -> Page:
    """The sheet of the present level (TS-032)."""
    return Page(*state.options.size)
