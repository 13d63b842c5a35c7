"""Where the anchor of a group stands: at a wall, facing the door, in a corner, in the middle."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rules.core.furnishing.layout import Layout
from rules.core.furnishing.purposes import Piece, Place, Size
from rules.core.furnishing.spots import Axis, Ground, Spot
from rules.core.grid import OPPOSITE

MASK = 2**32 - 1


@dataclass
class Room:
    """A room while it is furnished: its layout, the axis of a door, chance for one group.

    An `even` one is the same on both sides of its axis, as far as that goes.
    """

    layout: Layout
    axis: Axis | None
    even: bool = False
    salt: int = 0

    @property
    def ground(self) -> Ground:
        """The room's floor."""
        return self.layout.ground

    def chance(self, spot: Spot) -> float:
        """Return the noise of a spot for the present group, from 0 up to 1."""
        value = (self.salt ^ (spot.number + 1) * 0x9E3779B1) & MASK
        return ((value ^ value >> 15) * 0x85EBCA6B & MASK) / 2**32

    def crowd(self, spot: Spot) -> float:
        """Return how much a spot lies beside what stands already: groups stand apart."""
        return 1.5 * (spot.ring & self.layout.taken).bit_count()


def _at_wall(room: Room, _: Piece, size: Size) -> Spot | None:
    """Return a place at a wall, best opposite a door and not in a corner."""
    taken = room.layout.taken
    open_sides = {each.side for each in room.ground.space.openings}
    return room.layout.best(
        (
            4 * room.chance(spot)
            - 0.6 * (spot.back is not None and OPPOSITE[spot.back] in open_sides)
            + 2 * spot.cornered
            + room.crowd(spot),
            spot.number,
            spot,
        )
        for spot in room.ground.backed(size)
        if not spot.bits & taken
    )


def _at_end(room: Room, _: Piece, size: Size) -> Spot | None:
    """Return the place in the middle of the wall that faces the door."""
    axis = room.axis
    if axis is None:
        return None
    return room.layout.best(
        (-axis.depth(spot), spot.number, spot)
        for spot in room.ground.backed(size)
        if spot.back is axis.end and abs(axis.aside(spot)) < 0.5
    )


def _in_corner(room: Room, _: Piece, size: Size) -> Spot | None:
    taken = room.layout.taken
    return room.layout.best(
        (3 * room.chance(spot) + room.crowd(spot), spot.number, spot)
        for spot in room.ground.backed(size)
        if spot.cornered and not spot.bits & taken
    )


def _in_middle(room: Room, _: Piece, size: Size) -> Spot | None:
    x, y = room.ground.middle
    reach = (room.ground.breadth - 1) / 4 + 0.5
    axis = room.axis if room.even else None
    return room.layout.best(
        (off + room.chance(spot) / 2, spot.number, spot)
        for spot in room.ground.standing(size)
        if spot.back is None
        and (off := max(abs(spot.middle[0] - x), abs(spot.middle[1] - y))) <= reach
        and (axis is None or abs(axis.aside(spot)) < 0.5)
    )


def _anywhere(room: Room, piece: Piece, size: Size) -> Spot | None:
    return room.layout.best(
        (4 * room.chance(spot) + room.crowd(spot), spot.number, spot)
        for spot in room.ground.standing(size)
        if piece.front not in ("wall", "corner") or spot.back is not None
    )


FINDERS: Final[dict[Place, Callable[[Room, Piece, Size], Spot | None]]] = {
    "wall": _at_wall,
    "end": _at_end,
    "corner": _in_corner,
    "middle": _in_middle,
    "anywhere": _anywhere,
}
"""How each place is found: the best spot for a piece in one of its sizes, None where none fits."""
