"""Pictures side by side: the middle of each, without what stands at its edges."""

import io

import pytest
from PIL import Image

from render import strip
from render.pictures.strip import GAP, SIDE

INK, EDGE = (200, 40, 40), (20, 20, 200)


def drawn(width, height, middle) -> bytes:
    """A picture with an edge of another colour, a twentieth of its shorter side wide."""
    edge = min(width, height) // 20
    picture = Image.new("RGB", (width, height), EDGE)
    picture.paste(middle, (edge, edge, width - edge, height - edge))
    file = io.BytesIO()
    picture.save(file, "PNG")
    return file.getvalue()


def test_the_middle_of_each_stands_in_order() -> None:
    inks = [INK, (40, 200, 40), (230, 230, 90)]
    sizes = [(400, 400), (900, 300), (200, 700)]
    made = strip([drawn(*size, ink) for size, ink in zip(sizes, inks, strict=True)])
    with Image.open(io.BytesIO(made)) as picture:
        shown = picture.convert("RGBA")
    assert shown.size == (3 * SIDE + 2 * GAP, SIDE)
    for at, ink in enumerate(inks):
        left = at * (SIDE + GAP)
        for x, y in ((0, 0), (SIDE - 1, SIDE - 1), (SIDE // 2, SIDE // 2)):
            found = shown.getpixel((left + x, y))
            assert max(abs(a - b) for a, b in zip(found[:3], ink, strict=True)) < 12
    assert shown.getpixel((SIDE + GAP // 2, SIDE // 2))[3] == 0, "nothing stands between them"


def test_nothing_makes_no_strip() -> None:
    with pytest.raises(ValueError, match="needs a picture"):
        strip([])
