"""How a figure moves now, and what it can reach."""

from typing import Final

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.path_search import Mover
from rules.systems.mkd.board.reach import Reach
from rules.systems.mkd.compass import Square
from rules.systems.mkd.figures import (
    OUTLAW,
    has,
    kind_of,
    looks_at,
    opponents_beside,
    opposed,
    squares_of,
    watchful,
)
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.state import Memo, MkdState
from rules.systems.mkd.terms import MarkerKind

RESTLESS: Final[frozenset[MarkerKind]] = frozenset(("artifact", "furniture"))
"""Markers on whose square no move ends (B-31)."""


_movers, _holds, _reaches = Memo(), Memo(), Memo()


def mover_of(
    state: MkdState, figure: Figure, *, opens: bool = False, passes: bool = False
) -> Mover:
    """Return how a figure moves and what stands in its way, for path searches."""
    base = _movers.get(state, (figure.id, figure.at), lambda: _mover(state, figure))
    if not (opens or passes):
        return base
    key = (figure.id, figure.at, opens, passes)
    return _movers.get(state, key, lambda: base._replace(opens=opens, passes=passes))


def feared(state: MkdState, figure: Figure) -> frozenset[Square]:
    """Return squares of and beside opponents whom a figure is not beside already (B-62).

    No way of somebody demoralized leads there.
    """
    known = {other.id for other in opponents_beside(state, figure)}
    board = board_of(state.site)
    return frozenset(
        square
        for other in state.on_board
        if opposed(figure, other) and other.id not in known
        for at in squares_of(other)
        for square in (at, *board.around(at))
    )


def _mover(state: MkdState, figure: Figure) -> Mover:
    friends: set[Square] = set()
    foes: set[Square] = set()
    for other in state.on_board:
        if other.id != figure.id:
            (foes if opposed(figure, other) else friends).update(squares_of(other))
    monstrous = figure.side == "monster"
    solid = state.chests_lying
    restless = frozenset(marker.at for marker in state.site.markers if marker.kind in RESTLESS)
    # A figure is not held while it passes a square where no move may end (C5).
    sort = (monstrous, figure.role == OUTLAW)
    held = _holds.get(state, sort, lambda: _held(state, figure))
    return Mover(
        flight=has(figure, "flight"),
        aquatic=has(figure, "aquatic"),
        mounted=kind_of(figure).mounted,
        friends=frozenset(friends),
        foes=frozenset(foes),
        held=held - friends - restless - solid,
        solid=solid,
        barred=_barred(state, figure),
        restless=restless,
    )


def _barred(state: MkdState, figure: Figure) -> frozenset[Square]:
    """Return squares beside those whose terror keeps the active figure away this turn.

    The rule is in section 3.
    """
    active = state.activation
    if active is None or active.figure != figure.id or not active.barred:
        return frozenset()
    board = board_of(state.site)
    feared = [other for other in state.on_board if other.id in active.barred]
    around = {square for other in feared for at in squares_of(other) for square in board.around(at)}
    return frozenset(around - set(squares_of(figure)))


def _held(state: MkdState, figure: Figure) -> frozenset[Square]:
    """Return squares inside some opponent's front arc, next to it (B-45)."""
    board = board_of(state.site)
    found: set[Square] = set()
    for other in state.on_board:
        if opposed(figure, other) and watchful(other):
            for square in squares_of(other):
                found.update(
                    beside
                    for beside in board.around(square)
                    if board.standable(beside) and looks_at(other, beside)
                )
    return frozenset(found)


def reach_of(
    state: MkdState,
    figure: Figure,
    points: int,
    *,
    opens: bool = False,
    passes: bool = False,
) -> Reach:
    """Return everything a figure can get to with so many speed points."""
    mover = mover_of(state, figure, opens=opens, passes=passes)
    return _reaches.get(
        state,
        (figure.id, figure.at, points, opens, passes),
        lambda: Reach(board_of(state.site), figure.at, mover, points, figure.rear),
    )
