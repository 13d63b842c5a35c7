"""Icons as masks, from the font of Game Icons; drawn large once and scaled down."""

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from render.fonts import icon_font
from rules.core.icons import ICONS

FIRST: Final = 0xE000
"""The code point of the first icon."""
LARGE: Final = 288
"""Pixels across and down of an icon before it is scaled."""
CODES: Final = {name: chr(FIRST + place) for place, name in enumerate(ICONS)}


def is_icon(name: str) -> bool:
    """Return whether there is an icon of that name."""
    return name in CODES


@lru_cache(maxsize=64)
def _large(name: str) -> Image.Image:
    """Return an icon as a mask, without what is empty around it."""
    sheet = Image.new("L", (LARGE, LARGE), 0)
    ImageDraw.Draw(sheet).text((0, LARGE), CODES[name], 255, icon_font(LARGE), "ls")
    return sheet.crop(sheet.getbbox())


@lru_cache(maxsize=128)
def icon_mask(name: str, side: int) -> Image.Image:
    """Return an icon as a mask that fits a square of `side` pixels, in its middle.

    Raises:
        KeyError: there is no such icon.
    """
    large = _large(name)
    scale = side / max(large.size)
    size = (max(1, round(large.width * scale)), max(1, round(large.height * scale)))
    sheet = Image.new("L", (side, side), 0)
    small = large.resize(size, Image.Resampling.LANCZOS)
    sheet.paste(small, ((side - size[0]) // 2, (side - size[1]) // 2))
    return sheet
