"""The squares of a room within its cell of the page.

A cell is four squares wide: three for the room, and one of rock to the east and south where
passages cross. Squares are (column, row) from the room's top left, rows growing downward.
"""

from rules.core.grid import toward
from rules.core.scene import Side, Square
from rules.systems.third_six.state import Room

CELL = 4
ROOM = 3
MIDDLE: Square = (1, 1)
FLOOR: tuple[Square, ...] = tuple((column, row) for row in range(ROOM) for column in range(ROOM))
FEATURE_SPOT: Square = (2, 0)
BONES_SPOT: Square = (0, 2)

HERO_SPOTS: tuple[Square, ...] = ((1, 2), (2, 2), (0, 2), (1, 1), (2, 1), (0, 1))
FOE_SPOTS: tuple[Square, ...] = ((1, 0), (0, 0), (2, 0), (0, 1), (2, 1), (1, 1))


def gap(side: Side) -> Square:
    """Return the square of rock beyond the room's border where an exit's passage crosses."""
    return toward(MIDDLE, side, 2)


def threshold(side: Side) -> Square:
    """Return the last square of the room before an exit."""
    return toward(MIDDLE, side)


def spots(room: Room, heroes: int, foes: int) -> tuple[list[Square], list[Square]]:
    """Return squares for heroes below and foes above; those without room stand in passages."""
    if not foes and heroes == 1:
        return [MIDDLE], []
    above = list(FOE_SPOTS[: min(foes, len(FLOOR) - min(heroes, len(HERO_SPOTS)))])
    free = [square for square in HERO_SPOTS if square not in above]
    below = (free + [gap(side) for side in room.exits])[:heroes]
    taken = {*above, *below}
    rest = [gap(side) for side in room.exits if gap(side) not in taken] or [FOE_SPOTS[0]]
    above += [rest[number % len(rest)] for number in range(foes - len(above))]
    below += [HERO_SPOTS[number % len(HERO_SPOTS)] for number in range(heroes - len(below))]
    return below, above
