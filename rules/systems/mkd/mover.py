"""How a figure moves now, and what it can reach."""

from functools import partial
from typing import Final

from rules.systems.mkd.board.board import Board, board_of
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


_PARTS: Final = ("figures", "site", "chests")
"""All of a state that ways depend on, but for those whom the active figure dares not come near."""
_movers, _holds, _reaches = Memo(*_PARTS), Memo("figures", "site"), Memo(*_PARTS)
_arcs, _places = Memo("site"), Memo("site", "chests")


def mover_of(
    state: MkdState, figure: Figure, *, opens: bool = False, passes: bool = False
) -> Mover:
    """Return how a figure moves and what stands in its way, for path searches."""
    dreaded = _dreaded(state, figure)
    plain = (figure.id, figure.at, dreaded)
    base = _movers.get(state, plain, lambda: _mover(state, figure))
    if not (opens or passes):
        return base
    key = (*plain, opens, passes)
    return _movers.get(state, key, lambda: base._replace(opens=opens, passes=passes))


def lying(state: MkdState) -> frozenset[Square]:
    """Return the squares of chests on the floor, which are worked out once for many questions."""
    return _places.get(state, "chests", lambda: state.chests_lying)


def restless_of(state: MkdState) -> frozenset[Square]:
    """Return the squares with markers on which no move ends (B-31)."""
    return _places.get(
        state,
        "markers",
        lambda: frozenset(marker.at for marker in state.site.markers if marker.kind in RESTLESS),
    )


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
            side = foes if opposed(figure, other) else friends
            side.add(other.at)
            if other.rear is not None:
                side.add(other.rear)
    monstrous = figure.side == "monster"
    solid, restless = lying(state), restless_of(state)
    # A figure is not held while it passes a square where no move may end (C5).
    sort = (monstrous, figure.role == OUTLAW)
    held = _holds.get(state, sort, lambda: _held(state, figure))
    flight = has(figure, "flight")
    return Mover(
        flight=flight,
        aquatic=has(figure, "aquatic"),
        mounted=kind_of(figure).mounted,
        friends=frozenset(friends),
        foes=frozenset(foes),
        held=held - friends - restless - solid,
        # On foot the square of an opponent costs as much as a break away, so that nothing is eased.
        eased=_eased(state, figure) if flight else frozenset(),
        solid=solid,
        barred=_barred(state, figure),
        restless=restless,
    )


def _dreaded(state: MkdState, figure: Figure) -> tuple[int, ...]:
    """Return those whom the active figure does not dare to come beside this turn."""
    active = state.activation
    return active.barred if active is not None and active.figure == figure.id else ()


def _barred(state: MkdState, figure: Figure) -> frozenset[Square]:
    """Return squares beside those whose terror keeps the active figure away this turn.

    The rule is in section 3.
    """
    dreaded = _dreaded(state, figure)
    if not dreaded:
        return frozenset()
    board = board_of(state.site)
    feared = [other for other in state.on_board if other.id in dreaded]
    around = {square for other in feared for at in squares_of(other) for square in board.around(at)}
    return frozenset(around - set(squares_of(figure)))


def _held(state: MkdState, figure: Figure) -> frozenset[Square]:
    """Return squares inside some opponent's front arc, next to it (B-45)."""
    board = board_of(state.site)
    found: set[Square] = set()
    for other in state.on_board:
        if opposed(figure, other) and watchful(other):
            key = (other.at, other.rear, other.facing, kind_of(other).arc)
            found |= _arcs.get(state, key, partial(_watched, board, other))
    return frozenset(found)


def _eased(state: MkdState, figure: Figure) -> frozenset[tuple[Square, Square]]:
    """Return the steps into the square of the only opponent who holds the one left (B-51)."""
    board = board_of(state.site)
    by: dict[Square, list[Figure]] = {}
    for other in state.on_board:
        if opposed(figure, other) and watchful(other):
            for square in _watched(board, other):
                by.setdefault(square, []).append(other)
    return frozenset(
        (square, to)
        for square, holding in by.items()
        if len(holding) == 1
        for to in squares_of(holding[0])
    )


def _watched(board: Board, figure: Figure) -> frozenset[Square]:
    """Return squares next to a figure and inside its front arc, where somebody can stand."""
    return frozenset(
        beside
        for square in squares_of(figure)
        for beside in board.around(square)
        if board.standable(beside) and looks_at(figure, beside)
    )


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
        (figure.id, figure.at, _dreaded(state, figure), points, opens, passes),
        lambda: Reach(board_of(state.site), figure.at, mover, points, figure.rear),
    )
