"""The ground of a map as one grey image: page, hatching, floor, shadow, grid and walls.

All colours of the ground lie between paper and ink, so that it is drawn in grey tones and coloured
at the end, and every theme comes from the same drawing.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.drawing.cache import THEMES_KEPT
from render.drawing.colour import Theme, luma, mix
from render.drawing.lookup import looked_up
from render.drawing.theme import flat, floor_tones, indexed, ramp
from render.ground import outlines, rock
from render.ground.bent_lines import wobbled
from render.ground.floor import edge_line, floor_mask
from render.ground.grid import flow_lines, grid_of
from render.ground.hand_drawn import floor_by_hand, reach_of
from render.ground.materials import grained, surround
from render.ground.wall_style import style_of
from render.view.visible import terrain_of
from render.view.window import Bounds, Layout
from rules.core.noise import swing
from rules.core.scene import Scene, Terrain

__all__ = ["Ground", "edge_line", "page", "table"]

QUARTER = 4
WALL, WALL_LEAST = 0.125, 3.0
HALO_REACH, HALO_LEAST = 0.46, 12
SHADOW = 0.20
CLOUD = 128
"""Pixels from one cloud on the page to the next; a power of two, so that rounding is exact."""
MOST_KEPT = 2_000_000
"""The most pixels of a page that is cached for the next map; larger ones are for paper."""


def within(mask: Image.Image, other: Image.Image) -> Image.Image:
    """Return the product of two masks; `ImageChops.multiply` would block other threads."""
    both = Image.new("L", mask.size, 0)
    both.paste(mask, mask=other)
    return both


def table(value: Callable[[int], float]) -> list[int]:
    """Return a table of 256 entries for `Image.point`, limited to 0-255."""
    return [max(0, min(255, round(value(level)))) for level in range(256)]


_SHADE = bytes(table(lambda v: 255 * (v - 9) / 16))
"""The darkness of the soft shade around floors, for each strength of the halo."""


class Walls(NamedTuple):
    """The blur that turns a floor's edge into a ramp, and tables from ramp values to tones.

    The tables give the share of ink, of floor, and of floor without ink; what changes under fog;
    and where light falls.
    """

    blur: float
    ink: bytes
    floor: bytes
    clear: bytes
    solid: bytes
    lit: bytes


@lru_cache(maxsize=16)
def _walls(c: int, weight: float) -> Walls:
    width = max(WALL_LEAST, WALL * c) * weight
    blur = width / 2 + 1.2
    slope = 255 / (2 * blur + 1)
    low, high = 127.5 - slope * width / 2, 127.5 + slope * width / 2
    ink = table(lambda v: 255 * min((v - low) / slope + 0.5, (high - v) / slope + 0.5))
    floor = table(lambda v: 255 * ((v - 127.5) / slope + 0.5))
    lit = [255 if floor[v] > 127 and not ink[v] else 0 for v in range(256)]
    solid = [255 if max(floor[v], ink[v]) > 127 else 0 for v in range(256)]
    return Walls(
        blur,
        bytes(ink),
        bytes(floor),
        clear=bytes(max(0, floor[v] - ink[v]) for v in range(256)),
        solid=bytes(solid),
        lit=bytes(lit),
    )


def _page(frame: Layout, tone: int, swell: float) -> Image.Image:
    """Return the tone of the page, with soft clouds at fixed places if the theme has any."""
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
    x, y = left - first[0] * CLOUD, top - first[1] * CLOUD
    # Only what is seen is enlarged: a third of what the clouds around it need.
    near = (x // QUARTER, y // QUARTER, -(-(x + width) // QUARTER), -(-(y + height) // QUARTER))
    part = toned.crop(near)
    large = part.resize((part.width * QUARTER, part.height * QUARTER), Image.Resampling.NEAREST)
    x, y = x % QUARTER, y % QUARTER
    return large.crop((x, y, x + width, y + height))


_kept_clouds = lru_cache(maxsize=4)(_clouded)


def page(frame: Layout, theme: Theme) -> Image.Image:
    """Return an empty page as indices into the theme's table."""
    return looked_up(_page(frame, luma(theme.page), theme.swell), _tone_indices(theme))


@lru_cache(maxsize=THEMES_KEPT)
def _tones(theme: Theme) -> bytes:
    """Return the colours of all tones of grey as a Pillow palette."""
    return flat(ramp(theme))


@lru_cache(maxsize=THEMES_KEPT)
def _tone_indices(theme: Theme) -> bytes:
    """Return the index in the theme's table of every tone of grey."""
    tones = Image.new("RGB", (256, 1))
    tones.putdata(ramp(theme))
    return indexed(tones, theme).tobytes()


@lru_cache(maxsize=THEMES_KEPT)
def _floor_indices(theme: Theme) -> bytes:
    """Return the index of the nearest tone of floor for every tone of grey."""
    tones = [luma(colour) for colour in floor_tones(theme)]
    return bytes(
        min(range(len(tones)), key=lambda index: abs(tones[index] - tone)) for tone in range(256)
    )


def _indoors(scene: Scene, frame: Layout, size: tuple[int, int]) -> Image.Image | None:
    """Return a mask: black on and beside open ground, where no hatching belongs, else white."""
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


def _large(soft: Image.Image, frame: Layout) -> Image.Image:
    """Enlarge a soft mask to the size of the map: smoothly to half of it, then doubled."""
    half, width, height = QUARTER // 2, soft.width, soft.height
    smooth = soft.resize((width * half, height * half), Image.Resampling.BILINEAR)
    large = smooth.resize((width * QUARTER, height * QUARTER), Image.Resampling.NEAREST)
    return large.crop((0, 0, *frame.map_size))


class Ground:
    """The grey drawing of one map and the masks that later painting needs.

    `edges` is the floor with soft edges, `clear` the floor without the walls' ink, `solid` what
    changes under fog, and `lit` the bare floor, on which light falls.
    """

    def __init__(
        self, scene: Scene, frame: Layout, theme: Theme, *, ruled: bool = True,
        core: Bounds | None = None,
    ) -> None:  # fmt: skip
        """Draw the ground of a scene from `known_only`, with the grid if it is `ruled`.

        With `core`, only that part of the map has to be right.
        """
        c, style = frame.c, style_of(scene)
        plain = floor_mask(scene, frame)
        self._theme = theme
        self._walls = _walls(c, theme.weight * style.wall)
        # Floor that follows squares is drawn with bent lines; all other floor is bent afterwards.
        by_hand = not (style.bend or style.smooth or scene.outlines) and reach_of(scene, frame)
        sharp = floor_by_hand(scene, frame) if by_hand else plain
        blurred = sharp.filter(ImageFilter.BoxBlur(self._walls.blur))
        self.edges = blurred if by_hand else wobbled(blurred, scene, frame)
        self.ink = looked_up(self.edges, self._walls.ink)
        self.floor = looked_up(self.edges, self._walls.floor)
        self.clear = looked_up(self.edges, self._walls.clear)
        self.solid = looked_up(self.edges, self._walls.solid)
        self.lit = looked_up(self.edges, self._walls.lit)
        small = plain.reduce(QUARTER)
        near = small.filter(ImageFilter.GaussianBlur(HALO_REACH * c / QUARTER))
        indoors = _indoors(scene, frame, small.size)
        if indoors:
            near = within(near, indoors)
        tone = _page(frame, luma(theme.page), theme.swell)
        self.texture = None
        if scene.material:
            self.texture = surround(scene.material, near, QUARTER, HALO_LEAST, frame, theme)
        else:
            tone.paste(luma(theme.shade), mask=_large(looked_up(near, _SHADE), frame))
            strokes = rock.strokes(style.band, near, small, QUARTER, HALO_LEAST, frame, core)
            tone.paste(luma(theme.hatch), mask=strokes)
        if scene.material and theme.grain:
            tone.paste(grained(scene.material, frame, theme), mask=self.floor)
        else:
            tone.paste(luma(theme.floor), mask=self.floor)
        tone.paste(luma(theme.shadow), mask=self._shadow(max(3, round(SHADOW * c))))
        self.cave = outlines.cave_mask(scene, frame)
        flow = flow_lines(small, QUARTER, self.cave, style, frame)
        if flow:
            faint = luma(mix(theme.grid, theme.hatch, 0.35))
            tone.paste(faint, mask=within(flow, self.clear))
        if ruled:
            grid = wobbled(grid_of(scene, frame, self.cave), scene, frame, only_bent=True)
            tone.paste(luma(theme.grid), mask=within(grid, self.floor))
        if self.texture is None:
            tone.paste(luma(theme.ink), mask=self.ink)
        self.tone = tone

    def _shadow(self, away: int) -> Image.Image:
        """Return the shadow of walls: floor, without clear floor moved away from the light."""
        shadow = self.floor.copy()
        width, height = shadow.size
        # Beyond the rims towards the light there may be walls that are not drawn here.
        for rim in ((0, 0, width, min(away, height)), (0, 0, min(away, width), height)):
            shadow.paste(0, rim, self.clear.crop(rim))
        shadow.paste(0, (away, away), self.clear)
        return shadow

    def coloured(self) -> Image.Image:
        """Return the drawing in the theme's colours, with its walls, as an RGB image."""
        tone = self.tone.copy()
        tone.putpalette(_tones(self._theme))
        coloured = tone.convert("RGB")
        if self.texture is not None:
            layer, mask = self.texture
            coloured.paste(layer, mask=ImageChops.subtract(mask, self.floor))
            coloured.paste(self._theme.ink, mask=self.ink)
        return coloured

    def indices(self) -> Image.Image:
        """Return the drawing as indices, with bare floor in tones that can be lit."""
        if self.texture is None:
            found = looked_up(self.tone, _tone_indices(self._theme))
        else:
            found = indexed(self.coloured(), self._theme)
        found.paste(looked_up(self.tone, _floor_indices(self._theme)), mask=self.lit)
        return found
