"""Colours of maps as a pack writes them, and how well they can be told apart. No pixels here."""

from collections.abc import Iterator
from typing import Annotated, Final, NamedTuple

from pydantic import Field

from rules.core.model import Model
from rules.core.said_numbers import decimal
from rules.core.words import Text

HEX: Final = r"^#[0-9A-Fa-f]{6}$"
HEX_OR_NONE: Final = r"^(#[0-9A-Fa-f]{6})?$"
"""How a colour is written: `#E8C060`."""
RGB = tuple[int, int, int]
"""A colour: red, green and blue, 0 to 255 each."""

LAMP_SHARE: Final = 0.28
"""The share of the lamp's colour in floor that is fully lit."""
REACH_SHARE: Final = 0.42
"""The largest share of the colour of reach in floor."""
Code = Annotated[str, Field(pattern=HEX)]
"""A colour as authors write it."""


class Colours(Model):
    """Eleven colours of a map, each as #RRGGBB; all that is drawn is in them or between them.

    Figures keep their own colours. How far apart two colours are is measured as WCAG does it: 1 is
    the same, 21 is black on white.
    """

    paper: Annotated[
        Code,
        Field(description="the page around the map; 7 or more from the wall, or from the floor"),
    ]
    floor: Annotated[Code, Field(description="the floor of rooms; 7 or more from the wall")]
    wall: Annotated[
        Code,
        Field(description="walls, letters and the lines of all things; 7 or more from the floor"),
    ]
    rock: Annotated[
        Code, Field(description="the strokes around the floor; 1.8 or more from the paper")
    ]
    grid: Annotated[Code, Field(description="the lines of the squares; 1.2 to 2.5 from the floor")]
    water: Annotated[Code, Field(description="water; 3 or more from the wall")]
    door: Annotated[
        Code, Field(description="doors and what is made of wood; 2 or more from the wall")
    ]
    metal: Annotated[Code, Field(description="what is made of metal; 2 or more from the wall")]
    lamp: Annotated[
        Code, Field(description="the light of lamps, of which lit floor takes up to 28 %")
    ]
    reach: Annotated[
        Code,
        Field(description="the tint of squares that can be reached; 1.3 or more from the floor"),
    ]
    accent: Annotated[Code, Field(description="the last move and arrows; 3 or more from the floor")]


class MapColours(Model):
    """The colours in which a pack has the maps of its games drawn.

    `light` is for the theme parchment, `dark` for the theme slate. One may be left out: that theme
    stays as it is. The themes contrast and print always do, as people need them to see or to print.
    """

    light: Annotated[
        Colours | None, Field(description="those of the theme parchment: dark lines, light floor")
    ] = None
    dark: Annotated[
        Colours | None, Field(description="those of the theme slate: light lines, dark floor")
    ] = None


def rgb_of(code: str) -> RGB:
    """Return a colour from its code."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def brightness(colour: RGB) -> float:
    """Return the relative luminance of a colour, 0 to 1, as WCAG defines it."""
    parts = [part / 255 for part in colour]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: RGB, other: RGB) -> float:
    """Return the contrast ratio of two colours, 1 to 21, as WCAG defines it."""
    dark, bright = sorted((brightness(one), brightness(other)))
    return (bright + 0.05) / (dark + 0.05)


class Apart(NamedTuple):
    """How far apart two colours have to be, in a contrast ratio, and at most if it is said."""

    one: str
    other: str
    least: float
    most: float = 21.0


APART: Final = (
    Apart("wall", "floor", 7),
    Apart("rock", "paper", 1.8),
    Apart("grid", "floor", 1.2, 2.5),
    Apart("water", "wall", 3),
    Apart("door", "wall", 2),
    Apart("metal", "wall", 2),
    Apart("reach", "floor", 1.3),
    Apart("accent", "floor", 3),
)
"""What has to be told from what."""
AROUND: Final = 7.0
"""The contrast between the paper and the wall, or else between the paper and the floor."""
TINTED: Final = (("lamp", LAMP_SHARE), ("reach", REACH_SHARE))
"""What tints floor, and the largest share that it has there."""
ON_TINTED: Final = 4.5
"""The contrast between the wall and tinted floor, on which letters stand as well."""


def troubles(colours: Colours, *, dark: bool) -> Iterator[tuple[str, Text]]:
    """Yield each fault that makes a map hard to read: the name of a colour, and the fault."""
    codes = {name: rgb_of(getattr(colours, name)) for name in Colours.model_fields}
    if (brightness(codes["wall"]) > brightness(codes["floor"])) != dark:
        yield "wall", Text.of("pack-colours-wall-dark" if dark else "pack-colours-wall-light")
        return
    for one, other, least, most in APART:
        found = contrast(codes[one], codes[other])
        if found < least:
            yield one, _too("near", one, other, colours, found, least)
        elif found > most:
            yield one, _too("far", one, other, colours, found, most)
    found = max(contrast(codes["paper"], codes[other]) for other in ("wall", "floor"))
    if found < AROUND:
        nearest = decimal(f"{AROUND:g}")
        yield "paper", Text.of("pack-colours-paper", found=_said(found), least=nearest)
    for tint, share in TINTED:
        found = contrast(codes["wall"], _mixed(codes["floor"], codes[tint], share))
        if found < ON_TINTED:
            yield (
                tint,
                Text.of(
                    "pack-colours-tinted",
                    tint=tint,
                    percent=round(share * 100),
                    found=_said(found),
                    least=decimal(f"{ON_TINTED:g}"),
                ),
            )


def _too(how: str, one: str, other: str, colours: Colours, found: float, bound: float) -> Text:
    return Text.of(
        f"pack-colours-{how}",
        one=one,
        other=other,
        one_code=getattr(colours, one),
        other_code=getattr(colours, other),
        found=_said(found),
        bound=decimal(f"{bound:g}"),
    )


def _said(found: float) -> str | Text:
    """Return a contrast in digits, with so many that it is seen to be below its bound."""
    return decimal(f"{found:.2f}")


def _mixed(one: RGB, other: RGB, share: float) -> RGB:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue
