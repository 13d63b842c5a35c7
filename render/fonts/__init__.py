"""The typefaces of the maps, each with its licence beside it: two for letters, one of icons.

Letters are set by Pillow's basic layout: the complex one, Raqm, is there only on machines that
have FriBiDi, and text would look different without. As the basic layout knows no features, the
lining figures of the label face were made its usual ones, by opentype-feature-freezer
(`pyftfeatfreeze -f lnum`). `make_letters.py` gave both the letters of all Latin languages.
"""

from functools import lru_cache
from pathlib import Path
from typing import Literal

from PIL import ImageFont

Face = Literal["title", "label"]

_FILES: dict[Face, str] = {
    "title": "im-fell-english-sc-latin-400-normal.woff2",
    "label": "alegreya-sans-sc-latin-800-lining.woff2",
}
KEPT = 48
"""Sizes of typefaces that are cached, 80 KB each; texts are cached as well
(`render.drawing.lettering`)."""


@lru_cache(maxsize=KEPT)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """Return a typeface in a size, in pixels."""
    path, basic = Path(__file__).parent / _FILES[face], ImageFont.Layout.BASIC
    return ImageFont.truetype(path, size, layout_engine=basic)


@lru_cache(maxsize=1)
def icon_font(size: int) -> ImageFont.FreeTypeFont:
    """Return the font of icons in a size, in pixels; `make_icons.py` has made it."""
    path = Path(__file__).parent / "game-icons-subset.woff2"
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)
