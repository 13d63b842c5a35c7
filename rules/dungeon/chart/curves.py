"""Curves and polygons in base squares; nothing here knows of dungeons."""

from collections.abc import Iterator
from itertools import pairwise
from math import cos, hypot, pi, sin

from rules.core.scene import Point

Polygon = tuple[Point, ...]


def rectangle(left: float, top: float, right: float, bottom: float) -> Polygon:
    """Return a box by its sides."""
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def regular(middle: Point, corners: int, across: float, down: float, turn: float = 0.0) -> Polygon:
    """Return a polygon in an ellipse of two radii.

    Its first corner is up, or `turn` of a circle on.
    """
    return tuple(
        (
            middle[0] + across * sin(2 * pi * (corner / corners + turn)),
            middle[1] - down * cos(2 * pi * (corner / corners + turn)),
        )
        for corner in range(corners)
    )


def turned(
    middle: Point, radius: float, turn: float, corners: tuple[tuple[float, float], ...]
) -> Polygon:
    """Return corners in a box of radius one, turned by quarters of a circle clockwise."""
    found = []
    for corner in corners:
        x, y = corner
        for _ in range(round(turn * 4)):
            x, y = -y, x
        found.append((middle[0] + x * radius, middle[1] + y * radius))
    return tuple(found)


def superellipse(middle: Point, radius: float, corners: int = 20, bulge: float = 3.0) -> Polygon:
    """Return a shape between a circle (a bulge of 2) and a box."""
    found = []
    for corner in range(corners):
        angle = 2 * pi * corner / corners
        x, y = cos(angle), sin(angle)
        reach = radius / (abs(x) ** bulge + abs(y) ** bulge) ** (1 / bulge)
        found.append((middle[0] + reach * x, middle[1] + reach * y))
    return tuple(found)


def smooth_line(points: list[Point], steps: int = 5) -> list[Point]:
    """Return a Catmull-Rom curve through the points."""
    ends = [points[0], *points, points[-1]]
    found: list[Point] = []
    for before, one, two, after in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        found.extend(
            (
                _spline(before[0], one[0], two[0], after[0], step / steps),
                _spline(before[1], one[1], two[1], after[1], step / steps),
            )
            for step in range(steps)
        )
    return [*found, points[-1]]


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (
        2 * b
        + (c - a) * t
        + (2 * a - 5 * b + 4 * c - d) * t * t
        + (3 * b - a - 3 * c + d) * t * t * t
    )


def ribbon(line: list[Point], widths: list[float]) -> Polygon:
    """Return the band along a line, so wide at each of its points."""
    left: list[Point] = []
    right: list[Point] = []
    for number, (x, y) in enumerate(line):
        before, after = line[max(0, number - 1)], line[min(len(line) - 1, number + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = hypot(dx, dy) or 1.0
        half = widths[number] / 2
        left.append((x + dy / length * half, y - dx / length * half))
        right.append((x - dy / length * half, y + dx / length * half))
    return (*left, *reversed(right))


def cut(polygon: Polygon, left: float, top: float, right: float, bottom: float) -> Polygon:
    """Return what of a polygon lies within a box; where it left the box, it runs along its side."""
    for axis, bound, way in ((0, left, 1), (0, right, -1), (1, top, 1), (1, bottom, -1)):
        polygon = tuple(_cut(polygon, axis, bound, way))
    return polygon


def _cut(polygon: Polygon, axis: int, bound: float, way: int) -> Iterator[Point]:
    """Yield the corners of what of a polygon lies on one side of a line along an axis."""
    for one, other in pairwise((*polygon, *polygon[:1])):
        here, there = ((end[axis] - bound) * way for end in (one, other))
        if here >= 0:
            yield one
        if (here < 0) != (there < 0) and here and there:
            share = here / (here - there)
            along = one[1 - axis] + (other[1 - axis] - one[1 - axis]) * share
            yield (along, bound) if axis else (bound, along)


def inside(polygon: Polygon, point: Point) -> bool:
    """Return whether a point lies in a polygon."""
    x, y = point
    odd = False
    for (x1, y1), (x2, y2) in pairwise((*polygon, polygon[0])):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            odd = not odd
    return odd
