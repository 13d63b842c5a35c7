"""How a tile lies, by dice (RG-040), as both modes throw for it."""

from typing import Literal

from rules.systems.mkd.play import Play

TURNS = {(1, 1): 0, (1, 0): 1, (0, 0): 2, (0, 1): 3}
"""Quarter turns for two dice, by whether each is odd."""


def throw_side(play: Play) -> Literal["A", "B"]:
    """Return which side is up: odd A, even B (RG-006)."""
    return "A" if play.d6("mkd-build-side") % 2 else "B"


def throw_turn(play: Play) -> int:
    """Quarter turns clockwise by two dice, the first one first (RG-031, RG-040)."""
    first, second = play.two_d6("mkd-build-turn")
    return TURNS[first % 2, second % 2]
