"""The hatching: patches of pen strokes, each drawn whole or not at all.

One square tile repeats over the plane. `assets/hatch.png` holds its strokes, `assets/patches.png`
the number of the patch of each pixel; `render.ground.make_assets` draws both.
"""

import math
from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from itertools import product
from operator import add, itemgetter
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from PIL.PngImagePlugin import PngImageFile

from render.drawing.lookup import looked_up
from render.view.window import Bounds, Layout
from rules.core.noise import chance

TILE = 7
"""Squares along a tile's side."""
ROW = 15
"""Patches along a tile's side; their square must fit in one byte."""
RIM = 1
"""Squares around the tile into which its outermost patches reach."""
NOBODY = 255
"""The patch number of pixels that belong to the next tile."""
PIXELS = 80
"""Pixels per square in the tile as shipped."""

ROUND = 64
"""The widths of halos are rounded up to multiples of this while patches are chosen."""

ASSETS = Path(__file__).parent / "assets"


class Patch(NamedTuple):
    """A patch: its middle on the tile, in squares, and the angle of its strokes in radians."""

    x: float
    y: float
    angle: float


def _apart(one: float, other: float) -> float:
    return abs((one - other + math.pi / 2) % math.pi - math.pi / 2)


def _middle(column: int, row: int) -> tuple[float, float]:
    """Return the middle of a patch on the tile, in squares."""
    return (
        (column + 0.1 + 0.8 * chance(column, row, 20)) * TILE / ROW,
        (row + 0.1 + 0.8 * chance(column, row, 21)) * TILE / ROW,
    )


@cache
def patches() -> tuple[Patch, ...]:
    """Return all patches of a tile, row by row; neighbours have clearly different angles."""
    found: list[Patch] = []
    for row, column in product(range(ROW), range(ROW)):
        beside = [(row, column - 1), (row - 1, column), (row - 1, column - 1)]
        beside += [(row - 1, (column + 1) % ROW)]
        taken = [found[r * ROW + c].angle for r, c in beside if r >= 0 and c >= 0]
        tries = [math.pi * chance(column, row, salt) for salt in range(8)]
        angle = max(tries, key=lambda turn: min((_apart(turn, old) for old in taken), default=0))
        found.append(Patch(*_middle(column, row), angle))
    return tuple(found)


@lru_cache(maxsize=8)
def _tile(c: int) -> tuple[Image.Image, Image.Image]:
    """Return the strokes and the patch numbers of a tile at `c` pixels a square."""
    side = ((TILE + 2 * RIM) * c, (TILE + 2 * RIM) * c)
    # Naming the format saves Pillow from loading the readers of all others.
    with (
        PngImageFile(ASSETS / "hatch.png") as strokes,
        PngImageFile(ASSETS / "patches.png") as numbers,
    ):
        return (
            strokes.convert("L").resize(side, Image.Resampling.BOX),
            numbers.convert("L").resize(side, Image.Resampling.NEAREST),
        )


class Cells(NamedTuple):
    """The pieces of a tile: their middles, in pixels, and the piece that each pixel belongs to."""

    across: tuple[int, ...]
    down: tuple[int, ...]
    numbers: Image.Image


@lru_cache(maxsize=8)
def patch_cells(c: int) -> Cells:
    """Return the patches of the hatching as pieces, for squares of `c` pixels."""
    across, down = (tuple(int(place * c) for place in places) for places in _middles())
    return Cells(across, down, _tile(c)[1])


@cache
def _middles() -> tuple[list[float], list[float]]:
    """Return the middles of all patches in squares: all columns, then all rows."""
    places = [_middle(column, row) for row, column in product(range(ROW), range(ROW))]
    return [x for x, _ in places], [y for _, y in places]


class Piece(NamedTuple):
    """A part of a tile to be pasted on a map: where, which part, and a mask of what stays."""

    place: tuple[int, int]
    cut: tuple[int, int, int, int]
    stay: Image.Image


def kept(
    halo: Image.Image, scale: int, least: int, frame: Layout, cells: Cells,
    core: Bounds | None = None,
) -> Iterator[Piece]:  # fmt: skip
    """Yield where on the map to paste a tile, each time with the mask of the pieces that stay.

    Args:
        halo: how near floor is, 0 to 255, one pixel for `scale` pixels of the map.
        scale: how much smaller the halo is than the map.
        least: the halo that the middle of a piece needs to stay.
        frame: the frame of the picture.
        cells: the pieces. Tiles are anchored to the scene's squares, so that they stay where they
            are when the window moves.
        core: the part of the map that matters; all of it if not given.
    """
    side, rim = TILE * frame.c, RIM * frame.c
    width, height = frame.map_size
    left, top = round(frame.x(0)), round(frame.y(0))
    wide = side + 2 * rim
    near = _Near(halo, scale, side + rim, cells)
    ends = core or (0, 0, width, height)
    keeps = bytes(255 if level >= least else 0 for level in range(256))
    others = bytes(256 - len(cells.across))
    for x0 in range(left % side - side, width + rim, side):
        for y0 in range(top % side - side, height + rim, side):
            x, y = x0 - rim, y0 - rim
            cut = (max(0, ends[0] - x), max(0, ends[1] - y),
                   min(wide, ends[2] - x), min(wide, ends[3] - y))  # fmt: skip
            if cut[0] >= cut[2] or cut[1] >= cut[3]:
                continue
            keep = near.at(x0, y0).translate(keeps)
            if 255 in keep:
                whole = cut == (0, 0, *cells.numbers.size)
                numbers = cells.numbers if whole else cells.numbers.crop(cut)
                stay = looked_up(numbers, keep + others)
                yield Piece((x + cut[0], y + cut[1]), cut, stay)


@lru_cache(maxsize=256)
def _picker(
    across: tuple[int, ...], down: tuple[int, ...], scale: int, shift: tuple[int, int], wide: int
) -> Callable[[bytes], tuple[int, ...]]:
    """Return a function that picks values at places, from rows `wide` long and reduced by `scale`.

    All places are shifted first. The result is cached, as there are few different shifts.
    """
    rows = [(y + shift[1]) // scale * wide for y in down]
    return itemgetter(*map(add, rows, [(x + shift[0]) // scale for x in across]))


class _Near:
    """The halo at the middles of all pieces of a tile, for any position of the tile."""

    def __init__(self, halo: Image.Image, scale: int, reach: int, cells: Cells) -> None:
        """Prepare for tiles up to `reach` pixels outside the map, where the rim's halo counts."""
        self._scale, self._cells = scale, cells
        self._pad = (max(*cells.across, *cells.down) + reach) // scale + 2
        pad, (width, height) = self._pad, halo.size
        # Rounded up, so that maps of nearly the same width share pickers.
        self._wide = -(-(width + 2 * pad) // ROUND) * ROUND
        self._span = (max(cells.down) // scale + 2) * self._wide
        row = Image.new("L", (self._wide, height))
        row.paste(halo.crop((0, 0, 1, height)).resize((pad, height)), (0, 0))
        row.paste(halo, (pad, 0))
        rest = self._wide - pad - width
        last = halo.crop((width - 1, 0, width, height))
        row.paste(last.resize((rest, height)), (pad + width, 0))
        level = row.tobytes()
        first, last_row = level[: self._wide], level[-self._wide :]
        self._levels = first * pad + level + last_row * pad

    def at(self, x: int, y: int) -> bytes:
        """Return the halo at each middle of a tile with its corner at a place."""
        scale, wide = self._scale, self._wide
        column, across = divmod(x, scale)
        row, down = divmod(y, scale)
        pick = _picker(self._cells.across, self._cells.down, scale, (across, down), wide)
        start = (row + self._pad) * wide + column + self._pad
        return bytes(pick(self._levels[start : start + self._span]))


def hatching(
    halo: Image.Image, scale: int, least: int, frame: Layout, core: Bounds | None = None
) -> Image.Image:
    """Return the strokes of all patches whose middle has a halo that is strong enough."""
    pieces = kept(halo, scale, least, frame, patch_cells(frame.c), core)
    return laid(_tile(frame.c)[0], pieces, frame)


def laid(tile: Image.Image, pieces: Iterable[Piece], frame: Layout) -> Image.Image:
    """Return a grey tile pasted on a map in pieces."""
    mask = Image.new("L", frame.map_size, 0)
    for place, cut, stay in pieces:
        mask.paste(tile if stay.size == tile.size else tile.crop(cut), place, stay)
    return mask
