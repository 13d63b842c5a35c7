"""Arrows at the rim of a play view: who and what that matters lies outside of it."""

import re
from collections.abc import Iterable, Iterator
from math import atan2, copysign, degrees
from typing import Literal, NamedTuple

from PIL import Image

from render.drawing.cache import sprite
from render.drawing.colour import Colour, Theme
from render.drawing.lettering import cut, text_width, write
from render.drawing.own_colours import theme_of
from render.drawing.palettes import DANGER
from render.drawing.pen import Pen, Stamps, polar
from render.things.tokens import fill_of
from render.view.near import holds
from render.view.visible import squares
from render.view.window import Layout
from render.words import Say
from rules.core.scene import Scene, Square, Token

TEXT = 26
ARROW = 30
"""The size of the arrow, in pixels."""
APART, APART_ALONG = 42, 60
"""Pixels between places that are tried for a name, down and across."""
MOST_LETTERS = 18
"""The most letters of a name."""
NUMBER = re.compile(r" \d+$")
NAMED = 2
"""The most places on offer at a side that are named; of more it says how many squares they are."""
Place = tuple[float, float]
Rect = tuple[float, float, float, float]
"""A middle, and how wide and high it is, in pixels."""


class Beyond(NamedTuple):
    """Something that matters and lies outside of a near view.

    A figure, or with no `token` places on offer beyond one side; `towards` is the place to which
    the arrow points, in squares, and `squares` are all that it stands for.
    """

    kind: Literal["figure", "target", "offer"]
    towards: Place
    squares: tuple[Square, ...]
    token: Token | None = None


def beyond(scene: Scene, frame: Layout) -> list[Beyond]:
    """Return what lies outside: heroes, whoever can be attacked, and squares that may be chosen."""
    found = [_figure(token, "figure") for token in offscreen_heroes(scene, frame)]
    heroes = {each.token.key for each in found if each.token}
    aimed, window = set(scene.targets), frame.window
    for token in scene.tokens:
        if token.key in heroes:
            continue
        covered = list(squares(token.at, token.size))
        wanted = token.active or any(at in aimed for at in covered)
        if wanted and not any(holds(window, at) for at in covered):
            found.append(_figure(token, "target" if aimed.intersection(covered) else "figure"))
    return [*found, *_offers(scene, frame)]


def _figure(token: Token, kind: Literal["figure", "target"]) -> Beyond:
    (column, row), (columns, rows) = token.at, token.size
    middle = (column + columns / 2, row + rows / 2)
    return Beyond(kind, middle, tuple(squares(token.at, token.size)), token)


def _offers(scene: Scene, frame: Layout) -> Iterator[Beyond]:
    """Yield the squares on offer beyond each side, those beyond a corner with the farther side."""
    window = frame.window
    sides: dict[tuple[int, bool], list[Square]] = {}
    for at in sorted({*scene.reach, *scene.chosen}):
        if holds(window, at):
            continue
        past = [
            min(0, at[axis] - window.at[axis]) or max(0, at[axis] - window.at[axis] - length + 1)
            for axis, length in ((0, window.columns), (1, window.rows))
        ]
        axis = 0 if abs(past[0]) > abs(past[1]) else 1
        sides.setdefault((axis, past[axis] > 0), []).append(at)
    for several in sides.values():
        columns, rows = zip(*several, strict=True)
        middle = (sum(columns) / len(several) + 0.5, sum(rows) / len(several) + 0.5)
        yield Beyond("offer", middle, tuple(several))


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
    """Draw an arrow at the rim for each figure outside the map, and for squares on offer there."""
    width, height = frame.map_size
    names: list[Rect] = []
    figures = [_around(token, frame) for token in scene.tokens]
    for each in beyond(scene, frame):
        x = frame.x(each.towards[0]) - width / 2
        y = frame.y(each.towards[1]) - height / 2
        fill = theme.floor if theme.bare else _fill(each, theme)
        angle = round(degrees(atan2(y, x)) / 5) * 5
        sprite = _pointer(_words(each, scene, say), angle, fill, theme.key)
        half = (width / 2 - sprite.width / 2 - 4, height / 2 - sprite.height / 2 - 4)
        share = min(half[0] / abs(x) if x else 9e9, half[1] / abs(y) if y else 9e9)
        wished = (width / 2 + x * share, height / 2 + y * share)
        # A map that is narrower than the name has no place where all of it is seen.
        places = list(_places(wished, half, (width / 2, height / 2))) or [wished]
        size = (sprite.width, sprite.height)
        free = [place for place in places if not _hides(place, size, names)] or places
        place = next((at for at in free if not _hides(at, size, figures)), free[0])
        names.append((*place, *size))
        column = frame.window.at[0] + (place[0] - frame.x(frame.window.at[0])) / frame.c
        row = frame.window.at[1] + (place[1] - frame.y(frame.window.at[1])) / frame.c
        stamps.lay(sprite, column, row)


def _fill(each: Beyond, theme: Theme) -> Colour:
    """Return the colour of an arrow: a figure's own, or that of what it points to."""
    if each.kind == "target":
        return DANGER
    return fill_of(each.token) if each.token else theme.reach


def _words(each: Beyond, scene: Scene, say: Say) -> str:
    """Return what stands beside an arrow: a name, or how many squares on offer lie there."""
    if each.token:
        return say(each.token.name)
    names = sorted({scene.ruler.name(at) for at in each.squares})
    return " ".join(names) if len(names) <= NAMED else f"+{len(names)}"


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


def _short(name: str) -> str:
    """Return a name in few letters; the number at its end, which tells it from others, stays."""
    number = found[0] if (found := NUMBER.search(name)) else ""
    stem = name.removesuffix(number)
    return cut(stem, lambda text: len(text + number) <= MOST_LETTERS) + number


@sprite
def _pointer(name: str, angle: int, fill: Colour, key: str) -> Image.Image:
    """Return an arrow in a colour, and words beside it, on a plate."""
    theme = theme_of(key)
    words = _short(name)
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
