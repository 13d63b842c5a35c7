"""A figure by itself, large, in the colours that it has on a map."""

from PIL import Image

from render.drawing.colour import ThemeName
from render.drawing.palettes import THEMES
from render.drawing.theme import flat_table, indexed
from render.pictures.png import PngEncoder
from render.things.tokens import figure, look_of
from rules.core.scene import Token

SIZE = 128
"""Pixels of the square that a figure stands on."""


def portrait(token: Token, *, theme: ThemeName = "parchment") -> bytes:
    """Draw a figure of a scene on bare floor, as a PNG file."""
    paints = THEMES[theme]
    sprite = figure(look_of(token, bare=paints.bare), SIZE)
    picture = Image.new("RGB", sprite.size, paints.floor)
    picture.paste(sprite, (0, 0), sprite)
    return PngEncoder().encode(indexed(picture, paints), flat_table(paints))
