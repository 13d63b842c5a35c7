"""A figure by itself, large, in the colours that it has on a map."""

from PIL import Image

from render.drawing.colour import ThemeName
from render.drawing.own_colours import theme_in
from render.drawing.theme import flat_table, indexed
from render.pictures.png import PngEncoder
from render.things.tokens import figure, look_of
from rules.core.colours import MapColours
from rules.core.scene import Token

SIZE = 128
"""Pixels of the square that a figure stands on."""


def portrait(
    token: Token, *, theme: ThemeName = "parchment", colours: MapColours | None = None
) -> bytes:
    """Draw a figure of a scene on bare floor, perhaps in a pack's colours, as a PNG file."""
    paints = theme_in(theme, colours)
    sprite = figure(look_of(token, bare=paints.bare), SIZE)
    picture = Image.new("RGB", sprite.size, paints.floor)
    picture.paste(sprite, (0, 0), sprite)
    return PngEncoder().encode(indexed(picture, paints), flat_table(paints))
