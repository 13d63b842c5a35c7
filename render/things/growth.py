"""Symbols of what grows in a place: trees and roots, mushrooms, crystals and webs.

The functions work as in `render.things.symbols`: in squares, with the middle at the origin.
"""

import math
from collections.abc import Callable
from itertools import pairwise

from render.drawing.colour import mix, rgb
from render.drawing.job import Job
from render.drawing.palettes import LEAF
from render.drawing.pen import Point, polar
from render.drawing.turned_pen import TurnedPen
from rules.core.noise import chance, swing
from rules.core.scene import Symbol

CAP, SPOT = rgb("#C8201E"), rgb("#FFFFFF")
ROOTS: tuple[tuple[float, *tuple[Point, ...]], ...] = (
    (0.15, (0.0, -0.02), (0.01, 0.22), (-0.05, 0.45), (0.03, 0.70), (-0.02, 0.97)),
    (0.12, (-0.08, -0.02), (-0.17, 0.20), (-0.30, 0.36), (-0.33, 0.60), (-0.43, 0.80)),
    (0.12, (0.08, -0.02), (0.18, 0.18), (0.27, 0.38), (0.37, 0.52), (0.36, 0.78)),
    (0.07, (-0.29, 0.35), (-0.21, 0.52), (-0.23, 0.74)),
    (0.07, (0.26, 0.36), (0.20, 0.54), (0.22, 0.72)),
    (0.085, (-0.16, 0.16), (-0.30, 0.14), (-0.45, 0.26)),
    (0.085, (0.17, 0.15), (0.31, 0.13), (0.45, 0.28)),
    (0.06, (-0.04, 0.48), (-0.12, 0.62), (-0.12, 0.84)),
)
"""The roots of one clump: the thickness of each, and its bends from the wall into the room."""


def _crystal(job: Job) -> None:
    """Draw a cluster of pointed crystals, each lit from one side."""
    pen, theme, s = job.pen, job.theme, job.least
    light = theme.floor if theme.bare else mix(theme.water, SPOT, 0.55)
    dark = theme.floor if theme.bare else mix(theme.water, theme.water_line, 0.45)
    pen.disc((0.05 * s, 0.36 * s), 0.40 * s, (*theme.deep, 90), squash=0.28)
    for x, lean, tall, half in (
        (-0.16, -24, 0.50, 0.105), (0.17, 22, 0.56, 0.115), (0.0, 0, 0.80, 0.135),
        (-0.26, -42, 0.30, 0.075), (0.28, 40, 0.30, 0.08),
    ):  # fmt: skip
        foot, up = (x * 0.7 * s, 0.38 * s), lean - 90
        tip = polar(up, tall * s, foot)
        shoulder = polar(up, tall * 0.72 * s, foot)
        sides = [polar(up + turn, half * s, at) for turn in (-90, 90) for at in (foot, shoulder)]
        left, left_top, right, right_top = sides
        pen.shape([left, left_top, tip, foot], light)
        pen.shape([foot, tip, right_top, right], dark)
        pen.shape([left, left_top, tip, right_top, right], None, theme.ink, 0.045 * s)
        pen.line([foot, polar(up, tall * 0.66 * s, foot), tip], theme.ink, 0.025 * s)


def _mushrooms(job: Job) -> None:
    """Draw three mushrooms with spots on their caps."""
    pen, theme, s = job.pen, job.theme, job.least
    cap = theme.floor if theme.bare else mix(CAP, theme.path, 0.3)
    stem = theme.floor if theme.bare else mix(SPOT, theme.wood, 0.25)
    pen.disc((0.04 * s, 0.38 * s), 0.42 * s, (*theme.deep, 90), squash=0.24)
    for x, foot, size in ((0.25, 0.30, 0.60), (-0.28, 0.36, 0.52), (-0.03, 0.40, 1.0)):
        top = foot - 0.42 * size
        stalk = [(-0.08, top), (0.08, top), (0.10, foot), (-0.10, foot)]
        pen.shape([((x + px * size) * s, y * s) for px, y in stalk], stem, theme.ink, 0.04 * s)
        dome = [polar(180 + 18 * step, 0.32 * size) for step in range(11)]
        hat = [((x + px) * s, (top + 1.05 * py + 0.03) * s) for px, py in dome]
        pen.shape(hat, cap, theme.ink, 0.05 * s)
        pen.rod([hat[0], hat[-1]], theme.ink, 0.06 * s)
        for px, py, spot in ((-0.13, -0.11, 0.06), (0.05, -0.20, 0.065), (0.16, -0.08, 0.05)):
            at = ((x + px * size) * s, (top + py * size) * s)
            pen.disc(at, spot * size * s, theme.ink if theme.bare else SPOT)


def _roots(job: Job) -> None:
    """Draw roots that come out of the wall as one, fork, and taper off into the room."""
    to, theme = TurnedPen(job), job.theme
    bark = theme.floor if theme.bare else mix(theme.wood, theme.ink, 0.2)
    back, deep = 0.03 - to.high / 2, to.high - 0.08
    clumps = max(1, round(to.wide))
    rods: list[tuple[Point, Point, float]] = []
    for clump in range(clumps):
        middle, way = to.wide * ((clump + 0.5) / clumps - 0.5), 1 - 2 * (clump % 2)
        for thick, *path in ROOTS:
            spots = [(middle + way * x, back + deep * y) for x, y in path]
            last = len(spots) - 1
            for step, (near, far) in enumerate(pairwise(spots)):
                rods.append((near, far, thick * (1 - 0.8 * step / last) + 0.02))
    for grow, paint in ((0.055, theme.ink), (0.0, bark)):
        for near, far, thick in rods:
            to.rod([near, far], paint, thick + grow)


def _tree(job: Job) -> None:
    """Draw a tree from above: a ragged crown, lit from the north-west, around its trunk."""
    pen, theme, s = job.pen, job.theme, job.least
    leaf = theme.floor if theme.bare else LEAF
    shade = theme.floor if theme.bare else mix(LEAF, theme.ink if theme.pale else theme.deep, 0.33)
    crown = _crown(0.43 * s, 9)
    pen.shape([(x + 0.05 * s, y + 0.07 * s) for x, y in crown], (*theme.deep, 90))
    pen.shape(crown, shade, theme.ink, job.line)
    pen.shape([(x - 0.04 * s, y - 0.05 * s) for x, y in _crown(0.33 * s, 8)], leaf)
    for number in range(7):
        x, y = polar(51 * number + 20, (0.16 + 0.10 * chance(number, 3, 74)) * s)
        arc = [polar(20 + 35 * step, 0.075 * s, (x, y)) for step in range(5)]
        pen.line(arc, theme.ink, 0.03 * s)
    pen.disc((0, 0), 0.075 * s, theme.wood, theme.ink, 0.035 * s)


def _crown(radius: float, lobes: int) -> list[Point]:
    """Return the outline of a crown of leaves, made of round lobes."""
    found = []
    for lobe in range(lobes):
        turn = 360 * lobe / lobes
        middle = polar(turn, radius * 0.74)
        size = radius * (0.30 + 0.05 * swing(lobe, lobes, 75))
        found += [polar(turn + 30 * step, size, middle) for step in range(-3, 4)]
    return found


def _web(job: Job) -> None:
    """Draw a web in the corner, or at the wall, that it faces away from."""
    pen, theme, (wide, high) = job.pen, job.theme, job.size
    angle = job.angle if job.turned else 45
    cornered = angle % 90 != 0
    spread, rays, far = (90, 4, 0.96) if cornered else (144, 6, 0.62)
    dx, dy = polar(angle, 1.0)
    hub = (_rim(dx, wide), _rim(dy, high))
    far *= min(wide, high)
    turns = [angle + spread * (ray / rays - 0.5) for ray in range(rays + 1)]
    longs = [far * (1.0, 0.88, 1.06, 0.94)[ray % 4] for ray in range(rays + 1)]
    for turn, long in zip(turns, longs, strict=True):
        pen.line([hub, polar(turn, long, hub)], theme.ink, 0.04)
    for share in (0.30, 0.55, 0.80):
        for one, other in pairwise(range(rays + 1)):
            middle = (turns[one] + turns[other]) / 2
            sag = polar(middle, 0.84 * share * (longs[one] + longs[other]) / 2, hub)
            ends = [polar(turns[at], share * longs[at], hub) for at in (one, other)]
            pen.line([ends[0], sag, ends[1]], theme.ink, 0.03)


def _rim(towards: float, side: float) -> float:
    """Return where the hub of a web is on an axis: at the side that it faces away from."""
    return 0.0 if abs(towards) < 0.5 else math.copysign(side / 2, -towards)


PAINTERS: dict[Symbol, Callable[[Job], None]] = {
    "crystal": _crystal,
    "mushrooms": _mushrooms,
    "roots": _roots,
    "tree": _tree,
    "web": _web,
}
