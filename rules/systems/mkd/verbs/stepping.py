"""Single steps, and steps through the squares of others to a free one."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple

from rules.core.model import Seat
from rules.core.words import Text
from rules.systems.mkd.actions import StepTo
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.path_search import Mover
from rules.systems.mkd.board.reach import may_stop
from rules.systems.mkd.compass import NAMES, Facing, Square, chebyshev, step
from rules.systems.mkd.figures import demoralized
from rules.systems.mkd.mover import mover_of
from rules.systems.mkd.moves.walk import price
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.refusals import Refusal, refuse
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import Memo, MkdState
from rules.systems.mkd.tasks import Walk
from rules.systems.mkd.verb import lacks_points
from rules.systems.mkd.verbs.ways import passage, timid_mover, unnerved

_steps = Memo()


class Stride(NamedTuple):
    """Where a step ends, what it costs in all, and its squares if it leads over others (B-50)."""

    to: Square
    cost: int
    over: tuple[Square, ...] = ()


class Strides(NamedTuple):
    """Where a step in one direction may end; `first` is where it does if no square is named."""

    first: Stride | None = None
    every: tuple[Stride, ...] = ()


NOWHERE = Strides()
NEXT = 2
"""The squares of a step that leads into an opponent's square and straight out of it."""


def steps(state: MkdState) -> Mapping[Facing, Stride]:
    """Return the directions in which the active Hero may step now, and where each leads."""
    found = _strides(state).items()
    return {facing: strides.first for facing, strides in found if strides.first is not None}


def further_steps(state: MkdState) -> Iterator[tuple[Facing, Stride]]:
    """Yield the other ways out of each opponent's square into which the Hero may step (C6).

    Those through a second square are left to walks, and to who names them.
    """
    _, figure = state.active_hero()
    foes = mover_of(state, figure).foes
    for facing, strides in _strides(state).items():
        if step(figure.at, facing) in foes:
            for stride in strides.every:
                if stride != strides.first and len(stride.over) == NEXT:
                    yield facing, stride


def stride_of(state: MkdState, action: StepTo) -> Stride | None:
    """Return the end and the cost of a step, or None if it cannot be made."""
    strides = _strides(state).get(action.facing % 8, NOWHERE)
    if action.to is None:
        return strides.first
    return next((stride for stride in strides.every if stride.to == action.to), None)


def _strides(state: MkdState) -> Mapping[Facing, Strides]:
    return _steps.get(state, None, lambda: _strides_of(state))


def _strides_of(state: MkdState) -> dict[Facing, Strides]:
    if lacks_points(state, 1):
        return {}
    _, figure = state.active_hero()
    ways = board_of(state.site).ways_of(figure.at)
    return {
        facing: _strides_to(state, figure, facing)
        for facing in range(8)
        if ways >> facing & 1 and _cannot_enter(state, facing) is None
    }


def _strides_to(state: MkdState, figure: Figure, facing: Facing) -> Strides:
    to = step(figure.at, facing)
    if may_stop(board_of(state.site), to, mover_of(state, figure, passes=True)):
        cost = price(state, figure, facing)
        stride = None if cost is None else Stride(to, cost)
        return NOWHERE if stride is None else Strides(stride, (stride,))
    return _beyond(state, figure, facing)


def _beyond(state: MkdState, figure: Figure, facing: Facing) -> Strides:
    """Return where a step through somebody's square may end (B-50, C6).

    First straight on, through several if need be; then farther off rather than beside where it
    began; then past as few opponents as can be, and for as little. Back to where it began it leads
    only out of an opponent's square. A demoralized Hero who is afraid of the first choice has none.
    """
    ends = _exits(state, figure, facing, mover_of(state, figure, passes=True))
    onwards = (end for end in ends if chebyshev(figure.at, end) > 1)
    first = next(onwards, None)
    if demoralized(figure):
        ends = _exits(state, figure, facing, timid_mover(state, figure, passes=True))
    return Strides(None if first is None else ends.get(first), tuple(ends.values()))


def _exits(state: MkdState, figure: Figure, facing: Facing, mover: Mover) -> dict[Square, Stride]:
    """Return where a step through somebody's square may end, the first choice first."""
    ends = passage(state, figure, mover).exits(facing)

    def merit(end: Square) -> tuple[bool, bool, int, int, int, int]:
        way = ends[end]
        bent = any(step(at, facing) != to for at, to in pairwise(way.path))
        return bent, chebyshev(figure.at, end) < 2, way.passed, way.cost, end[1], end[0]

    return {
        end: Stride(end, ends[end].cost, ends[end].path)
        for end in sorted(ends, key=merit)
        if end != figure.at or ends[end].passed
    }


def forbids_step(state: MkdState, _seat: Seat, action: StepTo) -> Refusal | None:
    """Return why a step is refused, or None: it needs a way, its points and a place to end.

    The rules are B-07, B-30, B-31 and B-50.
    """
    refusal = lacks_points(state, 1) or _cannot_enter(state, action.facing)
    if refusal or stride_of(state, action) is not None:
        return refusal
    _, figure = state.active_hero()
    to = step(figure.at, action.facing)
    if action.to is not None:
        return refuse("no-way-through", "B-50", square=square_name(action.to), over=square_name(to))
    for end in _exits(state, figure, action.facing, mover_of(state, figure, passes=True)):
        if refusal := unnerved(state, figure, end):
            return refusal
    return refuse("no-standing", "B-31", square=square_name(to), nearest=square_name(figure.at))


def _cannot_enter(state: MkdState, facing: Facing) -> Refusal | None:
    """Return why the active Hero cannot step into the next square, wherever he goes from there."""
    active, figure = state.active_hero()
    cost = price(state, figure, facing)
    if cost is None:
        return refuse("no-step", "B-07", way=Text.of(f"mkd-way-{NAMES[facing % 8]}"))
    if active.points < cost:
        return refuse("points", "B-22", cost=cost, points=active.points)
    return unnerved(state, figure, step(figure.at, facing))


def step_to(play: Resolution, _seat: Seat, action: StepTo) -> None:
    """Take a step, or several through the squares of others (B-30, B-50)."""
    _, figure = play.state.active_hero()
    stride = stride_of(play.state, action)
    path = () if stride is None else stride.over or (stride.to,)
    play.change(trail=())
    play.push(Walk(figure=figure.id, path=path))
