"""The page: which cells of the level it shows, and where a room's squares lie on it."""

from typing import NamedTuple

from rules.core.grid import Cell
from rules.core.scene import Box, Ruler, Square
from rules.systems.three_dice.board.shapes import CELL, MIDDLE
from rules.systems.three_dice.state import Room, ThreeDiceState

MARGIN = 1
MOST_CELLS = 22
FOCUS = (13, 11)
ENTRANCE_COLUMN = 12
ENTRANCE_ROW = 13
FURTHER = (26, 20)
"""The columns and rows by which names move where a level reaches beyond A or 1: the entrance is
then AM13, or M33."""


class Page(NamedTuple):
    """A window of cells: its west and north edges, its size in cells, and how far names moved."""

    west: int
    north: int
    across: int
    down: int
    moved: Square

    @property
    def columns(self) -> int:
        """The width of the page in squares."""
        return self.across * CELL

    @property
    def rows(self) -> int:
        """The height of the page in squares."""
        return self.down * CELL

    @property
    def ruler(self) -> Ruler:
        """Cells are named so that the entrance is M13, but where a level reaches too far."""
        return Ruler(
            step=CELL,
            column=ENTRANCE_COLUMN + self.west,
            row=ENTRANCE_ROW - self.north,
            moved=self.moved,
        )

    def origin(self, cell: Cell) -> Square:
        """Return the top left square of a cell; north is up."""
        return ((cell[0] - self.west) * CELL, (self.north - cell[1]) * CELL)

    def place(self, room: Room, square: Square) -> Square:
        """Return a room's square on the page."""
        column, row = self.origin(room.cell)
        return (column + square[0], row + square[1])

    def shows(self, cell: Cell) -> bool:
        """Return whether a cell, with a margin about it, is on the page."""
        return (
            self.west < cell[0] < self.west + self.across - 1
            and self.north - self.down + 1 < cell[1] < self.north
        )

    def focus(self, room: Room) -> Box:
        """Return the part of the page to show this turn: the room and about a cell around it."""
        middle = self.place(room, MIDDLE)
        columns, rows = min(FOCUS[0], self.columns), min(FOCUS[1], self.rows)
        left = min(max(0, middle[0] - columns // 2), self.columns - columns)
        top = min(max(0, middle[1] - rows // 2), self.rows - rows)
        return Box(at=(left, top), columns=columns, rows=rows)


def page_of(state: ThreeDiceState) -> Page:
    """Return the whole level with a margin of a cell; of a vast one, what lies around the party."""
    cells = [room.cell for room in state.level.rooms]
    west, across = _span([cell[0] for cell in cells], state.room.cell[0])
    south, down = _span([cell[1] for cell in cells], state.room.cell[1])
    return Page(west, south + down - 1, across, down, _moved(cells))


def _moved(cells: list[Cell]) -> Square:
    """Return by how many columns and rows names move, so that none comes before A or 1."""
    beyond_a = MARGIN - ENTRANCE_COLUMN - min(cell[0] for cell in cells)
    beyond_1 = 1 + MARGIN - ENTRANCE_ROW + max(cell[1] for cell in cells)
    return (
        max(0, -(-beyond_a // FURTHER[0])) * FURTHER[0],
        max(0, -(-beyond_1 // FURTHER[1])) * FURTHER[1],
    )


def _span(values: list[int], here: int) -> tuple[int, int]:
    """Return the first cell and the number of cells in one direction."""
    first, last = min(values) - MARGIN, max(values) + MARGIN
    if last - first + 1 > MOST_CELLS:
        first = max(first, min(here - MOST_CELLS // 2, last - MOST_CELLS + 1))
        last = first + MOST_CELLS - 1
    return first, last - first + 1
