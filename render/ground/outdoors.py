"""Roads over open ground: trodden earth with worn edges, and the ruts of wheels."""

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
RUT, APART = 0.035, 0.24
"""The width of ruts in squares, and how far they are from the middle, in widths of the road."""


def paint_roads(canvas: Image.Image, scene: Scene, frame: Layout, theme: Theme) -> None:
    """Paint all roads of a scene onto its ground: first their edges, then the trodden earth."""
    if not scene.roads:
        return
    courses = [(road, _course(road)) for road in scene.roads]
    earth = theme.floor if theme.bare else mix(theme.floor, theme.shade, 0.35)
    edge = theme.hatch if theme.bare else mix(theme.page, theme.hatch, 0.45)
    for grow, paint in ((0.045, edge), (0.0, earth)):
        mask = Image.new("L", (FINE * canvas.width, FINE * canvas.height), 0)
        pen = ImageDraw.Draw(mask)
        for road, course in courses:
            _lay(pen, course, road, frame, grow)
        canvas.paste(paint, mask=_within(mask.reduce(FINE), scene, frame))
    if not theme.bare:
        ruts = Image.new("L", (FINE * canvas.width, FINE * canvas.height), 0)
        pen = ImageDraw.Draw(ruts)
        for road, course in courses:
            if road.spots[0] != road.spots[-1]:
                _ruts(pen, course, road, frame)
        canvas.paste(mix(earth, theme.hatch, 0.3), mask=_within(ruts.reduce(FINE), scene, frame))


def _within(mask: Image.Image, scene: Scene, frame: Layout) -> Image.Image:
    """Return a mask without what lies beyond the scene and a little more: there roads go on."""
    box = (
        max(0, round(frame.x(-BEYOND))),
        max(0, round(frame.y(-BEYOND))),
        min(mask.width, round(frame.x(scene.columns + BEYOND))),
        min(mask.height, round(frame.y(scene.rows + BEYOND))),
    )
    inside = Image.new("L", mask.size, 0)
    inside.paste(mask.crop(box), box)
    return inside


def _course(road: Road) -> list[Spot]:
    """Return the middle of a road: a smooth line through its spots."""
    spots = road.spots
    round_ = spots[0] == spots[-1]
    before = spots[-2] if round_ else spots[0]
    after = spots[1] if round_ else spots[-1]
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


def _lay(
    pen: ImageDraw.ImageDraw, course: list[Spot], road: Road, frame: Layout, grow: float
) -> None:
    """Draw a road as a row of discs, each a little wider or narrower than the one before."""
    if road.spots[0] == road.spots[-1]:
        pen.polygon([_pixel(spot, frame) for spot in course], fill=255)
    for number, (one, other) in enumerate(pairwise(course)):
        steps = max(1, round(hypot(other[0] - one[0], other[1] - one[1]) / 0.08))
        for step in range(steps):
            share = step / steps
            x, y = (one[axis] + share * (other[axis] - one[axis]) for axis in (0, 1))
            worn = WORN * (
                (1 - share) * swing(number, len(course), 91)
                + share * swing(number + 1, len(course), 91)
            )
            radius = FINE * frame.c * (road.width / 2 + worn + grow)
            across, down = _pixel((x, y), frame)
            pen.ellipse((across - radius, down - radius, across + radius, down + radius), fill=255)


def _ruts(pen: ImageDraw.ImageDraw, course: list[Spot], road: Road, frame: Layout) -> None:
    """Draw two broken lines along a road, where wheels have run."""
    wide = max(1, round(FINE * frame.c * RUT))
    for number, (one, other) in enumerate(pairwise(course)):
        if number % 3 == 2:
            continue
        length = hypot(other[0] - one[0], other[1] - one[1]) or 1.0
        across = (one[1] - other[1]) / length, (other[0] - one[0]) / length
        for side in (-1, 1):
            shift = side * APART * road.width
            ends = [
                _pixel((spot[0] + shift * across[0], spot[1] + shift * across[1]), frame)
                for spot in (one, other)
            ]
            pen.line(ends, fill=255, width=wide)


def _pixel(spot: Spot, frame: Layout) -> tuple[float, float]:
    return FINE * frame.x(spot[0]), FINE * frame.y(spot[1])
