"""The place as a PNG whose squares are whole pixels."""

from io import BytesIO

from PIL import Image

from render.drawing.colour import ThemeName
from render.pictures.plain import LARGEST_SIDE, plain
from rules.core.errors import GameError
from rules.core.scene import Scene

LEAST = 8
"""The fewest pixels per square that still show a door."""


def pixels_per_square(scene: Scene, wanted: int) -> int:
    """Return the pixels per square that are wanted, or as many as fit `LARGEST_SIDE`.

    Raises:
        GameError: "export-too-large": squares would be under 8 pixels.
    """
    ppg = min(wanted, LARGEST_SIDE // max(scene.columns, scene.rows))
    if ppg < LEAST:
        raise GameError("export-too-large", columns=scene.columns, rows=scene.rows)
    return ppg


def encoded(image: Image.Image) -> bytes:
    """Return a picture as a PNG file."""
    file = BytesIO()
    image.save(file, "PNG", compress_level=7)
    return file.getvalue()


def png(place: Scene, theme: ThemeName, ppg: int) -> bytes:
    """Return a PNG of the place with the grid of its squares and its labels."""
    return encoded(plain(place, theme=theme, ppg=pixels_per_square(place, ppg)))


def table_png(place: Scene, theme: ThemeName, ppg: int) -> bytes:
    """Return a PNG of the place without grid, labels and notes: virtual tables draw their own."""
    return encoded(plain(place, theme=theme, ppg=ppg, ruled=False, lettered=False))
