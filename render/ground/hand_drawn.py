"""Floor with edges as if drawn by hand: a little beside the grid at every half square.

The offset of a place belongs to the place, so it stays when the window moves. This is for floor
that follows squares; `render.ground.bent_lines` bends masks that were drawn already.
"""

import math
from functools import lru_cache

from PIL import Image, ImageDraw

from render.drawing.pen import Point
from render.ground.floor import (
    FINE,
    blocks,
    corner_radius,
    edge_line,
    inner_walls,
    unused_corners,
    wall,
)
from render.ground.wall_style import style_of
from render.view.visible import is_floor
from render.view.window import Bounds, Layout
from rules.core.noise import swing
from rules.core.scene import Box, Scene

WOBBLE, WOBBLE_FROM = 0.034, 26
"""The largest offset of lines, in squares, and the least pixels a square at which there is any."""
BEYOND = 0.15
"""How far a cut reaches past the grid, in squares, to include all of an uneven edge."""
ARC = 8
"""Straight pieces in a quarter of a circle."""


def reach_of(scene: Scene, frame: Layout) -> float:
    """Return the largest offset of lines, in pixels; 0 where they are straight.

    Lines of squares under 26 pixels are straight, as their offset would be half a pixel.
    """
    return WOBBLE * frame.c * style_of(scene).wobble if frame.c >= WOBBLE_FROM else 0.0


def floor_by_hand(scene: Scene, frame: Layout) -> Image.Image:
    """Return a mask like that of `floor_mask`; not for outlines and smooth places."""
    width, height = frame.map_size
    mask = Image.new("L", (width * FINE, height * FINE), 0)
    draw = ImageDraw.Draw(mask)
    hand = _Hand(frame, reach_of(scene, frame))
    for block in blocks(scene, frame):
        draw.polygon(_edge(scene, block, hand), fill=255)
    for box in scene.rounded:
        if frame.overlaps(box):
            _round(draw, scene, box, hand)
    for edge in inner_walls(scene):
        one, other = edge_line(edge.at, edge.side)
        ends = [hand.at(2 * one[0], 2 * one[1]), hand.at(one[0] + other[0], one[1] + other[1]),
                hand.at(2 * other[0], 2 * other[1])]  # fmt: skip
        draw.line(ends, fill=0, width=wall(frame, style_of(scene)))
    return mask.reduce(FINE)


@lru_cache(maxsize=1 << 13)
def _stray(i: int, j: int) -> Point:
    """Return the offset of a corner of half squares, each part from -1 to 1."""
    return swing(i, j, 1), swing(i, j, 2)


class _Hand:
    """The positions of corners of half squares in the large drawing."""

    def __init__(self, frame: Layout, reach: float) -> None:
        self._c = frame.c
        self._x, self._y = FINE * frame.x(0), FINE * frame.y(0)
        self._reach = FINE * reach

    def at(self, i: int, j: int) -> tuple[int, int]:
        """Return the pixel of a corner of half squares."""
        dx, dy = _stray(i, j)
        x, y = self._x + i * self._c, self._y + j * self._c
        return math.floor(x - dx * self._reach + 0.5), math.floor(y - dy * self._reach + 0.5)

    def between(self, x: float, y: float) -> tuple[int, int]:
        """Return the pixel of any place, in squares, with the offset of the corners around it."""
        i, j = math.floor(2 * x), math.floor(2 * y)
        u, v = 2 * x - i, 2 * y - j
        shares = ((i, j, (1 - u) * (1 - v)), (i + 1, j, u * (1 - v)),
                  (i, j + 1, (1 - u) * v), (i + 1, j + 1, u * v))  # fmt: skip
        strays = [(_stray(column, row), share) for column, row, share in shares]
        dx = math.fsum(stray[0] * share for stray, share in strays)
        dy = math.fsum(stray[1] * share for stray, share in strays)
        return self.straight(x - dx * self._reach / 2 / self._c, y - dy * self._reach / 2 / self._c)

    def straight(self, x: float, y: float) -> tuple[int, int]:
        """Return the pixel of a place, in squares, without offset."""
        side = FINE * self._c
        return math.floor(self._x + x * side + 0.5), math.floor(self._y + y * side + 0.5)


def _edge(scene: Scene, block: Bounds, hand: _Hand) -> list[tuple[int, int]]:
    """Return the edge of a block of floor.

    A polygon covers the pixels that its edge runs through.
    """
    left, top, right, bottom = (2 * side for side in block)
    points = [hand.at(i, top) for i in range(left, right)]
    for j in range(top, bottom):
        x, y = hand.at(right, j)
        points.append((x - 1, y))
    below = [is_floor(scene, (column, block[3])) for column in range(block[0], block[2])]
    for i in range(right, left - 1, -1):
        x, y = hand.at(i, bottom)
        # Where floor goes on below, both blocks cover the pixels between them, to leave no gap.
        goes_on = any(below[max(0, (i - left - 1) // 2) : (i - left) // 2 + 1])
        points.append((x - (i == right), y if goes_on else y - 1))
    points += [hand.at(left, j) for j in range(bottom - 1, top, -1)]
    return points


def _round(draw: ImageDraw.ImageDraw, scene: Scene, box: Box, hand: _Hand) -> None:
    """Remove the corners of a rounded box from a floor mask."""
    radius = corner_radius(box)
    for (x, y), (dx, dy) in unused_corners(scene, box):
        middle = (x + dx * radius, y + dy * radius)
        turns = [math.pi / 2 * step / ARC for step in range(ARC + 1)]
        arc = [
            hand.between(middle[0] - dx * radius * math.sin(turn),
                         middle[1] - dy * radius * math.cos(turn))
            for turn in turns
        ]  # fmt: skip
        out = (x - dx * BEYOND, y - dy * BEYOND)
        corner = [hand.straight(out[0], middle[1]), hand.straight(*out),
                  hand.straight(middle[0], out[1])]  # fmt: skip
        draw.polygon([*arc, *corner], fill=0)
