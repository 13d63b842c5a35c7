"""All that stands on the sides of squares: doors of every kind, openings, unexplored exits."""

from PIL import Image

from render.drawing.cache import sprite
from render.drawing.colour import Theme, mix, rgb
from render.drawing.own_colours import theme_of
from render.drawing.palettes import HEROES, OUTLINE, RIM
from render.drawing.pen import Pen, Point, stamp
from render.view.visible import BESIDE, across, is_floor
from render.view.window import Layout
from rules.core.footprints import secrets_of
from rules.core.scene import Barrier, Edge, Scene, Side

TURNS: dict[Side, Image.Transpose | None] = {
    Side.EAST: None,
    Side.SOUTH: Image.Transpose.ROTATE_270,
    Side.WEST: Image.Transpose.ROTATE_180,
    Side.NORTH: Image.Transpose.ROTATE_90,
}
OPENINGS = frozenset({Barrier.OPEN, Barrier.ARCH, Barrier.AJAR, Barrier.UNEXPLORED})
BARE = frozenset({Barrier.WALL, Barrier.OPEN, Barrier.SECRET, Barrier.BARRICADE})
FREE = HEROES[2]
"""The colour of arrows that say which way a door opens."""
MARK_LEAST = 30
"""The least size of a square, in pixels, for which marks of exits are drawn."""


def paint_doors(canvas: Image.Image, scene: Scene, frame: Layout, theme: Theme) -> None:
    """Paint all doors and openings; walls were drawn with the ground."""
    shown = [edge for edge in scene.edges if frame.near(*edge.at)]
    for edge in shown:
        if edge.kind in OPENINGS and not is_floor(scene, across(edge.at, edge.side)):
            _put(canvas, _turned(edge.side, _mouth(frame.c, theme.key)), edge, frame)
    letters = secrets_of(scene)
    for edge in shown:
        if edge.kind not in (Barrier.WALL, Barrier.OPEN, Barrier.ONE_WAY):
            sprite = door_sprite(edge.kind, frame.c, theme.key)
            if edge.kind is Barrier.SECRET:
                x, y = letters[edge.at, edge.side]
                stamp(canvas, sprite, frame.x(x), frame.y(y))
            else:
                _put(canvas, _turned(edge.side, sprite), edge, frame)


def paint_exits(canvas: Image.Image, scene: Scene, frame: Layout, theme: Theme) -> None:
    """Paint the parts that fog must not hide: one-way doors, marks of unexplored exits.

    Those marks are never cut by the rim.
    """
    for edge in scene.edges:
        if edge.kind is Barrier.ONE_WAY and frame.near(*edge.at):
            _put(
                canvas, _turned(edge.side, door_sprite(edge.kind, frame.c, theme.key)), edge, frame
            )
    mark = unexplored_mark(max(frame.c, MARK_LEAST), theme.key)
    half = 0.44 * mark.width
    for edge in scene.edges:
        if edge.kind is Barrier.UNEXPLORED and frame.near(*edge.at, 0):
            x, y = _place(edge, frame, 0.58)
            x = min(max(x, half), canvas.width - half)
            y = min(max(y, half), canvas.height - half)
            stamp(canvas, mark, x, y)


def _put(canvas: Image.Image, sprite: Image.Image, edge: Edge, frame: Layout) -> None:
    stamp(canvas, sprite, *_place(edge, frame, 0.0))


def _place(edge: Edge, frame: Layout, beyond: float) -> Point:
    """Return the middle of an edge on the map, or a place so many squares beyond it."""
    dx, dy = BESIDE[edge.side]
    x = edge.at[0] + 0.5 + dx * (0.5 + beyond)
    y = edge.at[1] + 0.5 + dy * (0.5 + beyond)
    return frame.x(x), frame.y(y)


def _turned(side: Side, sprite: Image.Image) -> Image.Image:
    turn = TURNS[side]
    return sprite if turn is None else sprite.transpose(turn)


@sprite
def _mouth(c: int, key: str) -> Image.Image:
    """Return a gap in the wall to the east, whose floor fades away into the unknown."""
    theme, pen = theme_of(key), Pen(2, 1, c)
    dusk = mix(theme.floor, theme.shade, 0.45)
    pen.box((0.0, 0), (0.20, 0.70), dusk)
    for step in range(16):
        alpha = round(255 * (1 - step / 16) ** 1.3)
        x = 0.10 + step * 0.033
        narrow = 0.70
        pen.draw.rectangle(
            (*pen.at((x, -narrow / 2)), *pen.at((x + 0.032, narrow / 2))), fill=(*dusk, alpha)
        )
    return pen.done()


@sprite
def door_sprite(kind: Barrier, c: int, key: str) -> Image.Image:
    """Return a door in a wall that runs from north to south; it opens to the east."""
    theme, pen = theme_of(key), Pen(1.3, 1.3, c)
    if kind not in BARE:
        for side in (-1, 1):
            pen.box((0, side * 0.435), (0.26, 0.16), theme.ink)
    painter = _PAINTERS.get(kind)
    if painter is not None:
        painter(pen, theme)
    return pen.done()


def _leaf(pen: Pen, theme: Theme, paint: tuple[int, int, int] | None = None) -> None:
    pen.box((0, 0), (0.34, 0.76), paint or theme.wood, theme.ink, 0.065)


def _plain(pen: Pen, theme: Theme) -> None:
    _leaf(pen, theme)
    pen.disc((0.0, 0.21), 0.045, theme.ink)


def _double(pen: Pen, theme: Theme) -> None:
    for side in (-1, 1):
        pen.box((0, side * 0.185), (0.34, 0.40), theme.wood, theme.ink, 0.06)
        pen.disc((0, side * 0.09), 0.035, theme.ink)


def _ajar(pen: Pen, theme: Theme) -> None:
    hinge, end = (0.03, -0.34), (0.50, -0.47)
    pen.rod([hinge, end], theme.ink, 0.19)
    pen.rod([(0.06, -0.35), (0.47, -0.46)], theme.wood, 0.08)


def _locked(pen: Pen, theme: Theme) -> None:
    _leaf(pen, theme)
    pen.disc((0, -0.05), 0.07, theme.ink)
    pen.shape([(-0.03, -0.03), (0.03, -0.03), (0.06, 0.13), (-0.06, 0.13)], theme.ink)


def _iron(pen: Pen, theme: Theme) -> None:
    _leaf(pen, theme, theme.iron)
    for y in (-0.22, 0.0, 0.22):
        pen.disc((0, y), 0.055, theme.ink)


def _portcullis(pen: Pen, theme: Theme) -> None:
    pen.line([(0, -0.36), (0, 0.36)], theme.ink, 0.05)
    for y in (-0.27, -0.09, 0.09, 0.27):
        pen.disc((0, y), 0.07, theme.ink)


def _barricade(pen: Pen, theme: Theme) -> None:
    planks = (
        ((-0.22, -0.42), (0.22, 0.42)),
        ((0.22, -0.42), (-0.22, 0.42)),
        ((0.0, -0.46), (0.02, 0.46)),
    )
    for one, other in planks:
        pen.line([one, other], theme.ink, 0.17)
        pen.line(
            [(one[0] * 0.92, one[1] * 0.92), (other[0] * 0.92, other[1] * 0.92)], theme.wood, 0.09
        )


def _one_way(pen: Pen, theme: Theme) -> None:
    """Draw a door leaf, and a broad arrow head on the side to which it opens."""
    _leaf(pen, theme)
    heads = [(0.10, 0.66, 0.44, RIM), (0.14, 0.60, 0.37, OUTLINE)]
    heads += [] if theme.bare else [(0.19, 0.52, 0.26, FREE)]
    for heel, tip, half, paint in heads:
        pen.shape([(tip, 0), (heel, -half), (heel, half)], paint)
    pen.disc((0.0, 0.21), 0.045, theme.ink)


def _secret(pen: Pen, theme: Theme) -> None:
    pen.disc((0, 0), 0.31, theme.floor, theme.ink, 0.06)
    pen.text("S", 0.48, theme.ink)


_PAINTERS = {
    Barrier.DOOR: _plain,
    Barrier.DOUBLE: _double,
    Barrier.AJAR: _ajar,
    Barrier.LOCKED: _locked,
    Barrier.IRON: _iron,
    Barrier.PORTCULLIS: _portcullis,
    Barrier.BARRICADE: _barricade,
    Barrier.ONE_WAY: _one_way,
    Barrier.SECRET: _secret,
}


@sprite
def unexplored_mark(c: int, key: str) -> Image.Image:
    """Return the sprite of an unexplored exit, a question mark in a ring."""
    theme, pen = theme_of(key), Pen(1, 1, c)
    pen.disc((0, 0), 0.42, theme.floor if theme.pale else rgb("#1B1B1B"), theme.path, 0.06)
    pen.text("?", 0.62, theme.path)
    return pen.done()
