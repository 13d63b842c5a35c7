"""Marks of the present turn: reach, targets and the last move."""

from functools import lru_cache
from math import atan2, degrees

from PIL import Image

from render.drawing.cache import THEMES_KEPT, sprite
from render.drawing.colour import Theme
from render.drawing.lookup import looked_up
from render.drawing.own_colours import theme_of
from render.drawing.palettes import DANGER, OUTLINE, RIM
from render.drawing.pen import Pen, Point, Stamps, polar
from render.drawing.theme import FRONT, SIDES, colours, floor_tones, smooth, wash
from render.things.gathering import stands
from render.things.tokens import ANGLES
from render.view.visible import is_floor, squares, under_tiles
from render.view.window import Layout, is_board
from rules.core.scene import Scene, Square, Token

CASING, LINE, DOT = 0.26, 0.13, 0.11
ARM, OFF, EDGING, EDGE = 0.8, 0.17, 0.21, 0.12
"""Corners around a new part: length, distance, width of rim and of line, in squares."""
WET, BLUE = 0.4, 14
"""How much lighter water is within reach, and by how much green and blue exceed red in it."""


def wash_reach(canvas: Image.Image, scene: Scene, frame: Layout, theme: Theme) -> None:
    """Tint squares that can be reached or are chosen, on a picture in the theme's palette."""
    tint = _within_reach(theme)
    for column, row in sorted({*scene.reach, *scene.chosen}):
        if not frame.near(column, row):
            continue
        _tint(canvas, (column, row), frame, tint, 0.07)


@lru_cache(maxsize=THEMES_KEPT)
def _within_reach(theme: Theme) -> bytes:
    """Return a table that tints ground within reach: water is lighter there, as blue stays blue.

    Floor is tinted whatever its colour.
    """
    dry = _tinted(theme, theme.reach_share)
    lighter = wash(theme, theme.floor if theme.pale else theme.water_line, WET)
    blue = [min(each[1:]) > each[0] + BLUE for each in colours(theme)]
    blue[: _floors(theme)] = [False] * _floors(theme)
    mixed = zip(blue, lighter, dry, strict=True)
    return bytes(wet if is_blue else tint for is_blue, wet, tint in mixed)


def _tinted(theme: Theme, share: float) -> list[int]:
    """Return a table that tints all colours, and the floor's texture as if it were plain floor."""
    washed = wash(theme, theme.reach, share)
    return [washed[index] for index in smooth(theme)]


def _floors(theme: Theme) -> int:
    """Return how many colours of the table are floor's, lit or not: the first ones."""
    return len(floor_tones(theme)) * (len(theme.light_shares) + 1)


def _tint(canvas: Image.Image, at: Square, frame: Layout, tint: bytes, inset: float) -> None:
    """Map the colours of one square, without its rim, through a table."""
    rim = max(1, round(inset * frame.c))
    x, y = round(frame.x(at[0])), round(frame.y(at[1]))
    left, top = max(0, x + rim), max(0, y + rim)
    right, bottom = min(canvas.width, x + frame.c - rim), min(canvas.height, y + frame.c - rim)
    if left < right and top < bottom:
        box = (left, top, right, bottom)
        canvas.paste(looked_up(canvas.crop(box), tint), box)


def wash_arcs(canvas: Image.Image, scene: Scene, frame: Layout, theme: Theme) -> None:
    """Tint the squares around the active figure: strongly in front, less at its sides."""
    hidden = under_tiles(scene)
    for token in scene.tokens:
        if not token.active or token.down or not token.facing:
            continue
        angle = ANGLES[token.facing]
        for at in _ring(token):
            if not is_floor(scene, at) or not frame.near(*at) or at in scene.reach or at in hidden:
                continue
            share = _arc(token, at, angle)
            if share:
                _tint(canvas, at, frame, _on_floor(theme, share), 0.04)


@lru_cache(maxsize=4 * THEMES_KEPT)
def _on_floor(theme: Theme, share: float) -> bytes:
    """Return a table that tints floor, lit or not, and no other colours."""
    floors = _floors(theme)
    return bytes([*_tinted(theme, share)[:floors], *range(floors, 256)])


def _ring(token: Token) -> list[Square]:
    """Return the squares next to a figure."""
    (column, row), (wide, high) = token.at, token.size
    body = set(squares(token.at, token.size))
    around = squares((column - 1, row - 1), (wide + 2, high + 2))
    return [at for at in around if at not in body]


def _arc(token: Token, at: Square, angle: int) -> float:
    """Return the tint of a square next to a figure: at its front, its sides, or none behind."""
    x = at[0] + 0.5 - token.at[0] - token.size[0] / 2
    y = at[1] + 0.5 - token.at[1] - token.size[1] / 2
    away = abs((degrees(atan2(y, x)) - angle + 180) % 360 - 180)
    return FRONT if away < 60 else SIDES if away < 105 else 0.0


def paint_targets(stamps: Stamps, scene: Scene, frame: Layout, theme: Theme) -> None:
    """Mark the squares that the active figure can attack, with four corners each.

    Where figures are larger than squares, the figure that stands there is marked instead.
    """
    on_board = is_board(scene) and frame.figures > 1
    moved = {each.token.at: each for each in stands(scene, frame)} if on_board else {}
    for column, row in scene.targets:
        if each := moved.get((column, row)):
            stamps.lay(_corners(round(frame.c * each.scale), bare=theme.bare), *each.middle)
        elif frame.near(column, row):
            stamps.lay(_corners(frame.c, bare=theme.bare), column + 0.5, row + 0.5)


@sprite
def _corners(c: int, *, bare: bool) -> Image.Image:
    pen = Pen(1.1, 1.1, c)
    for paint, width in ((RIM, 0.11), (OUTLINE if bare else DANGER, 0.07)):
        for x in (-1, 1):
            for y in (-1, 1):
                corner = (0.46 * x, 0.46 * y)
                pen.rod([(0.24 * x, 0.46 * y), corner], paint, width)
                pen.rod([corner, (0.46 * x, 0.24 * y)], paint, width)
    return pen.done()


def paint_fresh(stamps: Stamps, scene: Scene, frame: Layout, theme: Theme) -> None:
    """Draw four corners around each part of the map that is new."""
    for box in scene.fresh:
        for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            column = box.at[0] + (box.columns if x > 0 else 0)
            row = box.at[1] + (box.rows if y > 0 else 0)
            if frame.near(column, row):
                stamps.lay(_bracket(x, y, frame.c, theme.key), column, row)


@sprite
def _bracket(x: int, y: int, c: int, key: str) -> Image.Image:
    """Return a corner with arms along the sides of a part at its left or right."""
    theme, pen = theme_of(key), Pen(2 * ARM + 0.6, 2 * ARM + 0.6, c)
    corner = (OFF * x, OFF * y)
    ends = [(corner[0] - ARM * x, corner[1]), corner, (corner[0], corner[1] - ARM * y)]
    for paint, width in ((theme.path_casing, EDGING), (theme.path, EDGE)):
        pen.rod(ends, paint, width)
        pen.disc(corner, width / 2, paint)
    return pen.done()


def _steps(scene: Scene) -> list[tuple[Square, Square]]:
    """Return the single steps of the last move, without those over unseen squares."""
    pairs = zip(scene.trail, scene.trail[1:], strict=False)
    return [
        (one, other)
        for one, other in pairs
        if one != other and abs(one[0] - other[0]) <= 1 and abs(one[1] - other[1]) <= 1
    ]


def paint_trail(stamps: Stamps, scene: Scene, frame: Layout, theme: Theme) -> None:
    """Draw the last move: a ring at its start, a dot on every square, an arrow at its end."""
    steps = [pair for pair in _steps(scene) if frame.near(*pair[0]) or frame.near(*pair[1])]
    if not steps:
        return
    c, key = frame.c, theme.key

    def lay(sprite: Image.Image, at: Point) -> None:
        stamps.lay(sprite, at[0] + 0.5, at[1] + 0.5)

    for casing in (True, False):
        for one, other in steps:
            way = (other[0] - one[0], other[1] - one[1])
            middle = ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
            lay(_segment(way, c, key, casing=casing), middle)
    for square in [pair[0] for pair in steps[1:]]:
        lay(_bead(c, key, start=False), square)
    lay(_bead(c, key, start=True), steps[0][0])
    one, other = steps[-1]
    way = (other[0] - one[0], other[1] - one[1])
    free = all(token.at != other for token in scene.tokens)
    back = 0.0 if free else 0.52 if 0 in way else 0.40
    lay(_head(way, c, key), (other[0] - way[0] * back, other[1] - way[1] * back))


@sprite
def _segment(way: Square, c: int, key: str, *, casing: bool) -> Image.Image:
    theme, pen = theme_of(key), Pen(abs(way[0]) + 0.4, abs(way[1]) + 0.4, c)
    ends = [(-way[0] / 2, -way[1] / 2), (way[0] / 2, way[1] / 2)]
    pen.rod(ends, theme.path_casing if casing else theme.path, CASING if casing else LINE)
    return pen.done()


@sprite
def _bead(c: int, key: str, *, start: bool) -> Image.Image:
    theme, pen = theme_of(key), Pen(1, 1, c)
    if start:
        pen.disc((0, 0), 0.21, theme.path_casing)
        pen.disc((0, 0), 0.17, theme.path_casing, theme.path, 0.075)
    else:
        pen.disc((0, 0), DOT, theme.path, theme.path_casing, 0.035)
    return pen.done()


@sprite
def _head(way: Square, c: int, key: str) -> Image.Image:
    theme, pen = theme_of(key), Pen(1.2, 1.2, c)
    angle = {
        (1, 0): 0, (1, 1): 45, (0, 1): 90, (-1, 1): 135,
        (-1, 0): 180, (-1, -1): 225, (0, -1): 270, (1, -1): 315,
    }[way]  # fmt: skip
    for tip, wing, paint in ((0.30, 0.33, theme.path_casing), (0.22, 0.25, theme.path)):
        pen.shape([polar(angle, tip), polar(angle + 130, wing), polar(angle - 130, wing)], paint)
    return pen.done()
