"""Where the active Hero can walk to: round opponents, and through them where no way leads round."""

from collections.abc import Mapping

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.path_search import Mover
from rules.systems.mkd.board.reach import Reach
from rules.systems.mkd.compass import Square
from rules.systems.mkd.figures import demoralized, has, opposed, squares_of
from rules.systems.mkd.mover import feared, mover_of, reach_of
from rules.systems.mkd.moves.through import Passage, WayThrough
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.refusals import Refusal, refuse
from rules.systems.mkd.state import Memo, MkdState
from rules.systems.mkd.verb import lacks_points

_ways, _through = Memo(), Memo()


def reach(state: MkdState) -> Reach:
    """Return where the active Hero can get to past nobody, with the points left.

    Ways of the demoralized lead past nobody whom they are not beside already (B-62).
    """
    active, figure = state.active_hero()
    if not demoralized(figure):
        return reach_of(state, figure, active.points)
    return _ways.get(state, "past nobody", lambda: _timid_ways(state, figure, active.points))


def _timid_ways(state: MkdState, figure: Figure, points: int, *, passes: bool = False) -> Reach:
    mover = timid_mover(state, figure, passes=passes)
    return Reach(board_of(state.site), figure.at, mover, points, figure.rear)


def timid_mover(state: MkdState, figure: Figure, *, passes: bool) -> Mover:
    """Return how a demoralized Hero moves: beside nobody whom he is not beside already (B-62)."""
    mover = mover_of(state, figure, passes=passes)
    return mover._replace(barred=mover.barred | feared(state, figure))


def passages(state: MkdState) -> Mapping[Square, WayThrough]:
    """Return the squares to which only ways through opponents lead, each with the best of them.

    It passes as few as the points allow (B-50, MA-211). Those with wings fly over others.
    """
    return _through.get(state, None, lambda: _passages(state))


def _passages(state: MkdState) -> dict[Square, WayThrough]:
    active, figure = state.active_hero()
    if has(figure, "flight") or not reach(state).mover.foes:
        return {}
    timid = demoralized(figure)
    whole = (
        _timid_ways(state, figure, active.points, passes=True)
        if timid
        else reach_of(state, figure, active.points, passes=True)
    )
    further = whole.stops().keys() - reach(state).stops().keys()
    if not further:
        return {}
    ways = passage(state, figure, whole.mover).ways()
    return {square: ways[square] for square in sorted(further)}


def passage(state: MkdState, figure: Figure, mover: Mover) -> Passage:
    """Return a path search for the active Hero that also leads through squares of opponents.

    For flyers the search knows no such squares.
    """
    active, _ = state.active_hero()
    owners = {
        square: other.id
        for other in state.on_board
        if opposed(figure, other) and not mover.flight
        for square in squares_of(other)
    }
    stand = figure.at, figure.rear
    return Passage(board_of(state.site), stand, mover, active.points, owners)


def walks(state: MkdState) -> Mapping[Square, int]:
    """Return where the active Hero may walk to now, each with its price.

    The rules are B-30, B-31, B-50 and B-62.
    """
    _, figure = state.active_hero()
    if lacks_points(state, 1):
        return {}
    through = {to: way.cost for to, way in passages(state).items()}
    return {to: cost for to, cost in {**reach(state).stops(), **through}.items() if to != figure.at}


def way_to(state: MkdState, to: Square) -> tuple[Square, ...]:
    """Return the squares of the walk to a square: round opponents where points suffice (B-50).

    Raises:
        KeyError: no walk leads there.
    """
    through = passages(state).get(to)
    return reach(state).path(to) if through is None else through.path


def unnerved(state: MkdState, figure: Figure, to: Square) -> Refusal | None:
    """Return why a demoralized Hero cannot walk up to a further opponent, or None (B-62)."""
    if demoralized(figure) and to in feared(state, figure):
        return refuse("unnerved", "B-62", square=square_name(to))
    return None
