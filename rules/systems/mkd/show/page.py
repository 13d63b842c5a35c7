"""Where the squares of a site lie on the page, and what the rulers call them."""

from functools import lru_cache
from typing import NamedTuple

from rules.core.scene import Box, Ruler
from rules.systems.mkd.board.board import Board
from rules.systems.mkd.compass import Square

FOCUS = (16, 14)


class Page(NamedTuple):
    """A window on the endless grid: its least column and row, and its size in squares."""

    left: int
    top: int
    columns: int
    rows: int

    @property
    def ruler(self) -> Ruler:
        """Squares are named so that (0, 0) is always A1, however the map grows."""
        return Ruler(column=self.left, row=self.top + 1)

    def place(self, square: Square) -> Square:
        """A square of the grid on the page."""
        return square[0] - self.left, square[1] - self.top

    def holds(self, square: Square) -> bool:
        """Whether a square of the grid is on the page."""
        column, row = self.place(square)
        return 0 <= column < self.columns and 0 <= row < self.rows

    def focus(self, around: Square) -> Box:
        """What matters this turn: the squares about one, within the page."""
        middle = self.place(around)
        columns, rows = min(FOCUS[0], self.columns), min(FOCUS[1], self.rows)
        left = min(max(0, middle[0] - columns // 2), self.columns - columns)
        top = min(max(0, middle[1] - rows // 2), self.rows - rows)
        return Box(at=(left, top), columns=columns, rows=rows)


@lru_cache(maxsize=16)
def page_of(board: Board) -> Page:
    """The smallest page that holds every square of a board; one square where there is none."""
    if not board.owner:
        return Page(0, 0, 1, 1)
    columns, rows = zip(*board.owner, strict=True)
    left, top = min(columns), min(rows)
    return Page(left, top, max(columns) - left + 1, max(rows) - top + 1)
