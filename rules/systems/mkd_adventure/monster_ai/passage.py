"""Running for a goal, and when the way there is blocked (MA-111, MA-117, MA-125, MA-305)."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.reach import may_stop, step_costs
from rules.systems.mkd.compass import STEPS, Square
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.monster_ai.routes import Path, both_ways
from rules.systems.mkd.monster_ai.running import set_off
from rules.systems.mkd.mover import mover_of
from rules.systems.mkd.moves.activation import points_of
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState


def run_on(
    play: Resolution, figure: Figure, goals: tuple[Square, ...], *, through: bool = False
) -> bool:
    """Let a Monster run to the nearest of some squares; return whether the way is not blocked.

    It runs through opponents if no other way leads there; with `through`, by the shortest way
    whatever is on it (MA-099, MA-111).
    """
    around, across = both_ways(play.state, figure)
    for routes in (across, around) if through else (around, across):
        path = routes.to_nearest(goals)
        if path is not None and is_open(play.state, figure, path):
            set_off(play, figure, path)
            return True
    return False


def is_open(state: MkdState, figure: Figure, path: Path) -> bool:
    """Return whether a figure can ever go a way through opponents (MA-117).

    It cannot stop on their squares: several in a row block the way of one that has not the points
    to pass all of them in a single activation.
    """
    board, mover = board_of(state.site), mover_of(state, figure, opens=True, passes=True)
    most, spent, passes = points_of(state, figure), 0, False
    at, costs = figure.at, step_costs(board, (figure.at, figure.rear), path, mover)
    for square, cost in zip(path, costs, strict=True):
        facing = STEPS.index((square[0] - at[0], square[1] - at[1]))
        # A door on the way may have been opened in an activation before.
        door = 0 if board.free(at, facing) else RULINGS.costs.open_door
        spent += (cost or 0) - door
        passes = passes or square in mover.foes
        behind, at = at, square
        rear = not mover.mounted or may_stop(board, behind, mover)
        if rear and may_stop(board, at, mover):
            if passes and spent > most:
                return False
            spent, passes = 0, False
    return True
