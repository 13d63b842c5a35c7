"""Arrows with names at the rim of a play view, for heroes who are outside of it."""

from collections.abc import Iterable, Iterator
from math import atan2, copysign, degrees

from PIL import Image

from render.drawing.cache import sprite
from render.drawing.colour import Colour, Theme
from render.drawing.lettering import text_width, write
from render.drawing.own_colours import theme_of
from render.drawing.pen import Pen, Stamps, polar
from render.things.tokens import fill_of
from render.view.window import Layout
from render.words import Say
from rules.core.scene import Scene, Token

TEXT = 26
ARROW = 30
"""The size of the arrow, in pixels."""
APART, APART_ALONG = 42, 60
"""Pixels between places that are tried for a name, down and across."""
Place = tuple[float, float]
Rect = tuple[float, float, float, float]
"""A middle, and how wide and high it is, in pixels."""


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
    names: list[Rect] = []
    figures = [_around(token, frame) for token in scene.tokens]
    for token in offscreen_heroes(scene, frame):
        name = say(token.name)
        x = frame.x(token.at[0] + token.size[0] / 2) - width / 2
        y = frame.y(token.at[1] + token.size[1] / 2) - height / 2
        fill = theme.floor if theme.bare else fill_of(token)
        sprite = _pointer(name, round(degrees(atan2(y, x)) / 5) * 5, fill, theme.key)
        half = (width / 2 - sprite.width / 2 - 4, height / 2 - sprite.height / 2 - 4)
        share = min(half[0] / abs(x) if x else 9e9, half[1] / abs(y) if y else 9e9)
        wished = (width / 2 + x * share, height / 2 + y * share)
        # A map that is narrower than the name has no place where all of it is seen.
        places = list(_places(wished, half, (width / 2, height / 2))) or [wished]
        size = (sprite.width, sprite.height)
        free = [each for each in places if not _hides(each, size, names)] or places
        place = next((each for each in free if not _hides(each, size, figures)), free[0])
        names.append((*place, *size))
        column = frame.window.at[0] + (place[0] - frame.x(frame.window.at[0])) / frame.c
        row = frame.window.at[1] + (place[1] - frame.y(frame.window.at[1])) / frame.c
        stamps.lay(sprite, column, row)


def _around(token: Token, frame: Layout) -> Rect:
    """Return the place of a figure, and how wide and high it is."""
    columns, rows = token.size
    middle = frame.x(token.at[0] + columns / 2), frame.y(token.at[1] + rows / 2)
    return (*middle, columns * frame.c, rows * frame.c)


def _places(wished: Place, half: Place, middle: Place) -> Iterator[Place]:
    """Yield a place at the rim and those along it, the nearest first, then those further in."""
    at_side = abs(abs(wished[0] - middle[0]) - half[0]) < 1
    axis = 1 if at_side else 0
    apart = (APART_ALONG, APART)[axis]
    for inwards in (0, 1, 2):
        for steps in range(int(2 * half[axis] / apart) + 1):
            for way in (1, -1) if steps else (1,):
                place = list(wished)
                place[axis] += way * steps * apart
                place[1 - axis] -= copysign(inwards * APART, wished[1 - axis] - middle[1 - axis])
                if abs(place[axis] - middle[axis]) <= half[axis] + 1:
                    yield place[0], place[1]


def _hides(place: Place, size: tuple[int, int], others: Iterable[Rect]) -> bool:
    """Return whether a name at a place hides some of what is elsewhere."""
    return any(
        abs(place[0] - x) < (size[0] + wide) / 2 and abs(place[1] - y) < (size[1] + high) / 2
        for x, y, wide, high in others
    )


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
    sprite = plate.image.reduce(plate.oversize)
    write(sprite, (sprite.width / 2 + ARROW / 2 - 1, sprite.height / 2), words, theme.ruler_text,
          "label", TEXT)  # fmt: skip
    return sprite
