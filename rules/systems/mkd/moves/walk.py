"""Walking: one step at a time, each paid before it is made (B-30 to B-33, B-50)."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.reach import may_stop, step_cost
from rules.systems.mkd.compass import STEPS, Facing, Square
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.events.moves import DoorOpened, Terrified, Walked
from rules.systems.mkd.figures import (
    has,
    holders,
    kind_of,
    name_of,
    opponents_beside,
    opposed,
    squares_of,
)
from rules.systems.mkd.mover import lying, mover_of, restless_of
from rules.systems.mkd.moves.breaking import break_away
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import Footprint, MkdState
from rules.systems.mkd.tasks import Arrive, StrikeBack, Walk

DARED = 3
"""The lowest die with which a figure dares to come beside a terrifying one (section 3)."""


def walk(play: Resolution, task: Walk) -> None:
    """Take the next step of a walk, or end it."""
    figure = play.figure(task.figure)
    if figure.where != "board" or not _goes_on(play, task):
        return
    if not task.path:
        _end(play, task, figure)
        return
    facing = _direction(figure.at, task.path[0])
    if facing is None:
        _end(play, task, figure)
        return
    if task.opens and _opens_door(play, figure, facing):
        play.push(task)
        return
    if not task.free and not _may_step(play, task, figure, facing):
        _end(play, task, figure)
        return
    held_by = _held_by(play.state, task, figure)
    if held_by:
        break_away(play, task, held_by)
        return
    _step(play, task, figure, facing)


def _held_by(state: MkdState, task: Walk, figure: Figure) -> tuple[Figure, ...]:
    """Return whom the next step must break away from (B-45, B-48).

    There is nobody while it passes through others, and those passed do not count (B-51, C5).
    """
    if task.free or task.released or _between(state, figure):
        return ()
    to = task.path[0]
    return tuple(other for other in holders(state, figure) if to not in squares_of(other))


def _goes_on(play: Resolution, task: Walk) -> bool:
    """Return whether a walk goes on: one that the figure pays for ends with its activation."""
    return task.free or (play.active is not None and play.active.figure == task.figure)


def _direction(at: Square, to: Square) -> Facing | None:
    delta = (to[0] - at[0], to[1] - at[1])
    return STEPS.index(delta) if delta in STEPS else None


def price(state: MkdState, figure: Figure, facing: Facing, *, under: bool = False) -> int | None:
    """Return the price of one step now, with breaking away; None if it is impossible (2.4)."""
    mover = mover_of(state, figure, passes=True)
    if under:
        mover = mover._replace(held=frozenset())
    return step_cost(board_of(state.site), figure.at, facing, mover)


def _may_step(play: Resolution, task: Walk, figure: Figure, facing: Facing) -> bool:
    """Return whether the figure has the points for a step, room to end it, and dares to."""
    active = play.active
    cost = price(play.state, figure, facing, under=task.released or _between(play.state, figure))
    if active is None or cost is None:
        return False
    left = active.points - _due(task, cost)
    stretch = _landing(play.state, task, figure, left) if left >= 0 else ()
    return bool(stretch) and _dares(play, figure, stretch)


def _due(task: Walk, cost: int) -> int:
    """Return what is still to pay for a step: a break away has paid 2 of it already (B-45)."""
    return max(0, cost - RULINGS.costs.break_away) if task.released else cost


def _landing(state: MkdState, task: Walk, figure: Figure, left: int) -> tuple[Square, ...]:
    """Return the squares up to the next free one, or none if the points do not suffice (B-50).

    A rider needs room for both its squares (1.14.1). Nobody is held on the way there (C5).
    """
    board = board_of(state.site)
    mover = mover_of(state, figure, passes=True)._replace(held=frozenset())

    def stops(front: Square, behind: Square) -> bool:
        rear = not mover.mounted or may_stop(board, behind, mover)
        return rear and may_stop(board, front, mover)

    behind, (at, *further) = figure.at, task.path
    stretch = [at]
    for square in further:
        if stops(at, behind):
            break
        facing = _direction(at, square)
        cost = None if facing is None else step_cost(board, at, facing, mover)
        if cost is None or cost > left:
            return ()
        left, behind, at = left - cost, at, square
        stretch.append(at)
    return tuple(stretch) if stops(at, behind) else ()


def _dares(play: Resolution, figure: Figure, stretch: tuple[Square, ...]) -> bool:
    """Return whether a figure dares to come beside terrifying ones (section 3, terrify).

    Before it passes through somebody it must dare every square up to the next free one.
    """
    if has(figure, "terrify"):
        return True
    if not any(has(other, "terrify") for other in play.state.on_board):
        return True
    beside = {other.id for other in opponents_beside(play.state, figure)}
    for square in stretch:
        for other in opponents_beside(play.state, figure, square):
            new = other.id not in beside and has(other, "terrify")
            if new and not _stands_up_to(play, figure, other):
                return False
    return True


def _stands_up_to(play: Resolution, figure: Figure, other: Figure) -> bool:
    """Roll whether a figure dares to face a terrifying one; a failure counts for the whole turn."""
    active = play.active
    if active is None or other.id in active.barred:
        return False
    if other.id in active.allowed:
        return True
    die = play.roll(6, "mkd-terrify")
    active = play.active or active
    if die >= DARED:
        play.change(activation=active.with_(allowed=(*active.allowed, other.id)))
        return True
    play.tell(Terrified(figure=name_of(figure), by=name_of(other), die=die))
    play.change(activation=active.with_(barred=(*active.barred, other.id)))
    return False


def _opens_door(play: Resolution, figure: Figure, facing: Facing) -> bool:
    """Open a closed door straight ahead, as Monsters do, who do not set off its trap (MA-221)."""
    board = board_of(play.state.site)
    number = board.door_at(figure.at, facing)
    active = play.active
    if number is None or not play.state.site.doors[number].closed or active is None:
        return False
    if active.points < RULINGS.costs.open_door:
        return False
    play.spend(RULINGS.costs.open_door)
    set_door(play, number, closed=False)
    play.tell(DoorOpened(figure=name_of(figure), at=square_name(figure.at)))
    return True


def set_door(play: Resolution, number: int, **changes: object) -> None:
    """Change a door, by its number."""
    doors = play.state.site.doors
    door = doors[number].with_(**changes)
    play.set_site(play.state.site.with_(doors=(*doors[:number], door, *doors[number + 1 :])))


def _step(play: Resolution, task: Walk, figure: Figure, facing: Facing) -> None:
    to = task.path[0]
    if not task.free:
        _pay(play, task, figure, facing)
    rear = figure.at if kind_of(figure).mounted else None
    came_from = figure.at if task.since is None else task.since
    moved = play.alter(figure.id, at=to, rear=rear, facing=facing)
    play.change(trail=(*play.state.trail, to))
    rest = task.with_(path=task.path[1:], released=False, under=None, since=None, passed=())
    strikes = () if task.under is None else (_strikes(task.under, moved),)
    if _between(play.state, moved):
        # While a figure passes through others, nothing else happens until a free square (C5).
        under = None if task.free or has(moved, "flight") else _opponent_under(play.state, moved)
        if under == task.under:
            strikes = ()
        through = tuple(other.id for other in _occupants(play.state, moved))
        passed = (*task.passed, *(one for one in through if one not in task.passed))
        play.push(*strikes, rest.with_(under=under, since=came_from, passed=passed))
        return
    if play.active is not None and play.active.allowed:
        play.change(activation=play.active.with_(allowed=()))
    arrival = Arrive(figure=figure.id, came_from=came_from, passed=task.passed)
    play.push(*strikes, arrival, rest)


def _strikes(passed: int, figure: Figure) -> StrikeBack:
    """Return the attack of whoever was passed, as the figure leaves its square.

    The rules are B-50, MA-210 and MA-211.
    """
    return StrikeBack(striker=passed, target=figure.id, manner="passing")


def _pay(play: Resolution, task: Walk, figure: Figure, facing: Facing) -> None:
    cost = price(play.state, figure, facing, under=task.released or _between(play.state, figure))
    active = play.active
    if cost is None or active is None:
        raise RuntimeError("a step that cannot be made is not paid for")
    if figure.side == "hero":
        print_ = Footprint(
            at=figure.at,
            rear=figure.rear,
            facing=figure.facing,
            points=active.points,
            loose=active.loose,
            started=active.started,
        )
        play.change(activation=active.with_(steps=(*active.steps, print_)))
    play.spend(_due(task, cost))
    if play.active is not None:
        play.change(activation=play.active.with_(loose=True))


def _between(state: MkdState, figure: Figure) -> bool:
    """Return whether a figure is where nobody may stop, so that nothing happens to it (B-31, C5).

    That is in somebody's square, over a chest, artifact or furniture, or over a pit.
    """
    squares = squares_of(figure)
    board = board_of(state.site)
    return (
        bool(_occupants(state, figure))
        or not all(board.standable(square) for square in squares)
        or not restless_of(state).isdisjoint(squares)
        or not lying(state).isdisjoint(squares)
    )


def _occupants(state: MkdState, figure: Figure) -> tuple[Figure, ...]:
    """Return other figures on the squares that a figure takes up."""
    squares = squares_of(figure)
    return tuple(
        other
        for other in state.on_board
        if (other.at in squares or other.rear in squares) and other.id != figure.id
    )


def _opponent_under(state: MkdState, figure: Figure) -> int | None:
    """Return the opponent through whose square a figure is passing (B-50)."""
    first = next(iter(_occupants(state, figure)), None)
    return first.id if first is not None and opposed(figure, first) else None


def _end(play: Resolution, task: Walk, figure: Figure) -> None:
    """End the walk: take the wanted facing, and tell where the walk led (B-33).

    A figure that ends where nobody may stop goes back to where it last could (B-31).
    """
    if task.since is not None and not kind_of(figure).mounted:
        play.alter(figure.id, at=task.since)
        figure = play.figure(figure.id)
    if task.facing is not None and not task.path and not kind_of(figure).mounted:
        play.alter(figure.id, facing=task.facing)
    if play.state.trail:
        steps = len(play.state.trail)
        play.tell(Walked(figure=name_of(figure), to=square_name(figure.at), squares=steps))
