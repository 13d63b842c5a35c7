"""The hatching: patches of pen strokes, each kept whole or left out whole.

One square tile repeats over the plane. `assets/hatch.png` holds its strokes, `assets/patches.png`
the number of the patch that each pixel belongs to; `make_assets` draws both.
"""

import math
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import product
from operator import add, itemgetter
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from PIL.PngImagePlugin import PngImageFile

from render.noise import chance
from render.window import Layout

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

ASSETS = Path(__file__).parent / "assets"


class Patch(NamedTuple):
    """A patch: its middle on the tile, in squares, and the angle of its strokes in radians."""

    x: float
    y: float
    angle: float


def _apart(one: float, other: float) -> float:
    return abs((one - other + math.pi / 2) % math.pi - math.pi / 2)


def _middle(column: int, row: int) -> tuple[float, float]:
    """Where the middle of a patch lies on the tile, in squares."""
    return (
        (column + 0.1 + 0.8 * chance(column, row, 20)) * TILE / ROW,
        (row + 0.1 + 0.8 * chance(column, row, 21)) * TILE / ROW,
    )


@cache
def patches() -> tuple[Patch, ...]:
    """All patches of a tile, row by row; each turned well away from its neighbours."""
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
    """Strokes and patch numbers of a tile at `c` pixels a square."""
    side = ((TILE + 2 * RIM) * c, (TILE + 2 * RIM) * c)
    # Opened as what they are: asking Pillow to find out loads the readers of all other formats.
    with (
        PngImageFile(ASSETS / "hatch.png") as strokes,
        PngImageFile(ASSETS / "patches.png") as numbers,
    ):
        return (
            strokes.convert("L").resize(side, Image.Resampling.BOX),
            numbers.convert("L").resize(side, Image.Resampling.NEAREST),
        )


class Cells(NamedTuple):
    """The pieces of a tile: where the middles lie, in pixels, and whose each pixel is."""

    across: list[int]
    down: list[int]
    numbers: Image.Image


@lru_cache(maxsize=8)
def patch_cells(c: int) -> Cells:
    """The patches of hatching as pieces, for squares of `c` pixels."""
    across, down = ([int(place * c) for place in places] for places in _middles())
    return Cells(across, down, _tile(c)[1])


@cache
def _middles() -> tuple[list[float], list[float]]:
    """Where the middles of all patches lie, in squares: all columns, all rows."""
    places = [_middle(column, row) for row, column in product(range(ROW), range(ROW))]
    return [x for x, _ in places], [y for _, y in places]


def kept(
    halo: Image.Image, scale: int, least: int, frame: Layout, cells: Cells
) -> Iterator[tuple[tuple[int, int], Image.Image]]:
    """Where on the map to lay a tile, each time with the mask of the pieces that stay.

    Args:
        halo: how near floor is, 0 to 255, one pixel for `scale` pixels of the map.
        scale: how much smaller the halo is than the map.
        least: the halo that the middle of a piece needs to stay.
        frame: the frame of the picture.
        cells: the pieces. Tiles are anchored to the scene's squares, so that they stay where they
            are when the window moves.
    """
    c = frame.c
    width, height = frame.map_size
    near = halo.tobytes()
    left, top = round(frame.x(0)), round(frame.y(0))
    side = TILE * c
    rim = RIM * c
    keeps = bytes(255 if level >= least else 0 for level in range(256))
    others = bytes(256 - len(cells.across))
    owners, size = cells.numbers.tobytes(), cells.numbers.size
    low, high = min(*cells.across, *cells.down), max(*cells.across, *cells.down) + 1
    # Where on the halo the pixels of the map lie, and those around it in which pieces can lie.
    first, ends = low - side, (width + rim + high, height + rim + high)
    across = [min(max(x // scale, 0), halo.width - 1) for x in range(first, ends[0])]
    down = [min(max(y // scale, 0), halo.height - 1) for y in range(first, ends[1])]
    starts = [row * halo.width for row in down]
    pick_columns = itemgetter(*(x - low for x in cells.across))
    pick_rows = itemgetter(*(y - low for y in cells.down))
    tops = range(top % side - side, height + rim, side)
    rows = [(y0, pick_rows(starts[y0 + side :])) for y0 in tops]
    for x0 in range(left % side - side, width + rim, side):
        columns = pick_columns(across[x0 + side :])
        for y0, row in rows:
            keep = bytes(map(near.__getitem__, map(add, columns, row))).translate(keeps)
            if any(keep):
                stay = Image.frombytes("L", size, owners.translate(keep + others))
                yield (x0 - rim, y0 - rim), stay


def hatching(halo: Image.Image, scale: int, least: int, frame: Layout) -> Image.Image:
    """The strokes of all patches in whose middle the halo is strong enough; see `kept`."""
    strokes, mask = _tile(frame.c)[0], Image.new("L", frame.map_size, 0)
    for place, stay in kept(halo, scale, least, frame, patch_cells(frame.c)):
        mask.paste(strokes, place, stay)
    return mask
