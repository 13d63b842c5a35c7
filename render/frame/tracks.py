"""Drawings of what a game counts: tracks as rows of boxes with cubes, piles as stacks of cards."""

from PIL import Image

from render.drawing.cache import sprite
from render.drawing.colour import Theme, mix
from render.drawing.own_colours import theme_of
from render.drawing.pen import Pen
from rules.core.scene import Track

MOST_BOXES = 60
"""The most boxes that are drawn; longer tracks show their number alone."""


def boxes_of(track: Track) -> int:
    """Return how many boxes a track shows: all, or one beyond its value if it has no end."""
    count = max(track.value, *track.marks, 0) + 1 if track.most is None else track.most
    return count if 0 < count <= MOST_BOXES else 0


@sprite
def boxes(
    value: int, count: int, marks: tuple[int, ...], wide: int, pitch: int, key: str
) -> Image.Image:
    """Return rows of boxes, `wide` pixels at most; full ones hold a cube, special ones a flag."""
    theme = theme_of(key)
    across = max(1, min(count, wide // pitch))
    across = -(-count // -(-count // across))
    down = -(-count // across)
    pen = Pen(across + 0.1, 1.34 * down, pitch)
    faint = mix(theme.ruler, theme.ruler_text, 0.75)
    for number in range(1, count + 1):
        x = (number - 1) % across - (across - 1) / 2
        y = 1.34 * ((number - 1) // across - (down - 1) / 2) + 0.14
        noted = number in marks
        edge = theme.ink if noted else faint
        pen.box((x, y), (0.88, 0.88), theme.floor, edge, 0.13 if noted else 0.075, corner=0.1)
        if noted:
            pen.shape([(x - 0.24, y - 0.76), (x + 0.24, y - 0.76), (x, y - 0.46)], theme.ink)
        if number <= value:
            pen.box((x, y), (0.56, 0.56), theme.ink, corner=0.06)
            pen.line([(x - 0.18, y - 0.19), (x + 0.19, y - 0.19)], theme.floor, 0.06)
    return pen.done()


@sprite
def cards(left: int, size: int, key: str) -> Image.Image:
    """Return a stack of cards with its number on the top one; an empty pile is a dashed outline."""
    theme, pen = theme_of(key), Pen(1.1, 1.1, size)
    wide, high = 0.62, 0.80
    if left <= 0:
        _outline(pen, wide, high, theme)
    for card in reversed(range(min(3, left))):
        shift = 0.09 * (card - min(2, left - 1) / 2)
        paint = theme.floor if card == 0 else mix(theme.furniture, theme.shade, 0.4)
        pen.box((shift, -shift), (wide, high), paint, theme.ink, 0.045, corner=0.07)
    middle = -0.09 * min(2, max(0, left - 1)) / 2
    text = str(left)
    pen.text(text, 0.5 if len(text) < 3 else 0.36, theme.ink, (middle, -middle))
    return pen.done()


def _outline(pen: Pen, wide: float, high: float, theme: Theme) -> None:
    for share in range(5):
        at = share / 4 - 0.5
        for side in (-0.5, 0.5):
            x, y = at * wide * 0.86, side * high
            pen.line([(x - 0.05, y), (x + 0.05, y)], theme.ruler_text, 0.045)
            x, y = side * wide, at * high * 0.88
            pen.line([(x, y - 0.06), (x, y + 0.06)], theme.ruler_text, 0.045)
