"""Walls as few long lines, with gaps where doors are."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise, product
from math import dist

from render.files.boundaries import CLOSED, Boundaries, Line, boundaries_of, is_ground
from render.files.floor_outlines import floor_outlines, follows_squares, on_floor
from rules.core.scene import Point, Scene, Terrain

NEAR = 0.1
"""The distance, in squares, at which a door still belongs to a drawn wall."""

ANCHOR = 0.2
"""How far inner walls are extended into the rock, in squares."""

Path = list[Point]


def walls(scene: Scene, *, inked: bool = False) -> list[Path]:
    """Return the walls of a scene from `for_audience`, as paths of two or more points in squares.

    Together with closed doors they enclose all ground, so that no light reaches the rock. Walls
    that are to be drawn (`inked`) are without those around open ground and inside the rock.
    """
    lines = boundaries_of(scene)
    sky_rim = list(_sky_rim(scene, lines))
    if follows_squares(scene):
        unseen = set(sky_rim) if inked else set()
        rim = (line for line in lines.rim if line not in unseen)
        return chained([*rim, *lines.sky, *lines.inner])
    openings = [door.ends for door in lines.doors if door.kind in CLOSED] + list(lines.gaps)
    paths = [part for rim in floor_outlines(scene) for part in _without(rim, openings)]
    inner = chained(on_floor(scene, lines.inner))
    if inked:
        return paths + inner
    return paths + chained(sky_rim) + [_anchored(scene, path) for path in inner]


def _sky_rim(scene: Scene, lines: Boundaries) -> Iterator[Line]:
    """Yield the lines between open ground and rock, which the drawn floor lacks."""
    for line in lines.rim:
        (x0, y0), (x1, _) = line
        across = (x0 - 1, y0) if x0 == x1 else (x0, y0 - 1)
        for column, row in ((int(x0), int(y0)), (int(across[0]), int(across[1]))):
            if is_ground(scene, (column, row)):
                if scene.terrain[row][column] == Terrain.OUTSIDE:
                    yield line
                break


def _anchored(scene: Scene, path: Path) -> Path:
    """Return an inner wall extended into the rock where it ends there, to leave no gap."""
    start, end = _beyond(scene, path[1], path[0]), _beyond(scene, path[-2], path[-1])
    return _straight([start, *path, end])


def _beyond(scene: Scene, before: Point, end: Point) -> Point:
    column, row = int(end[0]), int(end[1])
    around = product((column - 1, column), (row - 1, row))
    if end == (column, row) and all(is_ground(scene, at) for at in around):
        return end
    length = dist(before, end)
    return (
        end[0] + (end[0] - before[0]) / length * ANCHOR,
        end[1] + (end[1] - before[1]) / length * ANCHOR,
    )


def chained(lines: Iterable[Line]) -> list[Path]:
    """Join single lines end to end, without points in the middle of straight runs."""
    beside: dict[Point, list[Point]] = defaultdict(list)
    for one, other in dict.fromkeys(lines):
        beside[one].append(other)
        beside[other].append(one)
    paths = []
    ends = {point for point, ways in beside.items() if len(ways) != 2}
    for start in [*(point for point in beside if point in ends), *beside]:
        while beside[start]:
            path = [start, _take(beside, start, beside[start][0])]
            while path[-1] != start and path[-1] not in ends:
                path.append(_take(beside, path[-1], beside[path[-1]][0]))
            paths.append(_straight(path))
    return paths


def _take(beside: dict[Point, list[Point]], here: Point, there: Point) -> Point:
    beside[here].remove(there)
    beside[there].remove(here)
    return there


def _straight(path: Path) -> Path:
    path = _without_repeats(path)
    kept = [path[0]]
    for number in range(1, len(path) - 1):
        (x0, y0), (x1, y1), (x2, y2) = kept[-1], path[number], path[number + 1]
        if (x1 - x0) * (y2 - y1) != (y1 - y0) * (x2 - x1):
            kept.append(path[number])
    return [*kept, path[-1]]


def _without(path: Path, openings: Sequence[Line]) -> list[Path]:
    """Return the parts of a path that do not run along an opening.

    Their ends are moved to the ends of the opening where the drawn wall lies a little off.
    """
    parts: list[Path] = [[path[0]]]
    for one, other in pairwise(path):
        at = one
        for start, end, opening in _stretches(one, other, openings):
            _lead(parts[-1], start, opening)
            parts.append([_end_near(end, opening), end])
            at = end
        if other != at:
            parts[-1].append(other)
    if len(parts) > 1 and path[0] == path[-1]:
        parts[0] = parts.pop() + parts[0]
    return [tidy for part in parts if len(tidy := _without_repeats(part)) > 1]


def _lead(part: Path, start: Point, opening: Line) -> None:
    part += [start, _end_near(start, opening)]


def _end_near(point: Point, opening: Line) -> Point:
    """Return the end of an opening that is near a point, or the point itself."""
    near = [end for end in opening if dist(end, point) <= 1.5 * NEAR]
    return near[0] if near else point


def _without_repeats(part: Path) -> Path:
    return [part[0], *(other for one, other in pairwise(part) if one != other)]


def _stretches(
    one: Point, other: Point, openings: Sequence[Line]
) -> list[tuple[Point, Point, Line]]:
    """Return the stretches of a straight piece of wall that run along openings."""
    found = [
        (*shared, opening)
        for axis in (0, 1)
        if abs(one[1 - axis] - other[1 - axis]) <= NEAR and one[axis] != other[axis]
        for opening in openings
        if (shared := _shared(one, other, opening, axis)) is not None
    ]
    return sorted(found, key=lambda each: dist(each[0], one))


def _shared(one: Point, other: Point, opening: Line, axis: int) -> tuple[Point, Point] | None:
    """Return the stretch that a wall along an axis shares with an opening, or None."""
    start, end = opening
    off, along = one[1 - axis], (one[axis], other[axis])
    if start[axis] == end[axis] or abs(start[1 - axis] - off) > NEAR:
        return None
    low = max(min(along), min(start[axis], end[axis]))
    high = min(max(along), max(start[axis], end[axis]))
    if high <= low:
        return None
    first, last = (low, high) if along[0] < along[1] else (high, low)
    return ((first, off), (last, off)) if axis == 0 else ((off, first), (off, last))
