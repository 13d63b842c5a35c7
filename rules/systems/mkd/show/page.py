"""Where the squares of a site lie on the page, and how the rulers name them."""

from functools import lru_cache
from typing import NamedTuple, Self

from rules.core.scene import Box, Ruler, Scene
from rules.systems.mkd.board.board import Board
from rules.systems.mkd.compass import Square

FOCUS = (16, 14)
SHEET = 40
"""Squares by which a page with room to grow is extended."""
SPACE = 18
"""Squares of such a page beyond what there is, to every side: a window's length."""
ROOM_BEFORE = 15
"""Squares to the west and north of the first tile of a level that was stored with room there."""
SPARE = 2
"""Squares of a border that is shown with the rest instead of being cut off."""


class Page(NamedTuple):
    """A window on the endless grid: its least column and row, and its size in squares."""

    left: int
    top: int
    columns: int
    rows: int

    @classmethod
    def of(cls, scene: Scene) -> Self:
        """Return the page on which a scene of a site was laid out."""
        return cls(scene.ruler.column, scene.ruler.row - 1, scene.columns, scene.rows)

    @property
    def ruler(self) -> Ruler:
        """The names of squares: (0, 0) is always A1, however the map grows."""
        return Ruler(column=self.left, row=self.top + 1)

    def place(self, square: Square) -> Square:
        """Return a square of the grid on the page."""
        return square[0] - self.left, square[1] - self.top

    def holds(self, square: Square) -> bool:
        """Return whether a square of the grid is on the page."""
        column, row = self.place(square)
        return 0 <= column < self.columns and 0 <= row < self.rows

    def focus(self, around: Square) -> Box:
        """Return the part of the page to show this turn: the squares around one.

        If its edge comes near the edge of the page, it extends to it, so that no outer wall is left
        just outside the picture.
        """
        middle = self.place(around)
        left, columns = _span(middle[0], FOCUS[0], self.columns)
        top, rows = _span(middle[1], FOCUS[1], self.rows)
        return Box(at=(left, top), columns=columns, rows=rows)


def _span(middle: int, wanted: int, whole: int) -> tuple[int, int]:
    """Return the start and length of a part of so many squares around a middle."""
    if whole <= wanted + SPARE:
        return 0, whole
    start = min(max(0, middle - wanted // 2), whole - wanted)
    if start <= SPARE:
        return 0, wanted
    return (whole - wanted if whole - wanted - start <= SPARE else start), wanted


@lru_cache(maxsize=16)
def page_of(board: Board) -> Page:
    """Return the smallest page that holds every square of a board.

    One square where there is none.
    """
    if not board.owner:
        return Page(0, 0, 1, 1)
    columns, rows = zip(*board.owner, strict=True)
    left, top = min(columns), min(rows)
    return Page(left, top, max(columns) - left + 1, max(rows) - top + 1)


@lru_cache(maxsize=16)
def wide_page_of(board: Board) -> Page:
    """Return a page with room to grow, so that the map stays in its place.

    It ends at whole sheets, a window's length or more beyond every tile. The first tile of a level
    begins at A1. Those stored from before (rules 3 to 7) have it farther in, so that their page can
    begin with A1: they keep their names.
    """
    tight = page_of(board)
    from_a1 = min(board.site.tiles[0].at) >= ROOM_BEFORE
    left, columns = _sheets(tight.left, tight.columns, from_a1=from_a1)
    top, rows = _sheets(tight.top, tight.rows, from_a1=from_a1)
    return Page(left, top, columns, rows)


def _sheets(start: int, length: int, *, from_a1: bool) -> tuple[int, int]:
    """Return where the sheets under a span with room around it begin, and how long they are."""
    first = (start - SPACE) // SHEET * SHEET
    if from_a1:
        first = max(0, first)
    end = -(-(start + length + SPACE) // SHEET) * SHEET
    return first, end - first
