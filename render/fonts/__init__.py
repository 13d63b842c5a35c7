"""The two typefaces of the maps, each with its licence beside it (SIL Open Font Licence 1.1)."""

from functools import lru_cache
from pathlib import Path
from typing import Literal

from PIL import ImageFont, features

Face = Literal["title", "label"]

_FILES: dict[Face, str] = {
    "title": "im-fell-english-sc-latin-400-normal.woff2",
    "label": "alegreya-sans-sc-latin-800-normal.woff2",
}
# Lining figures need the complex layout engine; without it figures are old-style but all there.
_COMPLEX = features.check("raqm")
FIGURES: list[str] | None = ["lnum"] if _COMPLEX else None
KEPT = 48
"""Sizes of typefaces that are cached, 80 KB each; texts are cached as well
(`render.drawing.lettering`)."""


@lru_cache(maxsize=KEPT)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """Return a typeface in a size, in pixels."""
    engine = ImageFont.Layout.RAQM if _COMPLEX else ImageFont.Layout.BASIC
    return ImageFont.truetype(Path(__file__).parent / _FILES[face], size, layout_engine=engine)
