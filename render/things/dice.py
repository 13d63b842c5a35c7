"""Faces of dice: a shape for each kind of die, with pips for six sides and a number for others."""

import math
from typing import Final

from PIL import Image, ImageDraw

from render.drawing.colour import Colour, rgb
from render.fonts import font

OVERSIZE: Final = 4
IVORY: Final = rgb("#F6EBCF")
SHADED: Final = rgb("#DDCBA0")
INK: Final = rgb("#1B1714")
LIGHT: Final = rgb("#FFFFFF")
RIM, LINE = 0.028, 0.042
"""The light rim and the dark line around a die, as shares of its picture's side."""
PIP: Final = 0.1
"""The radius of a pip."""
_AWAY: Final = 0.235
"""The distance of pips from the middle."""
_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
Point = tuple[float, float]


def die_face(sides: int, face: int, side: int) -> Image.Image:
    """Return a face of a die as a square picture, transparent around it.

    Raises:
        KeyError: there is no picture for dice of that many sides.
    """
    large = side * OVERSIZE
    picture = Image.new("RGBA", (large, large), (0, 0, 0, 0))
    draw = ImageDraw.Draw(picture)
    if sides == 6:
        _cube(draw, large)
        for across, down in _PIPS[face]:
            _dot(draw, (0.5 + _AWAY * across, 0.5 + _AWAY * down), large)
    else:
        corners, lines, middle, size = _SHAPES[sides]
        _solid(draw, corners, lines, large)
        _number(draw, face, middle, size, large)
    return picture.resize((side, side), Image.Resampling.LANCZOS)


def _cube(draw: ImageDraw.ImageDraw, large: int) -> None:
    for inset, radius, fill in (
        (0.02, 0.20, LIGHT),
        (0.02 + RIM, 0.18, INK),
        (0.02 + RIM + LINE, 0.15, IVORY),
    ):
        box = [inset * large, inset * large, (1 - inset) * large, (1 - inset) * large]
        draw.rounded_rectangle(box, radius * large, fill)


def _dot(draw: ImageDraw.ImageDraw, at: Point, large: int) -> None:
    box = [(each + way * PIP) * large for way in (-1, 1) for each in at]
    draw.ellipse(box, INK)


def _solid(
    draw: ImageDraw.ImageDraw,
    corners: tuple[Point, ...],
    lines: tuple[tuple[Point, Point], ...],
    large: int,
) -> None:
    """Draw the outline of a die with its edges, rimmed so that it shows on any ground."""
    _rounded(draw, corners, LINE + RIM, LIGHT, large)
    _rounded(draw, corners, LINE, INK, large)
    draw.polygon([(x * large, y * large) for x, y in corners], IVORY)
    for (x, y), (to_x, to_y) in lines:
        draw.line([x * large, y * large, to_x * large, to_y * large], SHADED, round(0.02 * large))


def _rounded(
    draw: ImageDraw.ImageDraw, corners: tuple[Point, ...], by: float, fill: Colour, large: int
) -> None:
    """Fill a polygon that is larger by a share of the picture on every side."""
    points = [(x * large, y * large) for x, y in corners]
    draw.line([*points, points[0], points[1]], fill, round(2 * by * large), joint="curve")
    for x, y in points:
        draw.ellipse([x - by * large, y - by * large, x + by * large, y + by * large], fill)
    draw.polygon(points, fill)


def _number(draw: ImageDraw.ImageDraw, face: int, at: Point, size: float, large: int) -> None:
    wide = 0.84 if face > 9 else 1.0
    letters = font("label", round(size * wide * large))
    place = (at[0] * large, at[1] * large)
    draw.text(
        place, str(face), INK, letters, "mm", stroke_width=round(0.012 * large), stroke_fill=INK
    )


def _ring(count: int, radius: float, turn: float, middle: Point = (0.5, 0.5)) -> tuple[Point, ...]:
    """Return the corners of a regular polygon, the first one `turn` degrees from the east."""
    angles = (math.radians(turn + 360 * corner / count) for corner in range(count))
    return tuple(
        (middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle))
        for angle in angles
    )


def _spokes(inner: tuple[Point, ...], outer: tuple[Point, ...]) -> tuple[tuple[Point, Point], ...]:
    """Return the edges of an inner face, and those from its corners to the outer ones."""
    around = zip(inner, (*inner[1:], inner[0]), strict=True)
    return (*around, *zip(inner, outer, strict=False))


_D4: Final = ((0.5, 0.10), (0.92, 0.86), (0.08, 0.86))
_D8: Final = ((0.5, 0.08), (0.92, 0.5), (0.5, 0.92), (0.08, 0.5))
_D10: Final = ((0.5, 0.08), (0.93, 0.44), (0.93, 0.58), (0.5, 0.92), (0.07, 0.58), (0.07, 0.44))
_D12: Final = _ring(10, 0.42, -90)
_D20: Final = _ring(6, 0.43, -90)
_SHAPES: Final = {
    4: (_D4, (), (0.5, 0.62), 0.56),
    8: (_D8, (), (0.5, 0.49), 0.60),
    10: (
        _D10,
        (((0.07, 0.58), (0.5, 0.80)), ((0.93, 0.58), (0.5, 0.80)), ((0.5, 0.80), (0.5, 0.92))),
        (0.5, 0.47),
        0.58,
    ),
    12: (_D12, _spokes(_ring(5, 0.31, -90), _D12[::2]), (0.5, 0.50), 0.58),
    20: (_D20, _spokes(_ring(3, 0.40, -90, (0.5, 0.53)), _D20[::2]), (0.5, 0.52), 0.58),
}
"""For each die its outline, its edges, the middle of its number and the size of that."""
