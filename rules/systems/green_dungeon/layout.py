"""The grid: which tiles are neighbours, and what lies between them.

Tiles are numbered from 0, row by row from the top left. `light` has a letter per tile: "n" where
the light sides are north and south, "e" where they are east and west.
"""

from functools import lru_cache

from rules.core.grid import OPPOSITE, SIDES
from rules.core.scene import Side
from rules.systems.green_dungeon.terms import Way

ACROSS = 5
TILES = ACROSS * ACROSS
DEALT = 4
"""Columns and rows of the first, smaller square."""

_DOWN = {Side.NORTH: (0, -1), Side.EAST: (1, 0), Side.SOUTH: (0, 1), Side.WEST: (-1, 0)}

Ways = tuple[tuple[Side, int, Way], ...]


def index(column: int, row: int) -> int:
    """Return the number of a tile.

    Columns to the right and rows down are counted from 1 (GD-037).
    """
    return (row - 1) * ACROSS + column - 1


def place(tile: int) -> tuple[int, int]:
    """Return the column and row of a tile, counted from 0."""
    return tile % ACROSS, tile // ACROSS


def name(tile: int) -> str:
    """Return a tile's name on the map, A1 to E5."""
    column, row = place(tile)
    return f"{'ABCDE'[column]}{row + 1}"


def beside(tile: int, side: Side) -> int | None:
    """Return the neighbour on a side, or None at the rim (GD-010, GD-014)."""
    column, row = place(tile)
    column, row = column + _DOWN[side][0], row + _DOWN[side][1]
    if 0 <= column < ACROSS and 0 <= row < ACROSS:
        return index(column + 1, row + 1)
    return None


NEIGHBOURS: tuple[tuple[tuple[Side, int], ...], ...] = tuple(
    tuple((side, other) for side in SIDES if (other := beside(tile, side)) is not None)
    for tile in range(TILES)
)


def is_light(light: str, tile: int, side: Side) -> bool:
    """Return whether a side of a tile is light: two opposite sides of each tile are (GD-011)."""
    return (side in (Side.NORTH, Side.SOUTH)) == (light[tile] == "n")


def between(light: str, tile: int, other: int, side: Side) -> Way:
    """Return the passage, wall or door between a tile and its neighbour on a side.

    GD-012: light meets light, a passage. GD-013: dark meets dark, a wall. GD-015: a door, free
    from its light side. GD-016: from the dark side it is shut.
    """
    ours, theirs = is_light(light, tile, side), is_light(light, other, OPPOSITE[side])
    if ours:
        return "open" if theirs else "out"
    return "door" if theirs else "wall"


@lru_cache(maxsize=256)
def ways(light: str) -> tuple[Ways, ...]:
    """Return for each tile its sides with a neighbour, that neighbour, and the way between."""
    return tuple(
        tuple((side, other, between(light, tile, other, side)) for side, other in NEIGHBOURS[tile])
        for tile in range(TILES)
    )


def connected(light: str) -> bool:
    """Return whether no walls cut any tile off from another (GD-009)."""
    table = ways(light)
    seen, edge = {0}, [0]
    while edge:
        for _, other, way in table[edge.pop()]:
            if way != "wall" and other not in seen:
                seen.add(other)
                edge.append(other)
    return len(seen) == TILES
