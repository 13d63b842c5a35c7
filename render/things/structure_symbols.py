"""Symbols of structure: slopes, drops, grates, barricades, breaks and stars.

The functions work as in `render.things.symbols`: in squares, with the middle at the origin.
"""

from collections.abc import Callable

from render.drawing.colour import mix
from render.drawing.job import Job
from render.drawing.pen import Point, polar
from rules.core.scene import Symbol


def _barricade(job: Job) -> None:
    """Draw planks nailed crosswise over a whole square."""
    pen, theme, (wide, high) = job.pen, job.theme, job.size
    x, y = wide / 2 - 0.12, high / 2 - 0.14
    planks: tuple[tuple[Point, Point], ...] = (
        ((-x, -y), (x, y)),
        ((-x, y), (x, -y)),
        ((-x - 0.04, 0.02), (x + 0.04, -0.02)),
    )
    for one, other in planks:
        pen.line([(one[0] + 0.03, one[1] + 0.05), (other[0] + 0.03, other[1] + 0.05)],
                 (*theme.deep, 90), 0.20)  # fmt: skip
        pen.line([one, other], theme.ink, 0.22)
        shorter = [(point[0] * 0.93, point[1] * 0.93) for point in (one, other)]
        pen.line(shorter, theme.wood, 0.13)
        for end in shorter:
            pen.disc((end[0] * 0.88, end[1] * 0.88), 0.035, theme.ink)


def _break(job: Job) -> None:
    """Draw a zigzag across a passage: part of its length is left out."""
    pen, theme = job.pen, job.theme
    across = job.angle + 90 if job.turned else 90
    wide = max(job.size) - 0.1
    path = [
        _sum(polar(across, wide * (step / 6 - 0.5)), polar(across + 90, 0.16 * (-1) ** step))
        for step in range(7)
    ]
    pen.rod(path, theme.path_casing, 0.22)
    for shift in (-0.10, 0.10):
        moved = [_sum(point, polar(across + 90, shift)) for point in path]
        pen.rod(moved, theme.path, 0.07)


def _drop(job: Job) -> None:
    """Draw a shaft straight down, with ticks along its upper edge."""
    pen, theme, (wide, high) = job.pen, job.theme, job.size
    pen.box((0, 0), (wide - 0.10, high - 0.10), theme.deep, theme.ink, 0.06)
    pen.box((0.06, 0.10), (wide - 0.46, high - 0.46), mix(theme.deep, (0, 0, 0), 0.6))
    angle = job.angle
    along, beside = (wide, high) if angle in (0, 180) else (high, wide)
    teeth = round(5 * beside)
    for tooth in range(teeth):
        side = polar(angle + 90, (beside - 0.30) * (tooth / (teeth - 1) - 0.5))
        start = _sum(side, polar(angle, 0.10 - along / 2))
        end = _sum(side, polar(angle, (0.42 if tooth % 2 == 0 else 0.32) - along / 2))
        pen.line([start, end], mix(theme.deep_line, (252, 252, 252), 0.4), 0.065)


def _grate(job: Job) -> None:
    """Draw a small barred square."""
    pen, theme = job.pen, job.theme
    side = 0.40
    pen.box((0, 0), (side + 0.10, side + 0.10), theme.floor, corner=0.03)
    pen.box((0, 0), (side, side), theme.furniture, theme.ink, 0.05, corner=0.03)
    for bar in (-0.09, 0.0, 0.09):
        pen.line([(bar, 0.04 - side / 2), (bar, side / 2 - 0.04)], theme.ink, 0.035)


def _slope(job: Job) -> None:
    """Draw one to three chevrons that point down the slope, as many as its note says."""
    pen, theme, angle = job.pen, job.theme, job.angle
    count = job.steep
    for number in range(count):
        u = 0.27 * (number - (count - 1) / 2)
        tip = polar(angle, u + 0.13)
        wings = [_sum(polar(angle, u - 0.13), polar(angle + turn, 0.30)) for turn in (-90, 90)]
        for paint, width in ((theme.path_casing, 0.17), (theme.path, 0.095)):
            pen.rod([wings[0], tip], paint, width)
            pen.rod([tip, wings[1]], paint, width)


def _star(job: Job, *, filled: bool) -> None:
    pen, theme, s = job.pen, job.theme, job.least
    points = [polar(-90 + 36 * k, (0.43 if k % 2 == 0 else 0.185) * s) for k in range(10)]
    pen.shape(points, theme.path if filled else theme.path_casing, theme.path, 0.075 * s)


def _sum(one: Point, other: Point) -> Point:
    return one[0] + other[0], one[1] + other[1]


PAINTERS: dict[Symbol, Callable[[Job], None]] = {
    "barricade": _barricade,
    "break": _break,
    "drop": _drop,
    "grate": _grate,
    "slope": _slope,
    "special": lambda job: _star(job, filled=False),
    "very_special": lambda job: _star(job, filled=True),
}
