"""Draw the hatching tile and write it beside the code.

Run `python -m render.ground.make_assets` after changing `render.ground.hatching`.
"""

import math

from PIL import Image

from render.ground.hatching import ASSETS, NOBODY, PIXELS, RIM, ROW, TILE, Patch, patches
from rules.core.noise import chance

GAP, LENGTH, WIDTH = 0.160, 0.74, 0.058
BORDER = 0.014
LEVELS = 16


def _nearest(x: float, y: float) -> tuple[int, float, float, float] | None:
    """Return the patch at a place: its number, the way from its middle, the next one's distance.

    Return None when the patch there belongs to the next tile.
    """
    column, row = math.floor(x * ROW / TILE), math.floor(y * ROW / TILE)
    best: list[tuple[float, int, float, float, bool]] = []
    for down in range(row - 2, row + 3):
        for right in range(column - 2, column + 3):
            number = down % ROW * ROW + right % ROW
            patch = patches()[number]
            dx = x - patch.x - right // ROW * TILE
            dy = y - patch.y - down // ROW * TILE
            ours = 0 <= right < ROW and 0 <= down < ROW
            best.append((math.hypot(dx, dy), number, dx, dy, ours))
    best.sort()
    (near, number, dx, dy, ours), (far, *_) = best[:2]
    return (number, dx, dy, (far - near) / 2) if ours else None


def _strength(number: int, patch: Patch, dx: float, dy: float, border: float) -> float:
    """Return how much of a pixel a stroke covers, 0 to 1."""
    along = dx * math.cos(patch.angle) + dy * math.sin(patch.angle)
    beside = dy * math.cos(patch.angle) - dx * math.sin(patch.angle)
    beside += 0.16 * along * along * (1 if number % 2 else -1)
    lane = beside / GAP + chance(number, 0, 30) - 0.5
    stroke = math.floor(lane)
    away = abs(lane - stroke - 0.5) * GAP
    reach = LENGTH / 2 * (0.75 + 0.5 * chance(number, stroke, 31))
    width = WIDTH * (0.75 + 0.45 * chance(number, stroke, 32))
    width *= 1 - 0.35 * min(1.0, abs(along) / reach)
    sides = min(1.0, max(0.0, (width / 2 - away) * PIXELS + 0.5))
    ends = min(1.0, max(0.0, (reach - abs(along)) * PIXELS + 0.5))
    rim = min(1.0, max(0.0, (border - BORDER) * PIXELS + 0.5))
    return sides * ends * rim


def draw() -> tuple[Image.Image, Image.Image]:
    """Return the tile's strokes and its patch numbers, both grey, with a rim around the tile."""
    side = (TILE + 2 * RIM) * PIXELS
    strokes, numbers = bytearray(side * side), bytearray([NOBODY]) * (side * side)
    for y in range(side):
        for x in range(side):
            found = _nearest((x + 0.5) / PIXELS - RIM, (y + 0.5) / PIXELS - RIM)
            if found is None:
                continue
            number, dx, dy, border = found
            strength = _strength(number, patches()[number], dx, dy, border)
            strokes[y * side + x] = round(strength * (LEVELS - 1)) * 255 // (LEVELS - 1)
            numbers[y * side + x] = number
    size = (side, side)
    return Image.frombytes("L", size, bytes(strokes)), Image.frombytes("L", size, bytes(numbers))


def main() -> None:
    """Write both tiles beside the code."""
    strokes, numbers = draw()
    strokes.save(ASSETS / "hatch.png", optimize=True)
    numbers.save(ASSETS / "patches.png", optimize=True)


if __name__ == "__main__":
    main()
