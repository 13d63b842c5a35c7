"""Symbols of the dead, of those who hold the living, and of what is worshipped.

The functions work as in `render.things.symbols`: in squares, with the middle at the origin.
"""

from collections.abc import Callable

from render.drawing.colour import mix, rgb
from render.drawing.job import Job
from render.drawing.theme import burnt_clay
from render.drawing.turned_pen import TurnedPen
from rules.core.scene import Symbol

EYES = rgb("#F2B134")


def _cage(job: Job) -> None:
    """Draw a cage that hangs on a ring: bars between a floor and a roof."""
    pen, theme, s = job.pen, job.theme, job.least
    x, top, foot = 0.32 * s, -0.20 * s, 0.34 * s
    pen.disc((0.04 * s, 0.37 * s), 0.38 * s, (*theme.deep, 90), squash=0.26)
    roof = [(-x, top), (-0.20 * s, -0.32 * s), (0, -0.37 * s), (0.20 * s, -0.32 * s), (x, top)]
    inside = theme.floor if theme.bare else mix(theme.deep, theme.floor, 0.35)
    pen.shape([*roof, (x, foot), (-x, foot)], inside, theme.ink, 0.05 * s)
    for bar in range(-2, 3):
        across = bar * 0.155 * s
        pen.line([(across * 0.4, -0.36 * s), (across, top), (across, foot)], theme.ink, 0.075 * s)
        pen.line([(across, top), (across, foot)], theme.iron, 0.03 * s)
    for y in (top, foot):
        pen.rod([(-x - 0.03 * s, y), (x + 0.03 * s, y)], theme.ink, 0.11 * s)
        pen.rod([(-x, y), (x, y)], theme.iron, 0.045 * s)
    pen.disc((0, -0.42 * s), 0.075 * s, None, theme.ink, 0.04 * s)


def _coffin(job: Job) -> None:
    """Draw a coffin with its head at the back, widest at the shoulders, with a cross on its lid."""
    to, theme = TurnedPen(job), job.theme
    if not job.turned and job.size[0] > job.size[1]:
        to.turn, to.wide, to.high = -90, to.high, to.wide
    long = to.high - 0.14
    broad = min(0.36, 0.31 * long, to.wide / 2 - 0.06)
    head, foot, shoulder = -long / 2, long / 2, -0.22 * long

    def lid(part: float) -> list[tuple[float, float]]:
        half = ((0.62, head), (1.0, shoulder), (0.55, foot))
        right = [(broad * x * part, y + (1 - part) * -0.5 * y) for x, y in half]
        return [*right, *((-x, y) for x, y in reversed(right))]

    to.body(lid(1.0), theme.wood)
    to.shape(lid(0.76), None, theme.ink, 0.025)
    to.rod([(0, head + 0.16 * long), (0, foot - 0.22 * long)], theme.ink, 0.065)
    to.rod([(-0.42 * broad, shoulder + 0.04), (0.42 * broad, shoulder + 0.04)], theme.ink, 0.065)


def _idol(job: Job) -> None:
    """Draw a horned head with glowing eyes and bared teeth, on its stone."""
    pen, theme, s = job.pen, job.theme, job.least
    pen.disc((0.04 * s, 0.38 * s), 0.42 * s, (*theme.deep, 90), squash=0.24)
    pen.box((0, 0.37 * s), (0.74 * s, 0.17 * s), theme.furniture, theme.ink, 0.05 * s)
    stone = theme.floor if theme.bare else mix(theme.furniture, theme.ink, 0.18)
    for side in (-1, 1):
        horn = [(0.18, -0.12), (0.36, -0.18), (0.44, -0.44), (0.24, -0.30), (0.10, -0.26)]
        pen.shape([(side * x * s, y * s) for x, y in horn], stone, theme.ink, 0.045 * s)
    face = [(-0.30, -0.20), (-0.14, -0.30), (0.14, -0.30), (0.30, -0.20), (0.31, 0.06),
            (0.20, 0.28), (-0.20, 0.28), (-0.31, 0.06)]  # fmt: skip
    pen.shape([(x * s, y * s) for x, y in face], stone, theme.ink, job.line * s)
    for side in (-1, 1):
        eye = [(0.06, -0.05), (0.22, -0.14), (0.21, -0.02), (0.10, 0.01)]
        pen.shape([(side * x * s, y * s) for x, y in eye], theme.deep, theme.ink, 0.03 * s)
        pen.disc((side * 0.15 * s, -0.055 * s), 0.035 * s, theme.floor if theme.bare else EYES)
    pen.shape([(0, -0.06 * s), (0.05 * s, 0.07 * s), (-0.05 * s, 0.07 * s)], theme.ink)
    pen.box((0, 0.17 * s), (0.34 * s, 0.13 * s), theme.deep, theme.ink, 0.03 * s)
    for tooth in (-0.11, -0.035, 0.04, 0.115):
        points = [(tooth - 0.035, 0.11), (tooth + 0.035, 0.11), (tooth, 0.20)]
        pen.shape([(x * s, y * s) for x, y in points], theme.floor)


def _pillory(job: Job) -> None:
    """Draw a board with holes for a neck and two hands, on its post."""
    pen, theme, s = job.pen, job.theme, job.least
    pen.disc((0.04 * s, 0.41 * s), 0.30 * s, (*theme.deep, 90), squash=0.26)
    pen.box((0, 0.38 * s), (0.50 * s, 0.11 * s), theme.wood, theme.ink, 0.045 * s)
    pen.box((0, 0.13 * s), (0.17 * s, 0.50 * s), theme.wood, theme.ink, 0.05 * s)
    pen.box((0.02 * s, -0.14 * s), (0.92 * s, 0.38 * s), (*theme.deep, 90))
    pen.box((0, -0.17 * s), (0.92 * s, 0.38 * s), theme.wood, theme.ink, job.line * s)
    pen.line([(-0.46 * s, -0.17 * s), (0.46 * s, -0.17 * s)], theme.ink, 0.035 * s)
    for x, size in ((-0.30, 0.07), (0.0, 0.125), (0.30, 0.07)):
        pen.disc((x * s, -0.17 * s), size * s, theme.deep, theme.ink, 0.03 * s)


def _sarcophagus(job: Job) -> None:
    """Draw a coffin of stone, with the figure of the dead on its lid."""
    to, theme = TurnedPen(job), job.theme
    if not job.turned and job.size[0] > job.size[1]:
        to.turn, to.wide, to.high = -90, to.high, to.wide
    long, broad = to.high - 0.12, min(to.wide - 0.16, 0.62 * to.high)
    s = min(1.6, long, 1.75 * broad)
    to.block((0, 0), (broad, long), theme.furniture)
    to.box((0, 0), (broad - 0.15, long - 0.15), mix(theme.furniture, theme.floor, 0.5), theme.ink,
           0.03)  # fmt: skip
    foot = min(long / 2 - 0.13, 0.60 * s)
    body = [(-0.15 * s, -0.17 * s), (0.15 * s, -0.17 * s), (0.17 * s, 0.0), (0.10 * s, foot),
            (-0.10 * s, foot), (-0.17 * s, 0.0)]  # fmt: skip
    paint = mix(theme.furniture, theme.ink, 0.0 if theme.bare else 0.22)
    to.shape(body, paint, theme.ink, 0.035)
    to.disc((0, -0.26 * s), 0.105 * s, paint, theme.ink, 0.035)
    to.line([(-0.13 * s, -0.10 * s), (0.07 * s, 0.03 * s)], theme.ink, 0.045 * s)
    to.line([(0.13 * s, -0.10 * s), (-0.07 * s, 0.03 * s)], theme.ink, 0.045 * s)


def _shackles(job: Job) -> None:
    """Draw two iron rings on chains, which hang from a plate at the wall."""
    to, theme = TurnedPen(job), job.theme
    back = -to.high / 2 + 0.10
    to.block((0, back), (0.46, 0.14), theme.iron, 0.03)
    for side in (-1, 1):
        chain = [(side * (0.13 + 0.035 * link), back + 0.10 + 0.105 * link) for link in range(4)]
        for number, link in enumerate(chain):
            to.disc(link, 0.068, None, theme.ink, 0.04)
            if number % 2:
                to.disc(link, 0.045, theme.iron)
        ring = (side * 0.27, back + 0.60)
        to.disc((ring[0] + 0.02, ring[1] + 0.03), 0.17, None, to.shadow, 0.07)
        to.disc(ring, 0.17, None, theme.ink, 0.10)
        to.disc(ring, 0.14, None, theme.iron, 0.045)


def _urn(job: Job) -> None:
    """Draw a jar with two handles, and a band of teeth around its belly."""
    pen, theme, s = job.pen, job.theme, job.least
    clay = theme.furniture if theme.bare else burnt_clay(theme)
    pen.disc((0.04 * s, 0.40 * s), 0.26 * s, (*theme.deep, 90), squash=0.3)
    for side in (-1, 1):
        pen.disc((side * 0.19 * s, -0.14 * s), 0.12 * s, None, theme.ink, 0.05 * s)
    half = ((0.17, -0.36), (0.10, -0.29), (0.11, -0.17), (0.27, -0.04), (0.30, 0.10),
            (0.22, 0.27), (0.11, 0.37), (0.15, 0.43))  # fmt: skip
    outline = [(x * s, y * s) for x, y in half]
    outline += [(-x, y) for x, y in reversed(outline)]
    pen.shape(outline, clay, theme.ink, job.line * s)
    pen.rod([(-0.18 * s, -0.38 * s), (0.18 * s, -0.38 * s)], theme.ink, 0.075 * s)
    for y in (-0.02, 0.15):
        pen.line([(-0.27 * s, y * s), (0.27 * s, y * s)], theme.ink, 0.03 * s)
    teeth = [((-0.26 + 0.065 * step) * s, (0.02 if step % 2 else 0.11) * s) for step in range(9)]
    pen.line(teeth, theme.ink, 0.03 * s)


PAINTERS: dict[Symbol, Callable[[Job], None]] = {
    "cage": _cage,
    "coffin": _coffin,
    "idol": _idol,
    "pillory": _pillory,
    "sarcophagus": _sarcophagus,
    "shackles": _shackles,
    "urn": _urn,
}
