"""A square of a tile by dice (RG-048 to RG-051), as both modes throw for one."""

from collections.abc import Callable

from rules.systems.mkd.board.board import Board
from rules.systems.mkd.compass import Square
from rules.systems.mkd.resolution import Resolution

THROWS = 20
"""Throws without success after which the first suitable square is taken (RG-050)."""
REASON = "mkd-square"


def throw_square(
    play: Resolution, board: Board, tile: int, suits: Callable[[Square], bool]
) -> Square | None:
    """Roll until a square of a tile suits, and return it; None if there is none (RG-050).

    Squares count row by row as printed, whichever way the tile lies (RG-051). Ten-sided and
    six-sided dice are enough (RG-022).
    """
    if not any(suits(square) for square in board.squares(tile)):
        return None
    order = board.printed(tile)
    for _ in range(THROWS):
        number = _hall(play) if board.shape(tile).kind == "hall" else _chamber(play)
        square = order[number - 1]
        if board.owner.get(square) == tile and suits(square):
            return square
    return next(square for square in board.squares(tile) if suits(square))


def _hall(play: Resolution) -> int:
    """Return 1 to 15: a ten-sided die whose 10 counts as 0, and a six-sided one (RG-048)."""
    return play.roll(10, REASON) % 10 + play.roll(6, REASON)


def _chamber(play: Resolution) -> int:
    """Return 2 to 25: as in a hallway, plus a ten-sided die whose 10 counts as 10 (RG-049)."""
    first, second = play.roll(10, REASON), play.roll(10, REASON)
    return first % 10 + second + play.roll(6, REASON)
