"""Floor that does not follow the squares: polygons with straight, round or rough edges.

Within the box of a known outline its polygon is the floor, and no squares are drawn.
"""

from collections.abc import Iterator
from itertools import pairwise

from PIL import Image, ImageDraw

from render.drawing.pen import Point
from render.view.visible import BESIDE, across, is_floor, sight_of, squares
from render.view.window import Layout
from rules.core.outlines import edge_of
from rules.core.scene import Barrier, Outline, Scene, Sight, Square

MOUTH = 0.5
"""How far the floor beside an outline is extended into it where it would be closed off, in squares:
to the middle of a square if that lies in the outline, else through the whole square."""
ROUGH_MOUTH = 0.3
"""The same where the edge is rough or round."""


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
