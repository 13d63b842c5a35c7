"""Drawing things that face a side: they are drawn as if they faced south, and turned."""

from collections.abc import Iterable, Sequence

from render.drawing.job import Job
from render.drawing.pen import Fill, Point, polar

CAST: Point = (0.03, 0.05)
"""How far a soft shadow lies to the right of its thing, and below it, in squares."""
DARKNESS = 90
"""How dark a soft shadow is, from 0 to 255."""


class TurnedPen:
    """Draws a thing in its own directions: `y` grows towards the side that it faces.

    `wide` is how many squares of wall it takes, `high` how far it reaches into the room. A thing
    whose direction is not said faces south, or east if it is longer than wide and `lying`.
    """

    def __init__(self, job: Job, *, lying: bool = False) -> None:
        """Turn the pen of a job to the side that the thing faces."""
        self.job, self.pen, self.theme = job, job.pen, job.theme
        wide, high = job.size
        angle = 0 if lying and not job.turned and high > wide else job.angle
        self.turn = angle - 90
        sideways = angle % 180 == 0
        self.wide, self.high = (high, wide) if sideways else (wide, high)
        self.least = job.least
        self.shadow = (*job.theme.deep, DARKNESS)

    def at(self, point: Point) -> Point:
        """Return where a point of the thing lies on its sprite."""
        (right, down), (over, under) = polar(self.turn, point[0]), polar(self.turn + 90, point[1])
        return right + over, down + under

    def all_at(self, points: Iterable[Point]) -> list[Point]:
        """Return where points of the thing lie on its sprite."""
        return [self.at(point) for point in points]

    def shape(
        self, points: Iterable[Point], fill: Fill, outline: Fill = None, line: float = 0.0
    ) -> None:
        """Draw a polygon."""
        self.pen.shape(self.all_at(points), fill, outline, line)

    def line(self, points: Iterable[Point], fill: Fill, line: float) -> None:
        """Draw a line through points."""
        self.pen.line(self.all_at(points), fill, line)

    def rod(self, points: Sequence[Point], fill: Fill, line: float) -> None:
        """Draw a line with round ends."""
        self.pen.rod(self.all_at(points), fill, line)

    def disc(
        self, centre: Point, radius: float, fill: Fill, outline: Fill = None, line: float = 0.0
    ) -> None:
        """Draw a disc."""
        self.pen.disc(self.at(centre), radius, fill, outline, line)

    def box(
        self,
        centre: Point,
        size: Point,
        fill: Fill,
        outline: Fill = None,
        line: float = 0.0,
        corner: float = 0.0,
    ) -> None:
        """Draw a rectangle; its outline lies within it."""
        if self.turn % 90 == 0:
            straight = size if self.turn % 180 == 0 else (size[1], size[0])
            self.pen.box(self.at(centre), straight, fill, outline, line, corner)
            return
        if outline:
            self.shape(_corners(centre, size, corner), outline)
            rim = self.pen.width(line) / self.pen.unit
            size, corner = (size[0] - 2 * rim, size[1] - 2 * rim), max(0.0, corner - rim)
        if min(size) > 0:
            self.shape(_corners(centre, size, corner), fill)

    def block(self, centre: Point, size: Point, fill: Fill, corner: float = 0.0) -> None:
        """Draw a rectangle in ink, with its shadow."""
        if self.turn % 90 == 0:
            x, y = self.at(centre)
            straight = size if self.turn % 180 == 0 else (size[1], size[0])
            self.pen.box((x + CAST[0], y + CAST[1]), straight, self.shadow, corner=corner)
        else:
            self.cast(_corners(centre, size, corner))
        self.box(centre, size, fill, self.theme.ink, self.job.line, corner)

    def body(self, points: Sequence[Point], fill: Fill, line: float | None = None) -> None:
        """Draw a polygon in ink, with its shadow."""
        self.cast(points)
        self.shape(points, fill, self.theme.ink, self.job.line if line is None else line)

    def cast(self, points: Iterable[Point]) -> None:
        """Draw the soft shadow of a polygon: it falls to the south-east, however a thing stands."""
        spots = [(x + CAST[0], y + CAST[1]) for x, y in self.all_at(points)]
        self.pen.shape(spots, self.shadow)


def _corners(centre: Point, size: Point, corner: float) -> list[Point]:
    """Return the outline of a rectangle, with round corners if asked."""
    x, y = size[0] / 2, size[1] / 2
    corner = min(corner, x, y)
    if corner <= 0:
        signs = ((-1, -1), (1, -1), (1, 1), (-1, 1))
        return [(centre[0] + x * across, centre[1] + y * down) for across, down in signs]
    found = []
    for number, (across, down) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        middle = (centre[0] + across * (x - corner), centre[1] + down * (y - corner))
        found += [polar(90 * number + 22.5 * step, corner, middle) for step in range(5)]
    return found


def flame(size: float, middle: Point = (0.0, 0.0)) -> list[Point]:
    """Return the outline of a flame, which points up."""
    outline = ((0, -1.35), (0.35, -0.55), (0.75, -0.8), (0.85, 0.25), (0.4, 0.8), (-0.4, 0.8),
               (-0.85, 0.25), (-0.6, -0.6), (-0.3, -0.35))  # fmt: skip
    return [(middle[0] + x * size, middle[1] + y * size) for x, y in outline]
