"""Materials other than common rock: a texture around the floor, and a tint on it."""

import math
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from PIL import Image, ImageFilter

from render.drawing.cache import THEMES_KEPT
from render.drawing.colour import Colour, Theme, distance, luma, mix
from render.drawing.own_colours import key_with, moved, theme_of
from render.drawing.theme import flat
from render.ground import hatching as hatch
from render.ground.custom_materials import BLACK, Look, look_of
from render.ground.hatching import RIM, TILE, Cells
from render.ground.material_colours import MATTER
from render.ground.texture_tile import TextureTile, texture_colour
from render.ground.textures import PAINTERS
from render.view.window import Layout
from rules.core.colours import contrast

TINTS = (0.34, 0.31, 0.28, 0.25, 0.22, 0.19, 0.16)
"""How much of a material's colour is in the floor's: the first share that leaves it readable."""
FAINT_TINT = 0.16
"""The share in the theme of high contrast."""
INK, LABEL = 6.0, 4.5
"""The least contrast of walls and letters to a floor in its material's colour."""
GRAIN = 0.30
"""How much of the colours of a material's texture is in those of the floor's own texture."""
MANY, FEW = 4, 1
"""The most colours of a floor's texture, and how many where a pack's colours fill the table."""
QUIET = 0.45
"""How far the lightness of the floor's texture goes on the way to that of shadow or grid."""
STONE, WOOD, METAL, SHADOW = 0.5, 0.35, 0.2, 0.17
"""How much of a material's colour is in stone, wood and metal of things; of ink in shadow."""


@lru_cache(maxsize=THEMES_KEPT)
def tinted(theme: Theme, material: str) -> Theme:
    """Return a theme in a material's colours: its floor, what stands on it, and the light there.

    Its table has the colours of the material's texture.
    """
    matter = look_of(material).matter
    kept = [texture_colour(colour, theme) for colour in (matter.base, *matter.paints)]
    blends = [mix(kept[0], other, 0.5) for other in kept[1:6]]
    extra = tuple(dict.fromkeys((*theme.extra, *kept, *blends)))
    if theme.drawn:
        return replace(theme, extra=extra)
    tint = matter.tint if theme.pale else mix(matter.tint, theme.page, 0.4)
    label = mix(theme.label, theme.ink, 0.4)
    shares = TINTS if theme.weight == 1 else (FAINT_TINT,)
    floors = [(share, mix(theme.floor, tint, share)) for share in shares]
    readable = (
        (share, floor)
        for share, floor in floors
        if contrast(theme.ink, floor) >= INK and contrast(label, floor) >= LABEL
    )
    share, floor = next(readable, floors[-1])
    page = luma(theme.page)
    clouds = {*range(page - theme.swell - 1, page + theme.swell + 2)}
    floor = moved(floor, clouds)
    parts: dict[str, Any] = {
        "floor": floor,
        "shadow": moved(mix(floor, theme.ink if theme.pale else BLACK, SHADOW), clouds),
        "grid": moved(_grid(theme, floor, tint, share), clouds),
        "furniture": mix(theme.furniture, kept[0], STONE),
        "wood": mix(theme.wood, kept[0], WOOD),
        "iron": mix(theme.iron, kept[0], METAL),
    }
    tinted_theme = replace(
        theme,
        **parts,
        key=key_with(theme.key, parts),
        label=label,
        light=matter.light,
        extra=extra,
    )
    return replace(tinted_theme, grain=_grains(tinted_theme, kept))


def _grid(theme: Theme, floor: Colour, tint: Colour, share: float) -> Colour:
    """Return the colour of the grid: seen on a tinted floor as well as on the theme's own."""
    begin, least = mix(theme.grid, tint, share), contrast(theme.grid, theme.floor)
    darker = (mix(begin, theme.ink, step / 20) for step in range(20))
    return next((each for each in darker if contrast(each, floor) >= least), begin)


def _grains(theme: Theme, paints: Sequence[Colour]) -> tuple[Colour, ...]:
    """Return the colours of the floor's own texture: of the material's the least alike.

    They are about as light as floor, and each a little lighter or darker than all others, as the
    grey drawing knows them by that alone.
    """
    tone = luma(theme.floor)
    taken = {tone}
    found: list[Colour] = []
    faint = [_faint(theme, paint) for paint in paints[1:]]
    while faint and len(found) < (FEW if theme.owned else MANY):
        grain = max(faint, key=lambda each: min(distance(each, o) for o in (theme.floor, *found)))
        faint.remove(grain)
        grain = moved(grain, taken)
        taken.add(luma(grain))
        found.append(grain)
    return tuple(found)


def _faint(theme: Theme, paint: Colour) -> Colour:
    """Return a colour of a texture as it is on floor: little darker or lighter than that."""
    tone = luma(theme.floor)
    reach = max(3, round(QUIET * min(abs(tone - luma(theme.shadow)), abs(tone - luma(theme.grid)))))
    shares = (GRAIN * step / 10 for step in range(10, 0, -1))
    colours = (mix(theme.floor, paint, share) for share in shares)
    return next((each for each in colours if abs(luma(each) - tone) <= reach), theme.floor)


def grained(material: str, frame: Layout, theme: Theme) -> Image.Image:
    """Return floor with a faint texture of a material, in tones, all over the map."""
    tile = _grain_tile(look_of(material), frame.c, theme)
    left, top = (round(at) % tile.width - tile.width for at in (frame.x(0), frame.y(0)))
    width, height = frame.map_size
    floor = Image.new("L", (width, height))
    for y in range(top, height, tile.height):
        for x in range(left, width, tile.width):
            floor.paste(tile, (x, y))
    return floor


@lru_cache(maxsize=6)
def _grain_tile(look: Look, c: int, theme: Theme) -> Image.Image:
    """Return the texture of a floor as tones, one tile of it, which repeats."""
    tile, _ = _tile(look, c, theme_of(theme.key))
    rim, side = RIM * c, TILE * c
    bare = tile.crop((rim, rim, rim + side, rim + side))
    paints = [texture_colour(each, theme) for each in (look.matter.base, *look.matter.paints)]
    known = Image.new("P", (1, 1))
    known.putpalette(flat(paints))
    nearest = bare.quantize(palette=known, dither=Image.Dither.NONE)
    known_tones = []
    for paint in paints:
        faint = _faint(theme, paint)
        known_tones.append(luma(min((theme.floor, *theme.grain), key=lambda o: distance(o, faint))))
    known_tones[0] = luma(theme.floor)
    tones = known_tones + [known_tones[0]] * (256 - len(known_tones))
    return Image.frombytes("L", nearest.size, nearest.tobytes()).point(tones)


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
