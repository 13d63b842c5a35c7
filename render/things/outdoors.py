"""Symbols of towns and ways: houses, stalls and carts, wells and pools, bridges, signposts.

The functions work as in `render.things.symbols`: in squares, with the middle at the origin.
"""

import math
from collections.abc import Callable

from render.drawing.colour import Colour, mix
from render.drawing.job import Job
from render.drawing.pen import Point, polar
from render.drawing.theme import burnt_clay
from render.drawing.turned_pen import TurnedPen
from rules.core.noise import swing
from rules.core.scene import Symbol


def _bridge(job: Job) -> None:
    """Draw planks across a way, between two rails; it leads to the side that it faces."""
    to, theme = TurnedPen(job), job.theme
    if not job.turned and job.size[0] >= job.size[1]:
        to.turn, to.wide, to.high = -90, job.size[1], job.size[0]
    long, broad = to.high, to.wide - 0.14
    to.cast([(-broad / 2, -long / 2), (broad / 2, -long / 2), (broad / 2, long / 2),
             (-broad / 2, long / 2)])  # fmt: skip
    to.box((0, 0), (broad - 0.16, long), theme.deep)
    planks = round(6 * long)
    for plank in range(planks):
        y = long * ((plank + 0.5) / planks - 0.5)
        shift = 0.035 * swing(plank, planks, 81)
        to.box((shift, y), (broad - 0.02, long / planks - 0.015), theme.wood, theme.ink, 0.03)
    for side in (-1, 1):
        x, posts = side * (broad / 2 - 0.13), round(long) + 1
        to.line([(x, -long / 2), (x, long / 2)], theme.ink, 0.11)
        to.line([(x, -long / 2), (x, long / 2)], theme.wood, 0.045)
        for post in range(posts):
            y = (long - 0.20) * (post / (posts - 1) - 0.5)
            to.disc((x, y), 0.08, theme.wood, theme.ink, 0.04)


def _cart(job: Job) -> None:
    """Draw a cart from above: its bed between two wheels, and its shafts."""
    to, theme = TurnedPen(job), job.theme
    if not job.turned and job.size[0] > job.size[1]:
        to.turn, to.wide, to.high = -90, to.high, to.wide
    s = min(to.wide, 1.3)
    long = to.high - 0.12
    back, bed = -long / 2, 0.60 * long
    middle = back + bed / 2
    for side in (-1, 1):
        x = side * 0.17 * s
        to.rod([(x, middle), (x * 0.9, long / 2 - 0.02)], theme.ink, 0.10)
        to.rod([(x, middle), (x * 0.9, long / 2 - 0.02)], theme.wood, 0.04)
    to.line([(-0.42 * s, middle), (0.42 * s, middle)], theme.ink, 0.09)
    for side in (-1, 1):
        to.block((side * 0.39 * s, middle), (0.13 * s, 0.46 * min(s, long)), theme.wood, 0.05)
    to.block((0, middle), (0.56 * s, bed), theme.wood)
    for plank in (-0.095, 0.0, 0.095):
        to.line([(plank * s, back + 0.05), (plank * s, back + bed - 0.05)], theme.ink, 0.022)
    to.box((0, back + 0.06), (0.56 * s, 0.11), theme.wood, theme.ink, 0.04)


def _house(job: Job) -> None:
    """Draw the roof of a house from above, lit from the north-west; a step leads to its door."""
    to, theme = TurnedPen(job), job.theme
    x, y, s = to.wide / 2 - 0.09, to.high / 2 - 0.12, min(2.0, job.least)
    tiles = theme.floor if theme.bare else burnt_clay(theme)
    to.block((0, y + 0.02), (0.26 * s, 0.16), theme.furniture, 0.02)
    hip = min(x, y)
    ends: list[Point] = [(hip - x, 0), (x - hip, 0)] if x >= y else [(0, hip - y), (0, y - hip)]
    if x == y:
        ends = [(-0.22 * x, 0), (0.22 * x, 0)]
    one, other = ends
    slopes: tuple[list[Point], ...] = (
        ([(-x, -y), (x, -y), other, one], [(x, -y), (x, y), other], [(x, y), (-x, y), one, other],
         [(-x, y), (-x, -y), one])
        if x >= y
        else ([(-x, -y), (x, -y), one], [(x, -y), (x, y), other, one], [(x, y), (-x, y), other],
              [(-x, y), (-x, -y), one, other])
    )  # fmt: skip
    to.cast([(-x, -y), (x, -y), (x, y), (-x, y)])
    for slope in slopes:
        right, down = to.at(_out(slope))
        lit = theme.bare or right + down < 0
        paint = tiles if lit else mix(tiles, theme.deep, 1 / 3)
        to.shape(slope, paint, theme.ink, 0.055)
        _tiles(to, slope)
        to.shape(slope, None, theme.ink, 0.055)
    flue = (0.30 * x, -0.62 * y)
    to.block(flue, (0.16 * s, 0.16 * s), theme.furniture)
    to.box(flue, (0.07 * s, 0.07 * s), theme.deep)


def _out(slope: list[Point]) -> Point:
    """Return a point in the direction in which a slope of a roof falls."""
    (ax, ay), (bx, by) = slope[:2]
    return (ax + bx) / 2, (ay + by) / 2


def _tiles(to: TurnedPen, slope: list[Point]) -> None:
    """Draw rows of tiles on a slope: lines along its eaves, shorter towards the ridge."""
    left, right, *top = slope
    ridge = (top[-1], top[0])
    long = abs(ridge[0][0] - left[0]) + abs(ridge[0][1] - left[1])
    rows = max(2, round(3 * long))
    for row in range(1, rows):
        share = row / rows
        ends = [(eave[0] + share * (high[0] - eave[0]), eave[1] + share * (high[1] - eave[1]))
                for eave, high in zip((left, right), ridge, strict=True)]  # fmt: skip
        to.line(ends, mix(to.theme.ink, to.theme.floor, 0.15), 0.022)


def _pool(job: Job) -> None:
    """Draw still water within a rim of boulders."""
    pen, theme, (wide, high) = job.pen, job.theme, job.size
    x, y = wide / 2 - 0.17, high / 2 - 0.17
    pen.shape([(px + 0.05, py + 0.07) for px, py in _shore(x + 0.12, y + 0.12)],
              (*theme.deep, 70))  # fmt: skip
    shore = _shore(x + 0.04, y + 0.04)
    pen.shape(shore, theme.ink)
    pen.shape([(px * 0.96, py * 0.96) for px, py in shore], theme.water)
    if not theme.bare:
        pen.shape(_shore(0.66 * x, 0.66 * y), mix(theme.water, theme.water_line, 0.2))
    for share in (0.80, 0.50):
        pen.line(_shore(share * x, share * y)[:-6:2], theme.water_line, 0.028)
    bends = _shore(x + 0.05, y + 0.05)[:: max(1, 72 // round(9 * (x + y) + 4))]
    for number, (px, py) in enumerate(bends):
        size = 0.095 + 0.03 * swing(number, len(bends), 83)
        stone = [polar(60 * k + 20 * swing(number, k, 84), size * (1 + 0.15 * swing(number, k, 85)),
                       (px, py)) for k in range(6)]  # fmt: skip
        pen.shape(stone, theme.furniture, theme.ink, 0.035)


def _shore(x: float, y: float) -> list[Point]:
    """Return the uneven shore of a pool with these half widths: rounder than its squares."""
    found = []
    for step in range(73):
        across, down = polar(5 * step, 1.0)
        grow = (abs(across) ** 3 + abs(down) ** 3) ** (-1 / 3)
        part = (
            0.95
            + 0.035 * math.sin(math.radians(15 * step))
            + 0.03 * math.sin(math.radians(25 * step + 40))
        )
        found.append((x * across * grow * part, y * down * grow * part))
    return found


def _signpost(job: Job) -> None:
    """Draw a post with two boards that point different ways."""
    pen, theme, s = job.pen, job.theme, job.least
    pen.disc((0.05 * s, 0.42 * s), 0.22 * s, (*theme.deep, 90), squash=0.3)
    pen.box((0, 0.03 * s), (0.12 * s, 0.84 * s), theme.wood, theme.ink, 0.045 * s)
    boards = (
        ((-0.20, -0.34), (0.28, -0.34), (0.44, -0.235), (0.28, -0.13), (-0.20, -0.13)),
        ((0.20, -0.08), (-0.26, -0.08), (-0.42, 0.025), (-0.26, 0.13), (0.20, 0.13)),
    )
    for board in boards:
        pen.shape([(x * s, y * s) for x, y in board], theme.wood, theme.ink, 0.05 * s)
    for y in (-0.235, 0.025):
        pen.line([(-0.15 * s, y * s), (0.17 * s, y * s)], theme.ink, 0.035 * s)
    pen.rod([(-0.18 * s, 0.43 * s), (0.18 * s, 0.43 * s)], theme.ink, 0.07 * s)


def _stall(job: Job) -> None:
    """Draw a stall from above: a striped awning, and goods on the counter before it."""
    to, theme = TurnedPen(job, lying=True), job.theme
    x, back, front = to.wide / 2 - 0.07, -to.high / 2 + 0.07, to.high / 2 - 0.09
    drop = back + 0.60 * (front - back)
    dyed: Colour = mix(theme.path, theme.floor, 1 / 3)
    stripes = 2 * round(2.5 * to.wide) + 1
    broad = 2 * x / stripes
    counter = (drop + front) / 2 - 0.03
    to.block((0, counter), (2 * x - 0.06, front - drop + 0.06), theme.wood)
    goods = round(4 * to.wide)
    for number in range(goods):
        at = (2 * x - 0.24) * ((number + 0.5) / goods - 0.5)
        paint = (job.gold, theme.path, theme.water)[number % 3]
        to.disc((at, counter + 0.09), 0.072, theme.floor if theme.bare else paint, theme.ink, 0.03)
    to.cast([(-x, back), (x, back), (x, drop + 0.05), (-x, drop + 0.05)])
    for stripe in range(stripes):
        left = -x + stripe * broad
        paint = theme.floor if stripe % 2 else mix(dyed, theme.floor, 0.9 if theme.bare else 0.0)
        lobe = [polar(180 - 30 * step, broad / 2, (left + broad / 2, drop)) for step in range(7)]
        to.shape([(left, back), *lobe, (left + broad, back)], paint, theme.ink, 0.035)
        if theme.bare and not stripe % 2:
            for part in (0.25, 0.5, 0.75):
                to.line([(left + part * broad, back), (left + part * broad, drop)], theme.ink, 0.02)
    to.line([(-x, back + 0.10), (x, back + 0.10)], theme.ink, 0.03)
    to.line([(-x, back), (x, back)], theme.ink, 0.07)


def _well(job: Job) -> None:
    """Draw a well from the side: a round wall, a roof on two posts, and the bucket on its rope."""
    pen, theme, s = job.pen, job.theme, job.least
    pen.disc((0.05 * s, 0.36 * s), 0.40 * s, (*theme.deep, 90), squash=0.30)
    wall, brim, half = 0.34 * s, 0.10 * s, 0.35 * s
    pen.disc((0, wall), half, theme.furniture, theme.ink, 0.05 * s, squash=0.34)
    pen.box((0, (wall + brim) / 2), (2 * half, wall - brim), theme.furniture)
    for side in (-1, 1):
        pen.line([(side * (half - 0.02 * s), brim), (side * (half - 0.02 * s), wall)], theme.ink,
                 0.05 * s)  # fmt: skip
    pen.line([(-half, 0.26 * s), (half, 0.26 * s)], theme.ink, 0.03 * s)
    for x, top, foot in ((-0.18, 0.16, 0.26), (0.12, 0.17, 0.26), (-0.04, 0.26, 0.40),
                         (0.20, 0.26, 0.40), (-0.24, 0.26, 0.37)):  # fmt: skip
        pen.line([(x * s, top * s), (x * s, foot * s)], theme.ink, 0.03 * s)
    pen.disc((0, brim), half, theme.furniture, theme.ink, 0.05 * s, squash=0.32)
    water = theme.deep if theme.bare else mix(theme.water, theme.deep, 0.35)
    pen.disc((0, brim), 0.25 * s, water, theme.ink, 0.035 * s, squash=0.30)
    for side in (-1, 1):
        pen.line([(side * 0.28 * s, 0.10 * s), (side * 0.28 * s, -0.22 * s)], theme.ink, 0.10 * s)
        pen.line([(side * 0.28 * s, 0.09 * s), (side * 0.28 * s, -0.22 * s)], theme.wood, 0.04 * s)
    pen.line([(0, -0.16 * s), (0, 0.02 * s)], theme.ink, 0.035 * s)
    pail = [(-0.08, -0.02), (0.08, -0.02), (0.06, 0.12), (-0.06, 0.12)]
    pen.shape([(x * s, y * s) for x, y in pail], theme.wood, theme.ink, 0.04 * s)
    roof = [(-0.46, -0.18), (-0.20, -0.44), (0.20, -0.44), (0.46, -0.18)]
    tiles = theme.floor if theme.bare else burnt_clay(theme)
    pen.shape([(x * s, y * s) for x, y in roof], tiles, theme.ink, job.line * s)
    for x in (-0.12, 0.0, 0.12):
        pen.line([(x * s, -0.43 * s), (1.8 * x * s, -0.20 * s)], theme.ink, 0.03 * s)


PAINTERS: dict[Symbol, Callable[[Job], None]] = {
    "bridge": _bridge,
    "cart": _cart,
    "house": _house,
    "pool": _pool,
    "signpost": _signpost,
    "stall": _stall,
    "well": _well,
}
