"""Every rectangle of a room on which a piece could stand, worked out once for rooms alike."""

from functools import cached_property, lru_cache
from typing import NamedTuple, get_args

from rules.core.furnishing.purposes import Size
from rules.core.furnishing.space import Flow, Space
from rules.core.grid import ON_PAGE, OPPOSITE
from rules.core.scene import Facing, Side, Square

DIRECTIONS: dict[str, Facing] = {each: each for each in get_args(Facing)}
"""The eight directions, by their letters."""
WIDEST = 128
"""More squares than any room is wide or high."""
ROOMS_KEPT = 512
"""Rooms whose spots are remembered: most rooms are squares of the same size."""


class Spot(NamedTuple):
    """A rectangle of free floor, and the wall it has its back to, if any.

    `bits` are its squares and `ring` those around it, as numbers (`Flow`); `cornered` is whether
    two walls meet at one of its squares, and `number` tells spots of a room apart: always the
    same, as chance goes by it.
    """

    number: int
    at: Square
    size: Size
    back: Side | None
    bits: int
    ring: int
    cornered: bool

    @property
    def middle(self) -> tuple[float, float]:
        """Its middle, where (0, 0) is the middle of the first square."""
        return (self.at[0] + (self.size[0] - 1) / 2, self.at[1] + (self.size[1] - 1) / 2)


class Axis(NamedTuple):
    """The line from a door into the room: the side it runs to, and the place it runs through.

    `along` is 0 where it runs along a row, `at`; 1 where it runs along a column.
    """

    end: Side
    along: int
    at: float

    def aside(self, spot: Spot) -> float:
        """Return how far the middle of a spot lies beside the axis: below 0 left or above."""
        return spot.middle[1 - self.along] - self.at

    def depth(self, spot: Spot) -> float:
        """Return how far along the axis a spot lies; larger is nearer to its end."""
        return spot.middle[self.along] * ON_PAGE[self.end][self.along]

    def mirrored(self, spot: Spot) -> Square:
        """Return the top left of the same rectangle on the other side of the axis."""
        across = 1 - self.along
        place = int(2 * self.at) - spot.at[across] - (spot.size[across] - 1)
        return (spot.at[0], place) if across else (place, spot.at[1])


class Ground:
    """A room's floor: its walls, and all spots by size."""

    def __init__(self, space: Space) -> None:
        self.space = space
        self.flow = Flow(space)
        self.walls = space.walls()
        self.count = len(space.floor)
        self._usable = space.floor - space.kept
        self._by_place: dict[tuple[Square, Size], Spot] = {}
        self._standing: dict[Size, tuple[Spot, ...]] = {}
        self._backed: dict[Size, tuple[Spot, ...]] = {}

    @cached_property
    def axes(self) -> tuple[Axis, ...]:
        """The axes of all sides with openings; those that end at a wall before the others."""
        found = []
        open_sides = {opening.side for opening in self.space.openings}
        for side in sorted(open_sides, key=lambda side: (OPPOSITE[side] in open_sides, side)):
            along = int(side in (Side.NORTH, Side.SOUTH))
            places = [each.at[1 - along] for each in self.space.openings if each.side is side]
            found.append(Axis(OPPOSITE[side], along, (min(places) + max(places)) / 2))
        return tuple(found)

    @cached_property
    def middle(self) -> tuple[float, float]:
        """The middle of the rectangle around the floor."""
        columns, rows = zip(*self.space.floor, strict=True)
        return ((min(columns) + max(columns)) / 2, (min(rows) + max(rows)) / 2)

    @cached_property
    def breadth(self) -> int:
        """The shorter side of the rectangle around the floor."""
        columns, rows = ({each[at] for each in self.space.floor} for at in (0, 1))
        return min(max(columns) - min(columns), max(rows) - min(rows)) + 1

    def at(self, place: Square, size: Size) -> Spot | None:
        """Return the spot of these columns and rows there, or None where that is not free."""
        known = self._by_place.get((place, size))
        if known is not None:
            return known
        (left, top), (wide, high) = place, size
        squares = [(x, y) for y in range(top, top + high) for x in range(left, left + wide)]
        if not self._usable.issuperset(squares):
            return None
        around = {
            (x, y) for y in range(top - 1, top + high + 1) for x in range(left - 1, left + wide + 1)
        }
        spot = Spot(
            number=((top * WIDEST + left) * WIDEST + wide) * WIDEST + high,
            at=place,
            size=size,
            back=next((side for side in Side if self._at_wall(place, size, side)), None),
            bits=self.flow.bits(squares),
            ring=self.flow.bits((around - set(squares)) & self.space.floor),
            cornered=any(map(self._cornered, squares)),
        )
        self._by_place[(place, size)] = spot
        return spot

    def standing(self, size: Size) -> tuple[Spot, ...]:
        """Return every spot of a size, lengthwise and crosswise."""
        if size not in self._standing:
            self._standing[size] = tuple(
                spot
                for turned in dict.fromkeys((size, (size[1], size[0])))
                for at in sorted(self._usable)
                if (spot := self.at(at, turned)) is not None
            )
        return self._standing[size]

    def backed(self, size: Size) -> tuple[Spot, ...]:
        """Return every spot of a size (along the wall, into the room) for each wall it fits."""
        if size not in self._backed:
            self._backed[size] = tuple(
                spot._replace(back=side)
                for side in Side
                for spot in self.standing(size)
                if spot.size == turned(side, size) and self._at_wall(spot.at, spot.size, side)
            )
        return self._backed[size]

    def _at_wall(self, at: Square, size: Size, side: Side) -> bool:
        """Return whether all of one side of a rectangle stands at a wall, and looks at floor."""
        back, front = (_edge(at, size, each) for each in (side, OPPOSITE[side]))
        walls = self.walls
        return all(each in walls[side] for each in back) and any(
            each not in walls[OPPOSITE[side]] for each in front
        )

    def away(self, spot: Spot) -> Facing | None:
        """Return the direction into the room from the corner or the wall at which a spot is.

        Between two walls that face each other, as in a niche, it is away from the third.
        """
        free = [side for side in Side if self._at_wall(spot.at, spot.size, OPPOSITE[side])]
        free.sort(key=lambda side: side in (Side.EAST, Side.WEST))
        return DIRECTIONS.get("".join(side.value for side in free))

    def _cornered(self, square: Square) -> bool:
        north, south = (square in self.walls[side] for side in (Side.NORTH, Side.SOUTH))
        east, west = (square in self.walls[side] for side in (Side.EAST, Side.WEST))
        return (north or south) and (east or west)


@lru_cache(maxsize=ROOMS_KEPT)
def ground_of(space: Space) -> Ground:
    """Return the ground of a room; rooms alike share it."""
    return Ground(space)


def turned(side: Side, size: Size) -> Size:
    """Return a size, along the wall and into the room, as columns and rows."""
    return size if side in (Side.NORTH, Side.SOUTH) else (size[1], size[0])


def _edge(at: Square, size: Size, side: Side) -> list[Square]:
    """Return the squares of a rectangle along one of its sides."""
    (left, top), (wide, high) = at, size
    if side in (Side.NORTH, Side.SOUTH):
        row = top if side is Side.NORTH else top + high - 1
        return [(x, row) for x in range(left, left + wide)]
    column = left if side is Side.WEST else left + wide - 1
    return [(column, y) for y in range(top, top + high)]


def touching(one: Spot, other: Spot) -> Side | None:
    """Return on which side of the first the other stands, edge to edge; None where it does not."""
    (x0, y0), (w0, h0) = one.at, one.size
    (x1, y1), (w1, h1) = other.at, other.size
    if x1 < x0 + w0 and x0 < x1 + w1:
        if y1 + h1 == y0:
            return Side.NORTH
        if y0 + h0 == y1:
            return Side.SOUTH
    if y1 < y0 + h0 and y0 < y1 + h1:
        if x1 + w1 == x0:
            return Side.WEST
        if x0 + w0 == x1:
            return Side.EAST
    return None
