"""Several pictures as one: the middle of each, side by side."""

import io
from collections.abc import Sequence

from PIL import Image

SIDE = 320
"""The width and height of each part, in pixels."""
GAP = 16
"""The pixels between two parts."""
MIDDLE = 0.8
"""The share of a picture's shorter side that is shown, so that rulers at the edge are left out."""
COLOURS = 256


def strip(pictures: Sequence[bytes]) -> bytes:
    """Return the middles of pictures as squares in a row, as a PNG file.

    Raises:
        ValueError: there is no picture.
    """
    if not pictures:
        raise ValueError("a strip needs a picture")
    width = len(pictures) * (SIDE + GAP) - GAP
    canvas = Image.new("RGBA", (width, SIDE))
    for at, data in enumerate(pictures):
        with Image.open(io.BytesIO(data)) as picture:
            canvas.paste(_middle(picture.convert("RGB")), (at * (SIDE + GAP), 0))
    file = io.BytesIO()
    canvas.quantize(COLOURS, Image.Quantize.FASTOCTREE).save(file, "PNG")
    return file.getvalue()


def _middle(picture: Image.Image) -> Image.Image:
    """Return the middle of a picture as a square of the strip's height."""
    half = min(picture.size) * MIDDLE / 2
    x, y = picture.width / 2, picture.height / 2
    box = (x - half, y - half, x + half, y + half)
    return picture.resize((SIDE, SIDE), Image.Resampling.LANCZOS, box)
