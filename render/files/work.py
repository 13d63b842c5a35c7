"""How much work a file takes, told before it is drawn."""

from render.files.audience import Audience, for_audience
from render.files.exporting import PPG, Format
from render.files.pdf import sheet_pixels
from render.files.stacking import stacked
from render.pictures.plain import LARGEST_SIDE
from rules.core.scene import Scene
from rules.core.storeys import Storeys

DRAWN: frozenset[Format] = frozenset({"png", "uvtt", "foundry"})
"""Formats with a picture of the whole place."""
TRACED: frozenset[Format] = frozenset({"svg", "tmx"})
"""Formats that need the outlines of its ground, but no picture."""
OF_A_SQUARE = 800
"""Pixels that are drawn in the time that tracing a square takes."""
ON_PAPER = 2
"""Pixels of a sheet that are drawn in the time of another one, as paper has no dark ground."""


def pixels_of(
    scene: Scene,
    format: Format,  # noqa: A002
    audience: Audience,
    storeys: Storeys | None = None,
) -> int:
    """Return how many pixels of a picture are drawn in the time that a file of a scene takes.

    `storeys` are all levels, where the file has pictures of them too. Files that have to be shrunk
    take longer; what is written without drawing counts as nothing.
    """
    place = for_audience(audience, scene)
    squares = place.columns * place.rows
    if format == "pdf":
        return sheet_pixels(place) // ON_PAPER
    if format in TRACED:
        return OF_A_SQUARE * squares
    if format not in DRAWN:
        return 0
    drawn = _drawn(place.columns, place.rows)
    if format == "foundry" and storeys is not None and len(storeys.levels) > 1:
        stack = stacked(storeys)
        drawn += len(storeys.levels) * _drawn(stack.columns, stack.rows)
    return drawn


def _drawn(columns: int, rows: int) -> int:
    largest = LARGEST_SIDE / max(columns, rows)
    return round(columns * rows * min(PPG, largest) ** 2)
