"""What is known but not in view lies under fog; around heroes there is light.

Both change whole areas of a map of indices by table or by adding, so they cost next to nothing.
"""

from dataclasses import dataclass
from functools import cache, lru_cache

from PIL import Image, ImageChops, ImageDraw

from render.ground import Ground, seen_squares, table
from render.known import sight_of
from render.theme import THEMES, Theme, ThemeName, floor_tones, luma, wash
from render.window import Layout
from rules.core.scene import Scene, Sight, Square

RIM = 0.12
"""How far fog and light reach over an edge, in squares: half a wall and a little more."""
BRIGHTEST, FARTHEST = 1.7, 4.7
"""Radii of the innermost and of the outermost ring of light, in squares."""


@dataclass(frozen=True)
class Masks:
    """What fog and light need of a still map of indices.

    `solid` is white on floor and walls: fog stays on them. `lightable` is white where there is
    nothing but floor. `fogged` is the whole map under fog.
    """

    solid: Image.Image
    lightable: Image.Image
    fogged: Image.Image


def masks(
    ground: Ground,
    painted: Image.Image,
    signs: Image.Image,
    map_image: Image.Image,
    theme: Theme,
) -> Masks:
    """Prepare fog and light for a still map of indices.

    Args:
        ground: the grey drawing.
        painted: white where something was painted on the ground.
        signs: white where something was painted that no fog covers.
        map_image: the finished map; floor that can be lit gets indices from the floor's block.
        theme: the palette.
    """
    sharp = table(lambda value: 255 if value > 127 else 0)
    clean = table(lambda value: 0 if value else 255)
    untouched = ImageChops.lighter(painted, signs).point(clean)
    lightable = ImageChops.darker(ground.floor.point(sharp), ground.ink.point(clean))
    lightable = ImageChops.darker(lightable, untouched)
    map_image.paste(ground.tone.point(_floor_indices(theme)), mask=lightable)
    solid = ImageChops.lighter(ImageChops.lighter(ground.floor, ground.ink), painted)
    return Masks(
        solid=ImageChops.subtract(solid, signs).point(sharp, "1"),
        lightable=lightable,
        fogged=map_image.point(wash(theme, theme.fog, theme.fog_share)),
    )


@cache
def _floor_indices(theme: Theme) -> list[int]:
    """For every grey tone the index of the floor tone nearest to it."""
    tones = [luma(colour) for colour in floor_tones(theme)]
    return [
        min(range(len(tones)), key=lambda index: abs(tones[index] - tone)) for tone in range(256)
    ]


def _fill(mask: Image.Image, squares: list[Square], frame: Layout, rim: float = 0) -> None:
    """Blacken squares in a mask, and as much around them."""
    draw, c = ImageDraw.Draw(mask), frame.c
    rim *= c
    for column, row in squares:
        x, y = frame.x(column), frame.y(row)
        draw.rectangle((x - rim, y - rim, x + c + rim - 1, y + c + rim - 1), fill=0)


def wash_sight(
    canvas: Image.Image, scene: Scene, frame: Layout, theme: Theme, still: Masks
) -> None:
    """Lay fog over what is known but not in view, and light around the heroes.

    Args:
        canvas: the map of indices, changed in place.
        scene: what is known.
        frame: the frame of the picture.
        theme: the palette.
        still: what was prepared from the still map.
    """
    known = seen_squares(scene, frame)
    seen = [at for at in known if sight_of(scene, at) == Sight.SEEN]
    in_view = [at for at in known if sight_of(scene, at) == Sight.IN_VIEW]
    lamps = [
        (token.at[0] + token.size[0] / 2, token.at[1] + token.size[1] / 2)
        for token in scene.tokens
        if token.side == "hero" and not token.down and frame.near(*token.at, FARTHEST)
    ]
    if lamps and in_view and theme.light_shares:
        _wash_light(canvas, lamps, seen, frame, theme, still.lightable)
    if seen:
        mask = still.solid.copy()
        _fill(mask, in_view, frame, RIM)
        canvas.paste(still.fogged, mask=mask)


def _wash_light(
    canvas: Image.Image, lamps: list[tuple[float, float]], seen: list[Square], frame: Layout,
    theme: Theme, lightable: Image.Image,
) -> None:  # fmt: skip
    """Add the light of all lamps, the brighter of several, to the indices of floor in view."""
    pool = _pool(frame.c, theme.name)
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
    bright = lightable.copy()
    _fill(bright, seen, frame)
    box = (left, top, right, bottom)
    light = ImageChops.darker(light, bright.crop(box))
    canvas.paste(ImageChops.add_modulo(canvas.crop(box), light), box)


@lru_cache(maxsize=16)
def _pool(c: int, name: ThemeName) -> Image.Image:
    theme = THEMES[name]
    rings, step = len(theme.light_shares), len(floor_tones(theme))
    middle = round(FARTHEST * c) + 1
    pool = Image.new("L", (2 * middle, 2 * middle), 0)
    draw = ImageDraw.Draw(pool)
    for ring in range(rings):
        radius = c * (FARTHEST - (FARTHEST - BRIGHTEST) * ring / (rings - 1))
        box = (middle - radius, middle - radius, middle + radius, middle + radius)
        draw.ellipse(box, fill=(ring + 1) * step)
    return pool
