"""Symbols of treasure, and of what leads elsewhere: coins, vaults, portals, vortices.

The functions work as in `render.things.symbols`: in squares, with the middle at the origin.
"""

from collections.abc import Callable

from render.drawing.colour import mix, rgb
from render.drawing.job import Job
from render.drawing.palettes import PORTAL, VORTEX
from render.drawing.pen import polar
from rules.core.scene import Symbol


def _loot(job: Job) -> None:
    """Draw a gem over coins."""
    pen, theme, s = job.pen, job.theme, job.least
    coins = ((-0.20, 0.16), (0.02, 0.22), (0.22, 0.14), (-0.10, 0.02), (0.12, 0.0))
    edge, mint = rgb("#3A2C14"), rgb("#A87818")
    facet, light, rim = VORTEX[0], VORTEX[1], rgb("#181412")
    if theme.bare:
        edge, mint, facet, light, rim = theme.ink, theme.ink, theme.floor, theme.ink, theme.ink
    pen.disc((0.02 * s, 0.24 * s), 0.36 * s, (*theme.deep, 80), squash=0.35)
    for x, y in coins:
        pen.disc((x * s, y * s), 0.13 * s, job.gold, edge, 0.035 * s, squash=0.8)
        pen.disc((x * s, y * s), 0.06 * s, None, mint, 0.022 * s, squash=0.8)
    gem = [(0.0, -0.40), (0.15, -0.24), (0.0, -0.04), (-0.15, -0.24)]
    points = [(x * s, y * s) for x, y in gem]
    pen.shape(points, facet, rgb("#F4F4F4"), 0.02 * s)
    pen.line([points[3], points[1]], light, 0.02 * s)
    pen.shape(points, None, rim, 0.035 * s)


def _portal(job: Job) -> None:
    """Draw rings within rays."""
    pen, theme, s = job.pen, job.theme, job.least
    for ray in range(12):
        ends = [polar(30 * ray, 0.40 * s), polar(30 * ray, 0.485 * s)]
        pen.rod(ends, theme.ink if theme.bare else PORTAL[0], 0.05 * s)
    if theme.bare:
        pen.disc((0, 0), 0.41 * s, theme.ink)
        pen.disc((0, 0), 0.345 * s, theme.floor)
        for turn in range(0, 360, 15):
            pen.line([polar(turn, 0.26 * s), polar(turn, 0.31 * s)], theme.ink, 0.03 * s)
        pen.disc((0, 0), 0.24 * s, theme.floor, theme.ink, 0.04 * s)
        return
    pen.disc((0, 0), 0.41 * s, PORTAL[0], rgb("#181412"), 0.04 * s)
    pen.disc((0, 0), 0.31 * s, PORTAL[1])
    pen.disc((0, 0), 0.20 * s, PORTAL[2])
    pen.disc((0, 0), 0.26 * s, None, PORTAL[2], 0.025 * s)


def _vault(job: Job) -> None:
    """Draw a round door of iron with bolts and a wheel."""
    pen, theme, s = job.pen, job.theme, job.least
    pen.disc((0.04 * s, 0.06 * s), 0.44 * s, (*theme.deep, 90))
    pen.disc((0, 0), 0.44 * s, theme.iron, theme.ink, job.line * s)
    pen.disc((0, 0), 0.30 * s, mix(theme.iron, theme.ink, 0.25), theme.ink, 0.035 * s)
    for bolt in range(8):
        pen.disc(polar(45 * bolt + 22.5, 0.37 * s), 0.035 * s, theme.ink)
    for spoke in range(3):
        turn = 60 * spoke + 30
        pen.rod([polar(turn, 0.23 * s), polar(turn + 180, 0.23 * s)], job.gold, 0.06 * s)
    pen.disc((0, 0), 0.085 * s, job.gold, theme.ink, 0.03 * s)


def _vortex(job: Job) -> None:
    """Draw a whirl of three arms."""
    pen, theme, s = job.pen, job.theme, job.least
    body, arms = (theme.floor, theme.ink) if theme.bare else VORTEX
    pen.disc((0, 0), 0.45 * s, body, theme.ink if theme.bare else rgb("#181412"), 0.045 * s)
    for arm in range(3):
        points = [
            polar(120 * arm + 240 * step / 24, (0.04 + 0.34 * step / 24) * s) for step in range(25)
        ]
        pen.rod(points, arms, 0.065 * s)


PAINTERS: dict[Symbol, Callable[[Job], None]] = {
    "loot": _loot,
    "portal": _portal,
    "vault": _vault,
    "vortex": _vortex,
}
