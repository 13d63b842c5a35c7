"""The rock around floor: hatching, blocks or lines, where it has no material of its own."""

from functools import lru_cache

from PIL import Image, ImageDraw

from render.drawing.pen import OVERSIZE
from render.ground import hatching as hatch
from render.ground.hatching import RIM, TILE, Cells
from render.ground.wall_style import OUTSIDE, Band, contours
from render.view.window import Bounds, Layout
from rules.core.noise import chance, swing

COURSE = 0.70
"""The height of a course of blocks, in squares; a whole number of them fills a tile."""
BLOCKS = (5, 4, 6, 5, 4)
"""The number of blocks in each course of a tile."""


def strokes(
    band: Band, near: Image.Image, small: Image.Image, scale: int, least: int, frame: Layout,
    core: Bounds | None = None,
) -> Image.Image:  # fmt: skip
    """Return the ink on the rock, a grey mask of the size of the map.

    Args:
        band: what it shows.
        near: how near floor is, 0 to 255, `scale` times smaller than the map.
        small: the floor, as small.
        scale: how much smaller both are.
        least: the weakest halo that still gets ink.
        frame: the frame of the picture.
        core: the part of the map that matters; all of it if not given.
    """
    if band == "lines":
        lines = contours(small, OUTSIDE, frame.c, scale, fade=0.15)
        return lines.crop((0, 0, *frame.map_size))
    if band == "blocks":
        lines, cells = _blocks(frame.c)
        return hatch.laid(lines, hatch.kept(near, scale, least, frame, cells), frame)
    return hatch.hatching(near, scale, least, frame, core)


@lru_cache(maxsize=4)
def _blocks(c: int) -> tuple[Image.Image, Cells]:
    """Return a tile of rough, rounded blocks: their outlines, and the blocks as pieces."""
    fine = OVERSIZE // 2
    side = (TILE + 2 * RIM) * c * fine
    lines, numbers = Image.new("L", (side, side), 0), Image.new("L", (side, side), 255)
    draw, mark = ImageDraw.Draw(lines), ImageDraw.Draw(numbers)
    unit, gap = c * fine, 0.05
    across: list[int] = []
    down: list[int] = []
    for course in range(round(TILE / COURSE)):
        count = BLOCKS[course % len(BLOCKS)]
        cuts = [(block + 0.30 * swing(block, course, 70)) * TILE / count for block in range(count)]
        cuts.append(cuts[0] + TILE)
        for block in range(count):
            left, right = cuts[block], cuts[block + 1]
            top, bottom = course * COURSE, (course + 1) * COURSE
            number = len(across)
            across.append(int((left + right) / 2 * c))
            down.append(int((top + bottom) / 2 * c))
            box = [(RIM + value) * unit for value in (left, top, right, bottom)]
            mark.rectangle((box[0], box[1], box[2] - 1, box[3] - 1), fill=number)
            lean = 0.05 * swing(block, course, 71)
            shape = (
                box[0] + (gap + abs(lean)) * unit, box[1] + (gap + 0.03) * unit,
                box[2] - gap * unit, box[3] - (gap + lean * (lean > 0)) * unit,
            )  # fmt: skip
            corner = (0.14 + 0.10 * chance(block, course, 72)) * unit
            draw.rounded_rectangle(shape, corner, outline=255, width=round(0.075 * unit))
            _chip(draw, shape, unit, number)
    return lines.reduce(fine), Cells(
        tuple(across), tuple(down), numbers.resize((side // fine, side // fine), 0)
    )


def _chip(
    draw: ImageDraw.ImageDraw, shape: tuple[float, float, float, float], unit: float, number: int
) -> None:
    """Draw a few short strokes on a block: cracks, and shade at its foot."""
    left, top, right, bottom = shape
    width = round(0.05 * unit)
    for crack in range(1 + number % 3):
        x = left + (right - left) * (0.2 + 0.6 * chance(number, crack, 73))
        y = top + (bottom - top) * (0.25 + 0.3 * chance(number, crack, 74))
        reach = (0.07 + 0.08 * chance(number, crack, 75)) * unit
        draw.line([(x, y), (x + 0.5 * reach, y + reach)], fill=200, width=width)
    foot = bottom - 0.15 * unit
    draw.line([(left + 0.25 * unit, foot), (right - 0.3 * unit, foot)], fill=150, width=width)
