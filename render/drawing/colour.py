"""Colours: reading and mixing them, and the colours that make a theme.

Colours are multiples of four, the step at which Pillow searches for a nearest colour, so that a
colour of the table is found exactly.
"""

from dataclasses import dataclass
from typing import Literal

ThemeName = Literal["parchment", "slate", "contrast", "print"]
Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """Return a colour from its hexadecimal code, such as `#2A241E`, in multiples of four."""
    red, green, blue = (int(code[at : at + 2], 16) & 0xFC for at in (1, 3, 5))
    return red, green, blue


def code_of(colour: Colour) -> str:
    """Return the hexadecimal code of a colour, such as `#28241C`."""
    return "#{:02X}{:02X}{:02X}".format(*colour)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """Return the colour that lies `share` (0 to 1) of the way from one to the other."""
    red, green, blue = (
        min(252, 4 * round((a + (b - a) * share) / 4)) for a, b in zip(one, other, strict=True)
    )
    return red, green, blue


def luma(colour: Colour) -> int:
    """Return the lightness of a colour, 0 to 255: its tone in the grey drawing."""
    return round(0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2])


def distance(one: Colour, other: Colour) -> int:
    """Return how unlike two colours are: the sum of what their parts differ by."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))


def grey(colour: Colour) -> Colour:
    """Return a colour without its hue, as light as it was."""
    tone = min(252, 4 * round(luma(colour) / 4))
    return tone, tone, tone


@dataclass(frozen=True)
class Theme:
    """The colours of every part of a map, and how it is drawn. Light falls from the north-west.

    `pale` themes are on light paper; `swell` is how far the page's clouds change its lightness;
    `weight` multiplies the width of lines and marks; `bare` themes draw figures without a fill,
    `drawn` themes draw textures as lines; `extra` colours are added to the palette for textures,
    and `grain` are those of the floor's own texture, each with a lightness of its own.
    `key` says in which colours things are drawn: the name, the colours of a pack if it has any, and
    those that a material changes.
    """

    name: ThemeName
    key: str
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
    pale: bool = True
    swell: int = 0
    weight: float = 1.0
    bare: bool = False
    drawn: bool = False
    extra: tuple[Colour, ...] = ()
    grain: tuple[Colour, ...] = ()

    def __hash__(self) -> int:
        """Return the hash of its key, which tells themes apart: tables are looked up often."""
        return hash(self.key)

    @property
    def owned(self) -> bool:
        """Whether it has the colours of a pack."""
        return " " in self.key
