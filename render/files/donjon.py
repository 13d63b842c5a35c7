"""Tab-separated cells as donjon's tools read them.

There a door takes a cell of its own, so a square becomes every second cell and the cells between
stand for the lines between squares: square (column, row) is cell (2 column + 1, 2 row + 1). The
sides of a cell are half a square long.
"""

from render.files.boundaries import CLOSED, Boundaries, Door, boundaries_of, is_ground
from render.view.visible import squares
from rules.core.scene import Barrier, Feature, Scene, Square, Terrain

FLOOR = "F"
KINDS = {Barrier.PORTCULLIS: "P", Barrier.SECRET: "S"}
STAIRS = {"stairs_down": "D", "stairs_up": "U"}


def tsv(place: Scene) -> bytes:
    """Return the cells of a scene from `for_audience`, row by row, as text."""
    wide, high = 2 * place.columns + 1, 2 * place.rows + 1
    lines = boundaries_of(place)
    shut = _shut(lines)
    cells = [[""] * wide for _ in range(high)]
    for y in range(high):
        for x in range(wide):
            if (x, y) not in shut and all(_is_floor(place, at) for at in _under(x, y)):
                cells[y][x] = FLOOR
    for door in lines.doors:
        column, row = _cell(door.middle)
        cells[row][column] = _door(place, door)
    for feature in place.features:
        if feature.kind in STAIRS:
            _climb(cells, feature)
    return ("\n".join("\t".join(row) for row in cells) + "\n").encode()


def _cell(point: tuple[float, float]) -> tuple[int, int]:
    return round(2 * point[0]), round(2 * point[1])


def _shut(lines: Boundaries) -> set[tuple[int, int]]:
    """Return the cells that are wall, both ends of every wall included."""
    cells = set()
    for one, other in (*lines.rim, *lines.sky, *lines.inner):
        middle = ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
        cells |= {_cell(one), _cell(middle), _cell(other)}
    for door in lines.doors:
        if door.kind in CLOSED:
            cells |= set(map(_cell, door.ends))
    return cells


def _under(x: int, y: int) -> list[Square]:
    """Return the one, two or four squares that a cell lies on."""
    columns = [(x - 1) // 2] if x % 2 else [x // 2 - 1, x // 2]
    rows = [(y - 1) // 2] if y % 2 else [y // 2 - 1, y // 2]
    return [(column, row) for column in columns for row in rows]


def _is_floor(place: Scene, at: Square) -> bool:
    column, row = at
    return is_ground(place, at) and place.terrain[row][column] != Terrain.OUTSIDE


def _door(place: Scene, door: Door) -> str:
    """Return a door's code: its kind, and on which side of the floor before it it stands."""
    column, row = map(int, door.ends[0])
    if door.upright:
        side = "R" if _is_floor(place, (column - 1, row)) else "L"
    else:
        side = "B" if _is_floor(place, (column, row - 1)) else "T"
    return f"D{KINDS.get(door.kind, '')}{side}"


def _climb(cells: list[list[str]], feature: Feature) -> None:
    """Return the code of stairs: the cell at their far end has the doubled letter."""
    letter = STAIRS[feature.kind]
    taken = list(squares(feature.at, feature.size))
    facing = feature.facing or "s"
    dx = ("e" in facing) - ("w" in facing)
    dy = ("s" in facing) - ("n" in facing)
    last = max(taken, key=lambda at: at[0] * dx + at[1] * dy)
    for column, row in taken:
        end = len(taken) > 1 and (column - last[0]) * dx + (row - last[1]) * dy == 0
        cells[2 * row + 1][2 * column + 1] = f"S{letter}{letter if end else ''}"
