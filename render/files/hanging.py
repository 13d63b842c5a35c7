"""Doors hung between drawn walls: cut where the way is narrower, with wall beside them if wider.

Where floor leaves the squares, its walls seldom meet the side of the square on which a door
stands. Light would go past such a door, and one that is secret would show as a bar in the open.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from math import dist

from render.files.boundaries import Door, Line
from rules.core.scene import Point

NEAR = 0.35
"""The distance, in squares, at which a door still belongs to a drawn wall."""
BESIDE = 1.5
"""How far a wall beside a door is sought, in squares."""
STRAIGHT_ON = 1.0
"""How far straight on a wall is sought before any other, in squares."""
TOUCH = 1e-6


def merged(doors: Iterable[Door]) -> list[Door]:
    """Return doors with those of one kind that stand end to end in a row as one.

    Where giants built, a door is several squares wide.
    """
    found: list[Door] = []
    for door in sorted(doors, key=lambda each: (each.upright, *_row(each))):
        last = found[-1] if found else None
        if last and _goes_on(last, door):
            found[-1] = replace(last, ends=(last.ends[0], door.ends[1]))
        else:
            found.append(door)
    return found


def _goes_on(door: Door, other: Door) -> bool:
    alike = (door.kind, door.upright) == (other.kind, other.upright)
    return alike and door.ends[1] == other.ends[0]


def _row(door: Door) -> tuple[float, float]:
    """Return the line that a door stands on, and where it begins there."""
    (x, y), _ = door.ends
    return (x, y) if door.upright else (y, x)


def hung(door: Door, pieces: Sequence[Line]) -> tuple[Door, list[Line]]:
    """Return a door with both ends on walls, and the pieces of wall that had to be added.

    `pieces` are the walls in straight pieces.
    """
    axis = 1 if door.upright else 0
    off, (low, high) = door.ends[0][1 - axis], (door.ends[0][axis], door.ends[1][axis])
    middle = (low + high) / 2
    met = [place for piece in pieces for place in _met(piece, axis, off, middle)]
    before = max((place for place in met if low <= place <= middle), default=low)
    after = min((place for place in met if middle <= place <= high), default=high)
    if before >= after:
        before, after = low, high
    ends, added = (_point(before, off, axis), _point(after, off, axis)), []
    for end, way in zip(ends, (_point(-1.0, 0.0, axis), _point(1.0, 0.0, axis)), strict=True):
        wall = ahead(end, way, pieces)
        if wall is not None and dist(wall, end) > TOUCH:
            added.append((end, wall))
    return replace(door, ends=ends), added


def ahead(end: Point, way: Point, pieces: Iterable[Line]) -> Point | None:
    """Return where a line from a point in a direction should meet a wall, or None.

    The point is straight on if a wall is near there. Else it is the nearest point within sixty
    degrees of the direction, or beside the point in any.
    """
    axis = 0 if way[0] else 1
    straight: list[tuple[float, Point]] = []
    found: list[tuple[float, Point]] = []
    for piece in pieces:
        for place in _met(piece, axis, end[1 - axis], end[axis]):
            far = (place - end[axis]) * way[axis]
            if 0 <= far <= STRAIGHT_ON:
                straight.append((far, _point(place, end[1 - axis], axis)))
        near = _nearest(end, piece)
        far = dist(near, end)
        if far < TOUCH:
            return end
        forward = (near[0] - end[0]) * way[0] + (near[1] - end[1]) * way[1]
        if far <= NEAR or (far <= BESIDE and forward >= 0.5 * far):
            found.append((far, near))
    return min(straight or found)[1] if straight or found else None


def _point(along: float, off: float, axis: int) -> Point:
    return (along, off) if axis == 0 else (off, along)


def _met(piece: Line, axis: int, off: float, middle: float) -> Iterator[float]:
    """Yield where a straight piece of wall meets the line of a door."""
    one, other = piece
    a, b = one[1 - axis] - off, other[1 - axis] - off
    if abs(a) < TOUCH and abs(b) < TOUCH:
        first, last = sorted((one[axis], other[axis]))
        # A door in a piece of the rim itself is cut to it; else the wall's nearer end counts.
        yield from (first, last) if first < middle < last else (one[axis], other[axis])
    elif a * b <= 0:
        yield one[axis] + (other[axis] - one[axis]) * a / (a - b)


def _nearest(place: Point, piece: Line) -> Point:
    (x0, y0), (x1, y1) = piece
    dx, dy = x1 - x0, y1 - y0
    length = dx * dx + dy * dy
    share = ((place[0] - x0) * dx + (place[1] - y0) * dy) / length if length else 0.0
    share = max(0.0, min(1.0, share))
    return (x0 + share * dx, y0 + share * dy)
