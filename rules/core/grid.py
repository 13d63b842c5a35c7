"""Directions on a lattice. x grows to the east, y to the north (maps draw north at the top)."""

from rules.core.scene import Side, Square

Cell = tuple[int, int]

STEPS: dict[Side, tuple[int, int]] = {
    Side.NORTH: (0, 1),
    Side.EAST: (1, 0),
    Side.SOUTH: (0, -1),
    Side.WEST: (-1, 0),
}
SIDES: tuple[Side, ...] = tuple(STEPS)
OPPOSITE: dict[Side, Side] = {
    Side.NORTH: Side.SOUTH,
    Side.EAST: Side.WEST,
    Side.SOUTH: Side.NORTH,
    Side.WEST: Side.EAST,
}


def beside(cell: Cell, side: Side) -> Cell:
    """Return the neighbouring cell on that side."""
    dx, dy = STEPS[side]
    return (cell[0] + dx, cell[1] + dy)


ON_PAGE: dict[Side, tuple[int, int]] = {
    Side.NORTH: (0, -1),
    Side.EAST: (1, 0),
    Side.SOUTH: (0, 1),
    Side.WEST: (-1, 0),
}
"""The same directions on a page, whose rows grow downward."""


def toward(square: Square, side: Side, steps: int = 1) -> Square:
    """Return the square that lies some steps away on one side."""
    dx, dy = ON_PAGE[side]
    return (square[0] + dx * steps, square[1] + dy * steps)
