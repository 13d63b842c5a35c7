"""Walls as few long lines, with gaps where doors are."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import dist, floor

from render.files.boundaries import CLOSED, Boundaries, Door, Line, boundaries_of, is_ground
from render.files.floor_outlines import drawn_floor, floor_outlines, follows_squares, on_floor
from render.files.hanging import ahead, hung, merged
from rules.core.scene import Point, Scene, Terrain

NEAR = 0.1
"""How far from the side of a square a drawn wall may lie and still belong to it, in squares."""
ANCHOR = 0.2
"""How far inner walls are extended into the rock, in squares."""

WAYS: tuple[Point, ...] = ((1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0))

Path = list[Point]


@dataclass(frozen=True)
class Lines:
    """The walls of a place and its doors, whose ends lie on walls."""

    walls: tuple[Path, ...]
    doors: tuple[Door, ...]


def lines_of(scene: Scene, *, inked: bool = False) -> Lines:
    """Return the lines of a scene from `for_audience`: walls of two or more points, and doors.

    Together with closed doors the walls enclose all ground, so that no light reaches the rock.
    Walls that are to be drawn (`inked`) are without those around open ground and inside the rock.
    """
    lines = boundaries_of(scene)
    doors = merged(lines.doors)
    sky_rim = list(_sky_rim(scene, lines))
    if follows_squares(scene):
        unseen = set(sky_rim) if inked else set()
        rim = (line for line in lines.rim if line not in unseen)
        return Lines(tuple(chained([*rim, *lines.sky, *lines.inner])), tuple(doors))
    drawn = drawn_floor(scene)
    rims, inner = floor_outlines(scene, drawn), on_floor(drawn, lines.inner)
    pieces = [piece for path in rims for piece in pairwise(path)]
    found = [hung(door, [*pieces, *inner]) for door in doors]
    openings = [door.ends for door, _ in found if door.kind in CLOSED and _in_rim(scene, door)]
    openings += lines.gaps
    paths = [part for path in rims for part in _without(path, openings)]
    paths += [list(piece) for _, added in found for piece in added]
    into = 0.0 if inked else ANCHOR
    paths += chained([*inner, *_spurs(scene, inner, pieces, into)])
    if not inked:
        paths += chained(sky_rim)
    return Lines(tuple(paths), tuple(door for door, _ in found))


def _in_rim(scene: Scene, door: Door) -> bool:
    """Return whether a door leads from floor into the rock, where nothing is known."""
    x, y = door.middle
    sides = ((x - 0.5, y), (x + 0.5, y)) if door.upright else ((x, y - 0.5), (x, y + 0.5))
    return not all(is_ground(scene, (floor(a), floor(b))) for a, b in sides)


def walls(scene: Scene) -> list[Path]:
    """Return the walls of a scene from `for_audience`, as paths of two or more points."""
    return list(lines_of(scene).walls)


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


def _spurs(scene: Scene, inner: list[Line], rim: list[Line], into: float) -> Iterator[Line]:
    """Yield the lines that carry inner walls on to the rim, and so far into the rock.

    Where they stop before an opening between two squares of ground, nothing is added.
    """
    ways: dict[Point, set[Point]] = defaultdict(set)
    for one, other in inner:
        length = dist(one, other)
        way = ((other[0] - one[0]) / length, (other[1] - one[1]) / length)
        ways[one].add(way)
        ways[other].add((-way[0], -way[1]))
    for end, taken in ways.items():
        onward = [way for way in WAYS if way not in taken and not _opens(scene, end, way)]
        if end != (floor(end[0]), floor(end[1])):
            onward = [(-way[0], -way[1]) for way in taken]
        for way in onward:
            wall = ahead(end, way, rim)
            if wall is not None:
                yield end, wall
                if into:
                    yield wall, (wall[0] + way[0] * into, wall[1] + way[1] * into)


def _opens(scene: Scene, end: Point, way: Point) -> bool:
    """Return whether there is ground on both sides of the line from a corner of squares."""
    (x, y), (dx, dy) = end, way
    return all(
        is_ground(scene, (floor(x + (dx + side * dy) / 2), floor(y + (dy + side * dx) / 2)))
        for side in (-1, 1)
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
