"""Arrows with names at the rim of a play view, for heroes who are outside of it."""

from math import atan2, degrees

from PIL import Image

from render.drawing.cache import sprite
from render.drawing.colour import Colour, Theme
from render.drawing.lettering import text_width, write
from render.drawing.own_colours import theme_of
from render.drawing.pen import OVERSIZE, Pen, Stamps, polar
from render.things.tokens import fill_of
from render.view.window import Layout
from render.words import Say
from rules.core.scene import Scene, Token

TEXT = 26
ARROW = 30
"""The size of the arrow, in pixels."""
APART = 40
"""The least distance between two names at the rim, in pixels."""


def offscreen_heroes(scene: Scene, frame: Layout) -> list[Token]:
    """Return the heroes who are outside the map that is shown."""
    width, height = frame.map_size
    rim = 0.25 * frame.c

    def shown(token: Token) -> bool:
        x = frame.x(token.at[0] + token.size[0] / 2)
        y = frame.y(token.at[1] + token.size[1] / 2)
        return rim <= x <= width - rim and rim <= y <= height - rim

    return [token for token in scene.tokens if token.side == "hero" and not shown(token)]


def paint_offscreen(stamps: Stamps, scene: Scene, frame: Layout, theme: Theme, say: Say) -> None:
    """Draw an arrow and a name at the rim for each hero who is outside the map."""
    width, height = frame.map_size
    taken: list[tuple[float, float]] = []
    for token in offscreen_heroes(scene, frame):
        name = say(token.name)
        x = frame.x(token.at[0] + token.size[0] / 2) - width / 2
        y = frame.y(token.at[1] + token.size[1] / 2) - height / 2
        fill = theme.floor if theme.bare else fill_of(token)
        sprite = _pointer(name, round(degrees(atan2(y, x)) / 5) * 5, fill, theme.key)
        half = (width / 2 - sprite.width / 2 - 4, height / 2 - sprite.height / 2 - 4)
        share = min(half[0] / abs(x) if x else 9e9, half[1] / abs(y) if y else 9e9)
        place = (width / 2 + x * share, height / 2 + y * share)
        place = _beside(place, taken, sprite.width, height / 2)
        taken.append(place)
        column = frame.window.at[0] + (place[0] - frame.x(frame.window.at[0])) / frame.c
        row = frame.window.at[1] + (place[1] - frame.y(frame.window.at[1])) / frame.c
        stamps.lay(sprite, column, row)


def _beside(
    place: tuple[float, float], taken: list[tuple[float, float]], wide: int, middle: float
) -> tuple[float, float]:
    """Return a place, moved towards the middle of the map until no other name is near."""
    x, y = place
    step = -APART if y > middle else APART
    while any(abs(x - other[0]) < wide and abs(y - other[1]) < APART for other in taken):
        y += step
    return x, y


@sprite
def _pointer(name: str, angle: int, fill: Colour, key: str) -> Image.Image:
    """Return an arrow in a hero's colour and the hero's name beside it, on a plate."""
    theme = theme_of(key)
    words = name if len(name) <= 14 else name[:13] + "…"
    wide = round(text_width(words, "label", TEXT))
    plate = Pen((wide + ARROW + 26) / 10, 3.8, 10)
    size = (plate.image.width / plate.unit - 0.2, 3.6)
    plate.box((0, 0), size, theme.ruler, theme.ruler_text, 0.2, corner=1.2)
    centre = (-size[0] / 2 + 2.1, 0.0)
    arrow = [
        (centre[0] + point[0], centre[1] + point[1])
        for point in (polar(angle, 1.45), polar(angle + 140, 1.25), polar(angle - 140, 1.25))
    ]
    plate.shape(arrow, fill, theme.ruler_text, 0.22)
    sprite = plate.image.reduce(OVERSIZE)
    write(sprite, (sprite.width / 2 + ARROW / 2 - 1, sprite.height / 2), words, theme.ruler_text,
          "label", TEXT)  # fmt: skip
    return sprite
