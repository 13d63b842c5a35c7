"""Materials other than common rock: a texture around the floor, and a tint on it."""

import math
from dataclasses import replace
from functools import lru_cache

from PIL import Image, ImageFilter

from render.drawing.colour import Theme, luma, mix
from render.drawing.own_colours import theme_of
from render.ground import hatching as hatch
from render.ground.custom_materials import Look, look_of
from render.ground.hatching import Cells
from render.ground.material_colours import MATTER
from render.ground.texture_tile import TextureTile, texture_colour
from render.ground.textures import PAINTERS
from render.view.window import Layout

TINT = 0.16
"""The share of a material's colour in the floor's."""


def tinted(theme: Theme, material: str) -> Theme:
    """Return a theme whose floor is tinted by a material and whose table has its colours."""
    matter = look_of(material).matter
    kept = [texture_colour(colour, theme) for colour in (matter.base, *matter.paints)]
    blends = [mix(kept[0], other, 0.5) for other in kept[1:6]]
    extra = tuple(dict.fromkeys((*theme.extra, *kept, *blends)))
    if theme.drawn:
        return replace(theme, extra=extra)
    tint = matter.tint if theme.pale else mix(matter.tint, theme.page, 0.4)
    return replace(
        theme,
        label=mix(theme.label, theme.ink, 0.4),
        floor=mix(theme.floor, tint, TINT),
        shadow=mix(theme.shadow, tint, TINT * 1.3),
        grid=mix(theme.grid, tint, TINT),
        extra=extra,
    )


def surround(
    material: str, near: Image.Image, scale: int, least: int, frame: Layout, theme: Theme
) -> tuple[Image.Image, Image.Image]:
    """Return the texture around floor: its colours, and a mask of where it lies.

    Args:
        material: its name, or what a player typed for it.
        near: how near floor is, 0 to 255, `scale` times smaller than the map.
        scale: how much smaller it is.
        least: how near floor must be for texture.
        frame: the frame of the picture.
        theme: the palette.
    """
    look = look_of(material)
    tile, cells = _tile(look, frame.c, theme_of(theme.key))
    layer = Image.new("RGB", frame.map_size)
    mask = Image.new("L", frame.map_size, 0)
    for place, cut, stay in hatch.kept(near, scale, least, frame, cells):
        layer.paste(tile.crop(cut), place, stay)
        mask.paste(255, place, stay)
    if look.texture == "shadow_light" and not theme.drawn:
        layer = _rays(layer, near, scale, theme)
    return layer, mask.filter(ImageFilter.BoxBlur(1))


@lru_cache(maxsize=6)
def _tile(look: Look, c: int, theme: Theme) -> tuple[Image.Image, Cells]:
    cloth = TextureTile(c, look.matter.base, theme)
    PAINTERS[look.texture](cloth, look.matter.paints)
    return cloth.done()


def _rays(layer: Image.Image, near: Image.Image, scale: int, theme: Theme) -> Image.Image:
    """Return a theme's light and shade along rays: light at the walls, dusk away from them."""
    matter = MATTER["shadow_light"]
    shades = [texture_colour(colour, theme) for colour in (matter.base, *matter.paints)]
    dusk_to_light = [shades[0], *shades[2:]]
    field = near.resize((near.width * scale, near.height * scale), Image.Resampling.BICUBIC)
    field = field.crop((0, 0, *layer.size))
    rays = layer.convert("L").point(
        [255 if abs(v - luma(shades[1])) < 6 else 0 for v in range(256)]
    )

    def washed(lift: float) -> Image.Image:
        last = len(dusk_to_light) - 1
        steps = [
            dusk_to_light[max(0, min(last, round(math.sqrt(v / 120) * last - 0.8 + lift)))]
            for v in range(256)
        ]
        bands = [field.point([step[part] for step in steps]) for part in range(3)]
        return Image.merge("RGB", bands)

    return Image.composite(washed(1.2), washed(0), rays)
