"""The floor of a map: its squares, and a mask of it."""

import re
from collections.abc import Iterator
from dataclasses import replace
from math import ceil, floor

from PIL import Image, ImageDraw

from render.ground import outlines
from render.ground.closings import closings
from render.ground.wall_style import WallStyle, smoothed, style_of
from render.view.visible import is_floor
from render.view.window import Bounds, Layout
from rules.core.scene import Barrier, Box, Edge, Scene, Side, Square, Terrain

FINE = 2
"""The scale at which floor is drawn where it does not follow squares; then it is reduced."""
PART = 20_000
"""Pixels that are drawn in the time that a part takes however small it is."""
_FLOORS = re.compile(f"[^{Terrain.ROCK}{Terrain.OUTSIDE}]+")


def seen_squares(scene: Scene, frame: Layout) -> list[Square]:
    """Return the known squares on or near the map that are not rock, row by row."""
    return [(column, row) for start, end, row in runs(scene, frame) for column in range(start, end)]


def runs(scene: Scene, frame: Layout) -> Iterator[tuple[int, int, int]]:
    """Yield the squares of `seen_squares` as runs: first column, column after the last, row."""
    columns, rows = frame.spans(1)
    start, end = max(0, columns.start), max(0, columns.stop)
    for row in range(max(0, rows.start), min(scene.rows, rows.stop)):
        for run in _FLOORS.finditer(scene.terrain[row], start, end):
            yield run.start(), run.end(), row


def blocks(scene: Scene, frame: Layout) -> list[Bounds]:
    """Return the squares of `seen_squares` as rectangles: equal runs of rows are joined.

    Each has its first column and row, and the column and row after its last.
    """
    growing: dict[tuple[int, int, int], int] = {}
    for start, end, row in runs(scene, frame):
        growing[start, end, row + 1] = growing.pop((start, end, row), row)
    return [(start, top, end, bottom) for (start, end, bottom), top in growing.items()]


def corner_radius(box: Box) -> float:
    """Return the radius of a rounded box's corners, in squares."""
    return min(0.34 * min(box.columns, box.rows), 1.7)


def _pixel(place: float) -> int:
    """Return the pixel at a place, rounded alike for whatever part of a map is drawn."""
    return floor(place + 1e-6)


def _used(scene: Scene, corner: Square, inward: Square, count: int) -> bool:
    """Return whether floor outside a box touches it where a round corner would close a way."""
    column, row = (corner[0] - (inward[0] < 0), corner[1] - (inward[1] < 0))
    beside = [(column + step * inward[0], row - inward[1]) for step in range(count)]
    beside += [(column - inward[0], row + step * inward[1]) for step in range(count)]
    return any(is_floor(scene, at) for at in beside)


def unused_corners(scene: Scene, box: Box) -> Iterator[tuple[Square, Square]]:
    """Return the corners of a rounded box that may be round, each with the way inward."""
    left, top = box.at
    count = ceil(corner_radius(box))
    for x, dx in ((left, 1), (left + box.columns, -1)):
        for y, dy in ((top, 1), (top + box.rows, -1)):
            if not _used(scene, (x, y), (dx, dy), count):
                yield (x, y), (dx, dy)


def _cut_corners(
    draw: ImageDraw.ImageDraw, scene: Scene, box: Box, frame: Layout, scale: int
) -> None:
    """Remove the corners of a rounded box from a floor mask drawn `scale` times too large."""
    radius = corner_radius(box)
    for (x, y), (dx, dy) in unused_corners(scene, box):
        ends = sorted((frame.x(x), frame.x(x + dx * radius)))
        sides = sorted((frame.y(y), frame.y(y + dy * radius)))
        corner = (ends[0], sides[0], ends[1], sides[1])
        draw.rectangle([_pixel(side * scale) for side in corner], fill=0)
        across_x, across_y = frame.x(x + dx * radius), frame.y(y + dy * radius)
        reach = radius * frame.c
        circle = (across_x - reach, across_y - reach, across_x + reach, across_y + reach)
        draw.ellipse([_pixel(side * scale) for side in circle], fill=255)


def edge_line(at: Square, side: Side) -> tuple[Square, Square]:
    """Return the two ends of a square's side, as corners of squares."""
    column, row = at
    match side:
        case Side.NORTH:
            return (column, row), (column + 1, row)
        case Side.SOUTH:
            return (column, row + 1), (column + 1, row + 1)
        case Side.WEST:
            return (column, row), (column, row + 1)
        case Side.EAST:
            return (column + 1, row), (column + 1, row + 1)


def floor_mask(scene: Scene, frame: Layout, *, walled: bool = True) -> Image.Image:
    """Return a mask that is white on known floor, with inner walls as thin black cuts.

    Without them, if it is not `walled`.
    """
    style = style_of(scene)
    walls = tuple(inner_walls(scene)) if walled else ()
    parts = _fine_parts(scene, frame, style, walls)
    if parts is None:
        return _fine(scene, frame, style, walls, walled=walled)
    mask = Image.new("L", frame.map_size, 0)
    draw = ImageDraw.Draw(mask)
    c, x0, y0 = frame.c, frame.x(0), frame.y(0)
    for first, start, last, end in blocks(scene, frame):
        sides = (x0 + first * c, y0 + start * c, x0 + last * c - 1, y0 + end * c - 1)
        draw.rectangle(sides, fill=255)
    left, top = frame.part[:2] if frame.part else (0, 0)
    for box in parts:
        part = (box[0] + left, box[1] + top, box[2] + left, box[3] + top)
        fine = _fine(scene, replace(frame, part=part), style, walls, walled=walled)
        mask.paste(fine, box)
    return mask


def _fine(
    scene: Scene, frame: Layout, style: WallStyle, walls: tuple[Edge, ...], *, walled: bool
) -> Image.Image:
    """Return the mask of `floor_mask`, drawn `FINE` times too large and reduced."""
    width, height = frame.map_size
    mask = Image.new("L", (width * FINE, height * FINE), 0)
    draw = ImageDraw.Draw(mask)
    for start, end, row in runs(scene, frame):
        x, y = frame.x(start) * FINE, frame.y(row) * FINE
        draw.rectangle((x, y, frame.x(end) * FINE - 1, y + frame.c * FINE - 1), fill=255)
    outlines.clear(draw, scene, frame, FINE)
    for box in scene.rounded:
        if frame.overlaps(box):
            _cut_corners(draw, scene, box, frame, FINE)
    outlines.draw_floors(draw, scene, frame, FINE)
    if style.smooth:
        mask = smoothed(mask, frame.c * FINE)
        draw = ImageDraw.Draw(mask)
    thick = wall(frame, style)
    if walled:
        for line in closings(mask, scene, frame, FINE):
            draw.line(line, fill=0, width=thick)
    # A part is drawn for each wall, so that walls beyond it would cost their number squared.
    columns, rows = frame.spans(1)
    for edge in walls:
        if edge.at[0] in columns and edge.at[1] in rows:
            ends = [
                (frame.x(x) * FINE, frame.y(y) * FINE) for x, y in edge_line(edge.at, edge.side)
            ]
            draw.line(ends, fill=0, width=thick)
    return mask.reduce(FINE)


def wall(frame: Layout, style: WallStyle) -> int:
    """Return the width of an inner wall in the large drawing, in pixels."""
    return max(3, round(0.14 * frame.c * style.wall))


def inner_walls(scene: Scene) -> Iterator[Edge]:
    """Return the walls between two squares of floor."""
    return (e for e in scene.edges if e.kind is Barrier.WALL and is_floor(scene, e.at))


def _fine_parts(
    scene: Scene, frame: Layout, style: WallStyle, walls: tuple[Edge, ...]
) -> list[Bounds] | None:
    """Return the parts of the map where floor does not follow squares.

    None stands for all of it, where that takes less time.
    """
    if scene.outlines or style.smooth:
        return None
    boxes = [
        (frame.x(box.at[0]), frame.y(box.at[1]),
         frame.x(box.at[0] + box.columns), frame.y(box.at[1] + box.rows))
        for box in scene.rounded
    ]  # fmt: skip
    for edge in walls:
        one, other = edge_line(edge.at, edge.side)
        boxes.append((frame.x(one[0]), frame.y(one[1]), frame.x(other[0]), frame.y(other[1])))
    width, height = frame.map_size
    rim = 2 + wall(frame, style)
    parts: list[Bounds] = []
    for box in boxes:
        part = (
            max(0, floor(box[0]) - rim), max(0, floor(box[1]) - rim),
            min(width, ceil(box[2]) + rim), min(height, ceil(box[3]) + rim),
        )  # fmt: skip
        if part[0] < part[2] and part[1] < part[3]:
            parts.append(part)
    area = sum((right - left) * (bottom - top) + PART for left, top, right, bottom in parts)
    return parts if area < width * height / 2 else None
