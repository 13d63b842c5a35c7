"""The outline of floor as it is drawn, where it does not follow squares: round, slanted, rough.

The floor is drawn small and its edge traced, so that walls stand where the picture has them.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import hypot

from PIL import Image, ImageChops

from render.files.boundaries import Line
from render.ground.floor import floor_mask
from render.pictures.plain import plain_frame, whole
from rules.core.scene import Point, Scene

FINE = 24
"""Pixels per square in the small drawing."""
STRAIGHT = 1.5
"""How far, in pixels, an outline may stray before a corner is kept."""
SNAP = 0.08
"""How near, in squares, an outline may be to the side of a square to be moved onto it."""

Step = tuple[int, int]


def follows_squares(scene: Scene) -> bool:
    """Return whether all floor ends at the sides of squares."""
    return not (scene.outlines or scene.rounded or "smooth" in scene.manner)


def floor_outlines(scene: Scene, drawn: Image.Image | None = None) -> list[list[Point]]:
    """Return the outlines of the drawn floor as closed paths in squares.

    The first point is the last. `drawn` is the floor of `drawn_floor`, if it was made already.
    """
    drawn = drawn or drawn_floor(scene)
    solid = Image.new("L", (drawn.width + 2, drawn.height + 2), 0)
    solid.paste(drawn, (1, 1))
    paths = [
        _tidied([(_snapped((x - 1) / FINE), _snapped((y - 1) / FINE)) for x, y in path])
        for path in map(simplified, _followed(_cracks(solid)))
    ]
    return [path for path in paths if len(path) > 3]


def drawn_floor(scene: Scene) -> Image.Image:
    """Return a mask: the drawn floor white, all else black; walls across floor are left out."""
    drawn = floor_mask(scene, plain_frame(whole(scene), FINE), walled=False)
    return drawn.point([0] * 128 + [255] * 128)


def on_floor(floor: Image.Image, lines: Iterable[Line]) -> list[Line]:
    """Return lines along squares, cut to where there is floor on both sides of them."""
    kept = []
    for (x0, y0), (x1, y1) in lines:
        dx, dy = x1 - x0, y1 - y0
        steps = [(step + 0.5) / FINE for step in range(FINE)]
        white = [share for share in steps if _is_white(floor, x0 + dx * share, y0 + dy * share)]
        if white:
            low = _snapped(min(white) - 0.5 / FINE)
            high = _snapped(max(white) + 0.5 / FINE)
            if low < high:
                kept.append(((x0 + dx * low, y0 + dy * low), (x0 + dx * high, y0 + dy * high)))
    return kept


def _is_white(floor: Image.Image, column: float, row: float) -> bool:
    x, y = int(column * FINE), int(row * FINE)
    return bool(floor.getpixel((min(x, floor.width - 1), min(y, floor.height - 1))))


def _snapped(length: float) -> float:
    """Return a length in squares, rounded to a whole one if it is within `SNAP` of it."""
    whole = round(length)
    return float(whole) if abs(length - whole) < SNAP else length


def _tidied(path: list[Point]) -> list[Point]:
    """Return a closed path without repeats and without points on straight runs."""
    kept: list[Point] = []
    ring = [one for one, other in pairwise(path) if one != other]
    for number, (x, y) in enumerate(ring):
        (x0, y0), (x1, y1) = ring[number - 1], ring[(number + 1) % len(ring)]
        if (x - x0) * (y1 - y) != (y - y0) * (x1 - x):
            kept.append((x, y))
    return [*kept, kept[0]] if kept else []


def _cracks(solid: Image.Image) -> dict[Step, list[Step]]:
    """Return the pixel edges between white and black: each corner with those that follow it.

    White lies on the right hand side.
    """
    onward: dict[Step, list[Step]] = defaultdict(list)
    pixels, width = solid.tobytes(), solid.width
    for x, y in _white(ImageChops.difference(solid, ImageChops.offset(solid, 0, 1))):
        below = pixels[y * width + x]
        start, end = ((x, y), (x + 1, y)) if below else ((x + 1, y), (x, y))
        onward[start].append(end)
    for x, y in _white(ImageChops.difference(solid, ImageChops.offset(solid, 1, 0))):
        right = pixels[y * width + x]
        start, end = ((x, y + 1), (x, y)) if right else ((x, y), (x, y + 1))
        onward[start].append(end)
    return onward


def _white(image: Image.Image) -> list[Step]:
    """Return all white pixels, row by row."""
    data, width = image.tobytes(), image.width
    found: list[Step] = []
    at = data.find(255)
    while at >= 0:
        found.append((at % width, at // width))
        at = data.find(255, at + 1)
    return found


def _followed(onward: dict[Step, list[Step]]) -> list[list[Step]]:
    """Return pixel edges joined to closed paths; where two paths touch, each turns right."""
    paths: list[list[Step]] = []
    for first in list(onward):
        while onward[first]:
            path = [first, onward[first].pop()]
            while path[-1] != first:
                path.append(_next(path[-2], path[-1], onward[path[-1]]))
            paths.append(path)
    return paths


def _next(before: Step, here: Step, choices: list[Step]) -> Step:
    if len(choices) > 1:
        dx, dy = here[0] - before[0], here[1] - before[1]
        right = (here[0] - dy, here[1] + dx)
        if right in choices:
            choices.remove(right)
            return right
    return choices.pop()


def simplified(path: Sequence[Step], away: float = STRAIGHT) -> list[Step]:
    """Return a closed path without the corners that matter less than `away` (Douglas-Peucker)."""
    if len(path) < 4:
        return list(path)
    corners = [
        number
        for number in range(len(path) - 1)
        if _turns(path[number - 1 if number else -2], path[number], path[number + 1])
    ]
    # On a straight run no point is farther from any other, nor from any line, than its ends.
    ring = [path[number] for number in (*corners, corners[0])]
    far = max(range(len(ring)), key=lambda number: _apart(ring[number], ring[0]))
    return [*_split(ring[: far + 1], away), *_split(ring[far:], away)[1:]]


def _turns(before: Step, here: Step, after: Step) -> bool:
    return (here[0] - before[0], here[1] - before[1]) != (after[0] - here[0], after[1] - here[1])


def _apart(one: Step, other: Step) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def _split(path: Sequence[Step], away: float) -> list[Step]:
    """Keep the point farthest from the straight line, and go on with both halves."""
    keep = {0, len(path) - 1}
    open_spans = [(0, len(path) - 1)]
    while open_spans:
        start, end = open_spans.pop()
        if end - start < 2:
            continue
        (x0, y0), (x1, y1) = path[start], path[end]
        length = hypot(x1 - x0, y1 - y0) or 1.0
        far, worst = start, 0.0
        for number in range(start + 1, end):
            x, y = path[number]
            off = abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / length
            if off > worst:
                far, worst = number, off
        if worst > away:
            keep.add(far)
            open_spans += [(start, far), (far, end)]
    kept = [path[number] for number in sorted(keep)]
    return [kept[0], *(other for one, other in pairwise(kept) if one != other)]
