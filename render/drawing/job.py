"""The arguments of a function that draws a symbol."""

import re

from render.drawing.colour import Colour, Theme
from render.drawing.palettes import GOLD
from render.drawing.pen import Pen, Point


class Job:
    """One symbol to draw: pen, theme, size in squares, and direction in degrees (south is 90)."""

    def __init__(self, pen: Pen, theme: Theme, size: Point, angle: int | None, note: str) -> None:
        """Collect what a symbol is drawn with."""
        self.pen, self.theme, self.size = pen, theme, size
        self.angle = 90 if angle is None else angle
        self.turned = angle is not None
        self.least = min(size)
        self.steep = steepness(note)

    @property
    def line(self) -> float:
        """The width of outlines, in squares."""
        return 0.055

    @property
    def gold(self) -> Colour:
        """The colour of gold; the colour of paper in themes without colours."""
        return self.theme.floor if self.theme.bare else GOLD


def steepness(note: str) -> int:
    """Return the steepness of a slope, 1 to 3, from the number or the degrees in its note."""
    number = re.search(r"\d+", note)
    if number is None:
        return 1
    value = int(number[0])
    return max(1, value) if value <= 3 else 1 if value < 15 else 2 if value < 35 else 3
