"""Where Heroes stand in the last picture of a game: also those who left, or fell."""

from collections.abc import Iterator

from rules.systems.mkd.board.board import Board, board_of
from rules.systems.mkd.board.stairs import stairs_of
from rules.systems.mkd.compass import Facing, Square, chebyshev
from rules.systems.mkd.figures import squares_of
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.state import MkdState

OUT = ("left", "waiting", "captive")
"""Heroes who are shown at the way out: in others' hands they were carried off by it."""
FALLEN = ("dead", "gone")


def standing(state: MkdState) -> tuple[Figure, ...]:
    """Return the Heroes who are not on the board of a game that is over, as they are shown.

    Who left stands before the exit, facing it; who went down, before the stairs. Who fell lies
    where that was; those of floors that the party has left since may lie there too, as nobody noted
    on which floor they fell, and are shown where nobody else is.
    """
    if not state.ending or not state.site.tiles:
        return ()
    board = board_of(state.site)
    taken = {square for figure in state.on_board for square in squares_of(figure)}
    taken |= state.chests_lying
    shown: list[Figure] = []
    for figure in sorted(state.heroes, key=lambda each: each.where in FALLEN):
        if figure.where == "board":
            continue
        if figure.where in FALLEN:
            goal, facing = figure.at, figure.facing
            if not board.standable(goal):
                continue
        else:
            goal, facing = _way_out(state, figure)
        at = next(_free(state, board, goal, taken), None)
        if at is None:
            continue
        taken.add(at)
        shown.append(figure.with_(at=at, rear=None, facing=facing))
    return tuple(shown)


def outlook(state: MkdState) -> Square | None:
    """Return the square to look at when all is over: where the living are, else the last to fall.

    None where nobody is shown but those on the board.
    """
    shown = standing(state)
    alive = [figure for figure in shown if figure.where not in FALLEN]
    near = [figure for figure in shown if figure.at in state.trail]
    return next((figure.at for figure in (*alive, *near, *reversed(shown))), None)


def _way_out(state: MkdState, figure: Figure) -> tuple[Square, Facing]:
    """Return the square of the way that a Hero took, and the side that it lies on."""
    down = stairs_of(state.site)
    if figure.where == "below" and down:
        return down[0], figure.facing
    if figure.at in state.site.exits or state.site.entrance is None:
        return figure.at, figure.facing
    return state.site.entrance


def _free(state: MkdState, board: Board, goal: Square, taken: set[Square]) -> Iterator[Square]:
    """Yield squares of tiles that Heroes entered on which nobody stands, the nearest first."""
    near = [
        square
        for tile in state.visited
        for square in board.squares(tile)
        if board.standable(square) and square not in taken
    ]
    yield from sorted(near, key=lambda square: (chebyshev(square, goal), square))
