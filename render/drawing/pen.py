"""Drawing sprites with lengths in squares: much too large, then scaled down to be smooth."""

import math
from collections.abc import Hashable, Iterable, Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.drawing.cache import MB, LruCache
from render.drawing.colour import Colour, Theme
from render.drawing.lookup import ANY, looked_up
from render.drawing.theme import all_indexed, painted
from render.fonts import font
from render.view.window import Layout

OVERSIZE = 4
LARGE, LESS = 80, 3
"""Pixels of a square above which a drawing is smooth at less, and how much that is."""
Point = tuple[float, float]
Bounds = tuple[int, int, int, int]
Placed = tuple[Image.Image, int, int]

Masked = tuple[int]
Fill = Colour | tuple[int, int, int, int] | Masked | None
MASKED: Masked = (255,)
"""What is drawn on a mask."""


def polar(angle: float, radius: float, centre: Point = (0.0, 0.0)) -> Point:
    """Return a point at an angle in degrees, clockwise from the east."""
    turn = math.radians(angle)
    return centre[0] + radius * math.cos(turn), centre[1] + radius * math.sin(turn)


class Pen:
    """A transparent sprite with its origin in the middle; lengths and widths are in squares.

    A mask is black in its place, and takes a quarter of the memory. What is `spare` is left out:
    so many pixels of the finished sprite at each side, on which nothing is drawn.
    """

    def __init__(
        self, columns: float, rows: float, c: float, *, mask: bool = False, spare: int = 0
    ) -> None:
        """Begin a sprite, or a mask, of so many squares of `c` pixels."""
        self.oversize = LESS if c > LARGE else OVERSIZE
        self.unit = c * self.oversize
        pixels = (max(1, round(columns * c)), max(1, round(rows * c)))
        size = (
            (pixels[0] - 2 * spare) * self.oversize,
            (pixels[1] - 2 * spare) * self.oversize,
        )
        self.image = Image.new("L", size) if mask else Image.new("RGBA", size, (0, 0, 0, 0))
        self.draw = ImageDraw.Draw(self.image)
        # Pillow rounds halves: what is spared is taken off last, so that no pixel is another.
        self._middle = (pixels[0] * self.oversize / 2, pixels[1] * self.oversize / 2)
        self._spared = spare * self.oversize

    def at(self, point: Point) -> Point:
        """Return a point in pixels of the enlarged drawing."""
        return (
            self._middle[0] + point[0] * self.unit - self._spared,
            self._middle[1] + point[1] * self.unit - self._spared,
        )

    def width(self, line: float) -> int:
        """Return a width in pixels of the enlarged drawing, at least one pixel of the result."""
        return max(self.oversize, round(line * self.unit))

    def _box(self, centre: Point, reach: Point) -> tuple[float, float, float, float]:
        """Return the box around a centre, in pixels of the enlarged drawing."""
        return (
            *self.at((centre[0] - reach[0], centre[1] - reach[1])),
            *self.at((centre[0] + reach[0], centre[1] + reach[1])),
        )

    def _rim(self, outline: Fill, line: float) -> int:
        """Return the width of an outline in pixels of the enlarged drawing, 0 without one."""
        return self.width(line) if outline else 0

    def box(
        self,
        centre: Point,
        size: Point,
        fill: Fill,
        outline: Fill = None,
        line: float = 0.0,
        corner: float = 0.0,
    ) -> None:
        """Draw a rectangle, with round corners if asked."""
        box, width = self._box(centre, (size[0] / 2, size[1] / 2)), self._rim(outline, line)
        self.draw.rounded_rectangle(
            box, corner * self.unit, fill=fill, outline=outline, width=width
        )

    def disc(
        self,
        centre: Point,
        radius: float,
        fill: Fill,
        outline: Fill = None,
        line: float = 0.0,
        squash: float = 1.0,
    ) -> None:
        """Draw a disc, or an ellipse `squash` times as high as wide."""
        box, width = self._box(centre, (radius, radius * squash)), self._rim(outline, line)
        self.draw.ellipse(box, fill=fill, outline=outline, width=width)

    def slice(self, radius: float, start: float, end: float, fill: Fill) -> None:
        """Draw a slice of a disc about the middle, between two angles in degrees."""
        self.draw.pieslice(self._box((0, 0), (radius, radius)), start, end, fill=fill)

    def line(self, points: Iterable[Point], fill: Fill, line: float) -> None:
        """Draw a line through points, with round joints."""
        path = [self.at(point) for point in points]
        self.draw.line(path, fill=fill, width=self.width(line), joint="curve")

    def rod(self, points: Sequence[Point], fill: Fill, line: float) -> None:
        """Draw a line with round ends."""
        self.line(points, fill, line)
        for end in (points[0], points[-1]):
            self.disc(end, line / 2, fill)

    def shape(
        self, points: Sequence[Point], fill: Fill, outline: Fill = None, line: float = 0.0
    ) -> None:
        """Draw a polygon."""
        self.draw.polygon([self.at(point) for point in points], fill=fill)
        if outline:
            self.line([*points, points[0], points[1]], outline, line)

    def ring(self, count: int, radius: float, turn: float = 0.0) -> list[Point]:
        """Return the corners of a regular polygon about the middle."""
        return [polar(turn + 360 * step / count, radius) for step in range(count)]

    def text(
        self,
        words: str,
        size: float,
        fill: Fill,
        centre: Point = (0.0, 0.0),
        halo: Fill = None,
    ) -> None:
        """Write bold text, centred by what is visible of it, on a halo if asked."""
        face = font("label", max(1, round(size * self.unit)))
        left, top, right, bottom = face.getbbox(words)
        x, y = self.at(centre)
        place = (x - (left + right) / 2, y - (top + bottom) / 2)
        width = self.width(0.05) if halo else 0
        self.draw.text(place, words, fill, face, stroke_width=width, stroke_fill=halo)

    def text_width(self, words: str, size: float) -> float:
        """Return the width of a text of that size, in squares."""
        left, _, right, _ = font("label", max(1, round(size * self.unit))).getbbox(words)
        return (right - left) / self.unit

    def done(self) -> Image.Image:
        """Return the finished sprite, scaled down."""
        return self.image.reduce(self.oversize)


def stamp(canvas: Image.Image, sprite: Image.Image, x: float, y: float) -> None:
    """Paste a sprite onto an RGB canvas with its middle at a point."""
    place = (round(x - sprite.width / 2), round(y - sprite.height / 2))
    canvas.paste(sprite, place, sprite)


class _Laid(NamedTuple):
    """A group of sprites on a map: its indices, what of the map they cover, and the sprites."""

    indices: Image.Image
    mask: Image.Image
    sprites: tuple[Image.Image, ...]


def _bytes_of(laid: _Laid) -> int:
    """Return the memory that a group takes, with what is below it in its key."""
    return 3 * laid.indices.width * laid.indices.height


_LAID: LruCache[_Laid] = LruCache(6 * MB, _bytes_of)
"""The groups of sprites that were drawn last: those of some forty turns."""


class Stamps:
    """Sprites to be pasted, in order, onto a map of indices into a theme's colour table."""

    def __init__(self, canvas: Image.Image, frame: Layout, theme: Theme) -> None:
        """Collect sprites for a map, which is changed by `finish` alone."""
        self._canvas, self._frame, self._theme = canvas, frame, theme
        self._sprites: list[Placed] = []

    def lay(self, sprite: Image.Image, column: float, row: float) -> None:
        """Collect a sprite, with its middle at a place in squares."""
        left = round(self._frame.x(column) - sprite.width / 2)
        top = round(self._frame.y(row) - sprite.height / 2)
        self._sprites.append((sprite, left, top))

    def finish(self) -> None:
        """Paste all sprites; no other pixel of the map is changed.

        Figures that stayed where they were, on ground that is lit as before, are not drawn again.
        """
        groups = [(box, sprites, self._key(box, sprites)) for box, sprites in self._groups()]
        kept = [_LAID.peek(key) for _, _, key in groups]
        new = [group for group, known in zip(groups, kept, strict=True) if known is None]
        drawn = [self._drawn(box, sprites) for box, sprites, _ in new]
        found = all_indexed([below for below, _ in drawn], self._theme)
        for (_, sprites, key), (_, mask), indices in zip(new, drawn, found, strict=True):
            _LAID.put(key, _Laid(indices, mask, tuple(sprite for sprite, _, _ in sprites)))
        fresh = iter(zip(found, drawn, strict=True))
        # Groups do not overlap, so that each can be pasted when all are drawn.
        for (box, _, _), known in zip(groups, kept, strict=True):
            if known is not None:
                self._canvas.paste(known.indices, box, known.mask)
            else:
                indices, (_, mask) = next(fresh)
                self._canvas.paste(indices, box, mask)

    def _key(self, box: Bounds, sprites: list[Placed]) -> Hashable:
        """Return what decides how a group looks: the theme, what is below it, and its sprites.

        A sprite is known by its identity: what is kept keeps its sprites as well.
        """
        left, top = box[:2]
        below = self._canvas.crop(box)
        places = tuple((id(sprite), x - left, y - top) for sprite, x, y in sprites)
        return self._theme.key, below.size, below.tobytes(), places

    def _drawn(self, box: Bounds, sprites: list[Placed]) -> tuple[Image.Image, Image.Image]:
        """Return a group of sprites on what is below them, and a mask of what they cover."""
        left, top = box[:2]
        below = painted(self._canvas.crop(box), self._theme).convert("RGB")
        touched = Image.new("L", below.size, 0)
        for sprite, x, y in sprites:
            below.paste(sprite, (x - left, y - top), sprite)
            touched.paste(255, (x - left, y - top), sprite)
        return below, looked_up(touched, ANY)

    def _groups(self) -> list[tuple[Bounds, list[Placed]]]:
        """Return groups of sprites that overlap, in order, each with the box around it."""
        groups: list[tuple[Bounds, list[tuple[int, Placed]]]] = []
        width, height = self._canvas.size
        for number, (sprite, x, y) in enumerate(self._sprites):
            right, bottom = min(width, x + sprite.width), min(height, y + sprite.height)
            box = (max(0, x), max(0, y), right, bottom)
            if box[0] >= right or box[1] >= bottom:
                continue
            members = [(number, (sprite, x, y))]
            while met := [group for group in groups if _overlap(box, group[0])]:
                groups = [group for group in groups if group not in met]
                for other, more in met:
                    members += more
                    box = _around(box, other)
            groups.append((box, members))
        return [
            (box, [placed for _, placed in sorted(members, key=lambda each: each[0])])
            for box, members in groups
        ]


def _overlap(one: Bounds, other: Bounds) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _around(one: Bounds, other: Bounds) -> Bounds:
    """Return the box around two boxes."""
    return (
        min(one[0], other[0]), min(one[1], other[1]),
        max(one[2], other[2]), max(one[3], other[3]),
    )  # fmt: skip
