"""The pieces that close what walls and doors between squares leave open beside them.

Where floor leaves the squares, its rim seldom meets the side of the square on which they stand.
"""

from collections.abc import Callable, Iterator
from math import cos, radians, sin

from PIL import Image

from render.view.visible import across, is_floor
from render.view.window import Layout
from rules.core.grid import OPPOSITE
from rules.core.scene import Barrier, Point, Scene, Side, Square

BESIDE = 1.5
"""How far such a piece reaches at most, in squares."""
CLOSE = 0.35
"""How near to the end of a door there may be wall already, to either side, in squares."""
FREE = frozenset({Barrier.OPEN, Barrier.UNEXPLORED})
"""What neither closes a way nor can."""

SLANTS = tuple(radians(degrees) for degrees in (0, 20, -20, 40, -40, 55, -55))
"""The directions in which wall is looked for, from straight on."""

Line = tuple[Point, Point]
White = Callable[[float, float], bool]


def closings(mask: Image.Image, scene: Scene, frame: Layout, scale: int) -> Iterator[Line]:
    """Yield the pieces of wall that close gaps, in pixels of a mask `scale` times too large."""
    if not (scene.outlines or scene.rounded or "smooth" in scene.manner):
        return
    side = frame.c * scale

    def white(x: float, y: float) -> bool:
        at = (int(frame.x(x) * scale), int(frame.y(y) * scale))
        inside = 0 <= at[0] < mask.width and 0 <= at[1] < mask.height
        return inside and bool(mask.getpixel(at))

    for (x, y), (dx, dy) in _ends(scene):
        if not frame.near(int(x), int(y)):
            continue
        wall = _wall(white, (x, y), (dx, dy), 1 / side)
        if wall is not None:
            yield tuple((frame.x(a) * scale, frame.y(b) * scale) for a, b in ((x, y), wall))  # type: ignore[misc]


def _ends(scene: Scene) -> Iterator[tuple[Point, Square]]:
    """Yield the ends of all barriers between floor and floor, with the way that leads off them.

    Walls that stop before an opening end there.
    """
    found: dict[tuple[Square, Side], Barrier] = {}
    for edge in scene.edges:
        if edge.kind not in FREE:
            found[_named(edge.at, edge.side)] = edge.kind
    for (at, side), kind in found.items():
        other = across(at, side)
        if not (is_floor(scene, at) and is_floor(scene, other)):
            continue
        along = (0, 1) if side is Side.EAST else (1, 0)
        corner = (at[0] + (side is Side.EAST), at[1] + (side is Side.SOUTH))
        for way, end in ((-1, corner), (1, (corner[0] + along[0], corner[1] + along[1]))):
            dx, dy = along[0] * way, along[1] * way
            beside = (at[0] + dx, at[1] + dy), (other[0] + dx, other[1] + dy)
            if kind is Barrier.WALL:
                free = all(is_floor(scene, each) for each in beside)
            else:
                free = found.get((beside[0], side)) is kind
            if not free:
                yield end, (dx, dy)


def _named(at: Square, side: Side) -> tuple[Square, Side]:
    """Return a side by the square north or west of it."""
    if side in (Side.NORTH, Side.WEST):
        return across(at, side), OPPOSITE[side]
    return at, side


def _wall(white: White, end: Point, way: Square, fine: float) -> Point | None:
    """Return the wall nearest to the end of a barrier in a direction, None where it is there."""
    (x, y), (dx, dy) = end, way
    beside = [number * fine for number in range(-round(CLOSE / fine), round(CLOSE / fine) + 1)]
    if not all(white(x + dx * fine + dy * off, y + dy * fine + dx * off) for off in beside):
        return None
    for number in range(1, round(BESIDE / fine)):
        for slant in SLANTS:
            far, off = number * fine * cos(slant), number * fine * sin(slant)
            if not white(x + dx * far + dy * off, y + dy * far + dx * off):
                return (x + dx * far + dy * off, y + dy * far + dx * off)
    return None
