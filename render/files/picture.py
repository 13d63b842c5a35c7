"""The place as a PNG whose squares are whole pixels."""

from io import BytesIO

from PIL import Image

from render.drawing.colour import ThemeName
from render.pictures.plain import LARGEST_SIDE, plain
from rules.core.errors import GameError
from rules.core.scene import Box, Scene

LEAST = 8
"""The fewest pixels per square that still show a door."""


def pixels_per_square(scene: Scene, wanted: int) -> int:
    """Return the pixels per square that are wanted, or as many as fit `LARGEST_SIDE`.

    Raises:
        GameError: "export-too-large": squares would be under 8 pixels.
    """
    return pixels_that_fit(scene.columns, scene.rows, wanted)


def pixels_that_fit(columns: int, rows: int, wanted: int) -> int:
    """Return the pixels per square that are wanted, or as many as fit `LARGEST_SIDE`.

    Raises:
        GameError: "export-too-large": squares would be under 8 pixels.
    """
    ppg = min(wanted, LARGEST_SIDE // max(columns, rows))
    if ppg < LEAST:
        raise GameError("export-too-large", columns=columns, rows=rows)
    return ppg


def encoded(image: Image.Image) -> bytes:
    """Return a picture as a PNG file."""
    file = BytesIO()
    image.save(file, "PNG", compress_level=7)
    return file.getvalue()


def png(place: Scene, theme: ThemeName, ppg: int) -> bytes:
    """Return a PNG of the place with the grid of its squares and its labels."""
    return encoded(plain(place, theme=theme, ppg=pixels_per_square(place, ppg)))


def table_png(place: Scene, theme: ThemeName, ppg: int, window: Box | None = None) -> bytes:
    """Return a PNG of the place without grid, labels and notes: virtual tables draw their own.

    `window` are the squares to be shown, which may go beyond the place; all of them by default.
    """
    return encoded(plain(place, theme=theme, ppg=ppg, window=window, ruled=False, lettered=False))
