"""Symbols of fire and water in a house: hearths, ovens, cauldrons, troughs.

The functions work as in `render.things.symbols`: in squares, with the middle at the origin.
"""

from collections.abc import Callable

from render.drawing.colour import mix, rgb
from render.drawing.job import Job
from render.drawing.pen import Point, polar
from render.drawing.turned_pen import TurnedPen, flame
from rules.core.scene import Symbol

EMBER, FLAME = rgb("#C7511F"), rgb("#F2B134")


def fire(job: Job, middle: Point, size: float) -> None:
    """Draw a flame within a flame, which points up."""
    outer, inner = (job.theme.ink, job.theme.floor) if job.theme.bare else (EMBER, FLAME)
    job.pen.shape(flame(size, middle), outer, job.theme.ink, 0.03)
    job.pen.shape(flame(0.56 * size, (middle[0], middle[1] + 0.16 * size)), inner)


def _basin(job: Job) -> None:
    """Draw a bowl of stone on its foot, from the side: water stands in it to the brim."""
    pen, theme, s = job.pen, job.theme, job.least
    pen.disc((0.04 * s, 0.40 * s), 0.32 * s, (*theme.deep, 90), squash=0.26)
    foot = [(-0.12, 0.06), (0.12, 0.06), (0.10, 0.28), (0.24, 0.34), (0.24, 0.43), (-0.24, 0.43),
            (-0.24, 0.34), (-0.10, 0.28)]  # fmt: skip
    pen.shape([(x * s, y * s) for x, y in foot], theme.furniture, theme.ink, 0.05 * s)
    bowl = [(-0.44, -0.16), (0.44, -0.16), (0.34, 0.06), (0.18, 0.15), (-0.18, 0.15), (-0.34, 0.06)]
    pen.shape([(x * s, y * s) for x, y in bowl], theme.furniture, theme.ink, 0.05 * s)
    pen.disc((0, -0.17 * s), 0.45 * s, theme.furniture, theme.ink, 0.05 * s, squash=0.36)
    pen.disc((0, -0.16 * s), 0.34 * s, theme.water, theme.ink, 0.035 * s, squash=0.32)
    for x, y in ((-0.10, -0.17), (0.12, -0.13)):
        pen.line([((x - 0.09) * s, y * s), ((x + 0.09) * s, y * s)], theme.water_line, 0.035 * s)


def _brazier(job: Job) -> None:
    """Draw flames over a bowl on three legs, from the side."""
    pen, theme, s = job.pen, job.theme, job.least
    pen.disc((0.03 * s, 0.40 * s), 0.30 * s, (*theme.deep, 90), squash=0.28)
    for x in (-0.24, 0.0, 0.24):
        pen.line([(0.55 * x * s, 0.10 * s), (x * s, 0.42 * s)], theme.ink, 0.06 * s)
    fire(job, (0, -0.14 * s), 0.24 * s)
    bowl = [(-0.36, 0.0), (0.36, 0.0), (0.25, 0.17), (0.12, 0.23), (-0.12, 0.23), (-0.25, 0.17)]
    pen.shape([(x * s, y * s) for x, y in bowl], theme.iron, theme.ink, 0.05 * s)
    pen.rod([(-0.36 * s, 0), (0.36 * s, 0)], theme.ink, 0.075 * s)


def _candles(job: Job) -> None:
    """Draw three candles of different heights in their wax."""
    pen, theme, s = job.pen, job.theme, job.least
    wax = theme.floor if theme.bare else mix(rgb("#FFFFFF"), rgb("#F2D9A0"), 0.5)
    pen.disc((0.02 * s, 0.32 * s), 0.40 * s, (*theme.deep, 90), squash=0.34)
    pen.disc((0, 0.29 * s), 0.38 * s, wax, theme.ink, 0.04 * s, squash=0.34)
    for x, top, foot in ((-0.20, 0.02, 0.30), (0.20, -0.02, 0.28), (0.0, -0.14, 0.36)):
        height = foot - top
        pen.box((x * s, (top + height / 2) * s), (0.17 * s, height * s), wax, theme.ink, 0.035 * s)
        fire(job, (x * s, (top - 0.10) * s), 0.085 * s)


def _cauldron(job: Job) -> None:
    """Draw a round pot on three legs, with something that bubbles in it."""
    pen, theme, s = job.pen, job.theme, job.least
    pot = theme.furniture if theme.bare else mix(theme.iron, theme.deep, 0.55)
    pen.disc((0.03 * s, 0.36 * s), 0.36 * s, (*theme.deep, 90), squash=0.3)
    for x in (-0.22, 0.22):
        pen.line([(x * s, 0.22 * s), (1.3 * x * s, 0.43 * s)], theme.ink, 0.09 * s)
    pen.disc((0, 0.08 * s), 0.385 * s, pot, theme.ink, 0.055 * s, squash=0.86)
    for x in (-0.38, 0.38):
        pen.disc((x * s, -0.04 * s), 0.08 * s, None, theme.ink, 0.04 * s)
    pen.disc((0, -0.19 * s), 0.34 * s, theme.iron, theme.ink, 0.05 * s, squash=0.42)
    pen.disc((0, -0.18 * s), 0.25 * s, theme.water, theme.ink, 0.03 * s, squash=0.40)
    for x, y, size in ((-0.09, -0.21, 0.065), (0.08, -0.17, 0.05), (0.03, -0.34, 0.06)):
        pen.disc((x * s, y * s), size * s, theme.floor, theme.water_line, 0.03 * s)


def _hearth(job: Job) -> None:
    """Draw a fire between jambs of stone, with its back to the wall."""
    to, theme = TurnedPen(job), job.theme
    back, deep = -to.high / 2, min(0.86, to.high - 0.14)
    half = to.wide / 2 - 0.05
    to.block((0, back + 0.04 + deep / 2), (2 * half, deep), theme.furniture, 0.03)
    mouth, inner = half - 0.19, deep - 0.15
    floor = mix(theme.furniture, theme.ink, 0.12)
    to.box((0, back + 0.17 + inner / 2), (2 * mouth, inner + 0.02), theme.deep)
    to.box((0, back + deep - 0.03), (2 * half, 0.15), floor, theme.ink, 0.04)
    for side in (-1, 1):
        for share in (0.28, 0.52):
            y = back + share * deep
            to.line([(side * mouth, y), (side * half, y)], theme.ink, 0.025)
        to.line([(side * 0.3 * half, back + 0.04), (side * 0.3 * half, back + 0.16)],
                theme.ink, 0.025)  # fmt: skip
    logs, y = min(mouth - 0.06, 0.5), back + 0.60 * deep
    for slant in (-0.07, 0.07):
        to.rod([(-logs, y - slant), (logs, y + slant)], theme.ink, 0.15)
        to.rod([(-logs, y - slant), (logs, y + slant)], theme.wood, 0.08)
    x, y = to.at((0, back + 0.52 * deep))
    fire(job, (x, y), 0.21)
    if to.wide >= 2:
        for side in (-1, 1):
            fire(job, to.at((side * 0.30, back + 0.56 * deep)), 0.15)


def _oven(job: Job) -> None:
    """Draw a dome of bricks from above; embers glow in its mouth."""
    to, theme, s = TurnedPen(job), job.theme, job.least
    pen, radius = job.pen, 0.41 * s
    clay = theme.furniture if theme.bare else mix(theme.furniture, EMBER, 0.35)
    pen.disc((0.035, 0.05), radius, to.shadow)
    to.block((0, 0.30 * s), (0.56 * s, 0.30 * s), theme.furniture)
    pen.disc((0, 0), radius, clay, theme.ink, job.line)
    pen.disc((0, 0), 0.26 * s, None, theme.ink, 0.025)
    for ray in range(10):
        turn = to.turn + 36 * ray - 90
        if abs(36 * ray - 180) > 40:
            pen.line([polar(turn, 0.26 * s), polar(turn, 0.40 * s)], theme.ink, 0.025)
    to.disc((0, -0.10 * s), 0.085 * s, theme.deep, theme.ink, 0.03 * s)
    arch = [polar(180 + 18 * step, 0.20 * s, (0, 0.30 * s)) for step in range(11)]
    mouth = [*arch, (0.20 * s, 0.43 * s), (-0.20 * s, 0.43 * s)]
    to.shape(mouth, theme.deep, theme.ink, 0.05)
    to.disc((0, 0.33 * s), 0.095 * s, theme.floor if theme.bare else FLAME)
    to.disc((0, 0.34 * s), 0.05 * s, theme.ink if theme.bare else EMBER)


def _trough(job: Job) -> None:
    """Draw a hollowed log full of water, on two beams."""
    to, theme = TurnedPen(job, lying=True), job.theme
    long, broad = to.wide - 0.10, min(0.56, to.high - 0.2)
    for side in (-1, 1):
        to.block((side * (long / 2 - 0.20), 0), (0.12, broad + 0.22), theme.wood)
    to.block((0, 0), (long, broad), theme.wood, 0.22)
    inside = (long - 0.22, broad - 0.20)
    to.box((0, 0), inside, theme.water, theme.ink, 0.04, 0.15)
    count = max(2, round(2 * to.wide))
    for number in range(count):
        x = (inside[0] - 0.1) * ((number + 0.5) / count - 0.5)
        y = 0.05 * (-1) ** number
        to.line([(x - 0.11, y), (x - 0.03, y - 0.03), (x + 0.04, y + 0.02), (x + 0.11, y)],
                theme.water_line, 0.03)  # fmt: skip


PAINTERS: dict[Symbol, Callable[[Job], None]] = {
    "basin": _basin,
    "brazier": _brazier,
    "candles": _candles,
    "cauldron": _cauldron,
    "hearth": _hearth,
    "oven": _oven,
    "trough": _trough,
}
