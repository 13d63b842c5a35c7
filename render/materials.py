"""What a place is made of, if not of common rock: a texture around its floor, a tint on it."""

import math
from dataclasses import dataclass, replace
from functools import lru_cache

from PIL import Image, ImageFilter

from render import hatch
from render.cloth import Cloth, dyed
from render.colour import Colour, Theme, luma, mix, rgb
from render.hatch import Cells
from render.palettes import THEMES
from render.textures import PAINTERS
from render.window import Layout
from rules.core.scene import Material

TINT = 0.16
"""How much of a material's colour is in the floor."""
BLACK = rgb("#181412")


@dataclass(frozen=True)
class Matter:
    """A material: its main colour, that of its floor, and all it is painted with."""

    base: Colour
    tint: Colour
    paints: tuple[Colour, ...]


def _codes(*several: str) -> tuple[Colour, ...]:
    return tuple(rgb(code) for code in several)


def tinted(theme: Theme, material: Material) -> Theme:
    """A theme whose floor has a breath of a material and whose palette holds its colours."""
    matter = MATTER[material]
    kept = [dyed(colour, theme) for colour in (matter.base, *matter.paints)]
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
    material: Material, near: Image.Image, scale: int, least: int, frame: Layout, theme: Theme
) -> tuple[Image.Image, Image.Image]:
    """The texture around floor: its colours, and a mask of where it lies.

    Args:
        material: what it shows.
        near: how near floor is, 0 to 255, `scale` times smaller than the map.
        scale: how much smaller it is.
        least: how near floor must be for texture.
        frame: the frame of the picture.
        theme: the palette.
    """
    tile, cells = _tile(material, frame.c, THEMES[theme.name])
    layer = Image.new("RGB", frame.map_size)
    mask = Image.new("L", frame.map_size, 0)
    for place, cut, stay in hatch.kept(near, scale, least, frame, cells):
        layer.paste(tile.crop(cut), place, stay)
        mask.paste(255, place, stay)
    if material == "shadow_light" and not theme.drawn:
        layer = _rays(layer, near, scale, theme)
    return layer, mask.filter(ImageFilter.BoxBlur(1))


@lru_cache(maxsize=6)
def _tile(material: Material, c: int, theme: Theme) -> tuple[Image.Image, Cells]:
    matter = MATTER[material]
    cloth = Cloth(c, matter.base, theme)
    PAINTERS[material](cloth, matter.paints)
    return cloth.done()


def _rays(layer: Image.Image, near: Image.Image, scale: int, theme: Theme) -> Image.Image:
    """Light at the walls and dusk away from them, along the rays of a layer and between them."""
    matter = MATTER["shadow_light"]
    shades = [dyed(colour, theme) for colour in (matter.base, *matter.paints)]
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


MATTER: dict[Material, Matter] = {
    "ice": Matter(rgb("#D4ECF8"), rgb("#8CCCF0"),
                  _codes("#8CBCDC", "#E8F6FC", "#FFFFFF", "#5C94BC")),
    "flesh": Matter(rgb("#D07884"), rgb("#E86C78"),
                    _codes("#8C3440", "#E09CA0", "#A44450", "#C02038", "#6C1C2C")),
    "ceramite": Matter(rgb("#DCE0E4"), rgb("#B4C4D0"),
                       _codes("#78848C", "#F0F4F4", "#B8C4CC", "#C4CCD0")),
    "grave_soil": Matter(rgb("#7C5C3C"), rgb("#A07850"),
                         _codes("#4C3420", "#A08058", "#B0B0A8", "#38302C", "#ECE4CC")),
    "black_metal": Matter(rgb("#30343C"), rgb("#6C7480"),
                          _codes("#444C58", "#748090", "#14181C", "#9CA8B8")),
    "shadow_light": Matter(rgb("#38344C"), rgb("#F8D878"),
                           _codes("#FCF8E0", "#544C60", "#7C6C70", "#A89478", "#D0B888",
                                  "#ECD898", "#F8ECB8", "#FCF8DC")),
    "dreams": Matter(rgb("#F4C8E4"), rgb("#E0A8F4"),
                     _codes("#F8B8DC", "#DCB4F4", "#B4C8F8", "#A8ECF0", "#BCF4CC", "#F8F4B4",
                            "#FCD4B0")),
    "weapons": Matter(rgb("#A8A298"), rgb("#A09C98"),
                      _codes("#C8D0D8", "#F4F4F4", "#6C4828", "#985030", "#2C2C30")),
    "living_soil": Matter(rgb("#7CA050"), rgb("#88C050"),
                          _codes("#3C6428", "#A4C86C", "#C8E090", "#181412", "#5C3C20")),
    "bricks": Matter(rgb("#B85C40"), rgb("#D88868"),
                     _codes("#E4D0B8", "#C87050", "#A04C34", "#D08464")),
    "glass": Matter(rgb("#5CA8DC"), rgb("#A8DCF0"),
                    _codes("#20242C", "#E05048", "#F4C440", "#58B070", "#5CA8DC", "#9068B8",
                           "#F0A058", "#C4E8F0")),
    "wicker": Matter(rgb("#D0A464"), rgb("#E0B470"),
                     _codes("#5C3C1C", "#E4C488", "#8C6430")),
}  # fmt: skip
