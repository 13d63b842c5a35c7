"""Doors: who stands at one, opening and closing (B-91, MA-216 to MA-225)."""

from rules.core.words import Text
from rules.systems.mkd.compass import Facing, Square, step
from rules.systems.mkd.events.moves import DoorClosed, DoorOpened
from rules.systems.mkd.figures import name_of, squares_of
from rules.systems.mkd.moves.walk import set_door
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Door, Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState


def door_name(door: Door) -> Text:
    """Return the name of a door."""
    return Text.of("mkd-door-iron" if door.iron else "mkd-door-wooden")


def sides_of(door: Door) -> tuple[Square, Square]:
    """Return the two squares that a door lies between."""
    return door.at, step(door.at, door.side)


def edge_of(door: Door) -> tuple[Square, Facing]:
    """Return the edge a door is on, which identifies it even if its number changes."""
    return door.at, door.side


def is_at(figure: Figure, door: Door) -> bool:
    """Return whether a figure stands beside a door's edge, as it must to handle it (B-91)."""
    return any(square in sides_of(door) for square in squares_of(figure))


def far_side(figure: Figure, door: Door) -> Square:
    """Return the square on the other side of a door for a figure that stands at it (MA-219)."""
    here, there = sides_of(door)
    return there if here in squares_of(figure) else here


def blocked_by(state: MkdState, door: Door) -> Figure | None:
    """Return a rider who stands across an open door, so that it cannot be closed (1.14.6)."""
    return next(
        (
            figure
            for figure in state.on_board
            if figure.rear is not None and set(squares_of(figure)) == set(sides_of(door))
        ),
        None,
    )


def swing_open(play: Resolution, number: int, door: int) -> None:
    """Open a door for a figure; this turns over no tokens and gives no free spins (C34, B8)."""
    set_door(play, door, closed=False)
    at = play.state.site.doors[door].at
    play.tell(DoorOpened(figure=name_of(play.figure(number)), at=square_name(at)))


def swing_shut(play: Resolution, number: int, door: int) -> None:
    """Close a door for a figure; a trap that nobody has dealt with counts again (MA-224)."""
    set_door(play, door, closed=True)
    at = play.state.site.doors[door].at
    play.tell(DoorClosed(figure=name_of(play.figure(number)), at=square_name(at)))
