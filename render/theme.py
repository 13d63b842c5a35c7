"""The two palettes, and the fixed table of 256 colours that every picture of a theme uses.

Colours are kept on multiples of four, the step at which Pillow looks a nearest colour up: what is
in the table already comes back as itself.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Literal

from PIL import Image

ThemeName = Literal["parchment", "slate"]
Colour = tuple[int, int, int]
PAGE_SWELL = 4
"""How far clouds on the page change its tone."""


def rgb(code: str) -> Colour:
    """A colour from its hexadecimal code, `#2A241E`, on multiples of four."""
    red, green, blue = (int(code[at : at + 2], 16) & 0xFC for at in (1, 3, 5))
    return red, green, blue


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """The colour that lies `share` (0 to 1) of the way from one to the other."""
    red, green, blue = (
        min(252, 4 * round((a + (b - a) * share) / 4)) for a, b in zip(one, other, strict=True)
    )
    return red, green, blue


def luma(colour: Colour) -> int:
    """How light a colour is, 0 to 255: its tone in the grey drawing."""
    return round(0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2])


def brightness(colour: Colour) -> float:
    """How much light a colour gives, 0 to 1, as WCAG counts it."""
    parts = [part / 255 for part in colour]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """How well two colours can be told apart, 1 to 21, as WCAG counts it."""
    dark, bright = sorted((brightness(one), brightness(other)))
    return (bright + 0.05) / (dark + 0.05)


@dataclass(frozen=True)
class Theme:
    """What every part of a map is painted with. The light falls from the north-west."""

    name: ThemeName
    page: Colour
    floor: Colour
    ink: Colour
    hatch: Colour
    shade: Colour
    grid: Colour
    shadow: Colour
    water: Colour
    water_line: Colour
    ruler: Colour
    ruler_text: Colour
    label: Colour
    path: Colour
    path_casing: Colour
    furniture: Colour
    wood: Colour
    iron: Colour
    deep: Colour
    deep_line: Colour
    chest: Colour
    fog: Colour
    fog_share: float
    light: Colour
    light_shares: tuple[float, ...]
    reach: Colour
    reach_share: float
    vent: Colour
    vent_fill: Colour


PARCHMENT = Theme(
    name="parchment",
    page=rgb("#EFE6D2"),
    floor=rgb("#FDF9EF"),
    ink=rgb("#2A241E"),
    hatch=rgb("#51473C"),
    shade=rgb("#D3C6AB"),
    grid=rgb("#C4B79C"),
    shadow=rgb("#DCD2BC"),
    water=rgb("#BCD9E0"),
    water_line=rgb("#3F7F93"),
    ruler=rgb("#E3D7BD"),
    ruler_text=rgb("#5A4F42"),
    label=rgb("#6A5D4E"),
    path=rgb("#B3541E"),
    path_casing=rgb("#FDF9EF"),
    furniture=rgb("#EAE0CB"),
    wood=rgb("#D9B98A"),
    iron=rgb("#8C97A6"),
    deep=rgb("#2B2622"),
    deep_line=rgb("#6B5F52"),
    chest=rgb("#C98F3C"),
    fog=rgb("#CDBFA3"),
    fog_share=0.44,
    light=rgb("#FFE9A0"),
    light_shares=(0.07, 0.14, 0.21, 0.28),
    reach=rgb("#FFC93C"),
    reach_share=0.28,
    vent=rgb("#0072B2"),
    vent_fill=rgb("#FFFFFF"),
)

SLATE = Theme(
    name="slate",
    page=rgb("#23252C"),
    floor=rgb("#40444F"),
    ink=rgb("#E9E1CF"),
    hatch=rgb("#737A8E"),
    shade=rgb("#2B2E37"),
    grid=rgb("#5A606F"),
    shadow=rgb("#30333C"),
    water=rgb("#2D5566"),
    water_line=rgb("#7FC4DA"),
    ruler=rgb("#1D1F25"),
    ruler_text=rgb("#B9B2A3"),
    label=rgb("#BDB6A8"),
    path=rgb("#FFB454"),
    path_casing=rgb("#1B1B1B"),
    furniture=rgb("#4A4F5C"),
    wood=rgb("#8A6A43"),
    iron=rgb("#8FA3BF"),
    deep=rgb("#14151A"),
    deep_line=rgb("#4A5060"),
    chest=rgb("#B07A2E"),
    fog=rgb("#2A2D36"),
    fog_share=0.44,
    light=rgb("#FFBE6E"),
    light_shares=(0.05, 0.10, 0.15, 0.20, 0.25),
    reach=rgb("#FFC93C"),
    reach_share=0.30,
    vent=rgb("#56B4E9"),
    vent_fill=rgb("#14151A"),
)

THEMES: dict[ThemeName, Theme] = {"parchment": PARCHMENT, "slate": SLATE}

# Figures are told apart by shape and letter first; these fills (Okabe and Ito's, in the order in
# which people join, and two more) say the same once again.
HEROES: tuple[Colour, ...] = tuple(
    rgb(code)
    for code in (
        "#0072B2", "#F0E442", "#009E73", "#56B4E9", "#CC79A7", "#1B1B1B", "#FFFFFF", "#7A4B1E",
    )
)  # fmt: skip
MONSTER = rgb("#D55E00")
GUEST = rgb("#E69F00")
WANDERERS: dict[str, Colour] = {
    "Y": rgb("#F0E442"),
    "B": rgb("#0072B2"),
    "R": rgb("#C8201E"),
}
FALLEN = rgb("#B0B0B0")
GOLD = rgb("#FFC93C")
OUTLINE = rgb("#181412")
RIM = rgb("#FFFFFF")
RIM_REAR = rgb("#787878")
HEALTHY, HURT, DYING = rgb("#6FCF97"), rgb("#F2C94C"), rgb("#FF6B57")
EMPTY_PIP = rgb("#46423E")
DANGER = rgb("#D55E00")
PORTAL = (rgb("#6C4AB6"), rgb("#A98BE8"), rgb("#F3EDFF"))
VORTEX = (rgb("#1F6F78"), rgb("#D8F4F0"))


def ink_on(fill: Colour) -> Colour:
    """Black or white, whichever is easier to read on a colour."""
    return max((OUTLINE, RIM), key=lambda ink: contrast(ink, fill))


@cache
def ramp(theme: Theme) -> tuple[Colour, ...]:
    """The colour of every tone from 0 to 255: paper, ink and all between lie on one line."""
    anchors = {
        luma(colour): colour
        for colour in (
            theme.page, theme.floor, theme.ink, theme.hatch, theme.shade, theme.grid,
            theme.shadow, theme.label,
        )
    }  # fmt: skip
    stops = sorted(anchors.items())
    first, last = stops[0], stops[-1]
    stops = [(0, mix(first[1], (0, 0, 0), 0.45)), *stops, (255, mix(last[1], (255, 255, 255), 0.5))]
    colours: list[Colour] = []
    for (low, dark), (high, bright) in pairwise(stops):
        colours += [mix(dark, bright, (tone - low) / (high - low)) for tone in range(low, high)]
    colours.append(stops[-1][1])
    page = luma(theme.page)
    for tone in range(page - PAGE_SWELL, page + PAGE_SWELL + 1):
        # Clouds on the page change its lightness alone; else every step would have its own hue.
        step = 4 * round((tone - page) / 3)
        colours[tone] = (theme.page[0] + step, theme.page[1] + step, theme.page[2] + step)
    return tuple(colours)


def _blends(theme: Theme) -> list[tuple[Colour, Colour, int]]:
    """Pairs of colours that meet in pictures, with the number of steps to keep between them."""
    floor = theme.floor
    pairs: list[tuple[Colour, Colour, int]] = [
        (theme.water, theme.water_line, 5),
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


@cache
def floor_tones(theme: Theme) -> tuple[Colour, ...]:
    """The colours of lit floor, its shadow and its grid: those that lamps make warmer."""
    tones = [luma(theme.floor), luma(theme.shadow), luma(theme.grid)]
    low, high = min(tones), max(tones)
    line = ramp(theme)
    found = [line[tone] for tone in tones]
    found += [line[tone] for tone in range(low, high, 5)]
    return tuple(dict.fromkeys(found))


@cache
def colours(theme: Theme) -> tuple[Colour, ...]:
    """The 256 colours of a theme.

    First the tones of floor, then the same tones once more for every step of light: a step adds
    `len(floor_tones(theme))` to the index. Then all tones, all paints, and what fog makes of them.
    """
    line, floors = ramp(theme), floor_tones(theme)
    blocks = [floors, *(_lit(floors, theme.light, share) for share in theme.light_shares)]
    block = [colour for part in blocks for colour in part]
    page = luma(theme.page)
    low, high = min(map(luma, floors)), max(map(luma, floors))
    others: dict[Colour, None] = dict.fromkeys(
        [
            theme.page, theme.ink, theme.hatch, theme.shade, theme.label,
            *line[page - PAGE_SWELL : page + PAGE_SWELL + 1], *line[:low:5], *line[high + 5 :: 5],
        ]
    )  # fmt: skip
    for one, other, steps in _blends(theme):
        others |= dict.fromkeys(mix(one, other, step / (steps - 1)) for step in range(steps))
    paints = (theme.wood, theme.iron, theme.furniture, theme.chest, GOLD, theme.path, theme.deep)
    under_fog = (*floors[::2], *line[8::18], *paints, theme.water, theme.water_line, PORTAL[1])
    others |= dict.fromkeys(_washed(under_fog, theme.fog, theme.fog_share))
    others |= dict.fromkeys(_washed((*floors[:3], theme.ink), theme.reach, theme.reach_share))
    lit = blocks[len(blocks) // 2][:3]
    others |= dict.fromkeys(_washed(lit, theme.reach, theme.reach_share))
    chosen = block + [colour for colour in others if colour not in floors]
    if len(chosen) > 256:
        raise ValueError(f"{theme.name} has {len(chosen)} colours, more than a palette holds")
    return tuple(chosen + [theme.ink] * (256 - len(chosen)))


def _lit(several: Iterable[Colour], light: Colour, share: float) -> tuple[Colour, ...]:
    """Colours in light. Nothing is looked up among them, so they need not be multiples of four."""

    def between(a: int, b: int) -> int:
        return round(a + (b - a) * share)

    return tuple(
        (between(red, light[0]), between(green, light[1]), between(blue, light[2]))
        for red, green, blue in several
    )


def _washed(several: Iterable[Colour], wash_colour: Colour, share: float) -> list[Colour]:
    return [mix(colour, wash_colour, share) for colour in several]


@cache
def _table(theme: Theme) -> bytes:
    """The theme's table as Pillow wants palettes."""
    return flat(colours(theme))


@cache
def palette(theme: Theme) -> Image.Image:
    """An image whose palette is the theme's table."""
    image = Image.new("P", (1, 1))
    image.putpalette(_table(theme))
    return image


def flat(several: Iterable[Colour]) -> bytes:
    """Colours one after another, as Pillow wants palettes."""
    return bytes(part for colour in several for part in colour)


@cache
def wash(theme: Theme, colour: Colour, share: float) -> list[int]:
    """A table that maps each index to that of its colour mixed with another."""
    mixed = Image.new("RGB", (256, 1))
    mixed.putdata([mix(entry, colour, share) for entry in colours(theme)])
    return list(indexed(mixed, theme).tobytes())


def indexed(image: Image.Image, theme: Theme) -> Image.Image:
    """An RGB image as indices into the theme's table, a grey image: each the nearest colour."""
    nearest = image.quantize(palette=palette(theme), dither=Image.Dither.NONE)
    return Image.frombytes("L", nearest.size, nearest.tobytes())


def painted(indices: Image.Image, theme: Theme) -> Image.Image:
    """An image of indices with the theme's palette attached, ready to be saved or converted."""
    image = indices.copy()
    image.putpalette(_table(theme))
    return image
