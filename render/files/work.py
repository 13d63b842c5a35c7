"""How much work a file takes, told before it is drawn."""

from render.files.audience import Audience, for_audience
from render.files.exporting import PPG, Format
from render.files.pdf import sheet_pixels
from render.pictures.plain import LARGEST_SIDE
from rules.core.scene import Scene

DRAWN: frozenset[Format] = frozenset({"png", "uvtt", "foundry"})
"""Formats with a picture of the whole place."""
TRACED: frozenset[Format] = frozenset({"svg", "tmx"})
"""Formats that need the outlines of its ground, but no picture."""
OF_A_SQUARE = 800
"""Pixels that are drawn in the time that tracing a square takes."""
ON_PAPER = 2
"""Pixels of a sheet that are drawn in the time of another one, as paper has no dark ground."""


def pixels_of(scene: Scene, format: Format, audience: Audience) -> int:  # noqa: A002
    """Return how many pixels of a picture are drawn in the time that a file of a scene takes.

    Files that have to be shrunk take longer; what is written without drawing counts as nothing.
    """
    place = for_audience(audience, scene)
    squares = place.columns * place.rows
    if format == "pdf":
        return sheet_pixels(place) // ON_PAPER
    if format in TRACED:
        return OF_A_SQUARE * squares
    if format not in DRAWN:
        return 0
    largest = LARGEST_SIDE / max(place.columns, place.rows)
    return round(squares * min(PPG, largest) ** 2)
