"""The terrain on the floor: water, shadow, stones, pits, cracks, and grass outside."""

from math import floor

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.drawing.cache import sprite
from render.drawing.colour import Theme
from render.drawing.own_colours import theme_of
from render.drawing.pen import Pen, Point, stamp
from render.drawing.theme import deep_water
from render.ground import shores
from render.ground.ground import Ground, table
from render.view.visible import BESIDE, terrain_of
from render.view.window import Bounds, Layout
from rules.core.noise import chance, swing
from rules.core.scene import Scene, Square, Terrain

SIDES = tuple(BESIDE)
QUARTERS: tuple[Square, ...] = ((-1, -1), (1, -1), (-1, 1), (1, 1))
DEEP = 0.40
"""How far from its shore water is deep, in squares."""
SHORE = 120
"""The level of the blurred mask at which water begins: a little outside the drawn edge."""


def _marked(scene: Scene, frame: Layout, kind: Terrain) -> list[Square]:
    """Return the squares of one kind of terrain that reach into the map."""
    if kind.value not in "".join(scene.terrain):
        return []
    return [
        (column, row)
        for row, ground in enumerate(scene.terrain)
        if kind.value in ground
        for column, letter in enumerate(ground)
        if letter == kind and frame.near(column, row)
    ]


def _linked(scene: Scene, at: Square, kind: Terrain) -> tuple[bool, ...]:
    """Return on which sides the same terrain goes on, in the order of `SIDES`."""
    return tuple(
        terrain_of(scene, (at[0] + step[0], at[1] + step[1])) == kind for step in BESIDE.values()
    )


def _kind(scene: Scene, at: Square, kinds: int, salt: int) -> int:
    """Return which of several drawings a square has: the same on a page that begins elsewhere."""
    left, top = scene.ruler.corner
    return int(kinds * chance(at[0] - left, at[1] - top, salt))


def paint_terrain(
    canvas: Image.Image, scene: Scene, frame: Layout, theme: Theme, ground: Ground
) -> None:
    """Paint all terrain onto the map."""
    _paint_water(canvas, scene, frame, theme, ground)
    c, key = frame.c, theme.key
    for at in _marked(scene, frame, Terrain.SHADOW):
        _lay(canvas, _shadow(c, key), at, frame)
    for at in _marked(scene, frame, Terrain.HINDERING):
        _lay(canvas, _stones(c, key, _kind(scene, at, 6, 11)), at, frame)
    for at in _marked(scene, frame, Terrain.PIT):
        _lay(canvas, _pit(c, key, _linked(scene, at, Terrain.PIT)), at, frame)
    for at in _marked(scene, frame, Terrain.CREVICE):
        links = _linked(scene, at, Terrain.CREVICE)
        _lay(canvas, _crevice(c, key, links, _kind(scene, at, 4, 12)), at, frame)
    for at in _marked(scene, frame, Terrain.OUTSIDE):
        _lay(canvas, _grass(c, key, _kind(scene, at, 6, 13)), at, frame)


def ground_sprite(kind: Terrain, c: int, theme: Theme) -> Image.Image:
    """Return one square of a terrain by itself, for a legend."""
    match kind:
        case Terrain.SHADOW:
            return _shadow(c, theme.key)
        case Terrain.HINDERING:
            return _stones(c, theme.key, 0)
        case Terrain.PIT:
            return _pit(c, theme.key, (False,) * 4)
        case Terrain.CREVICE:
            return _crevice(c, theme.key, (False,) * 4, 0)
    pen = Pen(1, 1, c)
    pen.box((0, 0), (1, 1), theme.water, theme.water_line, 0.08)
    pen.box((0, 0), (0.6, 0.6), deep_water(theme), corner=0.15)
    pen.image.alpha_composite(_wavelet(c * pen.oversize, theme.key, 0).resize(pen.image.size))
    return pen.done()


def _lay(canvas: Image.Image, sprite: Image.Image, at: Square, frame: Layout) -> None:
    stamp(canvas, sprite, frame.x(at[0] + 0.5), frame.y(at[1] + 0.5))


def _paint_water(
    canvas: Image.Image, scene: Scene, frame: Layout, theme: Theme, ground: Ground
) -> None:
    """Paint water, with a rounded shore at dry floor and straight edges at walls."""
    wet = _marked(scene, frame, Terrain.WATER)
    if not wet:
        return
    c = frame.c
    box = _around(wet, frame)
    mask = Image.new("L", (box[2] - box[0], box[3] - box[1]), 0)
    draw = ImageDraw.Draw(mask)
    walls = shores.walled(scene)
    for at in wet:
        x, y = frame.x(at[0] + 0.5) - box[0], frame.y(at[1] + 0.5) - box[1]
        for dx, dy in QUARTERS:
            # Each quarter of a square reaches its own way over dry floor, so that shores wind.
            wide = 0.5 + shores.reach(scene, walls, at, (dx, 0), dy)
            high = 0.5 + shores.reach(scene, walls, at, (0, dy), dx)
            ends = sorted((x, x + dx * wide * c)), sorted((y, y + dy * high * c))
            draw.rectangle(
                [floor(end) for end in (ends[0][0], ends[1][0], ends[0][1], ends[1][1])], fill=255
            )
    kept = list(shores.kept_dry(scene, walls, wet))
    near = _blurred(mask, c)
    if kept:
        dry = [_pixels(part, frame, box) for part in kept]
        held = [(*at, at[0] + 1, at[1] + 1) for at in shores.held(scene, walls, wet)]
        near = _ending(near, mask, dry, [_pixels(part, frame, box) for part in held], c)
    slope = 255 / (1.24 * c)

    def line(depth: float, width: float, strength: float) -> list[int]:
        level = SHORE + depth * c * slope
        half = max(1.0, width * c) / 2
        return table(lambda v: 255 * strength * min(1.0, half + 0.5 - abs(v - level) / slope))

    ripple = ImageChops.lighter(
        near.point(line(0.22, 0.045, 0.7)), near.point(line(0.40, 0.035, 0.4))
    )
    lines = ImageChops.lighter(near.point(line(0, 0.09, 1.0)), ripple)
    # Water is darker away from its shore; one step, as the table of colours has few of blue.
    deep = near.point(table(lambda v: 255 * ((v - SHORE) / slope / c - DEEP) / 0.10))
    body = near.point(table(lambda v: 255 * ((v - SHORE) / slope + 0.5)))
    clear = ground.clear.crop(box)
    behind = ImageDraw.Draw(clear)
    for part in map(shores.without_shores, kept):
        behind.rectangle(_pixels(part, frame, box), fill=0)
    canvas.paste(theme.water, box, ImageChops.multiply(body, clear))
    canvas.paste(deep_water(theme), box, ImageChops.multiply(deep, clear))
    canvas.paste(theme.water_line, box, ImageChops.multiply(lines, clear))
    for at in wet:
        if all(_linked(scene, at, Terrain.WATER)):
            _lay(canvas, _wavelet(c, theme.key, _kind(scene, at, 4, 14)), at, frame)


def _pixels(part: shores.Part, frame: Layout, box: Bounds) -> Bounds:
    """Return the first and the last pixels of a part of the map within a box of it."""
    left, top, right, bottom = part
    return (
        floor(frame.x(left)) - box[0],
        floor(frame.y(top)) - box[1],
        floor(frame.x(right)) - box[0] - 1,
        floor(frame.y(bottom)) - box[1] - 1,
    )


def _blurred(mask: Image.Image, c: int) -> Image.Image:
    return mask.filter(ImageFilter.BoxBlur(0.36 * c)).filter(ImageFilter.BoxBlur(0.26 * c))


def _ending(
    near: Image.Image, mask: Image.Image, dry: list[Bounds], held: list[Bounds], c: int
) -> Image.Image:
    """Return the blurred mask of water whose shores end before what is kept dry behind walls.

    Where a wall holds the water it stays as it was, so that water goes up to it without a shore.
    """
    ending, before = mask.copy(), Image.new("L", mask.size, 0)
    for marks, parts, fill in ((ending, dry, 0), (before, held, 255)):
        draw = ImageDraw.Draw(marks)
        for part in parts:
            draw.rectangle(part, fill=fill)
    return Image.composite(near, _blurred(ending, c), before)


def _around(wet: list[Square], frame: Layout) -> tuple[int, int, int, int]:
    """Return the part of the map in which water can show."""
    left, top = min(at[0] for at in wet) - 1, min(at[1] for at in wet) - 1
    right, bottom = max(at[0] for at in wet) + 2, max(at[1] for at in wet) + 2
    width, height = frame.map_size
    box = (
        min(width - 1, max(0, round(frame.x(left)))),
        min(height - 1, max(0, round(frame.y(top)))),
    )
    ends = (min(width, round(frame.x(right))), min(height, round(frame.y(bottom))))
    return (*box, max(box[0] + 1, ends[0]), max(box[1] + 1, ends[1]))


@sprite
def _wavelet(c: int, key: str, kind: int) -> Image.Image:
    theme, pen = theme_of(key), Pen(1, 1, c)
    for number in range(2):
        x, y = 0.26 * swing(kind, number, 15), 0.3 * swing(kind, number, 16)
        points = [
            (x + (step - 4) * 0.045, y + (0.035 if step % 4 in (1, 2) else -0.02))
            for step in range(9)
        ]
        pen.line(points, (*theme.water_line, 150), 0.035)
    return pen.done()


@sprite
def _shadow(c: int, key: str) -> Image.Image:
    theme, pen = theme_of(key), Pen(1, 1, c)
    ink = theme.ink if theme.pale else theme.deep
    pen.box((0, 0), (1, 1), (*ink, 38))
    for bar in range(7):
        x = -0.43 + bar * 0.143
        pen.line([(x, -0.5), (x, 0.5)], (*ink, 105), 0.05)
    return pen.done()


@sprite
def _stones(c: int, key: str, kind: int) -> Image.Image:
    theme, pen = theme_of(key), Pen(1, 1, c)
    for number in range(9):
        x = -0.3 + 0.3 * (number % 3) + 0.1 * swing(kind, number, 17)
        y = -0.3 + 0.3 * (number // 3) + 0.1 * swing(kind, number, 18)
        size = 0.06 + 0.06 * chance(kind, number, 19)
        pen.disc((x + 0.02, y + 0.03), size, (*theme.shadow, 255), squash=0.8)
        pen.disc((x, y), size, theme.furniture, theme.ink, 0.035, squash=0.8)
    return pen.done()


@sprite
def _pit(c: int, key: str, links: tuple[bool, ...]) -> Image.Image:
    theme, pen = theme_of(key), Pen(1, 1, c)
    north, east, south, west = (0.5 if linked else 0.41 for linked in links)
    corners = [(-west, -north), (east, -north), (east, south), (-west, south)]
    pen.shape(corners, theme.deep)
    for step in range(-3, 4):
        start, end = (step * 0.2 - 0.5, 0.5), (step * 0.2 + 0.5, -0.5)
        inside = _clipped(start, end, (-west, -north, east, south))
        if inside:
            pen.line(inside, (*theme.deep_line, 190), 0.03)
    for linked, one, other in zip(
        links, corners, [corners[1], corners[2], corners[3], corners[0]], strict=True
    ):
        if not linked:
            pen.rod([one, other], theme.ink, 0.06)
    return pen.done()


def _clipped(
    start: Point, end: Point, box: tuple[float, float, float, float]
) -> list[Point] | None:
    """Return the part of a rising diagonal inside a box, or None if it misses the box."""
    total = start[0] + start[1]
    left = max(box[0], total - box[3])
    right = min(box[2], total - box[1], end[0])
    return [(left, total - left), (right, total - right)] if right > left else None


@sprite
def _crevice(c: int, key: str, links: tuple[bool, ...], kind: int) -> Image.Image:
    theme, pen = theme_of(key), Pen(1, 1, c)
    ends = [
        (BESIDE[side][0] * 0.5, BESIDE[side][1] * 0.5)
        for side, linked in zip(SIDES, links, strict=True)
        if linked
    ]
    if not ends:
        ends = [(0.36, -0.3), (-0.36, 0.3)]
    elif len(ends) == 1:
        ends.append((-0.8 * ends[0][0], -0.8 * ends[0][1]))
    for grow, middle, paint in ((0.055, 0.20, theme.ink), (0.0, 0.15, theme.deep)):
        for number, end in enumerate(ends):
            path = [_crack_point(end, kind, number, step) for step in range(5)]
            across = (-2 * end[1], 2 * end[0])
            left = [(x + across[0] * (w + grow), y + across[1] * (w + grow)) for (x, y), w in path]
            right = [(x - across[0] * (w + grow), y - across[1] * (w + grow)) for (x, y), w in path]
            pen.shape([*left, *reversed(right)], paint)
        pen.disc((0, 0), middle, paint)
    return pen.done()


@sprite
def _grass(c: int, key: str, kind: int) -> Image.Image:
    theme, pen = theme_of(key), Pen(1, 1, c)
    for number in range(2):
        x, y = 0.32 * swing(kind, number, 24), 0.32 * swing(kind, number, 25)
        for lean in (-0.08, 0.0, 0.08):
            pen.line([(x + lean * 0.3, y + 0.06), (x + lean, y - 0.09)], theme.hatch, 0.03)
    return pen.done()


def _crack_point(end: Point, kind: int, number: int, step: int) -> tuple[Point, float]:
    """Return a point of a crack from the middle to an end, and half its width there.

    Of the steps 0 to 4 the first and the last are straight; an end inside the square is a point.
    """
    share, sway, width = step / 4, 0.0, 0.15
    if step not in (0, 4):
        sway = 0.10 * (step % 2 * 2 - 1) * (0.4 + chance(kind, step, 22))
        width = 0.13 + 0.05 * chance(kind, 7 * number + step, 23)
    if abs(end[0]) != 0.5 and abs(end[1]) != 0.5:
        width *= 1 - share
    return (end[0] * share - 2 * end[1] * sway, end[1] * share + 2 * end[0] * sway), width
