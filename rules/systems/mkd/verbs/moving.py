"""Walking, stepping, turning, and taking a step back."""

from collections.abc import Mapping
from typing import NamedTuple

from rules.core.model import Seat
from rules.core.words import Text
from rules.systems.mkd.actions import MoveTo, Spin, StepTo, Undo
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.reach import Reach, may_stop
from rules.systems.mkd.compass import NAMES, Facing, Square, chebyshev, step
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.figures import demoralized, has, holders, kind_of, name_of
from rules.systems.mkd.moves.mover import feared, mover_of, reach_of
from rules.systems.mkd.moves.walk import price
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.play import Play
from rules.systems.mkd.refusals import Refusal, refuse
from rules.systems.mkd.state import Memo, MkdState
from rules.systems.mkd.tasks import Walk
from rules.systems.mkd.verbs.verb import lacks_points

_steps, _ways = Memo(), Memo()


def reach(state: MkdState) -> Reach:
    """Return where the active Hero can get to with the points left.

    Walks do not pass through others; single steps do. Those of the demoralized lead past nobody
    whom they are not beside already (B-62).
    """
    active, figure = state.active_hero()
    if not demoralized(figure):
        return reach_of(state, figure, active.points)
    return _ways.get(state, None, lambda: _timid_ways(state, figure, active.points))


def _timid_ways(state: MkdState, figure: Figure, points: int) -> Reach:
    mover = mover_of(state, figure)
    barred = mover.barred | feared(state, figure)
    return Reach(
        board_of(state.site), figure.at, mover._replace(barred=barred), points, figure.rear
    )


def walks(state: MkdState) -> Mapping[Square, int]:
    """Return where the active Hero may walk to now, each with its price (B-30, B-31, B-62)."""
    _, figure = state.active_hero()
    if lacks_points(state, 1):
        return {}
    return {to: cost for to, cost in reach(state).stops().items() if to != figure.at}


def forbids_move_to(state: MkdState, _seat: Seat, action: MoveTo) -> Refusal | None:
    """Return why a Hero cannot walk there, or None: a way within his points, and room to stand.

    The rules are B-30 and B-31.
    """
    if action.to in walks(state):
        return None
    active, figure = state.active_hero()
    if refusal := lacks_points(state, 1):
        return refusal
    if action.to == figure.at:
        return refuse("there-already", "B-30", square=square_name(action.to))
    if action.to not in board_of(state.site).ground:
        return refuse("no-square", "B-06", square=square_name(action.to))
    if refusal := _unnerved(state, figure, action.to):
        return refusal
    ways = reach(state)
    stops = ways.stops()
    if not may_stop(ways.board, action.to, ways.mover):
        return refuse(
            "no-standing", "B-31", square=square_name(action.to), **_nearest(stops, action)
        )
    whole = Reach(ways.board, figure.at, ways.mover, rear=figure.rear).cost.get(action.to)
    if whole is None:
        return refuse("no-way", "B-05", square=square_name(action.to), **_nearest(stops, action))
    return refuse(
        "too-far",
        "B-30",
        square=square_name(action.to),
        cost=whole,
        points=active.points,
        **_nearest(stops, action),
    )


def _nearest(stops: Mapping[Square, int], action: MoveTo) -> dict[str, str]:
    """Return the reachable square nearest to the one wanted."""
    best = min(stops, key=lambda square: (chebyshev(square, action.to), square[1], square[0]))
    return {"nearest": square_name(best)}


def _unnerved(state: MkdState, figure: Figure, to: Square) -> Refusal | None:
    """Return why a demoralized Hero cannot walk up to a further opponent, or None (B-62)."""
    if demoralized(figure) and to in feared(state, figure):
        return refuse("unnerved", "B-62", square=square_name(to))
    return None


def move_to(play: Play, _seat: Seat, action: MoveTo) -> None:
    """Walk there by the cheapest way (B-30)."""
    _, figure = play.state.active_hero()
    path = reach(play.state).path(action.to)
    play.change(trail=())
    play.push(Walk(figure=figure.id, path=path))


class Stride(NamedTuple):
    """Where a step ends, what it costs in all, and the occupied square it leads over (B-50)."""

    to: Square
    cost: int
    over: Square | None = None


def steps(state: MkdState) -> Mapping[Facing, Stride]:
    """Return the directions in which the active Hero may step now, and where each leads."""
    return _steps.get(state, None, lambda: _steps_of(state))


def _steps_of(state: MkdState) -> dict[Facing, Stride]:
    if lacks_points(state, 1):
        return {}
    _, figure = state.active_hero()
    ways = board_of(state.site).ways_of(figure.at)
    found = {
        facing: _stride(state, figure, facing)
        for facing in range(8)
        if ways >> facing & 1 and _cannot_step(state, facing) is None
    }
    return {facing: stride for facing, stride in found.items() if stride is not None}


def _stride(state: MkdState, figure: Figure, facing: Facing) -> Stride | None:
    to = step(figure.at, facing)
    if may_stop(board_of(state.site), to, mover_of(state, figure, passes=True)):
        cost = price(state, figure, facing)
        return None if cost is None else Stride(to, cost)
    return beyond(state, figure, facing)


def forbids_step(state: MkdState, _seat: Seat, action: StepTo) -> Refusal | None:
    """Return why a step is refused, or None: it needs a way, its points and a place to end.

    The rules are B-07, B-30, B-31 and B-50.
    """
    return lacks_points(state, 1) or _cannot_step(state, action.facing)


def _cannot_step(state: MkdState, facing: Facing) -> Refusal | None:
    active, figure = state.active_hero()
    to = step(figure.at, facing)
    cost = price(state, figure, facing)
    if cost is None:
        return refuse("no-step", "B-07", way=Text.of(f"mkd-way-{NAMES[facing % 8]}"))
    if active.points < cost:
        return refuse("points", "B-22", cost=cost, points=active.points)
    mover = mover_of(state, figure, passes=True)
    if may_stop(board_of(state.site), to, mover):
        return _unnerved(state, figure, to)
    stride = beyond(state, figure, facing)
    if stride is None:
        return refuse("no-standing", "B-31", square=square_name(to), nearest=square_name(figure.at))
    return _unnerved(state, figure, to) or _unnerved(state, figure, stride.to)


def beyond(state: MkdState, figure: Figure, facing: Facing) -> Stride | None:
    """Return where a step straight through somebody's square ends, or None if nowhere (B-50)."""
    active, _ = state.active_hero()
    mover = mover_of(state, figure, passes=True)
    over = step(figure.at, facing)
    ways = Reach(board_of(state.site), figure.at, mover, active.points, figure.rear)
    end = step(over, facing)
    if end in ways.stops() and ways.path(end) == (over, end):
        return Stride(end, ways.cost[end], over)
    return None


def step_to(play: Play, _seat: Seat, action: StepTo) -> None:
    """Take a step, or two through an occupied square (B-30, B-50)."""
    _, figure = play.state.active_hero()
    to = step(figure.at, action.facing)
    mover = mover_of(play.state, figure, passes=True)
    path: tuple[Square, ...] = (to,)
    if not may_stop(board_of(play.state.site), to, mover):
        stride = beyond(play.state, figure, action.facing)
        if stride is not None:
            path = (to, stride.to)
    play.change(trail=())
    play.push(Walk(figure=figure.id, path=path))


def cost_of_spin(state: MkdState, facing: int) -> int:
    """Return 1 for turning in place (2.4), or 0 for the nimble and just after a step (B-33).

    A rider's half turn costs 2 (1.14.2).
    """
    active, figure = state.active_hero()
    if has(figure, "nimble") or active.loose or facing % 8 == figure.facing:
        return 0
    half = kind_of(figure).mounted and (facing - figure.facing) % 8 == 4
    return RULINGS.costs.spin * (2 if half else 1)


def forbids_spin(state: MkdState, _seat: Seat, action: Spin) -> Refusal | None:
    """Return why a Hero cannot turn, or None: to another facing, for its points (2.4, B-33)."""
    _, figure = state.active_hero()
    if action.facing % 8 == figure.facing:
        return refuse("faces-already", "B-33")
    if kind_of(figure).mounted:
        return refuse("rider-turns", "B-33")
    return lacks_points(state, cost_of_spin(state, action.facing))


def only_faces(state: MkdState) -> bool:
    """Return whether the active Hero can take no step any more, but still choose a facing."""
    if state.activation is None or steps(state):
        return False
    _, figure = state.active_hero()
    return forbids_spin(state, 0, Spin(facing=(figure.facing + 4) % 8)) is None


def spin(play: Play, _seat: Seat, action: Spin) -> None:
    """Turn in place (2.4)."""
    _, figure = play.state.active_hero()
    play.spend(cost_of_spin(play.state, action.facing))
    play.alter(figure.id, facing=action.facing % 8)


def forbids_undo(state: MkdState, _seat: Seat, _action: Undo) -> Refusal | None:
    """Return why nothing can be taken back, or None: a step since the last die or reveal can."""
    active, _ = state.active_hero()
    return None if active.steps else refuse("nothing-to-undo", "B-30")


def undo(play: Play, _seat: Seat, _action: Undo) -> None:
    """Go back to where the last step began, or before, with the points of then (B-31).

    All is as it was: who had not moved yet pays for turning again, and may still begin with what
    takes a whole activation (B-33).
    """
    active, figure = play.state.active_hero()
    board, mover = board_of(play.state.site), mover_of(play.state, figure)
    before = list(active.steps)
    last = before.pop()
    while before and not may_stop(board, last.at, mover):
        last = before.pop()
    play.alter(figure.id, at=last.at, rear=last.rear, facing=last.facing)
    gone = len(active.steps) - len(before)
    play.change(
        activation=active.with_(
            points=last.points, loose=last.loose, started=last.started, steps=tuple(before)
        ),
        trail=play.state.trail[:-gone],
    )


def held_by(state: MkdState) -> tuple[Text, ...]:
    """Return who holds the active Hero, by name (B-45)."""
    _, figure = state.active_hero()
    return tuple(name_of(other) for other in holders(state, figure))
