"""Walking to a square, turning, and taking a step back."""

from collections.abc import Iterator, Mapping

from rules.core.model import Seat
from rules.systems.mkd.actions import MoveTo, Spin, Undo
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.reach import Reach, may_stop
from rules.systems.mkd.compass import Square, chebyshev
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.events.moves import Spun
from rules.systems.mkd.figures import has, kind_of, name_of, opposed
from rules.systems.mkd.mover import mover_of
from rules.systems.mkd.names import square_name
from rules.systems.mkd.refusals import Refusal, refuse
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import AnyTask, EndAfter, LookAfter, StrikeAfter, Walk
from rules.systems.mkd.verb import lacks_points
from rules.systems.mkd.verbs.stepping import steps
from rules.systems.mkd.verbs.ways import reach, unnerved, walks, way_to


def forbids_move_to(state: MkdState, _seat: Seat, action: MoveTo) -> Refusal | None:
    """Return why a Hero cannot walk there, or None: a way within his points, and room to stand.

    The rules are B-30 and B-31.
    """
    if action.to in walks(state):
        return None if action.strike is None else _forbids_aim(state, action.strike)
    active, figure = state.active_hero()
    if refusal := lacks_points(state, 1):
        return refusal
    if action.to == figure.at:
        return refuse("there-already", "B-30", square=square_name(action.to))
    if action.to not in board_of(state.site).ground:
        return refuse("no-square", "B-06", square=square_name(action.to))
    if refusal := unnerved(state, figure, action.to):
        return refusal
    ways = reach(state)
    stops = ways.stops()
    if not may_stop(ways.board, action.to, ways.mover):
        return refuse(
            "no-standing", "B-31", square=square_name(action.to), **_nearest(stops, action)
        )
    mover = ways.mover._replace(passes=True)
    whole = Reach(ways.board, figure.at, mover, rear=figure.rear).cost.get(action.to)
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


def _forbids_aim(state: MkdState, target: int) -> Refusal | None:
    """Return why nobody of that number can be struck after a walk, or None."""
    _, figure = state.active_hero()
    foes = (other.id for other in state.on_board if opposed(figure, other))
    return None if target in foes else refuse("fight-apart", "B-07")


def _nearest(stops: Mapping[Square, int], action: MoveTo) -> dict[str, str]:
    """Return the reachable square nearest to the one wanted."""
    best = min(stops, key=lambda square: (chebyshev(square, action.to), square[1], square[0]))
    return {"nearest": square_name(best)}


def move_to(play: Resolution, _seat: Seat, action: MoveTo) -> None:
    """Walk to a square by the cheapest way, and then strike, check or end as asked (B-30, 2.9)."""
    _, figure = play.state.active_hero()
    path = way_to(play.state, action.to)
    play.change(trail=())
    play.push(Walk(figure=figure.id, path=path), *_afterwards(play.state, figure.id, action))


def _afterwards(state: MkdState, figure: int, action: MoveTo) -> Iterator[AnyTask]:
    """Yield what a Hero wants to do at the end of a walk."""
    if action.strike is not None:
        yield StrikeAfter(figure=figure, target=action.strike)
    if action.look is not None:
        yield LookAfter(figure=figure, chest=action.look.chest, door=action.look.door)
    if action.ends:
        yield EndAfter(figure=figure, at=action.to, known=state.known)


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


def spin(play: Resolution, _seat: Seat, action: Spin) -> None:
    """Turn in place (2.4)."""
    _, figure = play.state.active_hero()
    play.spend(cost_of_spin(play.state, action.facing))
    play.alter(figure.id, facing=action.facing % 8)
    play.tell(Spun(figure=name_of(figure)))


def forbids_undo(state: MkdState, _seat: Seat, _action: Undo) -> Refusal | None:
    """Return why nothing can be taken back, or None: a step since the last die or reveal can."""
    active, _ = state.active_hero()
    return None if active.steps else refuse("nothing-to-undo", "B-30")


def undo(play: Resolution, _seat: Seat, _action: Undo) -> None:
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
