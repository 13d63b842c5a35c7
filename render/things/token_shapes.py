"""The outlines of figures: one square, several, or two in a row for the mounted and the long."""

import math

from render.drawing.colour import Colour
from render.drawing.pen import Masked, Pen, Point, polar

Stretch = tuple[float, float]
"""The distance of a body's ends from its middle, in widths of its narrower side."""


def stretch_of(size: tuple[int, int]) -> Stretch:
    """Return the stretch of a figure on so many columns and rows."""
    least = min(size)
    return (size[0] / least - 1) / 2, (size[1] / least - 1) / 2


def shape(pen: Pen, side: str, radius: float, paint: Colour | Masked, stretch: Stretch) -> None:
    """Draw a filled body without any detail."""
    dx, dy = stretch
    if side == "hero":
        if dx or dy:
            pen.rod([(-dx, -dy), (dx, dy)], paint, 2 * radius)
        else:
            pen.disc((0, 0), radius, paint)
    elif side == "guest":
        size = (1.92 * radius + 2 * dx, 1.92 * radius + 2 * dy)
        pen.box((0, 0), size, paint, corner=0.34 * radius)
    else:
        pen.shape(_corners(side, radius, stretch), paint)


def half_width(side: str, radius: float, off: float) -> float:
    """Return half the width of a body on one square, so far above or below its middle."""
    if side == "hero":
        return math.sqrt(max(0.0, radius**2 - off**2))
    if side == "guest":
        return 0.96 * radius
    if side == "monster":
        return max(0.0, 1.10 * radius - off / math.sqrt(3))
    return max(0.0, 1.18 * radius - off)


def ring(pen: Pen, radius: float, paint: Colour | tuple[int, int, int, int], at: Stretch) -> None:
    """Draw a disc around a body, stretched as it is."""
    if at == (0, 0):
        pen.disc((0, 0), radius, paint)
    else:
        pen.rod([(-at[0], -at[1]), (at[0], at[1])], paint, 2 * radius)


def _corners(side: str, radius: float, stretch: Stretch) -> list[Point]:
    """Return the corners of a monster's or a wanderer's body, stretched about its middle."""
    turn, count = (0, 6) if side == "monster" else (-90, 4)
    scale = 1.10 if side == "monster" else 1.18
    points = [polar(turn + 360 * step / count, radius * scale) for step in range(count)]
    if stretch == (0, 0):
        return points
    moved = [(x + sign * stretch[0], y + sign * stretch[1]) for x, y in points for sign in (-1, 1)]
    return _hull(moved)


def _hull(points: list[Point]) -> list[Point]:
    """Return the corners of the convex hull of points."""

    def half(ordered: list[Point]) -> list[Point]:
        found: list[Point] = []
        for x, y in ordered:
            while len(found) > 1:
                (ax, ay), (bx, by) = found[-2:]
                if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                    break
                found.pop()
            found.append((x, y))
        return found[:-1]

    ordered = sorted(points)
    return half(ordered) + half(ordered[::-1])
