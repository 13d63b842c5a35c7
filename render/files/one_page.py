"""One Page Dungeon's JSON: rectangles of floor, doors in cells of their own, notes.

The format has no walls between squares that touch, so that it is written in cells, as in
`render.files.cells`: a square is every second cell of theirs. `undercroft` says so, and what has
no place in the format is left out: shapes, materials, locks, things.
"""

import json
from collections.abc import Iterable, Iterator, Sequence

from render.files.audience import Audience
from render.files.cells import Cell, cell_at, far_end, floor_cells, is_under_roof, under
from render.files.notes import Note
from render.ground.ground import edge_line
from render.words import Say
from rules.core.grid import ON_PAGE
from rules.core.scene import Barrier, Edge, Feature, Point, Scene, Terrain

VERSION = "1.2.4b"
"""The version of One Page Dungeon whose fields are written."""
STEP = 2
"""Every so many cells are a square of ours."""
OPEN, DOOR, NARROW, EXIT, PORTCULLIS, DOUBLE, SECRET, STEEL, DOWN, STEPS = range(10)
"""Types of doors, in the order in which the format numbers them."""
TYPES = {
    Barrier.ARCH: NARROW,
    Barrier.DOOR: DOOR,
    Barrier.AJAR: DOOR,
    Barrier.LOCKED: DOOR,
    Barrier.ONE_WAY: DOOR,
    Barrier.DOUBLE: DOUBLE,
    Barrier.IRON: STEEL,
    Barrier.PORTCULLIS: PORTCULLIS,
    Barrier.SECRET: SECRET,
}
WAYS = {"entrance": EXIT, "stairs_up": EXIT, "stairs_down": DOWN, "slope": STEPS}
"""Things that the format has as doors: ways out, stairs and steps."""

Json = dict[str, object]


def one_page(place: Scene, audience: Audience, say: Say, notes: Sequence[Note]) -> bytes:
    """Return a scene from `for_audience` as a file of One Page Dungeon.

    Notes without a place on the map are left out.
    """
    doors = dict(_doors(place))
    floor = {*floor_cells(place), *doors}
    rects = [*_rooms(place, floor, doors), *(_rect(at, 1, 1) for at in doors)]
    content = {
        "version": VERSION,
        "title": say(place.title),
        "story": " ".join(map(say, (*place.story, *place.facts))),
        "rects": rects,
        "doors": list(doors.values()),
        "notes": [_note(place, note, note.at) for note in notes if note.at is not None],
        "columns": [_xy(2 * each.at[0] + 1, 2 * each.at[1] + 1) for each in _columns(place)],
        "water": [_xy(x, y) for x, y in sorted(floor) if _is_water(place, (x, y))],
        "undercroft": {"audience": audience, "step": STEP},
    }
    return json.dumps(content, indent=1, ensure_ascii=False).encode()


def _xy(x: float, y: float) -> Json:
    return {"x": x, "y": y}


def _rect(at: Cell, wide: int, high: int) -> Json:
    return {"x": at[0], "y": at[1], "w": wide, "h": high}


def _door(at: Cell, way: tuple[int, int], kind: int) -> tuple[Cell, Json]:
    return at, {**_xy(*at), "dir": _xy(*way), "type": kind}


def _doors(place: Scene) -> Iterator[tuple[Cell, Json]]:
    """Yield what takes a cell of its own: doors, ways out, stairs and steps."""
    for feature in place.features:
        if feature.kind in WAYS:
            yield _way(feature)
    for edge in place.edges:
        if edge.kind in TYPES:
            yield _door(_between(edge), ON_PAGE[edge.side], TYPES[edge.kind])


def _way(feature: Feature) -> tuple[Cell, Json]:
    """Return a way out or on. An exit points in, stairs down point away."""
    column, row = far_end(feature)
    facing = feature.facing or "s"
    way = (("e" in facing) - ("w" in facing), ("s" in facing) - ("n" in facing))
    if feature.kind == "stairs_up":
        way = (-way[0], -way[1])
    return _door((2 * column + 1, 2 * row + 1), way, WAYS[feature.kind])


def _between(edge: Edge) -> Cell:
    (x0, y0), (x1, y1) = edge_line(edge.at, edge.side)
    return cell_at(((x0 + x1) / 2, (y0 + y1) / 2))


def _rooms(place: Scene, floor: set[Cell], doors: dict[Cell, Json]) -> Iterator[Json]:
    """Yield rectangles that cover all floor without doors, none of it twice.

    Round rooms come first, then what is at least two cells wide, then the ways between.
    """
    left = floor - doors.keys()
    for box in place.rounded:
        x, y = 2 * box.at[0] + 1, 2 * box.at[1] + 1
        wide, high = 2 * box.columns - 1, 2 * box.rows - 1
        cells = {(x + dx, y + dy) for dx in range(wide) for dy in range(high)}
        if cells <= left:
            left -= cells
            yield {**_rect((x, y), wide, high), "rotunda": True}
    broad = {
        cell
        for x, y in left
        for block in [{(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}]
        if block <= left
        for cell in block
    }
    yield from _covered(broad)
    yield from _covered(left - broad)


def _covered(cells: Iterable[Cell]) -> Iterator[Json]:
    """Yield rectangles that cover some cells, from the top left, each as wide as it can be."""
    left = set(cells)
    for at in sorted(left, key=lambda cell: (cell[1], cell[0])):
        if at not in left:
            continue
        x, y = at
        wide = high = 1
        while (x + wide, y) in left:
            wide += 1
        while all((x + step, y + high) in left for step in range(wide)):
            high += 1
        left -= {(x + dx, y + dy) for dx in range(wide) for dy in range(high)}
        yield _rect(at, wide, high)


def _columns(place: Scene) -> Iterator[Feature]:
    return (each for each in place.features if each.kind == "column")


def _is_water(place: Scene, cell: Cell) -> bool:
    return all(
        is_under_roof(place, (column, row)) and place.terrain[row][column] == Terrain.WATER
        for column, row in under(*cell)
    )


def _note(place: Scene, note: Note, at: Point) -> Json:
    """Return a place of the key: its mark on the map, its words, and the middle of its square."""
    mark = next((label.text for label in place.labels if label.at == at), note.heading)
    said = " ".join((note.heading.removeprefix(f"{mark}."), *note.lines)).strip()
    return {"text": said, "ref": mark, "pos": _xy(2 * at[0] + 1.5, 2 * at[1] + 1.5)}
