"""Whether things on the floor leave a way past them."""

from collections import deque
from collections.abc import Iterable, Iterator

from rules.systems.mkd.board.board import Board
from rules.systems.mkd.compass import SIDES, Square, step


def stays_open(board: Board, blocked: Iterable[Square], solid: Iterable[Square] = ()) -> bool:
    """Return whether the squares around blocked ones stay connected past them (MA-024).

    `solid` squares bar the way already. Doors count as ways, open or shut. Nobody passes a
    blocked square's corner diagonally, as with a pillar (B-07).
    """
    laid = set(blocked)
    shut = laid | set(solid)
    around = {
        square
        for at in laid
        for square in _beside(board, at)
        if square not in shut and board.standable(square)
    }
    if not around:
        return True
    start = min(around)
    # Most are connected close by, so near squares are looked at first.
    seen, waiting = {start}, deque((start,))
    while waiting and not around <= seen:
        at = waiting.popleft()
        for square in _beside(board, at):
            if {(at[0], square[1]), (square[0], at[1])} & laid:
                continue
            if square not in seen and square not in shut and board.standable(square):
                seen.add(square)
                waiting.append(square)
    return around <= seen


def _beside(board: Board, square: Square) -> Iterator[Square]:
    yield from board.around(square)
    for side in SIDES:
        if not board.free(square, side) and board.joined(square, side):
            yield step(square, side)
