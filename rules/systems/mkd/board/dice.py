"""Dice for the board, the same in every game: how a tile lies (RG-040), and a direction (1.3)."""

from typing import Final, Literal

from rules.systems.mkd.compass import Facing
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.resolution import Resolution

TURNS = {(1, 1): 0, (1, 0): 1, (0, 0): 2, (0, 1): 3}
"""Quarter turns for two dice, by whether each is odd."""
WAYS: Final[dict[str, Facing]] = {"north": 0, "south": 4, "east": 2, "west": 6}
"""The movement table's directions as facings."""


def throw_side(play: Resolution) -> Literal["A", "B"]:
    """Return which side is up: odd A, even B (RG-006)."""
    return "A" if play.roll(6, "mkd-build-side") % 2 else "B"


def throw_turn(play: Resolution) -> int:
    """Return quarter turns clockwise by two dice, the first one first (RG-031, RG-040)."""
    first, second = play.two_d6("mkd-build-turn")
    return TURNS[first % 2, second % 2]


def throw_way(play: Resolution, reason: str) -> Facing:
    """Return north, south, east or west by the movement table, other results thrown again.

    The rules are 1.3 and MA-076.
    """
    table = RULINGS.words("wmt_movement")
    while True:
        way = table[play.roll(6, reason) - 1]
        if way in WAYS:
            return WAYS[way]
