"""The colours of materials, by the texture that they are drawn in."""

from dataclasses import dataclass
from typing import Literal

from render.drawing.colour import Colour, rgb
from rules.core.scene import Material

Texture = Material | Literal["plain"]
"""A material with a texture of its own, or the plain texture, which fits any material."""


@dataclass(frozen=True)
class MaterialColours:
    """The colours of a material: the main one, its floor's, that of light there, its texture's."""

    base: Colour
    tint: Colour
    light: Colour
    paints: tuple[Colour, ...]


def _codes(*several: str) -> tuple[Colour, ...]:
    return tuple(rgb(code) for code in several)


MATTER: dict[Texture, MaterialColours] = {
    "ice": MaterialColours(rgb("#D4ECF8"), rgb("#8CCCF0"), rgb("#CCECFC"),
                  _codes("#8CBCDC", "#E8F6FC", "#FFFFFF", "#5C94BC")),
    "flesh": MaterialColours(rgb("#D07884"), rgb("#E86C78"), rgb("#FFB08C"),
                    _codes("#8C3440", "#E09CA0", "#A44450", "#C02038", "#6C1C2C")),
    "ceramite": MaterialColours(rgb("#DCE0E4"), rgb("#B4C4D0"), rgb("#F0F8FF"),
                       _codes("#78848C", "#F0F4F4", "#B8C4CC", "#C4CCD0")),
    "grave_soil": MaterialColours(rgb("#7C5C3C"), rgb("#A07850"), rgb("#E8D48C"),
                         _codes("#4C3420", "#A08058", "#B0B0A8", "#38302C", "#ECE4CC")),
    "black_metal": MaterialColours(rgb("#30343C"), rgb("#6C7480"), rgb("#FFD08C"),
                          _codes("#444C58", "#748090", "#14181C", "#9CA8B8")),
    "shadow_light": MaterialColours(rgb("#38344C"), rgb("#F8D878"), rgb("#FFF4B0"),
                           _codes("#FCF8E0", "#544C60", "#7C6C70", "#A89478", "#D0B888",
                                  "#ECD898", "#F8ECB8", "#FCF8DC")),
    "dreams": MaterialColours(rgb("#F4C8E4"), rgb("#E0A8F4"), rgb("#F4E0FF"),
                     _codes("#F8B8DC", "#DCB4F4", "#B4C8F8", "#A8ECF0", "#BCF4CC", "#F8F4B4",
                            "#FCD4B0")),
    "weapons": MaterialColours(rgb("#A8A298"), rgb("#A09C98"), rgb("#FFECC4"),
                      _codes("#C8D0D8", "#F4F4F4", "#6C4828", "#985030", "#2C2C30")),
    "living_soil": MaterialColours(rgb("#7CA050"), rgb("#88C050"), rgb("#E4F89C"),
                          _codes("#3C6428", "#A4C86C", "#C8E090", "#181412", "#5C3C20")),
    "bricks": MaterialColours(rgb("#B85C40"), rgb("#D88868"), rgb("#FFD084"),
                     _codes("#E4D0B8", "#C87050", "#A04C34", "#D08464")),
    "glass": MaterialColours(rgb("#5CA8DC"), rgb("#A8DCF0"), rgb("#D8F8FC"),
                    _codes("#20242C", "#E05048", "#F4C440", "#58B070", "#5CA8DC", "#9068B8",
                           "#F0A058", "#C4E8F0")),
    "wicker": MaterialColours(rgb("#D0A464"), rgb("#E0B470"), rgb("#FFE08C"),
                     _codes("#5C3C1C", "#E4C488", "#8C6430")),
    "plain": MaterialColours(rgb("#A8A49C"), rgb("#B0ACA4"), rgb("#FFE9A0"),
                    _codes("#605C58", "#B8B4AC", "#989490", "#C4C0B8")),
}  # fmt: skip
