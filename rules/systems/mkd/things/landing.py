"""Where a figure that magic moves is put down: a square, or the free one nearest to it."""

from collections.abc import Container

from rules.systems.mkd.board.board import Board, board_of
from rules.systems.mkd.board.path_search import Mover
from rules.systems.mkd.board.reach import distances, may_stop
from rules.systems.mkd.compass import SIDES, Facing, Square, chebyshev, step
from rules.systems.mkd.figures import has, kind_of
from rules.systems.mkd.mover import mover_of
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import Arrive

Spot = tuple[Square, Square | None, Facing]
"""Where a figure stands, its second square if it has one, and its facing."""


def spot_near(state: MkdState, figure: Figure, near: Square) -> Spot | None:
    """Return the free spot nearest to a square, on the same tile if there is one (MA-226, MA-227).

    Nobody is put behind a crevice without a way out if there is room elsewhere.
    """
    board, mover = board_of(state.site), mover_of(state, figure)
    tile = board.owner.get(near)
    inside = _with_a_way_out(state, board, figure)
    order = sorted(
        board.ground,
        key=lambda at: (at not in inside, board.owner[at] != tile, chebyshev(at, near), at[::-1]),
    )
    return next((spot for at in order if (spot := _spot(board, mover, figure, at))), None)


def _with_a_way_out(state: MkdState, board: Board, figure: Figure) -> Container[Square]:
    """Return squares to which a way leads from the entrance, or all squares if there is none."""
    if state.site.entrance is None:
        return board.ground
    flight, aquatic = has(figure, "flight"), has(figure, "aquatic")
    return distances(board, state.site.entrance[0], flight=flight, aquatic=aquatic)


def _spot(board: Board, mover: Mover, figure: Figure, at: Square) -> Spot | None:
    if not may_stop(board, at, mover):
        return None
    if not kind_of(figure).mounted:
        return at, None, figure.facing
    for facing in (figure.facing, *SIDES):
        rear = step(at, (facing + 4) % 8)
        if board.free(rear, facing) and may_stop(board, rear, mover):
            return at, rear, facing
    return None


def put_down(play: Resolution, number: int, near: Square) -> Square:
    """Put a figure down without a walk; all that follows an arrival follows (B-34, B-48, B-101).

    A figure for which no room is left stays where it is.
    """
    figure = play.figure(number)
    spot = spot_near(play.state, figure, near)
    if spot is None:
        return figure.at
    play.settle_steps()
    play.alter(number, at=spot[0], rear=spot[1], facing=spot[2])
    play.change(trail=())
    play.push(Arrive(figure=number, placed=True))
    return spot[0]


def other_tile(play: Resolution, figure: Figure, reason: str) -> int:
    """Return a random tile other than the figure's, unless that is the only one (MA-226, C30)."""
    board = board_of(play.state.site)
    own = board.owner.get(figure.at, 0)
    others = [
        tile
        for tile in range(len(play.state.site.tiles))
        if tile != own and any(board.standable(square) for square in board.squares(tile))
    ]
    return others[play.pick(len(others), reason)] if others else own
