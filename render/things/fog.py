"""Fog over what is known but not in view, and light around heroes.

Both are added to a map of indices, which is fast: what fog adds to each pixel is kept with the map.
"""

import re
from collections.abc import Iterator
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
    light = Image.new("L", (part[2] - part[0], part[3] - part[1]), 0)
    reach = _reach(frame.c)
    # Rounded on the whole map, so that light does not shift with the part that is drawn.
    corners = [
        (round(frame.x(column) - reach) - part[0], round(frame.y(row) - reach) - part[1])
        for column, row in lamps
    ]
    _pour(light, corners, frame.c, len(theme.light_shares), len(floor_tones(theme)))
    change.paste(ImageChops.darker(light, lit.crop(part)), part)
    for dark in _boxes(seen, frame):
        change.paste(0, dark)


def _reach(c: int) -> int:
    """Return the pixels from a lamp to the edge of the square that its light lies in."""
    return round(FARTHEST * c) + 1


def _pour(
    light: Image.Image, corners: list[tuple[int, int]], c: int, rings: int, step: int
) -> None:
    """Draw the light of lamps: what is added to the indices of lit floor, ring by ring.

    Inner rings are brighter and drawn last, so that where lights meet the brighter one stays.
    `corners` are the top left pixels of the squares that they lie in.
    """
    draw, reach = ImageDraw.Draw(light), _reach(c)
    for ring in range(rings):
        radius = c * (FARTHEST - (FARTHEST - BRIGHTEST) * ring / (rings - 1))
        # Whole pixels of its own square, so that every lamp has the same light.
        near, far = int(reach - radius), int(reach + radius)
        for x, y in corners:
            if x < light.width and y < light.height and x + far >= 0 and y + far >= 0:
                draw.ellipse((x + near, y + near, x + far, y + far), fill=(ring + 1) * step)
