"""The tiles of a board: their backs, emblems of what a room holds, and marks in its corners.

The functions work as in `render.things.symbols`: in squares, with the middle at the origin.
An emblem is 1.2 squares wide in every room that has space for it.
"""

from collections.abc import Callable

from render.drawing.colour import Colour, Theme, mix
from render.drawing.job import Job
from render.drawing.palettes import DANGER
from render.drawing.pen import Pen, Point, polar
from rules.core.scene import Symbol

EMBLEM = 1.2
"""The width of an emblem, in squares."""
CORNER = 0.42
"""The distance of a mark's middle from the sides of its corner, in squares."""
BACK, ROUND = 0.16, 0.20
"""The margin around the back of a tile, and the radius of its corners, in squares."""


def _scale(job: Job) -> float:
    """Return the squares of an emblem's unit of length."""
    return min(EMBLEM, 0.92 * job.least)


def _corner(job: Job, across: int, down: int) -> Point:
    """Return the middle of the mark in a corner.

    In a single square it is the middle of the square.
    """
    wide, high = (max(0.0, side / 2 - CORNER) if side > 1 else 0.0 for side in job.size)
    return across * wide, down * high


def _covered(job: Job) -> None:
    """Draw the back of a tile: a framed card with fine lozenges, and a large one in its middle."""
    pen, theme, (wide, high) = job.pen, job.theme, job.size
    face = mix(theme.furniture, theme.shade, 0.5)
    card = (wide - 2 * BACK, high - 2 * BACK)
    pen.box((0.05, 0.07), card, (*theme.deep, 70), corner=ROUND)
    pen.box((0, 0), card, face, theme.ink, 0.06, corner=ROUND)
    frame = (card[0] - 0.28, card[1] - 0.28)
    faint = mix(face, theme.hatch, 0.45)
    _lozenges(pen, frame, faint)
    pen.box((0, 0), frame, None, mix(face, theme.hatch, 0.8), 0.035, corner=ROUND / 2)
    s = 0.30 * min(1.5, job.least)
    for size, fill, line in ((1.0, face, theme.ink), (0.5, theme.ink, None)):
        points = [
            (0.0, -s * size),
            (0.72 * s * size, 0.0),
            (0.0, s * size),
            (-0.72 * s * size, 0.0),
        ]
        pen.shape(points, fill, line, 0.05)


def _lozenges(pen: Pen, frame: Point, paint: Colour) -> None:
    """Draw a net of fine lines in a frame, with whole lozenges along its sides."""
    half_x, half_y = frame[0] / 2, frame[1] / 2
    across, down = (max(2, round(side / 0.42)) for side in frame)
    step_x, step_y = frame[0] / across, frame[1] / down
    for start in range(-down, across + 1):
        for lean in (1, -1):
            ends = []
            for row in (max(0, -start), min(down, across - start)):
                x = start + row
                ends.append((-half_x + x * step_x, lean * (-half_y + row * step_y)))
            pen.line(ends, paint, 0.025)


def _glimpsed(job: Job) -> None:
    """Draw an eye in the upper right corner."""
    pen, theme = job.pen, job.theme
    x, y = _corner(job, 1, -1)
    x, y = (x - 0.06, y + 0.12) if job.least > 1 else (x, y)
    for wide, high, paint in ((0.40, 0.27, theme.floor), (0.36, 0.22, theme.ink),
                              (0.28, 0.145, theme.floor)):  # fmt: skip
        pen.shape(_lens((x, y), wide, high), paint)
    pen.disc((x, y), 0.125, theme.ink)
    pen.disc((x + 0.04, y - 0.04), 0.035, theme.floor)
    for turn in (-125, -90, -55):
        lash = [polar(turn, 0.24, (x, y)), polar(turn, 0.37, (x, y))]
        pen.rod(lash, theme.ink, 0.055)


def _lens(middle: Point, wide: float, high: float) -> list[Point]:
    """Return two arcs that meet in points at the left and right."""
    steps = [step / 8 - 1 for step in range(17)]
    upper = [(middle[0] + wide * x, middle[1] - high * (1 - x * x)) for x in steps]
    return upper + [(px, 2 * middle[1] - py) for px, py in reversed(upper)]


def _cleared(job: Job) -> None:
    """Draw a tick in a ring, in the lower right corner."""
    pen, theme = job.pen, job.theme
    x, y = _corner(job, 1, 1)
    pen.disc((x, y), 0.34, theme.floor, theme.ink, 0.055)
    tick = [(x - 0.16, y + 0.01), (x - 0.04, y + 0.14), (x + 0.17, y - 0.14)]
    pen.rod(tick, theme.ink, 0.095)


def _sword(pen: Pen, lean: float, s: float, blade: Colour, ink: Colour) -> None:
    """Draw a sword that points up, `lean` degrees to the right."""

    def place(ahead: float, aside: float) -> Point:
        return polar(lean, aside * s, polar(lean - 90, ahead * s))

    outline = [place(-0.14, -0.075), place(0.34, -0.075), place(0.50, 0.0), place(0.34, 0.075),
               place(-0.14, 0.075)]  # fmt: skip
    pen.shape(outline, blade, ink, 0.055 * s)
    pen.line([place(-0.10, 0.0), place(0.32, 0.0)], ink, 0.025 * s)
    pen.rod([place(-0.17, -0.20), place(-0.17, 0.20)], ink, 0.105 * s)
    pen.rod([place(-0.20, 0.0), place(-0.38, 0.0)], ink, 0.095 * s)
    pen.disc(place(-0.42, 0.0), 0.085 * s, ink)


def _steel(theme: Theme) -> Colour:
    """Return the colour of blades: lighter than ink on light paper, darker on dark."""
    return mix(theme.iron, theme.floor, 0.35)


def _fight(job: Job) -> None:
    """Draw two crossed swords."""
    s = _scale(job)
    for lean in (-42.0, 42.0):
        _sword(job.pen, lean, s, _steel(job.theme), job.theme.ink)


def _hard_fight(job: Job) -> None:
    """Draw crossed swords in a burst of many points."""
    pen, theme, s = job.pen, job.theme, _scale(job)
    burst = [polar(15 * k - 90, (0.62 if k % 2 == 0 else 0.47) * s) for k in range(24)]
    pen.shape(burst, theme.ink)
    pen.disc((0, 0), 0.42 * s, theme.floor)
    for lean in (-42.0, 42.0):
        _sword(pen, lean, 0.86 * s, _steel(theme), theme.ink)


def _magic(job: Job) -> None:
    """Draw a large spark of four points between two small ones."""
    pen, theme, s = job.pen, job.theme, _scale(job)
    for x, y, size in ((-0.05, 0.05, 0.46), (0.33, -0.31, 0.19), (0.30, 0.36, 0.13)):
        points = [
            polar(45 * k - 90, (size if k % 2 == 0 else size * 0.27) * s, (x * s, y * s))
            for k in range(8)
        ]
        pen.shape(points, theme.ink if size < 0.4 else theme.furniture, theme.ink, 0.075 * s)
    pen.disc((-0.05 * s, 0.05 * s), 0.075 * s, theme.ink)


def _treasure(job: Job) -> None:
    """Draw a cut gem."""
    pen, theme, s = job.pen, job.theme, _scale(job)
    crown, girdle, tip = -0.34 * s, -0.10 * s, 0.44 * s
    outline = [(-0.27 * s, crown), (0.27 * s, crown), (0.48 * s, girdle), (0, tip),
               (-0.48 * s, girdle)]  # fmt: skip
    pen.shape(outline, job.gold, theme.ink, 0.08 * s)
    facet = theme.ink if theme.pale else theme.deep
    pen.line([(-0.46 * s, girdle), (0.46 * s, girdle)], facet, 0.055 * s)
    for x in (-1, 1):
        path = [(x * 0.27 * s, crown), (x * 0.15 * s, girdle), (0, tip)]
        pen.line(path, facet, 0.045 * s)
        pen.line([(0, crown), (x * 0.15 * s, girdle)], facet, 0.045 * s)


def _lair(job: Job) -> None:
    """Draw the mouth of a cave with eyes and fangs in it."""
    pen, theme, s = job.pen, job.theme, _scale(job)
    rim = [polar(-180 + 180 * k / 16, 0.50 * s, (0, 0.02 * s)) for k in range(17)]
    pen.shape([*rim, (0.50 * s, 0.42 * s), (-0.50 * s, 0.42 * s)], theme.ink)
    for x in (-1, 1):
        eye = [(x * 0.09 * s, -0.06 * s), (x * 0.32 * s, -0.20 * s), (x * 0.26 * s, 0.0)]
        pen.shape(eye, theme.floor)
    for tooth in range(4):
        left = (-0.36 + 0.18 * tooth) * s
        for top, tip in ((0.10, 0.24), (0.42, 0.29)):
            shift = 0.0 if top < tip else 0.09 * s
            if shift and tooth == 3:
                continue
            points = [(left + shift, top * s), (left + shift + 0.18 * s, top * s),
                      (left + shift + 0.09 * s, tip * s)]  # fmt: skip
            pen.shape(points, theme.floor)


def _trap(job: Job) -> None:
    """Draw a crossed box: around one or two squares, or in the middle of a larger room."""
    pen, theme, (wide, high) = job.pen, job.theme, job.size
    paint = theme.ink if theme.bare else DANGER
    s = _scale(job) if job.least > 2 else 1.0
    size = (0.86 * s, 0.86 * s) if job.least > 2 else (wide - 0.26, high - 0.26)
    pen.box((0, 0), size, (*theme.floor, 160), paint, 0.07 * s, corner=0.04)
    arm = 0.20 * (s if job.least > 2 else job.least)
    for one, other in (((-arm, -arm), (arm, arm)), ((-arm, arm), (arm, -arm))):
        pen.rod([one, other], paint, 0.09 * s)


PAINTERS: dict[Symbol, Callable[[Job], None]] = {
    "cleared": _cleared,
    "covered": _covered,
    "fight": _fight,
    "glimpsed": _glimpsed,
    "hard_fight": _hard_fight,
    "lair": _lair,
    "magic": _magic,
    "trap": _trap,
    "treasure": _treasure,
}
EMBLEMS = frozenset({"fight", "hard_fight", "lair", "magic", "treasure"})
"""Kinds that are drawn in the middle of their squares, with their note inside."""
