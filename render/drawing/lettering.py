"""Words on a picture. Their shapes are kept: the same names stand at the rim of every map."""

from functools import lru_cache
from math import floor

from PIL import Image, ImageDraw

from render.drawing.theme import Colour
from render.fonts import FIGURES, Face, font

SHEER = 2
"""Pixels left clear around the words, for what reaches over their box."""


@lru_cache(maxsize=512)
def _shape(
    words: str, face: Face, size: int, part: tuple[float, float]
) -> tuple[Image.Image, int, int]:
    """A mask of words that stand on a point between pixels, and where its corner lies from it."""
    letters = font(face, size)
    box = letters.getbbox(words, anchor="mm", features=FIGURES)
    left, top = floor(box[0]) - SHEER, floor(box[1]) - SHEER
    mask = Image.new("L", (int(box[2]) - left + 2 * SHEER, int(box[3]) - top + 2 * SHEER), 0)
    place = (part[0] - left, part[1] - top)
    ImageDraw.Draw(mask).text(place, words, 255, letters, "mm", features=FIGURES)
    return mask, left, top


@lru_cache(maxsize=512)
def text_width(words: str, face: Face, size: int) -> float:
    """Return how many pixels wide words are."""
    return font(face, size).getlength(words, features=FIGURES)


def write(
    canvas: Image.Image,
    place: tuple[float, float],
    words: str,
    paint: Colour,
    face: Face,
    size: int,
) -> None:
    """Write words with their middle at a point, as `ImageDraw` does."""
    x, y = floor(place[0]), floor(place[1])
    mask, left, top = _shape(words, face, size, (place[0] - x, place[1] - y))
    canvas.paste(paint, (x + left, y + top), mask)
