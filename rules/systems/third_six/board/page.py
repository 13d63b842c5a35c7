"""The page: the whole sheet of a level, with a rim of rock."""

from collections.abc import Iterable
from typing import NamedTuple

from rules.core.grid import Cell
from rules.core.scene import Box, Ruler, Square
from rules.systems.third_six.board.shapes import CELL, MIDDLE, ROOM
from rules.systems.third_six.state import Room, ThirdSixState

RIM = 1
FOCUS = (13, 11)


class Page(NamedTuple):
    """A sheet of `across` by `down` cells."""

    across: int
    down: int

    @property
    def columns(self) -> int:
        """The width of the page in squares."""
        return self.across * CELL + RIM

    @property
    def rows(self) -> int:
        """The height of the page in squares."""
        return self.down * CELL + RIM

    @property
    def ruler(self) -> Ruler:
        """Cells are named from A1 in the north-west, as `layout.cell_name` does."""
        return Ruler(step=CELL, offset=(RIM, RIM))

    def place(self, room: Room, square: Square) -> Square:
        """Return a square of a room as a square of the page; north is up."""
        return self.at(room.cell, square)

    def at(self, cell: Cell, square: Square) -> Square:
        """Return a square of a cell as a square of the page."""
        column, row = cell
        return (RIM + column * CELL + square[0], RIM + (self.down - 1 - row) * CELL + square[1])

    def focus(self, here: Room, rooms: Iterable[Room]) -> Box:
        """Return as much of what is known around the room as can be shown."""
        middle = self.place(here, MIDDLE)
        corners = [self.place(room, (0, 0)) for room in rooms]
        left, columns = _span([x for x, _ in corners], middle[0], min(FOCUS[0], self.columns))
        top, rows = _span([y for _, y in corners], middle[1], min(FOCUS[1], self.rows))
        return Box(at=(left, top), columns=columns, rows=rows)


def _span(starts: list[int], middle: int, most: int) -> tuple[int, int]:
    """Return where rooms begin, a square of rock included, and how far they extend."""
    first, end = min(starts) - RIM, max(starts) + ROOM + RIM
    if end - first <= most:
        return first, end - first
    return min(max(first, middle - most // 2), end - most), most


def page_of(state: ThirdSixState) -> Page:
    """Return the sheet of the present level (TS-032)."""
    return Page(*state.options.size)
