"""Symbols of what people live among: beds, barrels, crates, shelves, and what a camp has.

The functions work as in `render.things.symbols`: in squares, with the middle at the origin.
"""

from collections.abc import Callable

from render.drawing.colour import mix, rgb
from render.drawing.job import Job
from render.drawing.pen import polar
from render.drawing.turned_pen import TurnedPen, flame
from render.things.hearth_and_kitchen import EMBER, FLAME
from rules.core.scene import Symbol

CLOTH = rgb("#B9A27C")


def _barrel(job: Job) -> None:
    """Draw a barrel from above: staves within a hoop."""
    pen, theme, s = job.pen, job.theme, job.least
    pen.disc((0.04 * s, 0.06 * s), 0.31 * s, (*theme.deep, 90))
    pen.disc((0, 0), 0.31 * s, theme.wood, theme.ink, job.line)
    pen.disc((0, 0), 0.23 * s, None, theme.ink, 0.03)
    for x in (-0.08, 0.08):
        pen.line([(x * s, -0.20 * s), (x * s, 0.20 * s)], theme.ink, 0.02)


def _bed(job: Job) -> None:
    """Draw a bed with its pillow at one end, by the wall, and a blanket over the rest."""
    to, theme = TurnedPen(job), job.theme
    along = to.wide > to.high
    half = ((to.wide - 0.2) / 2, 0.29) if along else (0.29, (to.high - 0.2) / 2)
    if to.wide == to.high:
        half = (0.27, 0.40)
    size = (2 * half[0], 2 * half[1])
    to.block((0, 0), size, theme.wood, 0.05)
    sheet = theme.floor if theme.bare else mix(theme.floor, (255, 255, 255), 0.5)
    blanket = theme.furniture if theme.bare else mix(theme.water, theme.furniture, 0.35)
    if along:
        to.box((0.12, 0), (size[0] - 0.40, size[1] - 0.14), blanket, theme.ink, 0.03, 0.03)
        to.box((0.16 - half[0], 0), (0.17, 0.34), sheet, theme.ink, 0.03, 0.05)
    else:
        to.box((0, 0.12), (size[0] - 0.14, size[1] - 0.40), blanket, theme.ink, 0.03, 0.03)
        to.box((0, 0.16 - half[1]), (0.34, 0.17), sheet, theme.ink, 0.03, 0.05)


def _campfire(job: Job) -> None:
    """Draw flames over two logs, in a ring of stones."""
    pen, theme, s = job.pen, job.theme, job.least
    for stone in range(9):
        pen.disc(polar(40 * stone, 0.37 * s), 0.085 * s, theme.furniture, theme.ink, 0.03)
    for turn in (25, 155):
        ends = [polar(turn, 0.26 * s), polar(turn + 180, 0.26 * s)]
        pen.rod(ends, theme.ink, 0.13 * s)
        pen.rod(ends, theme.wood, 0.075 * s)
    ember, bright = (theme.ink, theme.floor) if theme.bare else (EMBER, FLAME)
    pen.shape(flame(0.25 * s), ember, theme.ink, 0.03)
    pen.shape(flame(0.14 * s), bright)


def _crate(job: Job) -> None:
    """Draw a crate from above, with boards and a brace across."""
    pen, theme, s = job.pen, job.theme, job.least
    side = 0.58 * s
    pen.box((0.04 * s, 0.06 * s), (side, side), (*theme.deep, 90))
    pen.box((0, 0), (side, side), theme.wood, theme.ink, job.line)
    pen.box((0, 0), (side - 0.16 * s, side - 0.16 * s), None, theme.ink, 0.025)
    pen.line([(-0.20 * s, 0.20 * s), (0.20 * s, -0.20 * s)], theme.ink, 0.04)


def _shelf(job: Job) -> None:
    """Draw shelves from above, with the backs of books; one that faces a side stands at a wall."""
    to, theme = TurnedPen(job, lying=True), job.theme
    length = to.wide - 0.16
    y = 0.22 - to.high / 2 if job.turned else 0.0
    to.block((0, y), (length, 0.34), theme.wood)
    books = round(5 * length)
    for book in range(books):
        at = length * ((book + 0.5) / books - 0.5) * 0.94
        tall = 0.11 if book % 3 else 0.08
        to.line([(at, y - tall), (at, y + tall)], theme.ink if book % 2 else theme.furniture, 0.09)


def _tent(job: Job) -> None:
    """Draw a tent from the front, with its flap open."""
    pen, theme, (wide, high) = job.pen, job.theme, job.size
    x, top, foot = wide / 2 - 0.12, 0.16 - high / 2, high / 2 - 0.14
    cloth = theme.furniture if theme.bare else CLOTH
    pen.shape([(-x, foot), (0.06, foot + 0.08), (x + 0.06, foot + 0.06)], (*theme.deep, 90))
    pen.shape([(-x, foot), (0, top), (x, foot)], cloth, theme.ink, 0.06)
    pen.shape([(-0.30 * x, foot), (0, top + 0.22), (0.30 * x, foot)], theme.deep, theme.ink, 0.035)
    pen.line([(0, top - 0.07), (0, top + 0.10)], theme.ink, 0.06)
    for side in (-1, 1):
        pen.line(
            [(side * 0.62 * x, foot - 0.02), (0, top + 0.12)], mix(cloth, theme.ink, 0.3), 0.03
        )


PAINTERS: dict[Symbol, Callable[[Job], None]] = {
    "barrel": _barrel,
    "bed": _bed,
    "campfire": _campfire,
    "crate": _crate,
    "shelf": _shelf,
    "tent": _tent,
}
