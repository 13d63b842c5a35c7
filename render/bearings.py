"""Directions in words follow the compass, which may be turned on the page, not the page."""

from math import atan2, degrees
from typing import get_args

from rules.core.scene import Facing, Square

FACINGS: tuple[Facing, ...] = get_args(Facing)
"""The eight directions, clockwise from the one that is up on the page."""


def compass(facing: Facing, north: Facing) -> Facing:
    """The true name of a direction on the page, when north lies at `north` there."""
    return FACINGS[(FACINGS.index(facing) - FACINGS.index(north)) % 8]


def bearing(start: Square, end: Square, north: Facing) -> Facing:
    """In which direction a square lies from another."""
    angle = degrees(atan2(end[1] - start[1], end[0] - start[0])) + 90
    return compass(FACINGS[round(angle / 45) % 8], north)


def distance(start: Square, end: Square) -> int:
    """How many squares away another lies, a diagonal step counting as one."""
    return max(abs(start[0] - end[0]), abs(start[1] - end[1]))
