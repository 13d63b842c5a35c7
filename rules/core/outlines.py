"""How the edge of an outline runs between its corners: straight, rounded, or rough as a cave's.

Drawings follow these edges, and the generator counts the squares within them, so that both agree.
"""

from functools import lru_cache
from itertools import pairwise
from math import ceil, hypot

from rules.core.noise import swing
from rules.core.scene import Outline, Point

STRIDE = 0.25
"""The distance of the points at which a rough edge turns, in squares."""
ROUGH = 0.17
"""The largest offset of a rough edge to a side for each of its two noises, in squares."""
COARSE, LITTLE = 0.65, 0.45
"""The shares of that offset that the coarse and the fine noise have."""
STRAY = ROUGH * (COARSE + LITTLE)
"""How far a rough edge may stray from the straight line to either side, in squares."""
ROUNDS = 3
"""How often corners are cut to round them."""
EDGES_KEPT = 256
"""Edges of outlines that are remembered."""


@lru_cache(maxsize=EDGES_KEPT)
def edge_of(outline: Outline) -> list[Point]:
    """Return the corners of an outline's edge as it is drawn, in squares.

    Nobody may change them: a map that is cut into sheets asks for them for each.
    """
    if outline.line == "rounded":
        return _rounded(list(outline.points))
    if outline.line == "rough":
        return _rough(outline)
    return list(outline.points)


def _rounded(points: list[Point]) -> list[Point]:
    for _ in range(ROUNDS):
        points = [
            (one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share)
            for one, other in pairwise([*points, points[0]])
            for share in (0.25, 0.75)
        ]
    return points


def _rough(outline: Outline) -> list[Point]:
    """Return a rough edge: the same, to the last digit, on maps that begin elsewhere."""
    left, top = outline.rough_from
    points = tuple((round(x - left, 3), round(y - top, 3)) for x, y in outline.points)
    return [(x + left, y + top) for x, y in map(_strayed, _divided(points))]


def _divided(points: tuple[Point, ...]) -> list[Point]:
    """Return an edge divided by stride, with the same points from whichever end one begins."""
    found: list[Point] = []
    for one, other in pairwise([*points, points[0]]):
        first, last = sorted((one, other))
        count = max(1, ceil(hypot(last[0] - first[0], last[1] - first[1]) / STRIDE))
        steps = range(count) if one == first else range(count, 0, -1)
        found += [
            (
                first[0] + (last[0] - first[0]) * step / count,
                first[1] + (last[1] - first[1]) * step / count,
            )
            for step in steps
        ]
    return found


def _strayed(point: Point) -> Point:
    """Return a point of a rough edge; the offset belongs to the place, so that neighbours meet."""
    x, y = point
    coarse = (round(2 * x), round(2 * y))
    fine = (round(8 * x), round(8 * y))
    return (
        x + ROUGH * (COARSE * swing(*coarse, 50) + LITTLE * swing(*fine, 51)),
        y + ROUGH * (COARSE * swing(*coarse, 52) + LITTLE * swing(*fine, 53)),
    )
