"""The table of 256 colours that all pictures of a theme share, and finding colours in it."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate, pairwise

from PIL import Image

from render.drawing.cache import THEMES_KEPT
from render.drawing.colour import (
    Colour,
    Theme,
    grey,
    luma,
    mix,
)
from render.drawing.palettes import (
    DANGER,
    DYING,
    EMPTY_PIP,
    FALLEN,
    GOLD,
    GUEST,
    HEALTHY,
    HEROES,
    HURT,
    LEAF,
    MONSTER,
    OUTLINE,
    PORTAL,
    RIM,
    STRAW,
    VORTEX,
    WANDERERS,
)

FRONT, SIDES = 0.42, 0.16
"""The share of the reach colour before the active figure, and at its sides."""
FLAT = 3
"""The tones of floor that are no texture: floor itself, its shadow and its grid."""
COARSEST = 40
"""Tones from one to the next in a table with very many colours: fewer could not be told apart."""


@lru_cache(maxsize=THEMES_KEPT)
def ramp(theme: Theme) -> tuple[Colour, ...]:
    """Return the colour of every tone from 0 to 255, on the line from ink to paper."""
    anchors = {
        luma(colour): colour
        for colour in (
            theme.page, theme.floor, theme.ink, theme.hatch, theme.shade, theme.grid,
            theme.shadow, theme.label,
        )
    }  # fmt: skip
    colours = _between(anchors)
    page = luma(theme.page)
    for tone in range(page - theme.swell, page + theme.swell + 1):
        # Clouds change the page's lightness alone: otherwise each step would have a hue of its own.
        step = 4 * round((tone - page) / 3)
        colours[tone] = (theme.page[0] + step, theme.page[1] + step, theme.page[2] + step)
    return tuple(colours)


def _between(anchors: Mapping[int, Colour]) -> list[Colour]:
    """Return the colour of every tone from 0 to 255, on the line through those of some tones."""
    stops = sorted(anchors.items())
    first, last = stops[0], stops[-1]
    stops = [(0, mix(first[1], (0, 0, 0), 0.45)), *stops, (255, mix(last[1], (255, 255, 255), 0.5))]
    colours: list[Colour] = []
    for (low, dark), (high, bright) in pairwise(stops):
        colours += [mix(dark, bright, (tone - low) / (high - low)) for tone in range(low, high)]
    colours.append(stops[-1][1])
    return colours


def _blends(theme: Theme) -> list[tuple[Colour, Colour, int]]:
    """Return pairs of colours that blend in pictures, with the number of steps between them."""
    floor = theme.floor
    pairs: list[tuple[Colour, Colour, int]] = [
        (theme.water, theme.water_line, 4),
        (deep_water(theme), theme.water_line, 3),
        (theme.water, floor, 3),
        (theme.water, theme.ink, 3),
        (theme.wood, theme.ink, 4),
        (theme.iron, theme.ink, 4),
        (theme.furniture, theme.ink, 3),
        (theme.chest, theme.ink, 3),
        (theme.deep, theme.deep_line, 3),
        (theme.path, floor, 4),
        (theme.path, theme.path_casing, 3),
        (theme.path, theme.page, 3),
        (theme.vent, theme.vent_fill, 3),
        (theme.ruler, theme.ruler_text, 5),
        (OUTLINE, RIM, 8),
        (GOLD, OUTLINE, 3),
        (GOLD, floor, 6),
        (LEAF, theme.ink if theme.pale else theme.deep, 4),
        (STRAW, theme.deep, 3),
        (burnt_clay(theme), theme.deep, 4),
        (DANGER, floor, 4),
        (PORTAL[0], PORTAL[1], 2),
        (PORTAL[1], PORTAL[2], 2),
        (VORTEX[0], VORTEX[1], 4),
    ]
    fills = [*HEROES, MONSTER, GUEST, WANDERERS["R"], FALLEN]
    pairs += [(fill, OUTLINE, 4) for fill in fills]
    pairs += [(fill, RIM, 3) for fill in (HEROES[0], MONSTER, HEROES[7])]
    pairs += [(pip, OUTLINE, 2) for pip in (HEALTHY, HURT, DYING, EMPTY_PIP)]
    return pairs


def burnt_clay(theme: Theme) -> Colour:
    """Return the colour of burnt clay, of tiles and jars: between wood and a strong colour."""
    return mix(theme.path, theme.wood, 0.45)


def deep_water(theme: Theme) -> Colour:
    """Return the colour of water far from its shore: as by it where water has no colour."""
    if theme.bare:
        return theme.water
    return mix(theme.water, theme.water_line if theme.pale else theme.deep, 0.24)


@lru_cache(maxsize=THEMES_KEPT)
def floor_tones(theme: Theme) -> tuple[Colour, ...]:
    """Return the colours of floor, its shadow and its grid, which lamps make warmer."""
    parts = {luma(colour): colour for colour in (theme.floor, theme.shadow, theme.grid)}
    tones = [luma(theme.floor), luma(theme.shadow), luma(theme.grid)]
    low, high = min(tones), max(tones)
    mixed = theme.owned or bool(theme.grain)
    # In a pack's colours rock and paper may be as light as floor, and of quite another hue.
    line = _between(parts) if mixed else ramp(theme)
    found = [*(line[tone] for tone in tones), *theme.grain]  # The first FLAT are not the grain's.
    step = max(5, (high - low) // 6) if mixed else 5
    found += [line[tone] for tone in range(low, high, step)]
    found = list(map(grey, found)) if theme.bare else found
    return tuple(dict.fromkeys(found))


@lru_cache(maxsize=THEMES_KEPT)
def colours(theme: Theme) -> tuple[Colour, ...]:
    """Return the 256 colours of a theme.

    First come the tones of floor, and the same tones for every step of light: a step of light adds
    `len(floor_tones(theme))` to the index. Then come all other tones and colours, each with its
    colour under fog; the more colours there are, the fewer tones have room.
    """
    for step in range(5, COARSEST):
        chosen = _chosen(theme, step)
        if len(chosen) <= 256:
            return tuple(chosen + [theme.ink] * (256 - len(chosen)))
    raise ValueError(f"{theme.name} has {len(chosen)} colours, more than a palette holds")


def _chosen(theme: Theme, step: int) -> list[Colour]:
    """Return the colours of a theme with every `step`th tone between paper and ink."""
    line, floors = ramp(theme), floor_tones(theme)
    blocks = [floors, *(_lit(floors, theme.light, share) for share in theme.light_shares)]
    block = [colour for part in blocks for colour in part]
    page = luma(theme.page)
    low, high = min(map(luma, floors)), max(map(luma, floors))
    others: dict[Colour, None] = dict.fromkeys(
        [
            theme.page, theme.ink, theme.hatch, theme.shade, theme.label,
            *line[page - theme.swell : page + theme.swell + 1], *line[:low:step],
            *line[high + step :: step], *theme.extra, *(line[low:high:step] if theme.owned else ()),
        ]
    )  # fmt: skip
    for one, other, steps in _blends(theme):
        others |= dict.fromkeys(mix(one, other, step / (steps - 1)) for step in range(steps))
    paints = (theme.wood, theme.iron, theme.furniture, theme.chest, GOLD, theme.path, theme.deep)
    under_fog = (
        *floors[::2],
        *line[8::18],
        *paints,
        theme.water,
        deep_water(theme),
        theme.water_line,
        PORTAL[1],
    )
    others |= dict.fromkeys(_washed(under_fog, theme.fog, theme.fog_share))
    others |= dict.fromkeys(_washed((*floors[:3], theme.ink), theme.reach, theme.reach_share))
    lit = blocks[len(blocks) // 2][:3]
    others |= dict.fromkeys(_washed(lit, theme.reach, theme.reach_share))
    if theme.grain and not theme.owned:
        # What may be reached has a colour unlike that of the light on this floor.
        for share in (theme.reach_share, FRONT):
            others |= dict.fromkeys(_washed((part[0] for part in blocks), theme.reach, share))
        beside = [part[0] for part in blocks[-2:]]
        others |= dict.fromkeys(_washed(beside, theme.reach, SIDES))
    if theme.owned:
        # What is mixed of a pack's colours may have nothing like it among all others.
        fogged = _washed(floors, theme.fog, theme.fog_share)
        grounds = (*fogged, *(colour for part in blocks for colour in part[:3]))
        others |= dict.fromkeys((*fogged, *_washed(grounds, theme.reach, theme.reach_share)))
    if theme.bare:
        others = dict.fromkeys(map(grey, others))
    return block + [colour for colour in others if colour not in floors]


def _lit(several: Iterable[Colour], light: Colour, share: float) -> tuple[Colour, ...]:
    """Return colours in light; nothing searches them, so they need not be multiples of four."""

    def between(a: int, b: int) -> int:
        return round(a + (b - a) * share)

    return tuple(
        (between(red, light[0]), between(green, light[1]), between(blue, light[2]))
        for red, green, blue in several
    )


def _washed(several: Iterable[Colour], wash_colour: Colour, share: float) -> list[Colour]:
    return [mix(colour, wash_colour, share) for colour in several]


@lru_cache(maxsize=THEMES_KEPT)
def flat_table(theme: Theme) -> bytes:
    """Return the theme's table as a Pillow palette."""
    return flat(colours(theme))


@lru_cache(maxsize=THEMES_KEPT)
def palette(theme: Theme) -> Image.Image:
    """Return a palette image with the theme's table, for `Image.quantize`."""
    image = Image.new("P", (1, 1))
    image.putpalette(flat_table(theme))
    return image


def flat(several: Iterable[Colour]) -> bytes:
    """Return colours as a Pillow palette: one list of numbers."""
    return bytes(part for colour in several for part in colour)


@lru_cache(maxsize=4 * THEMES_KEPT)
def wash(theme: Theme, colour: Colour, share: float) -> list[int]:
    """Return a table from each index to the index of its colour mixed with another."""
    mixed = Image.new("RGB", (256, 1))
    mixed.putdata([mix(entry, colour, share) for entry in colours(theme)])
    return list(indexed(mixed, theme).tobytes())


@lru_cache(maxsize=THEMES_KEPT)
def smooth(theme: Theme) -> list[int]:
    """Return a table that turns the floor's texture into plain floor in the same light."""
    table, tones = list(range(256)), len(floor_tones(theme))
    for block in range(len(theme.light_shares) + 1):
        first = block * tones
        table[first + FLAT : first + FLAT + len(theme.grain)] = [first] * len(theme.grain)
    return table


def indexed(image: Image.Image, theme: Theme) -> Image.Image:
    """Return an RGB image as indices of the nearest colours of the theme's table."""
    if theme.bare:
        # A theme without hues has only greys in its table, so lightness alone decides.
        image = image.convert("L").convert("RGB")
    nearest = image.quantize(palette=palette(theme), dither=Image.Dither.NONE)
    return Image.frombytes("L", nearest.size, nearest.tobytes())


BLANK = 60_000
"""Pixels that are indexed in about the time in which a table of nearest colours is begun anew."""


def all_indexed(images: Sequence[Image.Image], theme: Theme) -> list[Image.Image]:
    """Return several RGB images as `indexed` does one, together on a sheet where that is faster."""
    width = max((each.width for each in images), default=0)
    tops = [0, *accumulate(each.height for each in images)]
    spare = width * tops[-1] - sum(each.width * each.height for each in images)
    if len(images) < 2 or spare > BLANK * (len(images) - 1):
        return [indexed(image, theme) for image in images]
    sheet = Image.new("RGB", (width, tops[-1]))
    for image, top in zip(images, tops, strict=False):
        sheet.paste(image, (0, top))
    whole = indexed(sheet, theme)
    return [
        whole.crop((0, top, image.width, top + image.height))
        for image, top in zip(images, tops, strict=False)
    ]


def painted(indices: Image.Image, theme: Theme) -> Image.Image:
    """Return an image of indices with the theme's palette attached."""
    image = indices.copy()
    image.putpalette(flat_table(theme))
    return image
