"""Floor that does not follow the squares: polygons with straight, round or rough edges.

Within the box of a known outline its polygon is the floor, and no squares are drawn.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from math import ceil, hypot

from PIL import Image, ImageDraw

from render.drawing.noise import swing
from render.drawing.pen import Point
from render.view.visible import BESIDE, across, is_floor, sight_of, squares
from render.view.window import Layout
from rules.core.scene import Barrier, Outline, Scene, Sight, Square

STRIDE = 0.25
"""The distance of the points at which a rough edge turns, in squares."""
ROUGH = 0.17
"""The largest offset of a rough edge, in squares."""
ROUNDS = 3
"""How often corners are cut to round them."""
MOUTH = 0.5
"""How far the floor beside an outline is extended into it where it would be closed off, in squares:
to the middle of a square if that lies in the outline, else through the whole square."""
ROUGH_MOUTH = 0.3
"""The same where the edge is rough or round."""
EDGES_KEPT = 256
"""Edges of outlines that are remembered."""


def covered(scene: Scene) -> frozenset[Square]:
    """Return the squares whose floor is drawn by outlines."""
    return frozenset(
        at
        for outline in scene.outlines
        for at in squares(outline.box.at, (outline.box.columns, outline.box.rows))
    )


def near(scene: Scene, frame: Layout) -> Iterator[Outline]:
    """Yield the outlines that reach onto the map or to the squares around it."""
    columns, rows = frame.spans(1)
    for outline in scene.outlines:
        left, top = outline.box.at
        if (
            left <= columns.stop
            and top <= rows.stop
            and left + outline.box.columns >= columns.start
            and top + outline.box.rows >= rows.start
        ):
            yield outline


@lru_cache(maxsize=EDGES_KEPT)
def edge_of(outline: Outline) -> list[Point]:
    """Return the corners of an outline's edge as it is drawn, in squares.

    Nobody may change them: a map that is cut into sheets asks for them for each.
    """
    if outline.line == "rounded":
        return _rounded(list(outline.points))
    if outline.line == "rough":
        return [_strayed(point) for point in _divided(outline.points)]
    return list(outline.points)


def _rounded(points: list[Point]) -> list[Point]:
    for _ in range(ROUNDS):
        points = [
            (one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share)
            for one, other in pairwise([*points, points[0]])
            for share in (0.25, 0.75)
        ]
    return points


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
        x + ROUGH * (0.65 * swing(*coarse, 50) + 0.45 * swing(*fine, 51)),
        y + ROUGH * (0.65 * swing(*coarse, 52) + 0.45 * swing(*fine, 53)),
    )


def clear(draw: ImageDraw.ImageDraw, scene: Scene, frame: Layout, scale: int) -> None:
    """Remove the squares that outlines cover from a mask drawn `scale` times too large."""
    side = frame.c * scale
    columns, rows = frame.spans(1)
    for column, row in covered(scene):
        if column not in columns or row not in rows:
            continue
        x, y = frame.x(column) * scale, frame.y(row) * scale
        draw.rectangle((x, y, x + side - 1, y + side - 1), fill=0)


def draw_floors(draw: ImageDraw.ImageDraw, scene: Scene, frame: Layout, scale: int) -> None:
    """Draw the floor of all outlines in a mask drawn `scale` times too large."""
    covers = covered(scene)
    for outline in near(scene, frame):
        _fill(draw, outline, frame, scale)
        for gap in _mouths(scene, outline, covers):
            x0, y0, x1, y1 = (
                (frame.x if even else frame.y)(value) * scale
                for even, value in zip((True, False) * 2, gap, strict=True)
            )
            draw.rectangle((x0, y0, x1 - 1, y1 - 1), fill=255)


def _fill(draw: ImageDraw.ImageDraw, outline: Outline, frame: Layout, scale: int) -> None:
    points = [(frame.x(x) * scale, frame.y(y) * scale) for x, y in edge_of(outline)]
    # The drawn rim closes the gap between two outlines that share an edge.
    draw.polygon(points, fill=255)
    draw.line([*points, points[0], points[1]], fill=255, width=3)


def _mouths(
    scene: Scene, outline: Outline, covers: frozenset[Square]
) -> Iterator[tuple[float, float, float, float]]:
    """Yield floor that connects squares beside an outline, or behind a door, with it.

    Each piece has left, top, right and bottom, in squares.
    """
    doors = {
        frozenset((edge.at, across(edge.at, edge.side)))
        for edge in scene.edges
        if edge.kind is not Barrier.WALL
    }
    points = edge_of(outline)
    inside = set(squares(outline.box.at, (outline.box.columns, outline.box.rows)))
    for at in sorted(inside):
        for dx, dy in BESIDE.values():
            beside = (at[0] + dx, at[1] + dy)
            if beside in inside or not is_floor(scene, at) or not is_floor(scene, beside):
                continue
            if beside in covers and frozenset((at, beside)) not in doors:
                continue
            depth = _depth(outline, points, at, (dx, dy))
            if depth:
                yield (
                    at[0] + (1 - depth if dx > 0 else 0),
                    at[1] + (1 - depth if dy > 0 else 0),
                    at[0] + (depth if dx < 0 else 1),
                    at[1] + (depth if dy < 0 else 1),
                )


def _depth(outline: Outline, points: list[Point], at: Square, way: tuple[int, int]) -> float:
    """Return how far floor is extended into a square from the side `way`, in squares, or 0."""
    if _holds(points, (at[0] + 0.5 + 0.3 * way[0], at[1] + 0.5 + 0.3 * way[1])):
        return 0 if outline.line == "straight" else ROUGH_MOUTH
    return MOUTH if _holds(points, (at[0] + 0.5, at[1] + 0.5)) else 1.0


def _holds(points: list[Point], place: Point) -> bool:
    """Return whether a place lies inside a polygon."""
    x, y = place
    within = False
    for (x0, y0), (x1, y1) in pairwise([*points, points[0]]):
        if (y0 > y) != (y1 > y) and x < x0 + (x1 - x0) * (y - y0) / (y1 - y0):
            within = not within
    return within


def cave_mask(scene: Scene, frame: Layout) -> Image.Image | None:
    """Return a mask that is white on the floor of caves, or None when there is none.

    Caves are the rough outlines; in a natural place without any outline all floor is a cave's.
    """
    if not any(outline.line == "rough" for outline in scene.outlines):
        whole = "natural" in scene.manner and not scene.outlines
        return Image.new("L", frame.map_size, 255) if whole else None
    mask = Image.new("L", frame.map_size, 0)
    draw = ImageDraw.Draw(mask)
    for outline in near(scene, frame):
        if outline.line != "rough":
            continue
        points = [(frame.x(x), frame.y(y)) for x, y in edge_of(outline)]
        draw.polygon(points, fill=255)
        draw.line([*points, points[0]], fill=255, width=max(3, frame.c // 4))
    return mask


def in_view(scene: Scene) -> list[Square]:
    """Return all squares of each outline that has a square in view: they have no fog."""
    found: list[Square] = []
    for outline in scene.outlines:
        box = list(squares(outline.box.at, (outline.box.columns, outline.box.rows)))
        if any(sight_of(scene, at) == Sight.IN_VIEW for at in box):
            found += box
    return found
