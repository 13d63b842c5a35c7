"""Moving others by magic: Confusion and Levitation (section 3, MA-182 to MA-184, MA-197)."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.dice import throw_way
from rules.systems.mkd.board.reach import Reach
from rules.systems.mkd.compass import STEPS, Facing, Square, step
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.events.fights import Confused, ForcedOut, Lifted
from rules.systems.mkd.fights.attack import beside, may_begin_special
from rules.systems.mkd.fights.harm import touch
from rules.systems.mkd.figures import (
    UNTOUCHED,
    has,
    kind_of,
    name_of,
    opposed,
    speed_of,
    squares_of,
)
from rules.systems.mkd.mover import mover_of
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import Memo, MkdState
from rules.systems.mkd.tasks import EndActivation, Walk


class Course:
    """Where a figure can be moved by magic with so many points, and how."""

    def __init__(self, state: MkdState, figure: Figure, points: int, *, flying: bool) -> None:
        self.state, self.figure, self.points = state, figure, points
        mover = mover_of(state, figure)._replace(held=frozenset())
        if flying:
            mover = mover._replace(flight=True)
        self.reach = Reach(board_of(state.site), figure.at, mover, points, figure.rear)

    def leads_out(self) -> bool:
        """Return whether it can be driven out of the dungeon by the entrance (MA-184)."""
        entrance = self.state.site.entrance
        if entrance is None:
            return False
        cost = self.reach.cost.get(entrance[0])
        return cost is not None and cost + RULINGS.costs.leave <= self.points

    def farthest(self, facing: Facing, shunned: frozenset[Square]) -> Square:
        """Return the square farthest that way on its tile or the one that adjoins there.

        The rule is MA-183.
        """
        board, start = self.reach.board, self.figure.at
        tile = board.owner[start]
        tiles = {tile} | {
            other
            for (one, other), edges in board.edges_between.items()
            if one == tile and any(side == facing for _, side in edges)
        }
        stops = self.reach.stops()
        on_tiles = [square for square in stops if board.owner[square] in tiles]
        fit = [square for square in on_tiles if square not in shunned] or on_tiles
        dx, dy = STEPS[facing]

        def rank(at: Square) -> tuple[int, ...]:
            aside = abs((at[0] - start[0]) * dy - (at[1] - start[1]) * dx)
            return (-at[0] * dx - at[1] * dy, stops[at], aside, at[1], at[0])

        return min(fit, key=rank)


def confusion(state: MkdState, target: Figure) -> Course:
    """Return where a confused figure can be led: within its speed, without passing anybody.

    It needs no break away (B-48).
    """
    return Course(state, target, speed_of(target), flying=has(target, "flight"))


_led = Memo()


def confused_to(state: MkdState, attacker: Figure, target: Figure) -> frozenset[Square]:
    """Return squares to which an attacker may lead a confused target.

    section 3, magic_confusion.
    """
    return _led.get(state, (attacker.id, target.id), lambda: _confused_to(state, attacker, target))


def _confused_to(state: MkdState, attacker: Figure, target: Figure) -> frozenset[Square]:
    course = confusion(state, target)
    fit = frozenset(course.reach.stops()) - _beside_friends(state, attacker, target)
    door = way_out(state)
    return fit | {door} if door is not None and course.leads_out() else fit


def _beside_friends(state: MkdState, attacker: Figure, target: Figure) -> frozenset[Square]:
    """Return squares beside the attacker's friends, where it leads its victim only if it must."""
    board = board_of(state.site)
    return frozenset(
        square
        for other in state.on_board
        if not opposed(other, attacker) and other.id not in (attacker.id, target.id)
        for stands in squares_of(other)
        for square in board.around(stands)
    )


def levitation(state: MkdState, target: Figure) -> Course:
    """Return where levitation can carry a figure: 10 squares over anything but walls (MA-183)."""
    return Course(state, target, RULINGS.number("levitation_squares"), flying=True)


def lifted_to(state: MkdState, target: Figure) -> frozenset[Square]:
    """Return squares to which levitation can carry a figure.

    The square past the entrance stands for outside.
    """
    course = levitation(state, target)
    door = way_out(state)
    fit = frozenset(course.reach.stops()) - {target.at}
    return fit | {door} if door is not None and course.leads_out() else fit


def way_out(state: MkdState) -> Square | None:
    """Return the square outside the entrance, which stands for leaving the dungeon."""
    return None if state.site.entrance is None else step(*state.site.entrance)


def can_levitate(
    state: MkdState, figure: Figure, target: Figure, to: Square | None = None
) -> str | None:
    """Return why a figure cannot be levitated, None if it can (section 3, magic_levitation)."""
    key = may_begin_special(state, figure, "magic_levitation")
    if key:
        return key
    if target.where != "board":
        return "fight-away"
    if not beside(state, figure, target):
        return "fight-apart"
    if target.role in UNTOUCHED:
        return "fight-bound"
    if kind_of(target).mounted:
        return "fight-mounted"
    if has(target, "magic_immunity"):
        return "fight-immune"
    if to is not None and to not in lifted_to(state, target):
        return "fight-no-landing"
    return None


def levitate(
    play: Resolution,
    number: int,
    target: int,
    to: Square | None = None,
    facing: Facing | None = None,
) -> None:
    """Levitate an adjacent figure; without a square the die decides where to (MA-182, MA-183).

    It takes the whole activation. The target's activation of this turn is lost too. It lands with
    the facing that is said, else as it flew.
    """
    figure = play.figure(target)
    play.tell(Lifted(figure=name_of(figure), by=name_of(play.figure(number))))
    touch(play, target)
    if target not in play.state.served:
        play.change(served=(*play.state.served, target))
    play.push(EndActivation(figure=number))
    course = levitation(play.state, figure)
    end = to if to in lifted_to(play.state, figure) else None
    _send(play, course, end, frozenset(), facing=None if end is None else facing)


def confuse(play: Resolution, attacker: Figure, target: int, to: Square | None) -> None:
    """Move a target that was hit, within its speed (MA-197, section 3 magic_confusion).

    Without a square, or if it cannot get there, the die gives a direction.
    """
    figure = play.figure(target)
    if figure.where != "board":
        return
    play.tell(Confused(figure=name_of(figure), by=name_of(attacker)))
    fit = confused_to(play.state, attacker, figure)
    shunned = _beside_friends(play.state, attacker, figure)
    _send(play, confusion(play.state, figure), to if to in fit else None, shunned)


def _send(
    play: Resolution,
    course: Course,
    to: Square | None,
    shunned: frozenset[Square],
    *,
    facing: Facing | None = None,
) -> None:
    figure = course.figure
    if to is None:
        way = throw_way(play, "mkd-way")
        to = course.farthest(way, shunned)
        if _drives_out(course, way):
            to = way_out(play.state)
    if to is None or (to == way_out(play.state) and to not in course.reach.cost):
        force_out(play, figure.id)
        return
    play.change(trail=())
    play.push(Walk(figure=figure.id, path=course.reach.path(to), free=True, facing=facing))


def _drives_out(course: Course, facing: Facing) -> bool:
    """Return whether the entrance lies that way, on the figure's own tile and in reach (MA-184)."""
    entrance, owner = course.state.site.entrance, course.reach.board.owner
    if entrance is None or entrance[1] != facing:
        return False
    return owner.get(entrance[0]) == owner.get(course.figure.at) and course.leads_out()


def force_out(play: Resolution, number: int) -> None:
    """Remove a figure, alive, for the rest of the adventure (MA-184, MA-197, C38)."""
    play.drop_tasks(number)
    figure = play.alter(number, where="left", goal=None)
    play.tell(ForcedOut(figure=name_of(figure)))
    play.mode.left(play, figure)
