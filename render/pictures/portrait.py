"""A figure by itself, large, in the colours that it has on a map."""

from PIL import Image

from render.drawing.colour import ThemeName
from render.drawing.own_colours import theme_in
from render.drawing.theme import flat_table, indexed
from render.pictures.png import PngEncoder
from render.things.tokens import figure, look_of
from rules.core.colours import MapColours
from rules.core.scene import Token

SIZE, CLOSE = 128, 224
"""Pixels of the square that a figure stands on; of one from which only the figure is shown."""
MARGIN = 6
"""Pixels around a figure that is shown close."""


def portrait(
    token: Token,
    *,
    theme: ThemeName = "parchment",
    colours: MapColours | None = None,
    close: bool = False,
) -> bytes:
    """Draw a figure of a scene on bare floor, perhaps in a pack's colours, as a PNG file.

    What is `close` is the figure alone, in a square that is no larger than it.
    """
    paints = theme_in(theme, colours)
    sprite = figure(look_of(token, bare=paints.bare), CLOSE if close else SIZE)
    if close:
        sprite = _alone(sprite)
    picture = Image.new("RGB", sprite.size, paints.floor)
    picture.paste(sprite, (0, 0), sprite)
    return PngEncoder().encode(indexed(picture, paints), flat_table(paints))


def _alone(sprite: Image.Image) -> Image.Image:
    """Return what is drawn of a sprite in the middle of the smallest square for it."""
    box = sprite.getbbox() or (0, 0, *sprite.size)
    drawn = sprite.crop(box)
    side = max(drawn.size) + 2 * MARGIN
    square = Image.new("RGBA", (side, side))
    square.paste(drawn, ((side - drawn.width) // 2, (side - drawn.height) // 2))
    return square
