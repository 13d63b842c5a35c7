"""Fog over what is known but not in view, and light around heroes.

Both are added to a map of indices, which is fast: what fog adds to each pixel is kept with the map.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from render.drawing.colour import Theme
from render.drawing.theme import floor_tones, wash
from render.ground import outlines
from render.ground.floor import runs
from render.view.window import Bounds, Layout
from rules.core.scene import Scene, Sight

RIM = 0.12
"""How far fog and light reach over the side of a square, in squares: over half a wall."""
BRIGHTEST, FARTHEST = 1.7, 4.7
"""The radii of the innermost and the outermost ring of light, in squares."""


_STRETCHES = {sight: re.compile(re.escape(sight) + "+") for sight in Sight}


Run = tuple[int, int, int]
"""Neighbouring squares of a row: the first column, the column after the last, the row."""


class Shades(NamedTuple):
    """What fog and light may do to a still map, for each of its pixels.

    `fog` is what the index of a pixel under fog differs by, modulo 256, and 0 for bare page.
    `lit` is white where light falls, which is bare floor, else black.
    """

    fog: Image.Image
    lit: Image.Image


def shades_of(tile: Image.Image, solid: Image.Image, lit: Image.Image, theme: Theme) -> Shades:
    """Return the shades of a map of indices, from masks of what fog and light change."""
    dim = tile.point(wash(theme, theme.fog, theme.fog_share))
    return Shades(ImageChops.darker(ImageChops.subtract_modulo(dim, tile), solid), lit)


def _seen(scene: Scene, frame: Layout, sight: Sight) -> list[Run]:
    """Return the floor that is known to a given degree, on or near the map."""
    if sight not in "".join(scene.sight):
        return []
    return [
        (part.start(), part.end(), row)
        for start, end, row in runs(scene, frame)
        if sight in scene.sight[row]
        for part in _STRETCHES[sight].finditer(scene.sight[row], start, end)
    ]


def wash_sight(
    canvas: Image.Image, scene: Scene, frame: Layout, theme: Theme, shades: Shades
) -> None:
    """Apply fog to what is known but not in view, and light around the heroes.

    Args:
        canvas: the map of indices, changed in place.
        scene: what is known.
        frame: the frame of the picture.
        theme: the palette.
        shades: what fog and light may do to each pixel, from the still map.
    """
    lamps = [
        (token.at[0] + token.size[0] / 2, token.at[1] + token.size[1] / 2)
        for token in scene.tokens
        if token.side == "hero" and not token.down and frame.near(*token.at, FARTHEST)
    ]
    seen = _seen(scene, frame, Sight.SEEN)
    if not (seen or lamps):
        return
    in_view = _seen(scene, frame, Sight.IN_VIEW)
    in_view += [(column, column + 1, row) for column, row in outlines.in_view(scene)]
    change = Image.new("L", canvas.size, 0)
    # Under fog there is no light, so that none is added far from what is in view.
    open_to = [*_boxes(in_view, frame, RIM)] if seen else [(0, 0, *canvas.size)]
    if lamps and in_view and open_to and theme.light_shares:
        _add_light(change, lamps, seen, _around(open_to), frame, theme, shades.lit)
    if seen:
        light, change = change, shades.fog.copy()
        for box in open_to:
            change.paste(light.crop(box), box[:2])
    canvas.paste(ImageChops.add_modulo(canvas, change))


def _boxes(squares: list[Run], frame: Layout, rim: float = 0) -> Iterator[Bounds]:
    """Yield where squares lie on the map, with a margin around them in squares."""
    rim *= frame.c
    width, height = frame.map_size
    for start, end, row in squares:
        left, top = max(0, int(frame.x(start) - rim)), max(0, int(frame.y(row) - rim))
        right = min(width, int(frame.x(end) + rim))
        bottom = min(height, int(frame.y(row + 1) + rim))
        if left < right and top < bottom:
            yield left, top, right, bottom


def _around(boxes: list[Bounds]) -> Bounds:
    left, top, right, bottom = zip(*boxes, strict=True)
    return min(left), min(top), max(right), max(bottom)


def _add_light(
    change: Image.Image, lamps: list[tuple[float, float]], seen: list[Run], part: Bounds,
    frame: Layout, theme: Theme, lit: Image.Image,
) -> None:  # fmt: skip
    """Add the light of all lamps, the brighter of several, on floor in a part of the map."""
    pool = _pool(frame.c, len(theme.light_shares), len(floor_tones(theme)))
    light = Image.new("L", (part[2] - part[0], part[3] - part[1]), 0)
    for column, row in lamps:
        # Where the lamp's light begins in that part, and what of it lies there.
        x = round(frame.x(column) - pool.width / 2) - part[0]
        y = round(frame.y(row) - pool.height / 2) - part[1]
        box = (
            max(0, x), max(0, y), min(light.width, x + pool.width),
            min(light.height, y + pool.height),
        )  # fmt: skip
        if box[0] < box[2] and box[1] < box[3]:
            bright = pool.crop((box[0] - x, box[1] - y, box[2] - x, box[3] - y))
            light.paste(ImageChops.lighter(light.crop(box), bright), box)
    change.paste(ImageChops.darker(light, lit.crop(part)), part)
    for dark in _boxes(seen, frame):
        change.paste(0, dark)


@lru_cache(maxsize=16)
def _pool(c: int, rings: int, step: int) -> Image.Image:
    """Return the light of a lamp: what is added to the indices of lit floor, ring by ring."""
    middle = round(FARTHEST * c) + 1
    pool = Image.new("L", (2 * middle, 2 * middle), 0)
    draw = ImageDraw.Draw(pool)
    for ring in range(rings):
        radius = c * (FARTHEST - (FARTHEST - BRIGHTEST) * ring / (rings - 1))
        box = (middle - radius, middle - radius, middle + radius, middle + radius)
        draw.ellipse(box, fill=(ring + 1) * step)
    return pool
