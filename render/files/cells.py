"""A place in cells, where a door takes a cell of its own.

A square becomes every second cell, and the cells between stand for the lines between squares:
square (column, row) is cell (2 column + 1, 2 row + 1). Its sides are half a square long.
"""

from collections.abc import Iterator

from render.files.boundaries import CLOSED, Boundaries, boundaries_of, is_ground
from render.view.visible import squares
from rules.core.scene import Feature, Point, Scene, Square, Terrain

Cell = tuple[int, int]


def size_in_cells(place: Scene) -> tuple[int, int]:
    """Return how many cells a place has across and down."""
    return 2 * place.columns + 1, 2 * place.rows + 1


def floor_cells(place: Scene, lines: Boundaries | None = None) -> Iterator[Cell]:
    """Yield the cells of a scene from `for_audience` that are floor, row by row."""
    wide, high = size_in_cells(place)
    shut = _shut(lines or boundaries_of(place))
    for y in range(high):
        for x in range(wide):
            if (x, y) not in shut and all(is_under_roof(place, at) for at in under(x, y)):
                yield x, y


def cell_at(point: Point) -> Cell:
    """Return the cell of a place between squares."""
    return round(2 * point[0]), round(2 * point[1])


def under(x: int, y: int) -> list[Square]:
    """Return the one, two or four squares that a cell lies on."""
    columns = [(x - 1) // 2] if x % 2 else [x // 2 - 1, x // 2]
    rows = [(y - 1) // 2] if y % 2 else [y // 2 - 1, y // 2]
    return [(column, row) for column in columns for row in rows]


def is_under_roof(place: Scene, at: Square) -> bool:
    """Return whether a square is ground, but not the open sky."""
    column, row = at
    return is_ground(place, at) and place.terrain[row][column] != Terrain.OUTSIDE


def far_end(feature: Feature) -> Square:
    """Return the square of a thing that lies farthest the way it faces: south by itself."""
    facing = feature.facing or "s"
    dx = ("e" in facing) - ("w" in facing)
    dy = ("s" in facing) - ("n" in facing)
    return max(squares(feature.at, feature.size), key=lambda at: at[0] * dx + at[1] * dy)


def _shut(lines: Boundaries) -> set[Cell]:
    """Return the cells that are wall, both ends of every wall included."""
    cells = set()
    for one, other in (*lines.rim, *lines.sky, *lines.inner):
        middle = ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
        cells |= {cell_at(one), cell_at(middle), cell_at(other)}
    for door in lines.doors:
        if door.kind in CLOSED:
            cells |= set(map(cell_at, door.ends))
    return cells
