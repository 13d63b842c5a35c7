"""The still ground of a map in one grey image: page, hatching, floor, shadow, grid and walls.

Everything between paper and ink lies on one line of colours, so it is drawn in grey tones and
coloured at the end, and both themes come from the same drawing.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, lru_cache
from math import ceil, floor

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render import outlines, rock
from render.grid import flow_lines, grid_of
from render.known import is_floor, terrain_of
from render.manners import (
    smoothed,
    style_of,
    warp,
)
from render.materials import surround
from render.noise import swing
from render.theme import Theme, flat, luma, mix, ramp
from render.window import Layout
from rules.core.scene import Barrier, Box, Scene, Side, Square, Terrain

QUARTER = 4
WALL, WALL_LEAST = 0.125, 3.0
WOBBLE, WOBBLE_FROM = 0.034, 26
HALO_REACH, HALO_LEAST = 0.46, 12
SHADOW = 0.20
CLOUD = 128
"""Pixels from one cloud on the page to the next; a power of two, so that all come out the same."""
MOST_KEPT = 2_000_000
"""Pixels of a page that is kept for the next map on it; larger ones are for paper."""


_FLOORS = re.compile(f"[^{Terrain.ROCK}{Terrain.OUTSIDE}]+")


def table(value: Callable[[int], float]) -> list[int]:
    """A table of 256 entries for `Image.point`, cut to 0-255."""
    return [max(0, min(255, round(value(level)))) for level in range(256)]


_SHADE = table(lambda v: 255 * (v - 9) / 16)
"""How dark the soft shade around floors is for each strength of the halo."""


def seen_squares(scene: Scene, frame: Layout) -> list[Square]:
    """The squares on or near the map that are known and not rock, row by row."""
    return [
        (column, row) for start, end, row in _runs(scene, frame) for column in range(start, end)
    ]


def _runs(scene: Scene, frame: Layout) -> Iterator[tuple[int, int, int]]:
    """The same squares as runs: first column, the one after the last, row."""
    columns, rows = frame.spans(1)
    start, end = max(0, columns.start), max(0, columns.stop)
    for row in range(max(0, rows.start), min(scene.rows, rows.stop)):
        for run in _FLOORS.finditer(scene.terrain[row], start, end):
            yield run.start(), run.end(), row


def corner_radius(box: Box) -> float:
    """How round a rounded box is, in squares: its corner squares keep their middles."""
    return min(0.34 * min(box.columns, box.rows), 1.7)


def _pixel(place: float) -> int:
    """The pixel at a place, whatever part of a map is drawn: Pillow would cut towards its edge."""
    return floor(place + 1e-6)


def _used(scene: Scene, corner: Square, inward: Square, count: int) -> bool:
    """Whether floor outside a box touches it so near a corner that rounding would close a way."""
    column, row = (corner[0] - (inward[0] < 0), corner[1] - (inward[1] < 0))
    beside = [(column + step * inward[0], row - inward[1]) for step in range(count)]
    beside += [(column - inward[0], row + step * inward[1]) for step in range(count)]
    return any(is_floor(scene, at) for at in beside)


def _cut_corners(
    draw: ImageDraw.ImageDraw, scene: Scene, box: Box, frame: Layout, scale: int
) -> None:
    """Take the corners of a rounded box out of a floor mask drawn `scale` times too large."""
    radius = corner_radius(box)
    left, top = box.at
    right, bottom = left + box.columns, top + box.rows
    for x, dx in ((left, 1), (right, -1)):
        for y, dy in ((top, 1), (bottom, -1)):
            if _used(scene, (x, y), (dx, dy), ceil(radius)):
                continue
            ends = sorted((frame.x(x), frame.x(x + dx * radius)))
            sides = sorted((frame.y(y), frame.y(y + dy * radius)))
            corner = (ends[0], sides[0], ends[1], sides[1])
            draw.rectangle([_pixel(side * scale) for side in corner], fill=0)
            across_x, across_y = frame.x(x + dx * radius), frame.y(y + dy * radius)
            reach = radius * frame.c
            circle = (across_x - reach, across_y - reach, across_x + reach, across_y + reach)
            draw.ellipse([_pixel(side * scale) for side in circle], fill=255)


def edge_line(at: Square, side: Side) -> tuple[Square, Square]:
    """The two ends of a square's side, as corners of the lattice."""
    column, row = at
    return {
        Side.NORTH: ((column, row), (column + 1, row)),
        Side.SOUTH: ((column, row + 1), (column + 1, row + 1)),
        Side.WEST: ((column, row), (column, row + 1)),
        Side.EAST: ((column + 1, row), (column + 1, row + 1)),
    }[side]


def floor_mask(scene: Scene, frame: Layout) -> Image.Image:
    """White where there is known floor; inner walls are thin black cuts."""
    style = style_of(scene)
    scale, (width, height) = 2, frame.map_size
    mask = Image.new("L", (width * scale, height * scale), 0)
    draw = ImageDraw.Draw(mask)
    for start, end, row in _runs(scene, frame):
        x, y = frame.x(start) * scale, frame.y(row) * scale
        draw.rectangle((x, y, frame.x(end) * scale - 1, y + frame.c * scale - 1), fill=255)
    outlines.clear(draw, scene, frame, scale)
    for box in scene.rounded:
        if frame.overlaps(box):
            _cut_corners(draw, scene, box, frame, scale)
    outlines.draw_floors(draw, scene, frame, scale)
    if style.smooth:
        mask = smoothed(mask, frame.c * scale)
        draw = ImageDraw.Draw(mask)
    cut = max(3, round(0.14 * frame.c * style.wall))
    for edge in scene.edges:
        if edge.kind is Barrier.WALL and is_floor(scene, edge.at):
            ends = [
                (frame.x(x) * scale, frame.y(y) * scale) for x, y in edge_line(edge.at, edge.side)
            ]
            draw.line(ends, fill=0, width=cut)
    return mask.reduce(scale)


def _plain_corners(scene: Scene, frame: Layout) -> Callable[[int, int], bool]:
    """Tells whether all four squares around a corner of the lattice look the same."""
    floors = Counter(
        (column + dx, row + dy)
        for column, row in seen_squares(scene, frame)
        for dx in (0, 1)
        for dy in (0, 1)
    )
    busy = {corner for corner, count in floors.items() if count < 4}
    for edge in scene.edges:
        if edge.kind is Barrier.WALL:
            busy |= set(edge_line(edge.at, edge.side))
    for box in (*scene.rounded, *(outline.box for outline in scene.outlines)):
        busy |= {
            (column, row)
            for column in range(box.at[0], box.at[0] + box.columns + 1)
            for row in range(box.at[1], box.at[1] + box.rows + 1)
        }
    return lambda column, row: (column, row) not in busy


def _nowhere(_column: int, _row: int) -> bool:
    """Tells that no corner is plain."""
    return False


def wobbled(
    mask: Image.Image, scene: Scene, frame: Layout, *, only_bent: bool = False
) -> Image.Image:
    """The mask bent a little at every half square, as a hand would draw it.

    The bend belongs to the square, so it stays when the window moves. Squares under 26 pixels
    are left straight: the bend would be half a pixel. What is `only_bent` follows the waves of
    an eldritch place, but no hand.
    """
    style = style_of(scene)
    by_hand = frame.c >= WOBBLE_FROM and style.wobble and not only_bent
    if not style.bend and not by_hand:
        return mask
    width, height = mask.size
    left, top = floor(-2 * frame.x(0) / frame.c), floor(-2 * frame.y(0) / frame.c)
    right = ceil(2 * (width - frame.x(0)) / frame.c)
    bottom = ceil(2 * (height - frame.y(0)) / frame.c)
    halves_x, halves_y = range(left, right + 1), range(top, bottom + 1)
    spans_x = [max(0, min(width, round(frame.x(half / 2)))) for half in halves_x]
    spans_y = [max(0, min(height, round(frame.y(half / 2)))) for half in halves_y]
    spans_x[0], spans_x[-1], spans_y[0], spans_y[-1] = 0, width, 0, height
    reach = WOBBLE * frame.c * style.wobble if by_hand else 0.0

    @cache
    def bent(i: int, j: int) -> tuple[float, float]:
        x, y = spans_x[i], spans_y[j]
        if 0 < x < width and 0 < y < height:
            place = (left + i, top + j)
            dx, dy = warp((place[0] / 2, place[1] / 2)) if style.bend else (0.0, 0.0)
            return (
                x + dx * frame.c + reach * swing(*place, 1),
                y + dy * frame.c + reach * swing(*place, 2),
            )
        return x, y

    plain = _nowhere if style.bend else _plain_corners(scene, frame)
    pieces = []
    for j in range(len(spans_y) - 1):
        row = (top + j + 1) // 2
        for i in range(len(spans_x) - 1):
            box = (spans_x[i], spans_y[j], spans_x[i + 1], spans_y[j + 1])
            if box[0] == box[2] or box[1] == box[3] or plain((left + i + 1) // 2, row):
                continue
            north_west, south_west = bent(i, j), bent(i, j + 1)
            north_east, south_east = bent(i + 1, j), bent(i + 1, j + 1)
            pieces.append((box, (*north_west, *south_west, *south_east, *north_east)))
    if not pieces:
        return mask
    bent_mask = mask.transform(mask.size, Image.Transform.MESH, pieces, Image.Resampling.BILINEAR)
    touched = Image.new("1", mask.size, 0)
    draw = ImageDraw.Draw(touched)
    for (x0, y0, x1, y1), _ in pieces:
        draw.rectangle((x0, y0, x1 - 1, y1 - 1), fill=1)
    result = mask.copy()
    result.paste(bent_mask, mask=touched)
    return result


@lru_cache(maxsize=16)
def _wall_tables(c: int, weight: float = 1.0) -> tuple[float, list[int], list[int]]:
    """The blur that turns a floor's edge into a ramp, and the tables for ink and floor."""
    width = max(WALL_LEAST, WALL * c) * weight
    blur = width / 2 + 1.2
    slope = 255 / (2 * blur + 1)
    low, high = 127.5 - slope * width / 2, 127.5 + slope * width / 2
    ink = table(lambda v: 255 * min((v - low) / slope + 0.5, (high - v) / slope + 0.5))
    floor = table(lambda v: 255 * ((v - 127.5) / slope + 0.5))
    return blur, ink, floor


def _page(frame: Layout, tone: int, swell: float) -> Image.Image:
    """The page's tone with large soft blotches anchored to the scene, if it swells at all."""
    width, height = frame.map_size
    if not swell:
        return Image.new("L", (width, height), tone)
    if width * height > MOST_KEPT:
        return _clouded(frame, tone, swell)
    whole = _kept_clouds(replace(frame, part=None), tone, swell)
    return whole.crop(frame.part) if frame.part else whole.copy()


def _clouded(frame: Layout, tone: int, swell: float) -> Image.Image:
    left, top = round(-frame.x(0)), round(-frame.y(0))
    first = (left // CLOUD - 2, top // CLOUD - 2)
    width, height = frame.map_size
    columns, rows = width // CLOUD + 6, height // CLOUD + 6
    small = Image.new("L", (columns, rows))
    small.putdata(
        [
            round(128 + 100 * swing(first[0] + column, first[1] + row, 3))
            for row in range(rows)
            for column in range(columns)
        ]
    )
    side = CLOUD // QUARTER
    soft = small.resize((columns * side, rows * side), Image.Resampling.BICUBIC)
    toned = soft.point(table(lambda v: tone + (v - 128) / 128 * swell))
    large = toned.resize((columns * CLOUD, rows * CLOUD), Image.Resampling.NEAREST)
    x, y = left - first[0] * CLOUD, top - first[1] * CLOUD
    return large.crop((x, y, x + width, y + height))


_kept_clouds = lru_cache(maxsize=4)(_clouded)


def page(frame: Layout, theme: Theme) -> Image.Image:
    """The page of a map with nothing on it, as an RGB image."""
    tone = _page(frame, luma(theme.page), theme.swell)
    tone.putpalette(flat(ramp(theme)))
    return tone.convert("RGB")


def _indoors(scene: Scene, frame: Layout, size: tuple[int, int]) -> Image.Image | None:
    """Black on and beside squares under the open sky, where no hatching belongs, else white."""
    if not any(Terrain.OUTSIDE in row for row in scene.terrain):
        return None
    side, mask = frame.c / QUARTER, None
    columns, rows = frame.spans(1)
    for row in range(max(0, rows.start), min(scene.rows, rows.stop)):
        for column in range(max(0, columns.start), min(scene.columns, columns.stop)):
            if terrain_of(scene, (column, row)) == Terrain.OUTSIDE:
                mask = mask or Image.new("L", size, 255)
                x, y = frame.x(column) / QUARTER, frame.y(row) / QUARTER
                box = (x - 0.8 * side, y - 0.8 * side, x + 1.8 * side, y + 1.4 * side)
                ImageDraw.Draw(mask).rectangle(box, fill=0)
    return mask.filter(ImageFilter.BoxBlur(side / 4)) if mask else None


class Ground:
    """The grey drawing of one map and the masks that later painting needs."""

    def __init__(self, scene: Scene, frame: Layout, theme: Theme, *, ruled: bool = True) -> None:
        """Draw it, with the lines of the squares if `ruled`. `scene` went through `known_only`."""
        c, style = frame.c, style_of(scene)
        plain = floor_mask(scene, frame)
        blur, ink_table, floor_table = _wall_tables(c, theme.weight * style.wall)
        edges = wobbled(plain.filter(ImageFilter.BoxBlur(blur)), scene, frame)
        self.ink = edges.point(ink_table)
        self.floor = edges.point(floor_table)
        small = plain.reduce(QUARTER)
        near = small.filter(ImageFilter.GaussianBlur(HALO_REACH * c / QUARTER))
        indoors = _indoors(scene, frame, small.size)
        if indoors:
            near = ImageChops.multiply(near, indoors)
        shade = near.point(_SHADE)
        shade = shade.resize(
            (small.width * QUARTER, small.height * QUARTER), Image.Resampling.BILINEAR
        ).crop((0, 0, *frame.map_size))
        tone = _page(frame, luma(theme.page), theme.swell)
        self.texture = None
        if scene.material:
            self.texture = surround(scene.material, near, QUARTER, HALO_LEAST, frame, theme)
        else:
            tone.paste(luma(theme.shade), mask=shade)
            strokes = rock.strokes(style.band, near, small, QUARTER, HALO_LEAST, frame)
            tone.paste(luma(theme.hatch), mask=strokes)
        tone.paste(luma(theme.floor), mask=self.floor)
        away = max(3, round(SHADOW * c))
        clear = ImageChops.subtract(self.floor, self.ink)
        moved = clear.copy()
        moved.paste(clear, (away, away))
        shadow = ImageChops.subtract(self.floor, moved)
        tone.paste(luma(theme.shadow), mask=shadow)
        self.cave = outlines.cave_mask(scene, frame)
        flow = flow_lines(small, QUARTER, self.cave, style, frame)
        if flow:
            faint = luma(mix(theme.grid, theme.hatch, 0.35))
            tone.paste(faint, mask=ImageChops.multiply(flow, clear))
        if ruled:
            grid = wobbled(grid_of(scene, frame, self.cave), scene, frame, only_bent=True)
            tone.paste(luma(theme.grid), mask=ImageChops.multiply(grid, self.floor))
        self.clear = clear
        self.tone = tone

    def coloured(self, theme: Theme) -> Image.Image:
        """The drawing in the theme's colours, with its walls, as an RGB image."""
        tone = self.tone.copy()
        if self.texture is None:
            tone.paste(luma(theme.ink), mask=self.ink)
        tone.putpalette(flat(ramp(theme)))
        coloured = tone.convert("RGB")
        if self.texture is not None:
            layer, mask = self.texture
            coloured.paste(layer, mask=ImageChops.subtract(mask, self.floor))
            coloured.paste(theme.ink, mask=self.ink)
        return coloured
