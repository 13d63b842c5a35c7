"""What stands about in rooms, by the words that describe them: for looks alone.

Figures, finds and marks have the middle of a room; furniture has its rim. A room keeps its
furniture for ever, but for what stands where a secret door is found.
"""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final

from rules.core.furnishing import Flavours, Opening, Space
from rules.core.grid import toward
from rules.core.scene import Feature, Side, Square
from rules.core.words import Colour
from rules.systems.three_dice.board.shapes import (
    CORNERS,
    FEATURE_SPOT,
    HERO_SPOTS,
    LABEL_SPOTS,
    MIDDLE,
    MONSTER_SPOT,
    threshold,
)
from rules.systems.three_dice.names import flavour
from rules.systems.three_dice.state import Room
from rules.systems.three_dice.terms import Shape

FLAVOURS: Final = Flavours.read(Path(__file__).parent.parent / "content" / "rooms.toml")
ROOMS_KEPT = 2048
"""Rooms whose furniture is remembered."""
FINDS: tuple[Square, ...] = ((3, 2), (1, 3))
"""Where things and bones lie."""


def furniture(room: Room, first: Room) -> Iterator[Feature]:
    """Yield what stands in a room, in squares of its cell; nothing while its exits are open.

    `first` is the first room of the level, as in `names.flavour`.
    """
    if room.shape == "corridor" or room.stage == "exits":
        return
    sides = tuple(door.side for door in room.doors if door.kind != "secret")
    seed = repr((room.number, room.cell, room.kind, first.draw.location, first.draw.treasure))
    secret = {threshold(room, door.side) for door in room.doors if door.kind == "secret"}
    for piece in _furnished(room.shape, flavour(room, first).key, sides, seed):
        (left, top), (wide, high) = piece.at, piece.size
        inside = ((x, y) for x in range(left, left + wide) for y in range(top, top + high))
        if secret.isdisjoint(inside):
            yield piece


@lru_cache(maxsize=ROOMS_KEPT)
def _furnished(shape: Shape, key: str, sides: tuple[Side, ...], seed: str) -> tuple[Feature, ...]:
    found = FLAVOURS.furnished(_space(shape, sides), key, shape, Colour(seed.encode(), key))
    return found[1] if found else ()


def _space(shape: Shape, sides: tuple[Side, ...]) -> Space:
    """Return a room without its passages: figures and marks keep their squares."""
    radius = 1 if shape == "small_room" else 2
    span = range(MIDDLE[0] - radius, MIDDLE[0] + radius + 1)
    floor = {(column, row) for row in span for column in span}
    free = {MIDDLE, MONSTER_SPOT, LABEL_SPOTS[shape], *FINDS}
    if radius > 1:
        free |= {*HERO_SPOTS, FEATURE_SPOT}
    if shape == "vault":
        floor -= {*CORNERS}  # Its corners are round.
    elif shape in ("temple", "great_hall"):
        free |= {*CORNERS}  # Pillars stand there.
    openings = tuple(Opening(toward(MIDDLE, side, radius), side) for side in sides)
    return Space(frozenset(floor), openings, frozenset(free))
