"""The conditions of figures as small badges, each with the first letter of its name."""

from PIL import Image

from render.drawing.cache import sprite
from render.drawing.palettes import GOLD, OUTLINE, RIM
from render.drawing.pen import Pen, Point

PLACES: tuple[Point, ...] = ((0.37, -0.33), (-0.37, -0.33))
"""Positions of badges, from the middle of a figure; with a third condition the last is a plus."""
RADIUS = 0.20


def letters_of(conditions: tuple[str, ...]) -> tuple[str, ...]:
    """Return the letters of the badges of a figure's conditions, named in words."""
    letters = [name.strip()[:1].upper() or "?" for name in conditions]
    if len(letters) > len(PLACES):
        letters = [*letters[: len(PLACES) - 1], "+"]
    return tuple(letters)


@sprite
def badge(letter: str, c: int, *, bare: bool) -> Image.Image:
    """Return the sprite of a badge for squares of `c` pixels."""
    pen = Pen(0.5, 0.5, c)
    pen.disc((0, 0), RADIUS + 0.025, RIM)
    pen.disc((0, 0), RADIUS, OUTLINE)
    pen.disc((0, 0), RADIUS - 0.03, RIM if bare else GOLD)
    pen.text(letter, 0.34, OUTLINE)
    return pen.done()
