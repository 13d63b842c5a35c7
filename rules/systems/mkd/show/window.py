"""The window on a map that grows, which moves as little as possible."""

from collections.abc import Iterator

from rules.core.scene import Box
from rules.systems.mkd.board.board import Board
from rules.systems.mkd.compass import Square
from rules.systems.mkd.show.moment import Moment
from rules.systems.mkd.show.page import Page

SIZE = 18
"""Squares of the window each way: room for a tile, and for another one on every side of it."""
STRIDE, SHORT = 6, 3
"""How many squares it moves at once: with the party, and to follow one who acts."""
BESIDE = 5
"""The length of a tile in squares, which may be added on each side."""


def steady(moment: Moment, board: Board, page: Page) -> Box:
    """Return the part of the map to show this turn, wherever the page begins.

    Its place depends on the endless grid, not on how far the map has grown: around the party's
    middle if that shows the tile of whoever acts and room for its unexplored neighbours; else
    around that tile.
    """
    party, around = moment.party or (moment.centre,), moment.centre
    window = about_party(party)
    if all(_holds(window, square) for square in _needed(moment, board, around)):
        corner = window
    else:
        corner = about_tile(board, around)
    return Box(at=page.place(corner), columns=SIZE, rows=SIZE)


def about_party(party: tuple[Square, ...]) -> Square:
    """Return the corner of the window that has a party near its middle."""
    columns, rows = zip(*party, strict=True)
    middle = (min(columns) + max(columns)) // 2, (min(rows) + max(rows)) // 2
    return middle[0] // STRIDE * STRIDE - STRIDE, middle[1] // STRIDE * STRIDE - STRIDE


def about_tile(board: Board, around: Square) -> Square:
    """Return the corner of the window that shows a square's tile with room for its neighbours."""
    squares = board.squares(board.owner[around]) if around in board.owner else (around,)
    left, top = (min(square[axis] for square in squares) for axis in (0, 1))
    return (left - BESIDE) // SHORT * SHORT, (top - BESIDE) // SHORT * SHORT


def _needed(moment: Moment, board: Board, around: Square) -> Iterator[Square]:
    yield around
    tile = board.owner.get(around)
    if tile is None:
        return
    yield from board.squares(tile)
    for other in board.next_tiles(tile):
        if other not in moment.state.visited:
            yield from board.squares(other)


def _holds(corner: Square, square: Square) -> bool:
    return all(0 <= square[axis] - corner[axis] < SIZE for axis in (0, 1))
