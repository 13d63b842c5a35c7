"""Symbols of the things that stand in a place, each drawn by a small function.

The functions work in squares with the middle at the origin; `size` is columns and rows.
"""

from collections.abc import Callable, Iterable

from PIL import Image, ImageDraw

from render.drawing.cache import sprite
from render.drawing.colour import (
    Theme,
    mix,
    rgb,
)
from render.drawing.job import Job
from render.drawing.own_colours import theme_of
from render.drawing.palettes import (
    PORTAL,
)
from render.drawing.pen import Pen, Point, polar, stamp
from render.fonts import font
from render.things import (
    crafts,
    furnishings,
    graves,
    growth,
    hearth_and_kitchen,
    outdoors,
    room_emblems,
    seats,
    structure_symbols,
    wonders,
)
from render.things.tokens import ANGLES
from render.view.window import Layout
from rules.core.footprints import (
    CORNERS,
    NOTE,
    NOTE_LEAST,
    STARS,
    doors_of,
    note_inside,
    note_place,
    note_shown,
)
from rules.core.noise import chance, swing
from rules.core.scene import Facing, Feature, Scene, Symbol

ASIDE, BADGE = 0.29, 0.55
"""Where a star stands that marks another thing, from the middle, and its size, in squares."""


def paint_tiles(canvas: Image.Image, scene: Scene, frame: Layout, theme: Theme) -> None:
    """Paint the backs of tiles, under all else."""
    _paint(canvas, [each for each in scene.features if each.kind == "covered"], frame, theme)


def paint_features(canvas: Image.Image, scene: Scene, frame: Layout, theme: Theme) -> None:
    """Paint all things except tiles, and the words beside things and tiles."""
    _paint(canvas, [each for each in scene.features if each.kind != "covered"], frame, theme)
    doors = doors_of(scene.edges)
    for each in scene.features:
        if each.note and note_shown(each, frame.c) and frame.near(*each.at, 1 + max(each.size)):
            _write_note(canvas, each, note_place(each, doors), frame, theme)


def _write_note(
    canvas: Image.Image, each: Feature, place: Point, frame: Layout, theme: Theme
) -> None:
    """Write the words of a thing beside it, or inside a portal."""
    draw = ImageDraw.Draw(canvas)
    face = font("label", max(round(NOTE * frame.c), NOTE_LEAST))
    at = (frame.x(place[0]), frame.y(place[1]))
    if note_inside(each):
        colour = theme.ink if theme.bare else PORTAL[0]
        draw.text(at, each.note, colour, face, "mm")
        return
    draw.text(
        at, each.note, theme.ink, face, "mm",
        stroke_width=max(2, frame.c // 18), stroke_fill=theme.floor,
    )  # fmt: skip


def _paint(canvas: Image.Image, things: Iterable[Feature], frame: Layout, theme: Theme) -> None:
    given = list(things)
    full = {each.at for each in given if each.kind not in STARS and each.kind not in CORNERS}
    for each in sorted(given, key=lambda each: each.kind in STARS and each.at in full):
        if frame.near(*each.at, 1 + max(each.size)):
            x = frame.x(each.at[0] + each.size[0] / 2)
            y = frame.y(each.at[1] + each.size[1] / 2)
            note, c = each.note if each.kind == "slope" else "", frame.c
            if each.kind in STARS and each.at in full:
                # A star stands in a corner of the thing that it marks, and hides nothing.
                x, y, c = x + ASIDE * c, y - ASIDE * c, round(BADGE * c)
            stamp(canvas, symbol(each.kind, each.size, each.facing, c, theme.key, note), x, y)


@sprite
def symbol(
    kind: Symbol,
    size: tuple[int, int],
    facing: Facing | None,
    c: int,
    key: str,
    note: str = "",
) -> Image.Image:
    """Return the sprite of a thing for squares of `c` pixels.

    The note of a slope says how steep it is.
    """
    pen = Pen(size[0] + 0.2, size[1] + 0.2, c)
    angle = ANGLES[facing] if facing else None
    _PAINTERS[kind](Job(pen, theme_of(key), (float(size[0]), float(size[1])), angle, note))
    return pen.done()


def _altar(job: Job) -> None:
    pen, theme, (wide, high) = job.pen, job.theme, job.size
    slab = (wide - 0.22, high - 0.50 if high > 1 else 0.50)
    pen.box((0.03, 0.05), slab, (*theme.deep, 90))
    pen.box((0, 0), slab, theme.furniture, theme.ink, job.line)
    pen.box((0, 0), (slab[0] - 0.16, slab[1] - 0.16), None, theme.ink, 0.02)
    pen.line([(0, -0.15), (0, 0.15)], theme.ink, 0.055)
    pen.line([(-0.10, -0.05), (0.10, -0.05)], theme.ink, 0.055)
    for side in (-1, 1):
        x = side * (slab[0] / 2 - 0.13)
        pen.disc((x, 0), 0.085, job.gold, theme.ink, 0.03)
        pen.disc((x, -0.01), 0.035, rgb("#FFFFFF"))


def _bones(job: Job) -> None:
    pen, theme, s = job.pen, job.theme, job.least
    bone = rgb("#F4EDDC") if theme.pale else theme.ink
    edge = theme.ink if theme.pale else theme.deep
    rods = (((-0.30, 0.26), (0.30, -0.08)), ((-0.30, -0.08), (0.30, 0.26)))
    for grow, paint in ((0.045, edge), (0.0, bone)):
        for one, other in rods:
            pen.rod(
                [(one[0] * s, one[1] * s), (other[0] * s, other[1] * s)],
                paint,
                (0.075 + 2 * grow) * s,
            )
            for x, y in (one, other):
                for lift in (-0.05, 0.05):
                    pen.disc((x * s, (y + lift) * s), (0.052 + grow) * s, paint)
    pen.disc((0, -0.16 * s), 0.215 * s, bone, edge, 0.045 * s, squash=0.92)
    pen.box((0, 0.03 * s), (0.22 * s, 0.13 * s), bone, edge, 0.04 * s, corner=0.03 * s)
    pen.box((0, -0.02 * s), (0.16 * s, 0.09 * s), bone)
    for x in (-0.085, 0.085):
        pen.disc((x * s, -0.15 * s), 0.062 * s, edge)
    pen.shape([(0, -0.09 * s), (0.03 * s, -0.03 * s), (-0.03 * s, -0.03 * s)], edge)


def _chest(job: Job) -> None:
    pen, theme, s = job.pen, job.theme, job.least
    pen.box((0.03 * s, 0.05 * s), (0.66 * s, 0.50 * s), (*theme.deep, 90), corner=0.05 * s)
    pen.box((0, 0), (0.66 * s, 0.50 * s), theme.chest, theme.ink, job.line * s, corner=0.06 * s)
    pen.line([(-0.33 * s, -0.06 * s), (0.33 * s, -0.06 * s)], theme.ink, 0.05 * s)
    for x in (-0.21, 0.21):
        pen.line([(x * s, -0.24 * s), (x * s, 0.24 * s)], theme.ink, 0.03 * s)
    pen.box(
        (0, -0.02 * s),
        (0.15 * s, 0.19 * s),
        theme.floor if theme.bare else rgb("#F2D16B"),
        theme.ink,
        0.035 * s,
    )
    if job.turned:
        tip, wings = polar(job.angle, 0.54 * s), (job.angle - 24, job.angle + 24)
        pen.shape([tip, *(polar(turn, 0.41 * s) for turn in wings)], theme.ink)


def _column(job: Job) -> None:
    pen, theme, s = job.pen, job.theme, job.least
    pen.disc((0.05 * s, 0.07 * s), 0.31 * s, (*theme.deep, 90))
    pen.disc((0, 0), 0.31 * s, theme.furniture, theme.ink, job.line)
    pen.disc((0, 0), 0.19 * s, None, theme.ink, 0.025)


def _entrance(job: Job) -> None:
    pen, theme, s = job.pen, job.theme, job.least
    turn = job.angle if job.turned else 270
    shaft = [polar(turn + 180, 0.36 * s), polar(turn, 0.10 * s)]
    head = [polar(turn, 0.42 * s), polar(turn + 125, 0.32 * s), polar(turn - 125, 0.32 * s)]
    head = [(x + polar(turn, 0.02 * s)[0], y + polar(turn, 0.02 * s)[1]) for x, y in head]
    pen.line(shaft, theme.floor, 0.30 * s)
    pen.line(shaft, theme.path, 0.17 * s)
    pen.shape(head, theme.path)


def _fountain(job: Job) -> None:
    pen, theme, s = job.pen, job.theme, job.least
    pen.disc((0.03 * s, 0.05 * s), 0.45 * s, (*theme.deep, 90))
    pen.disc((0, 0), 0.45 * s, theme.furniture, theme.ink, job.line)
    pen.disc((0, 0), 0.34 * s, theme.water, theme.water_line, 0.045)
    pen.disc((0, 0), 0.23 * s, None, theme.water_line, 0.03)
    pen.disc((0, 0), 0.11 * s, theme.furniture, theme.ink, 0.045)


def _rubble(job: Job) -> None:
    pen, theme, (wide, high) = job.pen, job.theme, job.size
    count = round(9 * wide * high)
    for number in range(count):
        x = (wide / 2 - 0.22) * swing(number, count, 40)
        y = (high / 2 - 0.22) * swing(number, count, 41)
        big = 0.10 + 0.11 * chance(number, count, 42)
        points = [
            (x + px, y + 0.8 * py)
            for px, py in (
                polar(60 * k + 25 * swing(number, k, 43), big * (0.8 + 0.4 * chance(number, k, 44)))
                for k in range(6)
            )
        ]
        pen.shape([(px + 0.03, py + 0.04) for px, py in points], (*theme.deep, 90))
        pen.shape(points, theme.furniture, theme.ink, 0.04)


def _steps(job: Job, *, down: bool) -> None:
    """Draw bars that get shorter towards the lower end, and an arrow: up is up, down is down."""
    pen, theme, (wide, high) = job.pen, job.theme, job.size
    angle = job.angle
    along, beside = (wide, high) if angle in (0, 180) else (high, wide)
    bars = round(5 * along)

    def place(u: float, v: float) -> Point:
        forward, side = polar(angle, u), polar(angle + 90, v)
        return forward[0] + side[0], forward[1] + side[1]

    near, far = beside * 0.46, beside * 0.20
    if not down:
        near, far = far, near
    for bar in range(bars):
        share = bar / (bars - 1)
        u = along * (share - 0.5) * 0.84
        half = near + (far - near) * share
        dusk = 0.55 * (share if down else 1 - share)
        paint = mix(theme.floor, theme.ink, 0.16 + dusk * 0.75)
        corners = [(u - 0.06, -half), (u + 0.12, -half), (u + 0.12, half), (u - 0.06, half)]
        pen.shape([place(*corner) for corner in corners], paint)
        pen.line([place(u - 0.06, -half), place(u - 0.06, half)], theme.ink, 0.05)
    for side in (-1, 1):
        rail = [place(-along * 0.42 - 0.06, side * near), place(along * 0.42 + 0.12, side * far)]
        pen.line(rail, theme.ink, 0.05)
    way = 1 if down else -1
    arrow = [(0, way * 0.20), (0.20, -way * 0.14), (-0.20, -way * 0.14)]
    pen.shape(arrow, theme.path, theme.path_casing, 0.045)


def _statue(job: Job) -> None:
    pen, theme, s = job.pen, job.theme, job.least
    pen.disc((0.04 * s, 0.06 * s), 0.40 * s, (*theme.deep, 90))
    pen.disc((0, 0), 0.40 * s, theme.furniture, theme.ink, job.line)
    points = [polar(-90 + 36 * k, (0.32 if k % 2 == 0 else 0.135) * s) for k in range(10)]
    pen.shape(points, theme.ink)


def _table(job: Job) -> None:
    pen, theme, (wide, high) = job.pen, job.theme, job.size
    top = (wide - 0.20, high - 0.34 if high <= wide else high - 0.20)
    if high > wide:
        top = (wide - 0.34, top[1])
    pen.box((0.03, 0.05), top, (*theme.deep, 90), corner=0.05)
    pen.box((0, 0), top, theme.wood, theme.ink, job.line, corner=0.05)
    for share in (-1, 1):
        if wide >= high:
            y = share * top[1] / 6
            pen.line([(-top[0] / 2 + 0.04, y), (top[0] / 2 - 0.04, y)], theme.ink, 0.02)
        else:
            x = share * top[0] / 6
            pen.line([(x, -top[1] / 2 + 0.04), (x, top[1] / 2 - 0.04)], theme.ink, 0.02)
    pen.disc((-top[0] / 4, 0), 0.07, theme.furniture, theme.ink, 0.03)
    pen.disc((top[0] / 4, -0.02), 0.05, job.gold, theme.ink, 0.03)


_PAINTERS: dict[Symbol, Callable[[Job], None]] = {
    "altar": _altar,
    "bones": _bones,
    "chest": _chest,
    "column": _column,
    "entrance": _entrance,
    "fountain": _fountain,
    "rubble": _rubble,
    "stairs_down": lambda job: _steps(job, down=True),
    "stairs_up": lambda job: _steps(job, down=False),
    "statue": _statue,
    "table": _table,
    **crafts.PAINTERS,
    **furnishings.PAINTERS,
    **graves.PAINTERS,
    **growth.PAINTERS,
    **hearth_and_kitchen.PAINTERS,
    **outdoors.PAINTERS,
    **room_emblems.PAINTERS,
    **seats.PAINTERS,
    **structure_symbols.PAINTERS,
    **wonders.PAINTERS,
}
