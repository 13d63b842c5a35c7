"""Fog over what is known but not in view, and light around heroes.

Both change areas of a map of indices through a table or by adding, which is fast.
"""

import re
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from render.drawing.colour import Theme
from render.drawing.lookup import looked_up
from render.drawing.theme import floor_tones, wash
from render.ground import outlines
from render.ground.floor import runs
from render.ground.ground import BARE, LIT, table, within
from render.view.window import Layout
from rules.core.scene import Scene, Sight

RIM = 0.12
"""How far fog and light reach over the side of a square, in squares: over half a wall."""
BRIGHTEST, FARTHEST = 1.7, 4.7
"""The radii of the innermost and the outermost ring of light, in squares."""


_STRETCHES = {sight: re.compile(re.escape(sight) + "+") for sight in Sight}
_FOGGED = bytes(table(lambda kind: 0 if kind == BARE else 255))
_LIGHTED = bytes(table(lambda kind: 255 if kind == LIT else 0))


Run = tuple[int, int, int]
"""Neighbouring squares of a row: the first column, the column after the last, the row."""


def _fill(
    mask: Image.Image,
    squares: list[Run],
    frame: Layout,
    rim: float = 0,
    corner: tuple[int, int] = (0, 0),
) -> None:
    """Fill squares in a mask with black, and a margin around them.

    `corner` is where on the map the mask begins, in pixels.
    """
    draw, c = ImageDraw.Draw(mask), frame.c
    rim *= c
    for start, end, row in squares:
        x0, x1 = frame.x(start) - corner[0], frame.x(end) - corner[0]
        y = frame.y(row) - corner[1]
        draw.rectangle((x0 - rim, y - rim, x1 + rim - 1, y + c + rim - 1), fill=0)


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
    canvas: Image.Image, scene: Scene, frame: Layout, theme: Theme, kinds: Image.Image
) -> None:
    """Apply fog to what is known but not in view, and light around the heroes.

    Args:
        canvas: the map of indices, changed in place.
        scene: what is known.
        frame: the frame of the picture.
        theme: the palette.
        kinds: what changes each pixel, from the still map.
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
    # Fog is taken from the map before light is added, as there is no light under fog.
    dim = canvas.point(wash(theme, theme.fog, theme.fog_share)) if seen else None
    if lamps and in_view and theme.light_shares:
        _wash_light(canvas, lamps, seen, frame, theme, kinds)
    if dim:
        mask = looked_up(kinds, _FOGGED)
        _fill(mask, in_view, frame, RIM)
        canvas.paste(dim, mask=mask)


def _wash_light(
    canvas: Image.Image, lamps: list[tuple[float, float]], seen: list[Run], frame: Layout,
    theme: Theme, kinds: Image.Image,
) -> None:  # fmt: skip
    """Add the light of all lamps, the brighter of several, to the indices of floor in view."""
    pool = _pool(frame.c, len(theme.light_shares), len(floor_tones(theme)))
    corners = [
        (round(frame.x(column) - pool.width / 2), round(frame.y(row) - pool.height / 2))
        for column, row in lamps
    ]
    left, top = max(0, min(x for x, _ in corners)), max(0, min(y for _, y in corners))
    right = min(canvas.width, max(x for x, _ in corners) + pool.width)
    bottom = min(canvas.height, max(y for _, y in corners) + pool.height)
    if left >= right or top >= bottom:
        return
    light = Image.new("L", (right - left, bottom - top), 0)
    for number, (x, y) in enumerate(corners):
        place = (x - left, y - top, x - left + pool.width, y - top + pool.height)
        light.paste(pool if not number else ImageChops.lighter(light.crop(place), pool), place)
    box = (left, top, right, bottom)
    bright = looked_up(kinds.crop(box), _LIGHTED)
    _fill(bright, seen, frame, corner=(left, top))
    light = within(light, bright)
    canvas.paste(ImageChops.add_modulo(canvas.crop(box), light), box)


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
