"""The names of houses and places, on boards."""

from PIL import Image, ImageDraw

from render.drawing.cache import sprite
from render.drawing.lettering import text_width, write
from render.drawing.own_colours import theme_of
from render.drawing.pen import Stamps
from render.view.window import Layout
from render.words import Say
from rules.core.scene import Scene

LETTERS, LEAST = 0.42, 24
"""The size of letters in squares, and their least size in pixels."""
ROUND = 0.3
"""How round a board's corners are, in sizes of its letters."""


def paint_signs(stamps: Stamps, scene: Scene, frame: Layout, key: str, say: Say) -> None:
    """Paste the board of every sign, kept within the map."""
    for sign in scene.signs:
        image = board(say(sign.name), max(LEAST, round(LETTERS * frame.c)), key)
        half = image.width / 2 / frame.c
        window = frame.window
        left, right = window.at[0] + half, window.at[0] + window.columns - half
        stamps.lay(image, max(left, min(right, sign.at[0])), sign.at[1])


@sprite
def board(words: str, size: int, key: str) -> Image.Image:
    """Return a board of wood with words on it, in letters of a size in pixels."""
    theme = theme_of(key)
    wide, high = round(text_width(words, "label", size) + 0.7 * size), round(1.25 * size)
    image = Image.new("RGBA", (wide, high), (0, 0, 0, 0))
    box = (1, 1, wide - 2, high - 2)
    ImageDraw.Draw(image).rounded_rectangle(box, ROUND * size, theme.floor, theme.ink, 2)
    write(image, (wide / 2, high / 2), words, theme.ink, "label", size)
    return image
