"""A tile of texture while it is drawn; it repeats without a seam."""

from collections.abc import Iterable, Iterator

from PIL import Image, ImageDraw

from render.drawing.colour import Colour, Theme, luma, mix
from render.drawing.pen import Point
from render.ground.hatching import RIM, TILE, Cells, patch_cells
from rules.core.noise import chance, swing

FINE = 2
"""The scale at which a tile is drawn; then it is reduced."""
DUSK = (0.12, 0.56)
"""The page's share in the darkest and the lightest colours of textures, in dark themes."""

LIGHT = 200
"""The lightness, 0 to 255, from which on lines are not printed."""


def texture_colour(colour: Colour, theme: Theme) -> Colour:
    """Return a texture's colour in a theme: darker on a dark page; ink or none for printing."""
    if theme.drawn:
        return theme.page if luma(colour) > LIGHT else theme.hatch
    if theme.pale:
        return colour
    return mix(colour, theme.page, DUSK[0] + (DUSK[1] - DUSK[0]) * luma(colour) / 255)


class TextureTile:
    """A tile of `hatch.TILE` squares with a rim; lengths and widths are in squares."""

    def __init__(self, c: int, base: Colour, theme: Theme) -> None:
        """Begin a tile for squares of `c` pixels, all of its base colour."""
        self.c, self.base, self.theme = c, base, theme
        self.unit = c * FINE
        side = (TILE + 2 * RIM) * self.unit
        self.image = Image.new("RGB", (side, side), self.fill(base))
        self.draw = ImageDraw.Draw(self.image)
        self._numbers: Image.Image | None = None
        self._middles: tuple[list[int], list[int]] = ([], [])

    def dye(self, colour: Colour) -> Colour:
        """Return the colour that a texture's line has in the theme."""
        return texture_colour(colour, self.theme)

    def fill(self, colour: Colour) -> Colour:
        """Return the colour that a texture's area has in the theme; for printing that of paper."""
        return self.theme.page if self.theme.drawn else texture_colour(colour, self.theme)

    def _again(self, points: Iterable[Point]) -> Iterator[list[Point]]:
        """Yield the points once for each repetition in which they reach onto the tile."""
        path = list(points)
        for dx in (-TILE, 0, TILE):
            for dy in (-TILE, 0, TILE):
                moved = [(x + dx, y + dy) for x, y in path]
                if any(-2 < x < TILE + 2 and -2 < y < TILE + 2 for x, y in moved):
                    yield [((x + RIM) * self.unit, (y + RIM) * self.unit) for x, y in moved]

    def line(self, points: Iterable[Point], colour: Colour, width: float) -> None:
        """Draw a line through points."""
        pixels = max(FINE, round(width * self.unit))
        for path in self._again(points):
            self.draw.line(path, fill=self.dye(colour), width=pixels, joint="curve")

    def shape(
        self, points: Iterable[Point], colour: Colour, edge: Colour | None = None, width: float = 0
    ) -> None:
        """Draw a polygon, with an outline if asked."""
        corners = list(points)
        for path in self._again(corners):
            self.draw.polygon(path, fill=self.fill(colour))
        if self.theme.drawn:
            self.line([*corners, *corners[:2]], self.theme.hatch, 0.02)
        elif edge is not None:
            self.line([*corners, *corners[:2]], edge, width)

    def disc(self, centre: Point, radius: float, colour: Colour, squash: float = 1.0) -> None:
        """Draw a disc, or an ellipse `squash` times as high as wide."""
        for ((x, y),) in self._again([centre]):
            reach, height = radius * self.unit, radius * squash * self.unit
            self.draw.ellipse((x - reach, y - height, x + reach, y + height), fill=self.dye(colour))

    def scatter(self, count: int, salt: int) -> Iterator[tuple[int, Point]]:
        """Yield numbered places, spread evenly but irregularly: one in each cell of a lattice."""
        for number in range(count * count):
            column, row = number % count, number // count
            yield (
                number,
                (
                    (column + 0.5 + 0.42 * swing(column, row, salt)) * TILE / count,
                    (row + 0.5 + 0.42 * swing(column, row, salt + 1)) * TILE / count,
                ),
            )

    def pieces(self, boxes: Iterable[tuple[float, float, float, float]]) -> None:
        """Make boxes the pieces of the tile: left, top, right, bottom of each, in squares."""
        numbers = Image.new("L", self.image.size, 255)
        draw = ImageDraw.Draw(numbers)
        for number, (left, top, right, bottom) in enumerate(boxes):
            ends = [(RIM + value) * self.unit for value in (left, top, right, bottom)]
            draw.rectangle((ends[0], ends[1], ends[2] - 1, ends[3] - 1), fill=number)
            self._middles[0].append(int((left + right) / 2 * self.c))
            self._middles[1].append(int((top + bottom) / 2 * self.c))
        self._numbers = numbers

    def done(self) -> tuple[Image.Image, Cells]:
        """Return the finished tile and its pieces, those of the hatching where none were given."""
        cells = patch_cells(self.c)
        if self._numbers is not None:
            small = self._numbers.resize(cells.numbers.size, Image.Resampling.NEAREST)
            cells = Cells(tuple(self._middles[0]), tuple(self._middles[1]), small)
        return self.image.reduce(FINE), cells


def pick(several: tuple[Colour, ...], x: int, y: int, salt: int) -> Colour:
    """Return one of several colours, the same each time for a place."""
    return several[int(len(several) * chance(x, y, salt))]
