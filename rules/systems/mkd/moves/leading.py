"""How a subdued Monster or a hostage is led: where to, and the walk (MA-307, RG-074)."""

from collections.abc import Mapping

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.reach import Reach
from rules.systems.mkd.compass import Square, chebyshev
from rules.systems.mkd.figures import name_of
from rules.systems.mkd.mover import mover_of
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.refusals import Refusal, refuse
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import Walk


def ways(state: MkdState, figure: Figure) -> Reach:
    """Return every way for the points of the activation under way.

    Nobody holds a figure that is led, and only Heroes open doors.
    """
    points = 0 if state.activation is None else state.activation.points
    mover = mover_of(state, figure)._replace(held=frozenset())
    return Reach(board_of(state.site), figure.at, mover, points, figure.rear)


def leads_to(state: MkdState, figure: Figure) -> Mapping[Square, int]:
    """Return squares to which somebody can be led, each with its price."""
    stops = ways(state, figure).stops()
    return {to: cost for to, cost in stops.items() if to != figure.at}


def too_far(state: MkdState, figure: Figure, to: Square, rule: str) -> Refusal | None:
    """Return why somebody cannot be led to a square, or None; a refusal names the nearest one."""
    reached = leads_to(state, figure)
    if to in reached:
        return None
    best = min(
        (figure.at, *reached), key=lambda at: (chebyshev(at, to), at[1], at[0]), default=figure.at
    )
    return refuse(
        "led-too-far",
        rule,
        figure=name_of(figure),
        square=square_name(to),
        nearest=square_name(best),
    )


def lead_off(play: Resolution, figure: Figure, to: Square) -> Walk:
    """Pay for a way, and return the walk that is still to be made."""
    reach = ways(play.state, figure)
    path = reach.path(to)
    play.spend(reach.cost[to])
    play.change(trail=())
    return Walk(figure=figure.id, path=path, free=True)
