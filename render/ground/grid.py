"""The lines on floor: the grid of squares, and contour lines along walls."""

from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from render.ground.wall_style import (
    CAVE,
    WallStyle,
    contours,
    corner_dots,
    fine_grid,
    style_of,
)
from render.view.window import Layout
from rules.core.scene import Scene

GRID_DASHES, GRID_STRENGTH = 5, 210


@lru_cache(maxsize=8)
def grid_mask(size: tuple[int, int], c: int, left: int, top: int) -> Image.Image:
    """Return a mask of dashed lines along the sides of squares, which begin at (left, top)."""
    width = max(1, round(0.045 * c))
    cell = Image.new("L", (c, c), 0)
    draw = ImageDraw.Draw(cell)
    half = width // 2
    for dash in range(GRID_DASHES):
        start = round((dash + 0.5) * c / GRID_DASHES - 0.9 * width)
        end = start + max(1, round(1.8 * width)) - 1
        draw.rectangle((0, start, width - half - 1, end), fill=GRID_STRENGTH)
        draw.rectangle((start, 0, end, width - half - 1), fill=GRID_STRENGTH)
        if half:
            draw.rectangle((c - half, start, c - 1, end), fill=GRID_STRENGTH)
            draw.rectangle((start, c - half, end, c - 1), fill=GRID_STRENGTH)
    mask = Image.new("L", size, 0)
    strip = Image.new("L", (size[0], c), 0)
    for x in range(left % c - c, size[0], c):
        strip.paste(cell, (x, 0))
    for y in range(top % c - c, size[1], c):
        mask.paste(strip, (0, y))
    return mask


def grid_of(scene: Scene, frame: Layout, cave: Image.Image | None) -> Image.Image:
    """Return the grid of a scene: dashes; dots at corners in caves; finer where giants built."""
    c, size = frame.c, frame.map_size
    left, top = round(frame.x(0)), round(frame.y(0))
    if style_of(scene).smooth:
        return corner_dots(size, c, left, top, GRID_STRENGTH)
    grid = grid_mask(size, c, left % c, top % c)
    if scene.pace > 1:
        grid = ImageChops.lighter(grid, fine_grid(size, c, left, top, scene.pace))
    if cave is None:
        return grid
    return Image.composite(corner_dots(size, c, left, top, GRID_STRENGTH), grid, cave)


def flow_lines(
    small: Image.Image, scale: int, cave: Image.Image | None, style: WallStyle, frame: Layout
) -> Image.Image | None:
    """Return the contour lines on floor in smooth places and caves, or None elsewhere.

    `small` is the floor, `scale` times smaller than the map.
    """
    depths = style.flow or (CAVE if cave else ())
    if not depths:
        return None
    lines = contours(small, depths, frame.c, scale, fade=-0.2).crop((0, 0, *frame.map_size))
    return lines if style.flow or cave is None else ImageChops.multiply(lines, cave)
