"""Symbols of work: anvils, benches and looms, desks, and weapons on a rack.

The functions work as in `render.things.symbols`: in squares, with the middle at the origin.
"""

from collections.abc import Callable

from render.drawing.colour import mix, rgb
from render.drawing.job import Job
from render.drawing.pen import Point
from render.drawing.turned_pen import TurnedPen
from rules.core.scene import Symbol

PAPER = rgb("#FFFFFF")


def _anvil(job: Job) -> None:
    """Draw an anvil from the side, with its horn to the left, on a block of wood."""
    pen, theme, s = job.pen, job.theme, job.least
    pen.disc((0.04 * s, 0.36 * s), 0.36 * s, (*theme.deep, 90), squash=0.26)
    pen.box((0, 0.31 * s), (0.42 * s, 0.22 * s), theme.wood, theme.ink, 0.05 * s)
    anvil = (
        (-0.46, -0.22), (-0.18, -0.27), (0.42, -0.27), (0.42, -0.08), (0.16, -0.03), (0.13, 0.08),
        (0.28, 0.14), (0.28, 0.23), (-0.28, 0.23), (-0.28, 0.14), (-0.13, 0.08), (-0.16, -0.03),
        (-0.34, -0.10),
    )  # fmt: skip
    metal = theme.floor if theme.bare else mix(theme.iron, theme.deep, 0.35)
    pen.shape([(x * s, y * s) for x, y in anvil], metal, theme.ink, job.line * s)
    pen.line([(-0.17 * s, -0.18 * s), (0.40 * s, -0.18 * s)], theme.ink, 0.03 * s)


def _desk(job: Job) -> None:
    """Draw a desk with papers and a quill, and a stool before it."""
    to, theme = TurnedPen(job, lying=True), job.theme
    broad = min(0.50, to.high - 0.4)
    top, long = -to.high / 2 + 0.07 + broad / 2, to.wide - 0.14
    to.disc((0.02, top + broad / 2 + 0.15), 0.18, to.shadow)
    to.disc((0, top + broad / 2 + 0.12), 0.17, theme.wood, theme.ink, 0.045)
    to.block((0, top), (long, broad), theme.wood, 0.03)
    sheet = theme.floor if theme.bare else PAPER
    to.shape([(-0.26, top - 0.13), (0.02, top - 0.17), (0.06, top + 0.13), (-0.22, top + 0.17)],
             sheet, theme.ink, 0.03)  # fmt: skip
    for row in (-0.06, 0.02, 0.10):
        to.line([(-0.18, top + row), (-0.01, top + row - 0.02)], theme.ink, 0.022)
    to.disc((0.28, top + 0.10), 0.055, theme.ink)
    to.line([(0.28, top + 0.09), (0.36, top - 0.19)], theme.ink, 0.055)
    to.line([(0.29, top + 0.05), (0.35, top - 0.16)], sheet, 0.025)


def _lectern(job: Job) -> None:
    """Draw an open book on a sloping stand."""
    to, theme, s = TurnedPen(job), job.theme, job.least
    to.block((0, 0.0), (0.26 * s, 0.80 * s), theme.wood, 0.04 * s)
    desk = [(-0.40 * s, -0.26 * s), (0.40 * s, -0.26 * s), (0.34 * s, 0.22 * s),
            (-0.34 * s, 0.22 * s)]  # fmt: skip
    to.body(desk, theme.wood)
    sheet = theme.floor if theme.bare else PAPER
    for side in (-1, 1):
        page = [(0.0, -0.16), (0.14, -0.20), (0.32, -0.18), (0.28, 0.13), (0.13, 0.11), (0.0, 0.15)]
        to.shape([(side * x * s, y * s) for x, y in page], sheet, theme.ink, 0.03 * s)
        for row in (-0.10, -0.02, 0.05):
            ends = [(side * 0.06 * s, row * s), (side * 0.24 * s, (row - 0.02) * s)]
            to.line(ends, theme.ink, 0.022 * s)
    to.line([(0, -0.17 * s), (0, 0.16 * s)], theme.ink, 0.045 * s)


def _loom(job: Job) -> None:
    """Draw a frame with threads along it, and cloth where it is woven already."""
    to, theme = TurnedPen(job), job.theme
    x, back, front = to.wide / 2 - 0.15, -to.high / 2 + 0.12, to.high / 2 - 0.12
    cloth = theme.furniture if theme.bare else mix(theme.path, theme.floor, 1 / 3)
    woven = back + 0.55 * (front - back)
    to.cast([(-x - 0.06, back), (x + 0.06, back), (x + 0.06, front), (-x - 0.06, front)])
    to.box((0, (back + front) / 2), (2 * x, front - back), theme.floor)
    to.box((0, (woven + front) / 2), (2 * x - 0.06, front - woven), cloth, theme.ink, 0.03)
    threads = round(8 * to.wide)
    for number in range(threads):
        across = (2 * x - 0.12) * ((number + 0.5) / threads - 0.5)
        to.line([(across, back), (across, woven)], theme.ink, 0.022)
    for row in (0.33, 0.66):
        y = woven + row * (front - woven)
        to.line([(0.04 - x, y), (x - 0.04, y)], theme.ink, 0.03)
    for side in (-1, 1):
        to.box((side * x, (back + front) / 2), (0.12, front - back + 0.14), theme.wood, theme.ink,
               0.04)  # fmt: skip
    for y in (back, woven, front):
        to.box((0, y), (2 * x + 0.24, 0.11), theme.wood, theme.ink, 0.035)


def _rack(job: Job) -> None:
    """Draw weapons that hang side by side on a bar by the wall: swords, axes and maces."""
    to, theme = TurnedPen(job, lying=True), job.theme
    back, long = -to.high / 2 + 0.15, to.wide - 0.12
    to.block((0, back), (long, 0.17), theme.wood, 0.03)
    count = max(3, round(3 * to.wide))
    for number in range(count):
        x = (long - 0.26) * (number / (count - 1) - 0.5)
        (_sword, _axe, _spear)[number % 3](to, (x, back))
    for side in (-1, 1):
        to.disc((side * (long / 2 - 0.05), back), 0.028, theme.ink)


def _sword(to: TurnedPen, top: Point) -> None:
    (x, y), theme = top, to.theme
    blade = [(x - 0.06, y + 0.16), (x + 0.06, y + 0.16), (x + 0.05, y + 0.58), (x, y + 0.70),
             (x - 0.05, y + 0.58)]  # fmt: skip
    to.shape(blade, theme.iron, theme.ink, 0.03)
    to.rod([(x, y - 0.03), (x, y + 0.13)], theme.ink, 0.075)
    to.rod([(x - 0.12, y + 0.14), (x + 0.12, y + 0.14)], theme.ink, 0.06)
    to.disc((x, y - 0.03), 0.045, to.job.gold, theme.ink, 0.02)


def _axe(to: TurnedPen, top: Point) -> None:
    (x, y), theme = top, to.theme
    to.rod([(x, y), (x, y + 0.66)], theme.ink, 0.085)
    to.rod([(x, y), (x, y + 0.66)], theme.wood, 0.035)
    blade = [(x + 0.03, y + 0.34), (x + 0.15, y + 0.28), (x + 0.17, y + 0.43), (x + 0.15, y + 0.60),
             (x + 0.03, y + 0.50)]  # fmt: skip
    for side in (1, -1):
        edge = [(x + side * (px - x), py) for px, py in blade]
        to.shape(edge, theme.iron, theme.ink, 0.03)


def _spear(to: TurnedPen, top: Point) -> None:
    (x, y), theme = top, to.theme
    to.rod([(x, y - 0.06), (x, y + 0.50)], theme.ink, 0.075)
    to.rod([(x, y - 0.06), (x, y + 0.50)], theme.wood, 0.03)
    to.shape([(x - 0.09, y + 0.50), (x, y + 0.42), (x + 0.09, y + 0.50), (x, y + 0.73)],
             theme.iron, theme.ink, 0.03)  # fmt: skip


def _workbench(job: Job) -> None:
    """Draw a bench of planks with a hammer and a saw on it, and a vice at its corner."""
    to, theme = TurnedPen(job, lying=True), job.theme
    long, broad = to.wide - 0.10, min(0.68, to.high - 0.2)
    middle = -to.high / 2 + 0.07 + broad / 2
    front, vice = middle + broad / 2, long / 2 - 0.17
    to.rod([(vice, front), (vice, front + 0.15)], theme.ink, 0.07)
    to.rod([(vice - 0.12, front + 0.15), (vice + 0.12, front + 0.15)], theme.ink, 0.07)
    to.block((0, middle), (long, broad), theme.wood)
    for row in (-0.17, 0.17):
        to.line([(-long / 2, middle + row), (long / 2, middle + row)], theme.ink, 0.022)
    for y in (-0.13, 0.03):
        to.box((vice, front + y), (0.27, 0.11), theme.iron, theme.ink, 0.035)
    to.rod([(-0.36, middle + 0.19), (-0.10, middle - 0.13)], theme.ink, 0.10)
    to.rod([(-0.36, middle + 0.19), (-0.10, middle - 0.13)], theme.floor, 0.045)
    head = [(-0.25, -0.16), (-0.16, -0.27), (0.05, -0.09), (-0.04, 0.02)]
    to.shape([(x, middle + y) for x, y in head], theme.iron, theme.ink, 0.035)
    saw = [(0.09, -0.24), (0.34, -0.22), (0.34, -0.12), (0.29, -0.04), (0.24, -0.10),
           (0.19, -0.02), (0.14, -0.09), (0.09, 0.0), (0.03, -0.06)]  # fmt: skip
    shift = 0.0 if to.wide < 1.5 else 0.25
    to.shape([(x + shift, middle + y) for x, y in saw], theme.iron, theme.ink, 0.03)


PAINTERS: dict[Symbol, Callable[[Job], None]] = {
    "anvil": _anvil,
    "desk": _desk,
    "lectern": _lectern,
    "loom": _loom,
    "rack": _rack,
    "workbench": _workbench,
}
