"""Bending the lines of a mask, as if drawn by hand or in the waves of eldritch places."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from math import ceil, floor

from PIL import Image, ImageDraw

from render.ground.floor import edge_line, seen_squares
from render.ground.hand_drawn import reach_of
from render.ground.wall_style import style_of, warp
from render.view.window import Layout
from rules.core.noise import swing
from rules.core.scene import Barrier, Scene

Piece = tuple[tuple[int, int, int, int], tuple[float, ...]]
"""A box, and the corners of the quadrilateral that it shows, as `Image.transform` takes them."""


def _plain_corners(scene: Scene, frame: Layout) -> Callable[[int, int], bool]:
    """Return a test whether all four squares around a corner look the same."""
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
    """Return False for every corner, so that all of them are bent."""
    return False


def wobbled(
    mask: Image.Image, scene: Scene, frame: Layout, *, only_bent: bool = False
) -> Image.Image:
    """Return a mask bent a little at every half square, as if drawn by hand.

    The bend belongs to the square, so it stays when the window moves. A mask that is `only_bent`
    follows the waves of an eldritch place alone.
    """
    bend = style_of(scene).bend
    reach = 0.0 if only_bent else reach_of(scene, frame)
    if not bend and not reach:
        return mask
    width, height = mask.size
    left, top = floor(-2 * frame.x(0) / frame.c), floor(-2 * frame.y(0) / frame.c)
    right = ceil(2 * (width - frame.x(0)) / frame.c)
    bottom = ceil(2 * (height - frame.y(0)) / frame.c)
    halves_x, halves_y = range(left, right + 1), range(top, bottom + 1)
    spans_x = [max(0, min(width, round(frame.x(half / 2)))) for half in halves_x]
    spans_y = [max(0, min(height, round(frame.y(half / 2)))) for half in halves_y]
    spans_x[0], spans_x[-1], spans_y[0], spans_y[-1] = 0, width, 0, height

    @cache
    def bent(i: int, j: int) -> tuple[float, float]:
        x, y = spans_x[i], spans_y[j]
        if 0 < x < width and 0 < y < height:
            place = (left + i, top + j)
            dx, dy = warp((place[0] / 2, place[1] / 2)) if bend else (0.0, 0.0)
            return (
                x + dx * frame.c + reach * swing(*place, 1),
                y + dy * frame.c + reach * swing(*place, 2),
            )
        return x, y

    plain = _nowhere if bend else _plain_corners(scene, frame)
    pieces: list[Piece] = []
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
    return _transformed(mask, pieces)


def _transformed(mask: Image.Image, pieces: list[Piece]) -> Image.Image:
    """Return a mask with some boxes replaced by what quadrilaterals of it show."""
    bent_mask = mask.transform(mask.size, Image.Transform.MESH, pieces, Image.Resampling.BILINEAR)
    touched = Image.new("1", mask.size, 0)
    draw = ImageDraw.Draw(touched)
    for (x0, y0, x1, y1), _ in pieces:
        draw.rectangle((x0, y0, x1 - 1, y1 - 1), fill=1)
    result = mask.copy()
    result.paste(bent_mask, mask=touched)
    return result
