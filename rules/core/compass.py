"""Directions in words: they follow the compass, whose north need not be up on the page."""

from collections.abc import Iterable
from math import atan2, degrees
from typing import get_args

from rules.core.scene import Facing, Side, Square
from rules.core.words import Text

FACINGS: tuple[Facing, ...] = get_args(Facing)
"""The eight directions, clockwise from the one that is up on the page."""


def compass(facing: Facing, north: Facing) -> Facing:
    """Return the true direction for one on the page, where north lies at `north`."""
    return FACINGS[(FACINGS.index(facing) - FACINGS.index(north)) % 8]


def north(top: Facing | None) -> Facing:
    """Return where north lies on the page, if the top of the page is some true direction."""
    return FACINGS[-FACINGS.index(top) % 8] if top else "n"


def way(side: Side, north: Facing) -> Text:
    """Return the true name of a side of the page in words."""
    return Text.of(f"dir-{compass(side.value, north)}")


def clockwise(sides: Iterable[Side], north: Facing) -> list[Side]:
    """Return sides of the page in the order in which a compass names them, from north."""
    return sorted(sides, key=lambda side: FACINGS.index(compass(side.value, north)))


def bearing(start: Square, end: Square, north: Facing) -> Facing:
    """Return in which direction a square lies from another."""
    angle = degrees(atan2(end[1] - start[1], end[0] - start[0])) + 90
    return compass(FACINGS[round(angle / 45) % 8], north)


def distance(start: Square, end: Square) -> int:
    """Return how many squares away another lies, a diagonal step counting as one."""
    return max(abs(start[0] - end[0]), abs(start[1] - end[1]))
