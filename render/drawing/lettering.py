"""Text on pictures. Its shapes are cached, as every map has the same names at its rim."""

from collections.abc import Callable
from functools import lru_cache
from math import floor

from PIL import Image, ImageDraw

from render.drawing.colour import Colour
from render.fonts import Face, font

SHEER = 2
"""Clear pixels around a text, for letters that reach over its bounding box."""


@lru_cache(maxsize=512)
def _shape(
    words: str, face: Face, size: int, part: tuple[float, float]
) -> tuple[Image.Image, int, int]:
    """Return a text as a mask, and the offset of its corner from a point between pixels."""
    letters = font(face, size)
    box = letters.getbbox(words, anchor="mm")
    left, top = floor(box[0]) - SHEER, floor(box[1]) - SHEER
    mask = Image.new("L", (int(box[2]) - left + 2 * SHEER, int(box[3]) - top + 2 * SHEER), 0)
    place = (part[0] - left, part[1] - top)
    ImageDraw.Draw(mask).text(place, words, 255, letters, "mm")
    return mask, left, top


@lru_cache(maxsize=512)
def text_width(words: str, face: Face, size: int) -> float:
    """Return the width of a text, in pixels."""
    return font(face, size).getlength(words)


def cut(words: str, fits: Callable[[str], bool]) -> str:
    """Return words that fit, or the first that do and dots; of a long one its beginning."""
    kept, made = words, words
    while made and not fits(made):
        shorter = kept.rpartition(" ")[0] or kept[:-1]
        kept = shorter.rstrip(" ,;:·–-")
        made = kept + "…" if kept else ""
    return made


def write(
    canvas: Image.Image,
    place: tuple[float, float],
    words: str,
    paint: Colour,
    face: Face,
    size: int,
) -> None:
    """Write a text with its middle at a point, as `ImageDraw.text` does."""
    x, y = floor(place[0]), floor(place[1])
    mask, left, top = _shape(words, face, size, (place[0] - x, place[1] - y))
    canvas.paste(paint, (x + left, y + top), mask)
