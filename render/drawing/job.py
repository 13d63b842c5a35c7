"""What a painter of symbols is given."""

import re

from render.drawing.pen import Pen, Point
from render.drawing.theme import GOLD, Colour, Theme


class Job:
    """One thing to draw: the pen, the theme, its size, and the angle it looks at (south: 90)."""

    def __init__(self, pen: Pen, theme: Theme, size: Point, angle: int | None, note: str) -> None:
        """Collect what a painter needs."""
        self.pen, self.theme, self.size = pen, theme, size
        self.angle = 90 if angle is None else angle
        self.turned = angle is not None
        self.least = min(size)
        self.steep = steepness(note)

    @property
    def line(self) -> float:
        """The width of outlines."""
        return 0.055

    @property
    def gold(self) -> Colour:
        """What gold is painted with: paper where there is no colour."""
        return self.theme.floor if self.theme.bare else GOLD


def steepness(note: str) -> int:
    """Return how steep a slope is, 1 to 3: the number in its note, or the degrees there."""
    number = re.search(r"\d+", note)
    if number is None:
        return 1
    value = int(number[0])
    return max(1, value) if value <= 3 else 1 if value < 15 else 2 if value < 35 else 3
