"""Roads over open ground: trodden earth with worn edges, and the ruts of wheels."""

from collections.abc import Iterator
from itertools import pairwise
from math import hypot

from PIL import Image, ImageDraw

from render.drawing.colour import Theme, mix
from render.view.window import Layout
from rules.core.noise import swing
from rules.core.outdoors import Road, Spot
from rules.core.scene import Scene

FINE = 2
"""How many times larger roads are drawn, so that their edges become smooth."""
PARTS = 8
"""Into how many parts a bend between two spots is drawn."""
BEYOND = 0.5
"""How far roads are drawn beyond the squares of a scene."""
WORN = 0.07
"""How far the edge of a road winds, in squares."""
EDGE, APART = 0.045, 0.22
"""The width of the line at a road's edge, and the distance of the discs it is made of, in
squares."""
RUT, TRACK = 0.035, 0.24
"""The width of ruts in squares, and how far they are from the middle, in widths of the road."""


def paint_roads(canvas: Image.Image, scene: Scene, frame: Layout, theme: Theme) -> None:
    """Paint all roads of a scene onto its ground: their edges, the trodden earth, and ruts."""
    courses = [(road, _course(road)) for road in scene.roads]
    discs = [disc for road, course in courses for disc in _discs(road, course)]
    box = _box(discs, scene, frame)
    if box is None:
        return
    earth = theme.floor if theme.bare else mix(theme.floor, theme.shade, 0.35)
    edge = theme.hatch if theme.bare else mix(theme.page, theme.hatch, 0.45)
    layers = [(_Mask(box, frame), edge), (_Mask(box, frame), earth)]
    for (mask, _), grow in zip(layers, (EDGE, 0.0), strict=True):
        for road, course in courses:
            if road.is_round:
                mask.fill(course)
        for spot, radius in discs:
            mask.disc(spot, radius + grow)
    if not theme.bare:
        layers.append((_Mask(box, frame), mix(earth, theme.hatch, 0.3)))
        for road, course in courses:
            if not road.is_round:
                _ruts(layers[-1][0], course, road)
    for mask, paint in layers:
        canvas.paste(paint, box, mask.image.reduce(FINE))


class _Mask:
    """A mask of a part of a map, drawn larger than it is shown."""

    def __init__(self, box: tuple[int, int, int, int], frame: Layout) -> None:
        self._box, self._frame = box, frame
        size = (FINE * (box[2] - box[0]), FINE * (box[3] - box[1]))
        self.image = Image.new("L", size, 0)
        self._pen = ImageDraw.Draw(self.image)

    def _at(self, spot: Spot) -> tuple[float, float]:
        x, y = self._frame.x(spot[0]) - self._box[0], self._frame.y(spot[1]) - self._box[1]
        return FINE * x, FINE * y

    def fill(self, course: list[Spot]) -> None:
        """Fill what a line goes around."""
        self._pen.polygon([self._at(spot) for spot in course], fill=255)

    def disc(self, spot: Spot, radius: float) -> None:
        """Draw a disc, its radius in squares."""
        (x, y), reach = self._at(spot), FINE * self._frame.c * radius
        self._pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=255)

    def line(self, one: Spot, other: Spot, wide: float) -> None:
        """Draw a line, its width in squares."""
        width = max(1, round(FINE * self._frame.c * wide))
        self._pen.line([self._at(one), self._at(other)], fill=255, width=width)


def _box(
    discs: list[tuple[Spot, float]], scene: Scene, frame: Layout
) -> tuple[int, int, int, int] | None:
    """Return the part of the map that roads take, as far as they are drawn; None for none.

    Beyond the scene and a little more they go on unseen.
    """
    if not discs:
        return None
    wide, high = frame.map_size
    most = [
        (max(at[axis] for at, _ in discs) + 1, min(at[axis] for at, _ in discs) - 1)
        for axis in (0, 1)
    ]
    left = max(0, round(frame.x(max(-BEYOND, most[0][1]))))
    top = max(0, round(frame.y(max(-BEYOND, most[1][1]))))
    right = min(wide, round(frame.x(min(scene.columns + BEYOND, most[0][0]))))
    bottom = min(high, round(frame.y(min(scene.rows + BEYOND, most[1][0]))))
    return (left, top, right, bottom) if left < right and top < bottom else None


def _course(road: Road) -> list[Spot]:
    """Return the middle of a road: a smooth line through its spots."""
    spots = road.spots
    before = spots[-2] if road.is_round else spots[0]
    after = spots[1] if road.is_round else spots[-1]
    line = (before, *spots, after)
    found: list[Spot] = []
    for number in range(len(spots) - 1):
        four = line[number : number + 4]
        found += [_between(four, part / PARTS) for part in range(PARTS)]
    return [*found, spots[-1]]


def _between(four: tuple[Spot, ...], share: float) -> Spot:
    """Return a point between the second and the third of four spots, on a curve through them."""
    square, cube = share * share, share * share * share
    weights = (
        -0.5 * cube + square - 0.5 * share,
        1.5 * cube - 2.5 * square + 1,
        -1.5 * cube + 2 * square + 0.5 * share,
        0.5 * cube - 0.5 * square,
    )
    x, y = (
        sum(weight * spot[axis] for weight, spot in zip(weights, four, strict=True))
        for axis in (0, 1)
    )
    return x, y


def _discs(road: Road, course: list[Spot]) -> Iterator[tuple[Spot, float]]:
    """Yield discs that together are a road, each a little wider or narrower than the one before."""
    for number, (one, other) in enumerate(pairwise(course)):
        steps = max(1, round(hypot(other[0] - one[0], other[1] - one[1]) / APART))
        for step in range(steps):
            share = step / steps
            worn = (1 - share) * swing(number, len(course), 91)
            worn += share * swing(number + 1, len(course), 91)
            spot = (
                one[0] + share * (other[0] - one[0]),
                one[1] + share * (other[1] - one[1]),
            )
            yield spot, road.width / 2 + WORN * worn


def _ruts(mask: _Mask, course: list[Spot], road: Road) -> None:
    """Draw two broken lines along a road, where wheels have run."""
    for number, (one, other) in enumerate(pairwise(course)):
        if number % 3 == 2:
            continue
        length = hypot(other[0] - one[0], other[1] - one[1]) or 1.0
        across = (one[1] - other[1]) / length, (other[0] - one[0]) / length
        for side in (-TRACK, TRACK):
            shift = side * road.width
            ends = [
                (spot[0] + shift * across[0], spot[1] + shift * across[1]) for spot in (one, other)
            ]
            mask.line(ends[0], ends[1], RUT)
