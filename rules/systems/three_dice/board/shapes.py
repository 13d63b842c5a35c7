"""The squares of a room within its cell of the page.

A cell is six squares wide: five for the room, and one of rock to the east and south where passages
cross. Squares are (column, row) from the cell's top left, rows growing downward.
"""

from rules.core.grid import toward
from rules.core.scene import Side, Square
from rules.systems.three_dice.state import Room
from rules.systems.three_dice.terms import Shape

CELL = 6
ROOM = 5
MIDDLE: Square = (2, 2)
HERO_SPOTS: tuple[Square, ...] = ((2, 2), (2, 3), (1, 3), (3, 3), (1, 2), (3, 2), (2, 1), (1, 1))
MONSTER_SPOT: Square = (3, 1)
FEATURE_SPOT: Square = (1, 1)
CORNERS: tuple[Square, ...] = ((0, 0), (4, 0), (0, 4), (4, 4))
LABEL_SPOTS: dict[Shape, Square] = {
    "corridor": MIDDLE,
    "small_room": (1, 1),
    "large_room": (0, 0),
    "vault": (2, 1),
    "temple": (1, 0),
    "great_hall": (1, 0),
}


def gap(side: Side) -> Square:
    """Return the square of rock beyond the room's border where an exit's passage crosses."""
    return toward(MIDDLE, side, 3)


def before_exit(side: Side) -> Square:
    """Return the middle part's square that is nearest to an exit, floor in any shape."""
    return toward(MIDDLE, side, 2)


def threshold(room: Room, side: Side) -> Square:
    """Return the last square of the room proper before an exit: its door hangs on the far edge."""
    return toward(MIDDLE, side, 1 if room.shape == "small_room" else 2)


def floor(room: Room) -> tuple[Square, ...]:
    """Return every square of floor, the passages of its exits included."""
    radius = {"corridor": 0, "small_room": 1}.get(room.shape, 2)
    span = range(2 - radius, 3 + radius)
    squares = [(column, row) for row in span for column in span]
    for door in room.doors:
        squares.extend(toward(MIDDLE, door.side, steps) for steps in range(radius + 1, 4))
    return tuple(squares)


def hero_spots(room: Room, avoid: Side | None) -> tuple[Square, ...]:
    """Return where figures stand, the best places first.

    In a corridor away from what bars the way.
    """
    if room.shape != "corridor":
        return HERO_SPOTS
    sides = [door.side for door in room.doors if door.side is not avoid]
    arms = [toward(MIDDLE, side, steps) for steps in (1, 2, 3) for side in sides]
    front = [toward(MIDDLE, avoid)] if avoid else []
    return (MIDDLE, *arms, *front)


def monster_spot(room: Room, onward: Side | None) -> Square:
    """Return where a monster stands: in a corridor on the way onward."""
    if room.shape != "corridor":
        return MONSTER_SPOT
    return toward(MIDDLE, onward, 2) if onward else toward(MIDDLE, Side.NORTH, 0)
