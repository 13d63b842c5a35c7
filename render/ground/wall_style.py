"""How the manner in which a place was built shows in its walls, rock, ink and lines."""

import math
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.drawing.cache import sprite
from render.drawing.colour import Colour, Theme, mix, rgb
from render.drawing.own_colours import theme_of
from render.drawing.pen import Pen, Point, polar, stamp
from render.view.visible import is_floor, squares
from render.view.window import Layout
from rules.core.noise import chance
from rules.core.scene import Scene, Square

Band = Literal["hatch", "blocks", "lines"]
SOFT = 0.14
"""The radius of the blur that makes contour lines round, in squares."""
_SMOOTH = Image.Resampling.BICUBIC
OUTSIDE = (0.22, 0.40, 0.58, 0.76, 0.92)
INSIDE = (0.24, 0.42, 0.62, 0.84)
CAVE = (0.34, 0.62)
"""The distances of contour lines from the wall, in squares."""
BEND, WAVE = 0.13, 3.4
"""The bend of lines in an eldritch place, and the length of its waves, in squares."""
VIOLET = {"page": "#D9C7E0", "ink": "#3B1A52", "hatch": "#7A3E9D", "lit": "#C79BE8"}
EYE, EYE_LIT = rgb("#F4E04A"), rgb("#181412")
EYE_SHARE = 0.075
"""The share of squares of rock near floor that have an eye."""


@dataclass(frozen=True)
class WallStyle:
    """How ground is drawn: `wall` and `wobble` are shares of the usual width and reach."""

    wall: float = 1.0
    wobble: float = 1.0
    bend: bool = False
    band: Band = "hatch"
    smooth: bool = False
    flow: tuple[float, ...] = ()
    eyes: bool = False


def style_of(scene: Scene) -> WallStyle:
    """Return the style of a place; several manners add up."""
    style = WallStyle()
    if "natural" in scene.manner:
        style = replace(style, wobble=2.0)
    if "cyclopean" in scene.manner:
        style = replace(style, wall=2.1, wobble=1.3, band="blocks")
    if "smooth" in scene.manner:
        style = replace(style, wall=1.25, wobble=0.0, band="lines", smooth=True, flow=INSIDE)
    if "eldritch" in scene.manner:
        style = replace(style, bend=True, eyes=True)
    return style


@lru_cache(maxsize=32)
def haunted(theme: Theme) -> Theme:
    """Return a theme in the colours of an eldritch place."""
    if theme.drawn:
        return theme
    if theme.name == "contrast":
        return replace(theme, hatch=rgb("#D8A0FF"), extra=(*theme.extra, EYE, EYE_LIT))
    if not theme.pale:
        violet = rgb(VIOLET["lit"])
        return replace(
            theme,
            floor=mix(theme.floor, violet, 0.10),
            ink=mix(theme.ink, violet, 0.55),
            hatch=rgb("#8A5CB4"),
            shade=mix(theme.shade, violet, 0.14),
            grid=mix(theme.grid, violet, 0.25),
            extra=(*theme.extra, EYE, EYE_LIT),
        )
    violet = rgb(VIOLET["ink"])
    return replace(
        theme,
        floor=mix(theme.floor, rgb(VIOLET["page"]), 0.20),
        ink=violet,
        hatch=rgb(VIOLET["hatch"]),
        shade=rgb("#D0BCD8"),
        grid=mix(theme.grid, rgb(VIOLET["hatch"]), 0.28),
        shadow=mix(theme.shadow, rgb(VIOLET["hatch"]), 0.14),
        label=mix(theme.label, violet, 0.5),
        extra=(*theme.extra, EYE, EYE_LIT),
    )


def warp(place: Point) -> Point:
    """Return the offset of a place under the waves of an eldritch place, in squares."""
    x, y = place
    return (
        BEND * math.sin(2 * math.pi * y / WAVE + 0.9 * math.sin(x / 2.3)),
        BEND * math.sin(2 * math.pi * x / (WAVE * 1.13) + 1.1 * math.sin(y / 2.9)),
    )


def contours(
    floor: Image.Image, depths: tuple[float, ...], c: int, scale: int, *, fade: float
) -> Image.Image:
    """Return contour lines at some distances from the wall, ever fainter, as a mask of full size.

    Floor grows, or shrinks, to each distance; there a line is drawn as walls are.

    Args:
        floor: the floor, `scale` times smaller than the mask.
        depths: distances in squares, all positive; for lines inside the floor `fade` is below 0.
        c: pixels a square.
        scale: how much smaller the floor is than the mask; an even number.
        fade: the share of strength that each line loses; its sign says on which side they are.
    """
    half = (floor.width * scale // 2, floor.height * scale // 2)
    lines, steps = Image.new("L", half, 0), 0
    near = floor if fade > 0 else ImageChops.invert(floor)
    width = max(1.1, 0.034 * c) / 2
    slope = 255 / (2 * width + 3)
    for number, depth in enumerate(depths):
        while steps < round(depth * c / scale):
            near, steps = _grown(near, corners=steps % 2 == 0), steps + 1
        soft = near.filter(ImageFilter.BoxBlur(SOFT * c / scale))
        soft = soft.filter(ImageFilter.BoxBlur(SOFT * c / scale)).resize(half, _SMOOTH)
        edge = soft.point([max(0, min(255, 6 * level - 635)) for level in range(256)])
        strength = 255 * (1 - number * abs(fade))
        ink = [width / 2 + 0.5 - abs(level - 127.5) / slope for level in range(256)]
        line = edge.filter(ImageFilter.BoxBlur(width + 1))
        line = line.point([round(strength * max(0.0, min(1.0, share))) for share in ink])
        lines = ImageChops.lighter(lines, line)
    return lines.resize((floor.width * scale, floor.height * scale), Image.Resampling.BILINEAR)


def _grown(mask: Image.Image, *, corners: bool) -> Image.Image:
    """Return a mask that reaches a pixel farther to all sides, also diagonally where asked."""
    grown = mask
    for dx, dy in ((1, 0), (-1, 0)):
        grown = ImageChops.lighter(grown, _moved(mask, dx, dy))
    across = grown if corners else mask
    for dx, dy in ((0, 1), (0, -1)):
        grown = ImageChops.lighter(grown, _moved(across, dx, dy))
    return grown


def _moved(mask: Image.Image, dx: int, dy: int) -> Image.Image:
    """Return a mask moved by some pixels; what comes in from outside is black."""
    return mask.crop((dx, dy, mask.width + dx, mask.height + dy))


def smoothed(mask: Image.Image, c: int) -> Image.Image:
    """Return a floor mask without corners."""
    radius = 0.27 * c
    soft = mask.filter(ImageFilter.BoxBlur(radius)).filter(ImageFilter.BoxBlur(radius / 2))
    steep = 1.6 * radius
    return soft.point([max(0, min(255, round((v - 142) * steep / 4 + 127))) for v in range(256)])


def eyes_of(scene: Scene, frame: Layout) -> list[Square]:
    """Return the squares of rock that have eyes: near floor, but not next to it."""
    left, top = frame.window.at
    return [
        (column, row)
        for row in range(top - 1, top + frame.window.rows + 1)
        for column in range(left - 1, left + frame.window.columns + 1)
        if chance(column, row, 60) < EYE_SHARE and _alone(scene, (column, row))
    ]


def _alone(scene: Scene, at: Square) -> bool:
    def floor_within(reach: int) -> bool:
        return any(
            is_floor(scene, (at[0] + dx, at[1] + dy))
            for dx in range(-reach, reach + 1)
            for dy in range(-reach, reach + 1)
        )

    return floor_within(3) and not floor_within(1)


def paint_eyes(canvas: Image.Image, scene: Scene, frame: Layout, theme: Theme) -> None:
    """Paint the eyes of an eldritch place onto its rock."""
    for column, row in eyes_of(scene, frame):
        turn = int(6 * chance(column, row, 61))
        stamp(canvas, _eye(frame.c, turn, theme.key), frame.x(column + 0.5), frame.y(row + 0.5))


@sprite
def _eye(c: int, turn: int, key: str) -> Image.Image:
    pen = Pen(1, 1, c)
    fill: Colour = (252, 252, 252) if theme_of(key).drawn else EYE
    angle = 30 * turn - 75

    def arc(side: int) -> list[Point]:
        points = []
        for step in range(13):
            u = 0.40 * (step / 6 - 1)
            v = side * 0.19 * (1 - (step / 6 - 1) ** 2)
            one, other = polar(angle, u), polar(angle + 90, v)
            points.append((one[0] + other[0], one[1] + other[1]))
        return points

    almond = [*arc(1), *reversed(arc(-1))]
    pen.shape(almond, fill, EYE_LIT, 0.06)
    slit = [polar(angle + 90, 0.15), polar(angle, 0.06), polar(angle - 90, 0.15),
            polar(angle + 180, 0.06)]  # fmt: skip
    pen.shape(slit, EYE_LIT)
    return pen.done()


def paint_stones(
    canvas: Image.Image, cave: Image.Image, scene: Scene, frame: Layout, theme: Theme
) -> None:
    """Scatter stones over the floor of caves, most of them near the walls."""
    left, top = frame.window.at
    taken = {at for each in scene.features for at in squares(each.at, each.size)}
    taken |= {(round(label.at[0]), round(label.at[1])) for label in scene.labels}
    for row in range(max(0, top - 1), min(scene.rows, top + frame.window.rows + 1)):
        for column in range(max(0, left - 1), min(scene.columns, left + frame.window.columns + 1)):
            if not is_floor(scene, (column, row)) or chance(column, row, 62) > 0.30:
                continue
            if (column, row) in taken:
                continue
            x, y = frame.x(column + 0.5), frame.y(row + 0.5)
            if not (0 <= x < cave.width and 0 <= y < cave.height) or not cave.getpixel(
                (int(x), int(y))
            ):
                continue
            stamp(canvas, _pebbles(frame.c, int(5 * chance(column, row, 63)), theme.key), x, y)


@sprite
def _pebbles(c: int, kind: int, key: str) -> Image.Image:
    theme, pen = theme_of(key), Pen(1, 1, c)
    for number in range(3 + kind % 3):
        angle, away = 360 * chance(kind, number, 64), 0.10 + 0.26 * chance(kind, number, 65)
        x, y = polar(angle, away)
        size = 0.035 + 0.045 * chance(kind, number, 66)
        pen.disc((x + 0.015, y + 0.02), size, theme.shadow)
        pen.disc((x, y), size, theme.furniture, theme.ink, 0.028, squash=0.8)
    return pen.done()


def corner_dots(size: tuple[int, int], c: int, left: int, top: int, strength: int) -> Image.Image:
    """Return a mask of dots at the corners of squares, for caves, whose floor has no lines."""
    mask = Image.new("L", size, 0)
    draw = ImageDraw.Draw(mask)
    reach = max(1.0, 0.035 * c)
    for x in range(left % c, size[0] + 1, c):
        for y in range(top % c, size[1] + 1, c):
            draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=strength)
    return mask


def fine_grid(size: tuple[int, int], c: int, left: int, top: int, pace: float) -> Image.Image:
    """Return the finer lines of a grid whose squares are `pace` times as long as a human's."""
    mask = Image.new("L", size, 0)
    parts = round(pace)
    if parts < 2 or c / parts < 7:
        return mask
    draw = ImageDraw.Draw(mask)
    dot = max(1, round(0.02 * c))
    step = max(3, round(c / parts / 3))
    for part in range(1, parts):
        shift = round(part * c / parts)
        for x in range(left % c - c + shift, size[0], c):
            for y in range(top % step - step, size[1], step):
                draw.rectangle((x, y, x + dot - 1, y + max(1, step // 3) - 1), fill=150)
        for y in range(top % c - c + shift, size[1], c):
            for x in range(left % step - step, size[0], step):
                draw.rectangle((x, y, x + max(1, step // 3) - 1, y + dot - 1), fill=150)
    return mask
