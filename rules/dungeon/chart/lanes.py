"""The lines along which ways run through a tile, and how wide they are, in base squares.

A square of the map is floor where its middle lies on drawn floor. So that squares and drawing
agree, ways run through the middles of the squares of their lane, and stray between them alone.
"""

from math import ceil
from typing import NamedTuple

from rules.core.outlines import STRAY
from rules.core.scene import Point, Side
from rules.core.words import Colour
from rules.dungeon.chart import curves
from rules.dungeon.chart.curves import Polygon
from rules.dungeon.chart.floors import gate, half_way
from rules.dungeon.chart.lattice import STEPS, Lattice
from rules.dungeon.chart.visibility import Shown
from rules.dungeon.plan import Tile

OVERLAP, MOST_OVERLAP = 0.2, 0.35
"""How far a way reaches into the next cell, so that no crack shows at the border: in base squares,
and at most in squares of the map, as none there may be floor by it."""
CLEAR = 0.085
"""How far from its wall the middle of a square has to lie to be floor, in squares."""
STEPS_OF_A_BAND = 2
"""Steps along a base square of a band whose edge is rounded: ends alone lose their corners."""
SWAY = 0.28
"""How far a cave's way strays to a side, in base squares."""
STOP = 0.5
"""The distance between the points at which it turns, in base squares; more where it is broad."""
BEND, MORE_BEND = 0.30, 25
"""The least reach of a bend in squares, and by how many hundredths more it may reach."""
SEVERAL = 0.6
"""The share of that reach where several bends lie between the middles of two squares."""


class Lane(NamedTuple):
    """The squares of the map that lie side by side in a way.

    `across` is how many they are, `shift` how far the way's axis lies up and left of the middle of
    its base square, so that it runs through their middle.
    """

    across: int
    shift: float

    @property
    def off(self) -> float:
        """How far the middles of the inner squares lie from the axis, in squares of the map."""
        return 0.0 if self.across % 2 else 0.5


def cramped(shown: Shown) -> bool:
    """Return whether ways are narrower than a square. DM-056."""
    return shown.plan.results.width_ft < 10


def width(shown: Shown) -> float:
    """Return the width of corridors in base squares."""
    return shown.plan.results.width_ft / 10


def lane_of(shown: Shown, page: Lattice) -> Lane:
    """Return the lane of a way: as many whole squares as it is wide, at least one."""
    if not cramped(shown):
        return Lane(page.pace, 0.0)
    count = max(1, int(width(shown) * page.pace + 1e-6))
    return Lane(count, 0.5 / page.pace if (page.pace - count) % 2 else 0.0)


def centre(page: Lattice, tile: Tile) -> Point:
    """Return the middle of a tile."""
    column, row = page.middle(tile.at)
    return (column + 0.5, row + 0.5)


def axis(shown: Shown, page: Lattice, tile: Tile) -> Point:
    """Return the point in the middle of a tile from which its ways run."""
    x, y = centre(page, tile)
    shift = lane_of(shown, page).shift
    return (x - shift, y - shift)


def goes_on(shown: Shown, tile: Tile, side: Side) -> bool:
    """Return whether a way leads out of a tile to that side, the entrance included."""
    return side in shown.ways[tile.number] or (tile.number == 1 and side is Side.SOUTH)


def _overlap(shown: Shown, page: Lattice, tile: Tile, side: Side) -> float:
    """Return how far a way reaches beyond its cell: not where it is broader than what follows."""
    as_broad = half_way(shown, tile, side) <= gate(shown, tile, side)
    most = min(OVERLAP, MOST_OVERLAP / page.pace)
    return most if as_broad and goes_on(shown, tile, side) else 0.0


def end_of(shown: Shown, page: Lattice, tile: Tile, side: Side) -> Point:
    """Return where a way leaves the cell: at its border, or a little beyond if it goes on there."""
    dx, dy = STEPS[side]
    reach = page.reach(side) + 0.5 + _overlap(shown, page, tile, side)
    x, y = centre(page, tile)
    along, across = axis(shown, page, tile)
    return (x + dx * reach if dx else along, y + dy * reach if dy else across)


def breadth(shown: Shown, tile: Tile, side: Side) -> float:
    """Return how wide a way is to one side of a tile."""
    broad = 2 * half_way(shown, tile, side) + 1
    return float(broad) if broad > 1 else min(1.0, width(shown))


def straight_way(
    shown: Shown, page: Lattice, tile: Tile, side: Side, *, steps: int = 1, behind: float = 0.0
) -> Polygon:
    """Return a straight band from the middle of a tile, or so far `behind` it, out through a side.

    It has so many `steps` along its edges, between which an edge is rounded.
    """
    (x0, y0), (x1, y1) = axis(shown, page, tile), end_of(shown, page, tile, side)
    x0, y0 = x0 - STEPS[side][0] * behind, y0 - STEPS[side][1] * behind
    line = [
        (x0 + (x1 - x0) * step / steps, y0 + (y1 - y0) * step / steps) for step in range(steps + 1)
    ]
    return curves.ribbon(line, [breadth(shown, tile, side)] * len(line))


def rounded_way(
    shown: Shown, page: Lattice, tile: Tile, side: Side, *, behind: float = 0.0
) -> Polygon:
    """Return a straight way with points so close that rounding its edge does not narrow it."""
    steps = STEPS_OF_A_BAND * (page.reach(side) + 1)
    return straight_way(shown, page, tile, side, steps=steps, behind=behind)


def crevice(shown: Shown, page: Lattice, tile: Tile, side: Side, colour: Colour) -> Polygon:
    """Return a cave's secret way to one side, straight and nowhere broader than its lane.

    However its rough edge runs, the middles of other squares are not nearer than they were.
    """
    wide = breadth(shown, tile, side)
    least = 2 * (STRAY + CLEAR + lane_of(shown, page).off) / page.pace
    (x0, y0), (x1, y1) = axis(shown, page, tile), end_of(shown, page, tile, side)
    stops = ceil((page.reach(side) + 0.5) / STOP)
    line = [
        (x0 + (x1 - x0) * stop / stops, y0 + (y1 - y0) * stop / stops) for stop in range(stops + 1)
    ]
    widths = [max(least, wide * (0.75 + colour.pick(26) / 100)) for _ in line]
    return curves.ribbon(line, widths)


def wandering_way(shown: Shown, page: Lattice, tile: Tile, side: Side, colour: Colour) -> Polygon:
    """Return a cave's way to one side: it strays, and is wider and narrower, as chance has it.

    However its rough edge runs, the middles of the inner squares of its lane stay floor.
    """
    wide, pace = breadth(shown, tile, side), page.pace
    lane = lane_of(shown, page)
    least = 2 * (STRAY + CLEAR + lane.off) / pace
    slack = max(0.0, max(0.75 * wide, least) - least) / 2
    start, end = axis(shown, page, tile), end_of(shown, page, tile, side)
    dx, dy = STEPS[side]
    line, step = [start], STOP * max(1.0, wide)
    for stop in range(1, ceil((page.reach(side) + 0.5) / step)):
        between = pace == 1 and stop % 2 == 1
        off = (SWAY if between else min(SWAY, slack)) * (colour.pick(201) - 100) / 100
        out = stop * step
        line.append((start[0] + dx * out - dy * off, start[1] + dy * out + dx * off))
    line.append(end)
    widths = [max(least, wide * (0.75 + colour.pick(55) / 100)) for _ in line]
    widths[-1] = wide * 0.5
    if side in shown.ways[tile.number]:
        widths[-1] = max(least, wide)
    elif goes_on(shown, tile, side):
        # The way in is a base square wide.
        widths[-1] = max(least, min(wide, 1.0))
    beyond = _overlap(shown, page, tile, side)
    if beyond and pace > 1:
        # Straight at the border, where small squares would be floor by the next tile's way alone.
        line.insert(-1, (end[0] - dx * beyond, end[1] - dy * beyond))
        widths.append(widths[-1])
    return curves.ribbon(line, widths)


def twisting_way(
    shown: Shown, page: Lattice, tile: Tile, side: Side, bends: int, colour: Colour
) -> Polygon:
    """Return a narrow way to one side that bends left and right in turn, so many times. DM-056.

    It runs straight where it leaves the cell.
    """
    lane, unit = lane_of(shown, page), 1 / page.pace
    start, end = axis(shown, page, tile), end_of(shown, page, tile, side)
    dx, dy = STEPS[side]
    out = abs(end[0] - start[0]) + abs(end[1] - start[1])
    out -= _overlap(shown, page, tile, side)
    first = lane.off * unit
    gaps = int((out - first) * page.pace + 1e-6)
    way = 1 if colour.pick(2) else -1
    points = [(0.0, 0.0), (first, 0.0)]
    for gap in range(gaps):
        count = (gap + 1) * bends // gaps - gap * bends // gaps
        for bend in range(1, count + 1):
            reach = (BEND + colour.pick(MORE_BEND) / 100) * (1 if count == 1 else SEVERAL)
            points.append((first + unit * (gap + bend / (count + 1)), way * reach * unit))
            way = -way
        points.append((first + unit * (gap + 1), 0.0))
    line = [
        (start[0] + dx * along - dy * off, start[1] + dy * along + dx * off)
        for along, off in dict.fromkeys(points)
    ]
    bent = curves.smooth_line([*line, end])
    return curves.ribbon(bent, [width(shown)] * len(bent))
