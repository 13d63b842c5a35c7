"""Tab-separated cells as donjon's tools read them, each door in a cell of its own."""

from render.files.boundaries import Door, boundaries_of
from render.files.cells import cell_at, far_end, floor_cells, is_under_roof, size_in_cells
from render.view.visible import squares
from rules.core.scene import Barrier, Feature, Scene

FLOOR = "F"
KINDS = {Barrier.PORTCULLIS: "P", Barrier.SECRET: "S"}
STAIRS = {"stairs_down": "D", "stairs_up": "U"}


def tsv(place: Scene) -> bytes:
    """Return the cells of a scene from `for_audience`, row by row, as text."""
    wide, high = size_in_cells(place)
    lines = boundaries_of(place)
    cells = [[""] * wide for _ in range(high)]
    for x, y in floor_cells(place, lines):
        cells[y][x] = FLOOR
    for door in lines.doors:
        column, row = cell_at(door.middle)
        cells[row][column] = _door(place, door)
    for feature in place.features:
        if feature.kind in STAIRS:
            _climb(cells, feature)
    return ("\n".join("\t".join(row) for row in cells) + "\n").encode()


def _door(place: Scene, door: Door) -> str:
    """Return a door's code: its kind, and on which side of the floor before it it stands."""
    column, row = map(int, door.ends[0])
    if door.upright:
        side = "R" if is_under_roof(place, (column - 1, row)) else "L"
    else:
        side = "B" if is_under_roof(place, (column, row - 1)) else "T"
    return f"D{KINDS.get(door.kind, '')}{side}"


def _climb(cells: list[list[str]], feature: Feature) -> None:
    """Return the code of stairs: the cell at their far end has the doubled letter."""
    letter = STAIRS[feature.kind]
    taken, last = list(squares(feature.at, feature.size)), far_end(feature)
    across = (feature.facing or "s") in ("n", "s")
    for column, row in taken:
        end = len(taken) > 1 and (row == last[1] if across else column == last[0])
        cells[2 * row + 1][2 * column + 1] = f"S{letter}{letter if end else ''}"
