"""Symbols of what people sit on, and of cloth and sacks around them.

The functions work as in `render.things.symbols`: in squares, with the middle at the origin.
"""

from collections.abc import Callable

from render.drawing.colour import mix
from render.drawing.job import Job
from render.drawing.palettes import STRAW
from render.drawing.pen import polar
from render.drawing.turned_pen import TurnedPen
from rules.core.noise import chance, swing
from rules.core.scene import Symbol


def _bench(job: Job) -> None:
    """Draw a plank on two legs."""
    to, theme = TurnedPen(job, lying=True), job.theme
    long, broad = to.wide - 0.12, 0.30
    for side in (-1, 1):
        to.block((side * (long / 2 - 0.17), 0), (0.13, broad + 0.16), theme.wood)
    to.block((0, 0), (long, broad), theme.wood, 0.03)
    to.line([(0.08 - long / 2, 0), (long / 2 - 0.08, 0)], theme.ink, 0.022)


def _chair(job: Job) -> None:
    """Draw a seat on four legs, and the bow of its back with the staves that hold it."""
    to, theme, s = TurnedPen(job), job.theme, job.least
    for x, y in ((-0.25, -0.17), (0.25, -0.17), (-0.22, 0.33), (0.22, 0.33)):
        to.disc((x * s, y * s), 0.075 * s, theme.wood, theme.ink, 0.04 * s)
    seat = [(-0.27, -0.18), (0.27, -0.18), (0.25, 0.32), (-0.25, 0.32)]
    to.body([(x * s, y * s) for x, y in seat], theme.wood, 0.05 * s)
    cushion = theme.floor if theme.bare else mix(theme.path, theme.floor, 1 / 3)
    to.box((0, 0.09 * s), (0.34 * s, 0.32 * s), cushion, theme.ink, 0.03 * s, 0.08 * s)
    bow = [polar(200 + 11.7 * step, 0.35 * s, (0, -0.03 * s)) for step in range(13)]
    for step in (3, 6, 9):
        to.line([(0.8 * bow[step][0], -0.16 * s), bow[step]], theme.ink, 0.05 * s)
    to.rod(bow, theme.ink, 0.15 * s)
    to.rod(bow, theme.wood, 0.06 * s)


def _rug(job: Job) -> None:
    """Draw a rug with fringes at its ends, a border and lozenges."""
    to, theme = TurnedPen(job, lying=True), job.theme
    long, broad = to.wide - 0.24, to.high - 0.20
    if to.high > to.wide:
        long, broad = to.wide - 0.20, to.high - 0.24
    dyed = theme.furniture if theme.bare else mix(theme.path, theme.floor, 1 / 3)
    light = theme.floor if theme.bare else mix(theme.floor, dyed, 0.15)
    fringes = round(9 * broad)
    for number in range(fringes):
        y = (broad - 0.06) * ((number + 0.5) / fringes - 0.5)
        to.line([(-long / 2 - 0.08, y), (long / 2 + 0.08, y)], theme.ink, 0.025)
    to.box((0, 0), (long, broad), dyed, theme.ink, 0.045)
    inside = (long - 0.18, broad - 0.18)
    to.box((0, 0), inside, light, theme.ink, 0.025)
    count = max(1, round(inside[0] / max(0.45, inside[1])))
    for number in range(count):
        x = inside[0] * ((number + 0.5) / count - 0.5)
        a, b = inside[0] / count / 2 - 0.04, inside[1] / 2 - 0.05
        for part, paint in ((1.0, dyed), (0.45, light)):
            corners = [(x - a * part, 0), (x, -b * part), (x + a * part, 0), (x, b * part)]
            to.shape(corners, paint, theme.ink, 0.025)


def _sack(job: Job) -> None:
    """Draw a full sack with a cord around its neck."""
    pen, theme, s = job.pen, job.theme, job.least
    cloth = theme.furniture if theme.bare else theme.wood
    pen.disc((0.04 * s, 0.33 * s), 0.37 * s, (*theme.deep, 90), squash=0.34)
    bag = (
        (-0.10, -0.16), (-0.27, 0.02), (-0.35, 0.22), (-0.28, 0.37), (-0.10, 0.41), (0.12, 0.41),
        (0.30, 0.36), (0.35, 0.20), (0.26, 0.0), (0.10, -0.16), (0.20, -0.38), (0.04, -0.33),
        (-0.05, -0.40), (-0.18, -0.36),
    )  # fmt: skip
    pen.shape([(x * s, y * s) for x, y in bag], cloth, theme.ink, job.line * s)
    pen.rod([(-0.13 * s, -0.17 * s), (0.13 * s, -0.17 * s)], theme.ink, 0.09 * s)
    pen.line([(-0.06 * s, -0.08 * s), (-0.14 * s, 0.14 * s)], theme.ink, 0.03 * s)
    pen.line([(0.05 * s, -0.08 * s), (0.12 * s, 0.08 * s)], theme.ink, 0.03 * s)


def _stool(job: Job) -> None:
    """Draw a round seat on three legs."""
    pen, theme, s = job.pen, job.theme, job.least
    pen.disc((0.04 * s, 0.06 * s), 0.25 * s, (*theme.deep, 90))
    for turn in (-90, 30, 150):
        pen.rod([(0, 0), polar(turn, 0.31 * s)], theme.ink, 0.11 * s)
    pen.disc((0, 0), 0.245 * s, theme.wood, theme.ink, job.line)
    pen.line([(-0.17 * s, -0.06 * s), (0.17 * s, -0.06 * s)], theme.ink, 0.022)
    pen.line([(-0.17 * s, 0.07 * s), (0.17 * s, 0.07 * s)], theme.ink, 0.022)


def _straw(job: Job) -> None:
    """Draw loose stalks, heaped up."""
    pen, theme, (wide, high) = job.pen, job.theme, job.size
    stalk = theme.ink if theme.bare else STRAW
    pen.disc((0.03, 0.07), 0.44 * wide, (*theme.deep, 70), squash=0.80 * high / wide)
    if not theme.bare:
        pen.disc((0, 0.02), 0.40 * wide, mix(STRAW, theme.deep, 0.4), squash=0.80 * high / wide)
    count = round(26 * wide * high)
    for number in range(count):
        turn, far = 360 * chance(number, count, 61), chance(number, count, 62) ** 0.6
        x, y = polar(turn, 0.36 * far)
        reach = polar(180 * swing(number, count, 63), 0.10 + 0.07 * chance(number, count, 64))
        ends = [(x * wide - reach[0], y * high - reach[1]), (x * wide + reach[0],
                y * high + reach[1])]  # fmt: skip
        if not theme.bare:
            pen.line(ends, theme.ink, 0.065)
        pen.line(ends, stalk, 0.032)


def _throne(job: Job) -> None:
    """Draw a seat of state on its step: a high back with golden knobs, arms and a cushion."""
    to, theme, s = TurnedPen(job), job.theme, job.least
    cushion = theme.floor if theme.bare else mix(theme.path, theme.ink, 0.1)
    to.block((0, 0.03 * s), (0.92 * s, 0.88 * s), theme.furniture)
    to.block((0, 0.04 * s), (0.66 * s, 0.58 * s), theme.wood, 0.03 * s)
    to.box((0, 0.09 * s), (0.36 * s, 0.40 * s), cushion, theme.ink, 0.03, 0.05 * s)
    for side in (-1, 1):
        to.box((side * 0.27 * s, 0.10 * s), (0.15 * s, 0.52 * s), theme.wood, theme.ink, 0.04,
               0.05 * s)  # fmt: skip
        to.disc((side * 0.27 * s, 0.30 * s), 0.07 * s, job.gold, theme.ink, 0.03 * s)
    crest = [(-0.38, -0.16), (-0.38, -0.36), (-0.19, -0.29), (0.0, -0.42), (0.19, -0.29),
             (0.38, -0.36), (0.38, -0.16)]  # fmt: skip
    to.body([(x * s, y * s) for x, y in crest], job.gold if not theme.bare else theme.furniture)
    for x, y in ((-0.38, -0.37), (0.0, -0.42), (0.38, -0.37)):
        to.disc((x * s, y * s), 0.055 * s, cushion, theme.ink, 0.025 * s)


PAINTERS: dict[Symbol, Callable[[Job], None]] = {
    "bench": _bench,
    "chair": _chair,
    "rug": _rug,
    "sack": _sack,
    "stool": _stool,
    "straw": _straw,
    "throne": _throne,
}
