"""The shipped hatching tile is the one its script draws, and it repeats without a seam."""

from PIL import Image

from render.ground.hatching import ASSETS, NOBODY, PIXELS, RIM, ROW, TILE, patches
from render.ground.make_assets import _nearest, _strength


def test_the_tile_is_what_the_script_draws() -> None:
    strokes = Image.open(ASSETS / "hatch.png").convert("L")
    numbers = Image.open(ASSETS / "patches.png").convert("L")
    side = (TILE + 2 * RIM) * PIXELS
    assert strokes.size == numbers.size == (side, side)
    for x in range(3, side, 37):
        for y in range(5, side, 41):
            found = _nearest((x + 0.5) / PIXELS - RIM, (y + 0.5) / PIXELS - RIM)
            assert numbers.getpixel((x, y)) == (NOBODY if found is None else found[0])
            if found:
                strength = _strength(found[0], patches()[found[0]], *found[1:])
                assert abs(strokes.getpixel((x, y)) / 255 - strength) < 1 / 15


def test_every_patch_is_on_the_tile() -> None:
    numbers = Image.open(ASSETS / "patches.png").convert("L")
    counts = numbers.histogram()
    assert all(counts[number] > 100 for number in range(ROW * ROW))
    assert sum(counts[: ROW * ROW]) == (TILE * PIXELS) ** 2
