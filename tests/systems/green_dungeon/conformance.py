"""What the conformance tests have to know of Green Dungeon."""

from collections.abc import Iterator
from typing import Any

from rules.systems.green_dungeon.phases import phase_of

PREFIXES = ("gd",)
ACTING = {"gd-foe-cast": ("foe", "hero"), "gd-melee-lost": ("foe", "hero")}
EITHER = frozenset({"gd-melee-parried"})
NAMES_OF_ONE = r"gd-\w+-(?:foe|boss)-\d+"
BOUND = 5_000
"""About twice the longest of some 1,500 games."""


def round_of(state: Any) -> object:
    """Every hero decides the same in the same turn of a fight, or of the day."""
    return phase_of(state), state.fight and state.fight.round, state.turn


def tiles(state: Any) -> Iterator[tuple[str, object]]:
    """The symbol of each tile that nobody has seen, where several are left."""
    down = [(at, tile) for at, tile in enumerate(state.tiles) if not (tile.up or tile.known)]
    if len({tile.symbol for _, tile in down}) > 1:
        for at, tile in down:
            yield f"tile {at}", tile.symbol


HIDDEN = (({}, tiles), ({"straw_placement": "anywhere"}, tiles))
