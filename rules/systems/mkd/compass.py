"""Squares, sides and the eight facings. North is up: y grows to the south."""

from typing import Final

Square = tuple[int, int]
"""(x, y) on one endless grid; may be negative."""

Facing = int
"""0 to 7 clockwise: N, NE, E, SE, S, SW, W, NW."""

N, NE, E, SE, S, SW, W, NW = range(8)

STEPS: Final[tuple[Square, ...]] = (
    (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1),
)  # fmt: skip
SIDES: Final = (N, E, S, W)
"""The four sides in the order in which the rules number them."""

DIAGONALS: Final = (NE, SE, SW, NW)

NAMES: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")


def step(square: Square, facing: Facing) -> Square:
    """Return the neighbour of a square in a direction."""
    dx, dy = STEPS[facing % 8]
    return square[0] + dx, square[1] + dy


def neighbours(square: Square) -> tuple[Square, ...]:
    """Return the eight squares around one, N first, clockwise."""
    x, y = square
    return tuple((x + dx, y + dy) for dx, dy in STEPS)


def chebyshev(a: Square, b: Square) -> int:
    """Return distance in squares where a diagonal counts one (B-09, for range)."""
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def heading(a: Square, b: Square) -> Facing:
    """Return the one of eight facings that points most directly from one square to another.

    Raises:
        ValueError: the two are the same square.
    """
    dx, dy = b[0] - a[0], b[1] - a[1]
    if not (dx or dy):
        raise ValueError("a square has no direction to itself")
    # tan 22.5 degrees is about 0.4142: below it a direction counts as straight.
    if abs(dx) * 1000 <= abs(dy) * 414:
        dx = 0
    elif abs(dy) * 1000 <= abs(dx) * 414:
        dy = 0
    sign = ((dx > 0) - (dx < 0), (dy > 0) - (dy < 0))
    return STEPS.index(sign)
