"""What stands about in rooms, by the words that describe them: for looks alone.

Figures stand over it where a room is full. A room keeps its furniture for ever.
"""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final

from rules.core.furnishing import Flavours, Opening, Space
from rules.core.scene import Feature, Side
from rules.core.words import Colour
from rules.systems.third_six.board.shapes import (
    BONES_SPOT,
    FEATURE_SPOT,
    FLOOR,
    MIDDLE,
    threshold,
)
from rules.systems.third_six.names import flavour
from rules.systems.third_six.state import Room
from rules.systems.third_six.terms import RoomKind

FLAVOURS: Final = Flavours.read(Path(__file__).parent.parent / "content" / "rooms.toml")
ROOMS_KEPT = 2048
"""Rooms whose furniture is remembered."""


def furniture(room: Room, depth: int) -> Iterator[Feature]:
    """Yield what stands in a room, in its own squares; nothing where nobody has been yet."""
    if room.entered and not room.lock:
        seed = repr((room.number, room.cell, depth))
        yield from _furnished(room.kind, flavour(room, depth).key, room.exits, seed)


@lru_cache(maxsize=ROOMS_KEPT)
def _furnished(kind: RoomKind, key: str, exits: tuple[Side, ...], seed: str) -> tuple[Feature, ...]:
    free = {MIDDLE, BONES_SPOT, *((FEATURE_SPOT,) if kind in ("entrance", "stairs") else ())}
    openings = tuple(Opening(threshold(side), side) for side in exits)
    space = Space(frozenset(FLOOR), openings, frozenset(free))
    found = FLAVOURS.furnished(space, key, kind, Colour(seed.encode(), key))
    return found[1] if found else ()
