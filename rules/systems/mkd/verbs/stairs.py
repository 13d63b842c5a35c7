"""Taking the stairs to the next floor (MA-163 to MA-165)."""

from rules.core.model import Seat
from rules.systems.mkd.actions import UseStairs
from rules.systems.mkd.board.board import Board, board_of
from rules.systems.mkd.board.stairs import stairs_of
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.figures import name_of, squares_of
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.refusals import Refusal, refuse
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import EndActivation
from rules.systems.mkd.verb import lacks_points
from rules.systems.mkd.verbs.opening import listed


def watchers(state: MkdState, figure: Figure) -> tuple[Figure, ...]:
    """Return Monsters in a figure's tile, who keep it from the stairs (MA-164)."""
    board = board_of(state.site)
    tiles = _tiles(board, figure)
    return tuple(other for other in state.monsters if _tiles(board, other) & tiles)


def _tiles(board: Board, figure: Figure) -> set[int]:
    return {board.owner[square] for square in squares_of(figure) if square in board.owner}


def forbids_use_stairs(state: MkdState, _seat: Seat, _action: UseStairs) -> Refusal | None:
    """Return why the stairs cannot be taken, or None: from their square, with no Monster near.

    They cost 3 points and need a tile without Monsters (MA-163, MA-164).

    A token that lies face down does not matter.
    """
    _, figure = state.active_hero()
    stairs = stairs_of(state.site)
    if not stairs:
        return refuse("no-stairs", "MA-161")
    if figure.at not in stairs:
        return refuse("stairs-apart", "MA-163", squares=listed(stairs))
    near = watchers(state, figure)
    if near:
        return refuse("stairs-watched", "MA-164", figure=name_of(near[0]))
    return lacks_points(state, RULINGS.costs.stairs)


def use_stairs(play: Resolution, _seat: Seat, _action: UseStairs) -> None:
    """Go down with all that the Hero carries and wait there; nobody comes back (MA-163, MA-165)."""
    figure = play.pay(RULINGS.costs.stairs)
    play.drop_tasks(figure.id)
    kept = tuple(effect for effect in figure.effects if effect.until != "activation")
    below = play.alter(figure.id, where="below", effects=kept, uses=())
    play.push(EndActivation(figure=figure.id))
    play.mode.went_down(play, below)
