"""Lines of fire from centre to centre, exact where they pass a corner (2.10.3)."""

from collections.abc import Container
from typing import NamedTuple

from rules.systems.mkd.board.board import Board
from rules.systems.mkd.compass import Facing, Square, step


class Line(NamedTuple):
    """Whether a line of fire is free, and whether something on it gives cover."""

    clear: bool
    cover: bool


BLOCKED = Line(clear=False, cover=False)


def line(board: Board, start: Square, end: Square, figures: Container[Square] = ()) -> Line:
    """Return the line between two squares; `figures` are squares whose figures stand in its way.

    Walls, closed doors, blocking squares and other figures block. Where the line passes a corner
    exactly, it is blocked only if both ways round are. A hindering square that the line crosses,
    the last included and the first not, gives cover; one it only touches does not.
    """
    if start == end:
        return Line(clear=True, cover=False)
    dx, dy = end[0] - start[0], end[1] - start[1]
    across: Facing = 2 if dx > 0 else 6
    down: Facing = 4 if dy > 0 else 0
    width, height = abs(dx), abs(dy)
    at, cover = start, False
    column = row = 0
    while at != end:
        # A column's border is met at (2 column + 1) / 2 width of the way, a row's likewise.
        to_column = (2 * column + 1) * height
        to_row = (2 * row + 1) * width
        if to_column == to_row:
            free = _round(board, at, across, down, figures)
            free = free or _round(board, at, down, across, figures)
            at = step(step(at, across), down)
        else:
            facing = across if to_column < to_row else down
            free = board.free(at, facing)
            at = step(at, facing)
        column += to_column <= to_row
        row += to_row <= to_column
        if not free or board.ground.get(at, "blocking") == "blocking":
            return BLOCKED
        if at != end and at in figures:
            return BLOCKED
        cover = cover or board.ground[at] == "hindering"
    return Line(clear=True, cover=cover)


def _round(
    board: Board, at: Square, first: Facing, second: Facing, figures: Container[Square]
) -> bool:
    """Return whether a way round a corner is free: its square and both its edges (C1)."""
    between = step(at, first)
    return (
        board.ground.get(between, "blocking") != "blocking"
        and between not in figures
        and board.free(at, first)
        and board.free(between, second)
    )
