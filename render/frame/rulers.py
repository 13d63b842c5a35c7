"""The frame around a map: rulers on four sides, title, compass and scale."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from render.drawing.colour import Theme
from render.drawing.lettering import cut, text_width, write
from render.drawing.pen import Pen, Point, polar, stamp
from render.drawing.theme import indexed
from render.fonts import font
from render.things.tokens import ANGLES
from render.view.window import Layout
from rules.core.scene import Facing, Ruler, Scene

RULER_TEXT = 28
TITLE_TEXT, TITLE_LEAST = 46, 26
SCALE_TEXT = 26
TURN_TEXT = 28
TICK = 6
TURN_ROOM = 170
"""Pixels kept clear beside the title for the number of the turn."""


def paint_turn(picture: Image.Image, frame: Layout, theme: Theme, words: str) -> None:
    """Write which turn it is beside an overview's title, on a picture of indices, in place."""
    right = round(frame.size[0] - frame.gutter - frame.head)
    strip = Image.new("RGB", (TURN_ROOM, frame.head - 16), theme.ruler)
    place = (TURN_ROOM - text_width(words, "label", TURN_TEXT) / 2 - 4, strip.height / 2 - 4)
    write(strip, place, words, theme.ruler_text, "label", TURN_TEXT)
    picture.paste(indexed(strip, theme), (right - TURN_ROOM, 8))


def around_map(scene: Scene, frame: Layout, theme: Theme, title: str, scale: str) -> Image.Image:
    """Return a picture without its map: rulers, on an overview also a title and a compass."""
    picture = Image.new("RGB", frame.size, theme.ruler)
    left, top = frame.map_at
    right, bottom = left + frame.map_size[0], top + frame.map_size[1]
    draw = ImageDraw.Draw(picture)
    draw.rectangle((left - 1, top - 1, right, bottom), outline=theme.ruler_text, width=2)
    _rule(picture, scene, frame, theme)
    if frame.head:
        _entitle(picture, frame, theme, title, scene)
    else:
        stamp(
            picture,
            _needle(frame.gutter, theme, scene.north),
            # A card rounds the corners of its picture.
            frame.size[0] - 0.8 * frame.gutter,
            frame.gutter / 2,
        )
    if scale:
        _measure(draw, frame, theme, scale)
    return picture


def _names(
    ruler: Ruler, first: int, count: int, *, columns: bool
) -> Iterator[tuple[str, int, int]]:
    """Yield the names along a side, each with its first square and the one after its last."""
    start = ruler.offset[0] if columns else ruler.offset[1]
    at = first
    while at < first + count:
        end = at + ruler.step - (at - start) % ruler.step
        name = ruler.column_name(at) if columns else ruler.row_name(at)
        number = (ruler.column if columns else ruler.row - 1) + (at - start) // ruler.step
        # The rim before the first cell of a sheet belongs to none.
        rim = number < 0 and at < start
        yield "" if rim else name, at, min(end, first + count)
        at = end


def _rule(picture: Image.Image, scene: Scene, frame: Layout, theme: Theme) -> None:
    for columns in (True, False):
        names = _named_parts(scene, frame, columns=columns)
        _paint_ticks(picture, [start for _, start, _ in names[1:]], frame, theme, columns=columns)
        for name, middle in _readable(names, scene, frame, columns=columns):
            for spot in _beside_map(middle, frame, columns=columns):
                write(picture, spot, name, theme.ruler_text, "label", RULER_TEXT)


def _named_parts(scene: Scene, frame: Layout, *, columns: bool) -> list[tuple[str, int, int]]:
    """Return the names along a side of the window, each with its first square and the next."""
    window = frame.window
    first, count = (window.at[0], window.columns) if columns else (window.at[1], window.rows)
    last = min(first + count, scene.columns if columns else scene.rows)
    return list(_names(scene.ruler, max(0, first), last - max(0, first), columns=columns))


def _paint_ticks(
    picture: Image.Image, starts: Sequence[int], frame: Layout, theme: Theme, *, columns: bool
) -> None:
    """Draw the ticks between the names of a side, on both rulers."""
    draw = ImageDraw.Draw(picture)
    left, top = frame.map_at
    box = (left, top, left + frame.map_size[0], top + frame.map_size[1])
    for start in starts:
        near = frame.x(start) + left if columns else frame.y(start) + top
        for ends in _ticks(near, box, columns=columns):
            draw.line(ends, fill=theme.ruler_text, width=2)


def _readable(
    names: Sequence[tuple[str, int, int]], scene: Scene, frame: Layout, *, columns: bool
) -> Iterator[tuple[str, float]]:
    """Yield the names for which there is room, each with its middle in squares."""
    widest = max(
        text_width(name, "label", RULER_TEXT) if columns else RULER_TEXT * 0.8
        for name, _, _ in names
    )
    every = max(1, -int(-(widest + 8) // (frame.c * scene.ruler.step)))
    for number, (name, start, end) in enumerate(names):
        if (number if columns else scene.ruler.row + number) and number % every:
            continue
        if (end - start) * frame.c * every >= widest:
            yield name, (start + end) / 2


def _beside_map(middle: float, frame: Layout, *, columns: bool) -> tuple[Point, Point]:
    """Return the middles of a name on both rulers of a side, in pixels of the picture."""
    (left, top), (width, height) = frame.map_at, frame.map_size
    half = frame.gutter / 2
    if columns:
        x = frame.x(middle) + left
        return (x, top - half), (x, top + height + half)
    y = frame.y(middle) + top
    return (left - half, y), (left + width + half, y)


def _ticks(
    near: float, sides: tuple[int, int, int, int], *, columns: bool
) -> list[tuple[float, float, float, float]]:
    left, top, right, bottom = sides
    if columns:
        return [(near, top - TICK, near, top), (near, bottom, near, bottom + TICK)]
    return [(left - TICK, near, left, near), (right, near, right + TICK, near)]


def _entitle(picture: Image.Image, frame: Layout, theme: Theme, title: str, scene: Scene) -> None:
    draw = ImageDraw.Draw(picture)
    room = frame.size[0] - 2 * frame.gutter - frame.head - (TURN_ROOM if scene.turn else 0)
    title, size = fitted_title(title, room)
    face = font("title", size)
    draw.text((frame.gutter, frame.head / 2 + 4), title, theme.ink, face, "lm")
    place = (frame.size[0] - frame.gutter - frame.head / 2 + 6, frame.head / 2 + 4)
    stamp(picture, _rose(frame.head, theme, scene.north), *place)


def fitted_title(title: str, room: int) -> tuple[str, int]:
    """Return a title and the size of its letters; its end is cut where even small ones are wide."""
    size = TITLE_TEXT
    while size > TITLE_LEAST and font("title", size).getlength(title) > room:
        size -= 2
    face = font("title", size)
    return cut(title, lambda text: face.getlength(text) <= room), size


@lru_cache(maxsize=16)
def _rose(size: int, theme: Theme, north: Facing) -> Image.Image:
    """Return a compass rose that points to the north."""
    pen = Pen(1, 1, size)
    angle = ANGLES[north]
    middle = polar(angle, -0.10)
    for turn, reach in ((45, 0.15), (135, 0.15), (225, 0.15), (315, 0.15),
                        (0, 0.36), (90, 0.36), (180, 0.36), (270, 0.36)):  # fmt: skip
        tip = polar(angle + turn, reach, middle)
        for side, paint in ((-1, theme.ink), (1, theme.ruler)):
            wing = polar(angle + turn + side * 45, reach * 0.24, middle)
            pen.shape([tip, wing, middle], paint, theme.ink, 0.012)
    pen.text("N", 0.30, theme.ink, polar(angle, 0.38))
    return pen.done()


@lru_cache(maxsize=16)
def _needle(size: int, theme: Theme, north: Facing) -> Image.Image:
    """Return a small arrow to the north, for the corner of the rulers."""
    pen = Pen(1, 1, size)
    angle = ANGLES[north]

    def place(ahead: float, aside: float) -> Point:
        return polar(angle, ahead, polar(angle + 90, aside))

    tip, heel, left, right = place(0.42, 0), place(-0.16, 0), place(-0.30, -0.20), place(-0.3, 0.2)
    pen.shape([tip, right, heel, left], None, theme.ruler_text, 0.05)
    pen.shape([tip, heel, left], theme.ruler_text)
    return pen.done()


def _measure(draw: ImageDraw.ImageDraw, frame: Layout, theme: Theme, scale: str) -> None:
    """Draw a bar of five squares and its length in words, at the lower right."""
    width, height = frame.size
    squares = min(5, frame.window.columns)
    x0, y = width - frame.gutter - squares * frame.c, height - frame.foot / 2 - 8
    for square in range(squares):
        paint = theme.ink if square % 2 == 0 else theme.ruler
        box = (x0 + square * frame.c, y - 5, x0 + (square + 1) * frame.c, y + 5)
        draw.rectangle(box, fill=paint, outline=theme.ink, width=2)
    face = font("label", SCALE_TEXT)
    draw.text((x0 - 16, y), scale, theme.ruler_text, face, "rm")
