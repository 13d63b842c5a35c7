"""Which squares of the map are floor: those whose middle lies on the floor that is drawn.

Base squares are divided where giants built; where floor has edges of its own, each square is
looked for within them. Everything else on the map is fitted to these squares.
"""

from bisect import bisect
from collections.abc import Iterable, Iterator
from itertools import accumulate, pairwise

from rules.core.outlines import edge_of
from rules.core.scene import Edge, Feature, Outline, Point, Side, Square
from rules.dungeon.chart import curves
from rules.dungeon.chart.floors import Owners
from rules.dungeon.chart.lanes import CLEAR
from rules.dungeon.chart.lattice import Lattice, stepped
from rules.dungeon.chart.outlines import leaves_squares
from rules.dungeon.chart.visibility import Shown

SMOOTHED = 0.06
"""How much farther from its wall that has to be where drawing rounds off what stands out."""
AROUND = 8
"""The directions in which floor is looked for around the middle of a square."""


class Inside:
    """The area within any of some outlines, asked for by points."""

    def __init__(self, outlines: Iterable[Outline]) -> None:
        self._edges = [edge_of(outline) for outline in outlines]
        self._reach = [(min(y for _, y in each), max(y for _, y in each)) for each in self._edges]
        self._spans: dict[float, list[tuple[float, float]]] = {}

    def __contains__(self, point: Point) -> bool:
        """Return whether a point lies within an outline."""
        x, y = point
        spans = self._spans.get(y)
        if spans is None:
            spans = self._spans[y] = _joined(self._crossed(y))
        at = bisect(spans, (x, float("inf"))) - 1
        return at >= 0 and spans[at][0] <= x < spans[at][1]

    def _crossed(self, y: float) -> Iterator[tuple[float, float]]:
        """Yield the stretches of a line from west to east that lie within an outline.

        Where the edge of a band crosses itself in a tight bend, both sides of it are within.
        """
        for points, (top, bottom) in zip(self._edges, self._reach, strict=True):
            if top <= y <= bottom:
                found = sorted(
                    (x0 + (x1 - x0) * (y - y0) / (y1 - y0), 1 if y1 > y0 else -1)
                    for (x0, y0), (x1, y1) in pairwise([*points, points[0]])
                    if (y0 > y) != (y1 > y)
                )
                turns = accumulate(turn for _, turn in found)
                for turn, ((start, _), (end, _)) in zip(turns, pairwise(found), strict=False):
                    if turn:
                        yield start, end


def _joined(stretches: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
    found: list[tuple[float, float]] = []
    for start, end in sorted(stretches):
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((start, end))
    return found


def squares_of(shown: Shown, page: Lattice, floor: Owners, outlines: tuple[Outline, ...]) -> Owners:
    """Return the squares of the map that are floor, by tile; `outlines` are all there are.

    Base squares of which none is left are taken out of `floor`.
    """
    inside = Inside(outlines)
    clear = _clear(shown)
    of_their_own = {outline.box.at: outline.box for outline in outlines}
    found: Owners = {}
    shaped: set[int] = set()
    for tile in shown.tiles:
        column, row = page.origin(tile.at)
        box = of_their_own.get((column * page.pace, row * page.pace))
        if box is not None:
            shaped.add(tile.number)
            found |= dict.fromkeys(_within(inside, box.at, box.columns, clear), tile.number)
    for base, number in list(floor.items()):
        if number not in shaped:
            found |= dict.fromkeys(parts_of(base, page.pace), number)
        elif not any(at in found for at in parts_of(base, page.pace)):
            del floor[base]
    return found


def dug(shown: Shown, page: Lattice, bases: Owners, outlines: tuple[Outline, ...]) -> Owners:
    """Return the squares of some base squares that are floor, by tile."""
    inside = Inside(outlines)
    found: Owners = {}
    for (column, row), number in bases.items():
        at = (column * page.pace, row * page.pace)
        if leaves_squares(shown, shown.level.tile(number)):
            found |= dict.fromkeys(_within(inside, at, page.pace, _clear(shown)), number)
        else:
            found |= dict.fromkeys(parts_of((column, row), page.pace), number)
    return found


def _clear(shown: Shown) -> float:
    """Return how far from its wall the middle of a square has to lie to be floor, in squares."""
    return CLEAR + (SMOOTHED if shown.plan.results.has("smooth") else 0.0)


def _within(inside: Inside, at: Square, side: int, clear: float) -> Iterator[Square]:
    about = [(0.0, 0.0), *curves.regular((0.0, 0.0), AROUND, clear, clear)]
    for row in range(at[1], at[1] + side):
        for column in range(at[0], at[0] + side):
            x, y = column + 0.5, row + 0.5
            if all((x + dx, y + dy) in inside for dx, dy in about):
                yield (column, row)


def parts_of(base: Square, pace: int) -> Iterator[Square]:
    """Yield the squares of the map that make up a base square."""
    for row in range(base[1] * pace, (base[1] + 1) * pace):
        for column in range(base[0] * pace, (base[0] + 1) * pace):
            yield (column, row)


def enlarged(edge: Edge, pace: int, floor: Owners) -> Iterator[Edge]:
    """Yield a barrier on each square of the map along its side that has floor on both sides.

    A barrier to the unknown stands on every square of floor on this side.
    """
    first = (edge.at[0] * pace, edge.at[1] * pace)
    last = pace - 1
    corner = {Side.SOUTH: (0, last), Side.EAST: (last, 0)}.get(edge.side, (0, 0))
    along = (1, 0) if edge.side in (Side.NORTH, Side.SOUTH) else (0, 1)
    sides = [
        (first[0] + corner[0] + along[0] * step, first[1] + corner[1] + along[1] * step)
        for step in range(pace)
    ]
    here = [at for at in sides if at in floor]
    there = [at for at in here if stepped(at, edge.side) in floor]
    for at in there or here:
        yield Edge.model_construct(at=at, side=edge.side, kind=edge.kind)


def fitted(feature: Feature, floor: Owners) -> Feature:
    """Return a thing cut down to a rectangle of its squares that are floor."""
    (left, top), (wide, high) = feature.at, feature.size
    if all(at in floor for at in _box(left, top, wide, high)):
        return feature
    fitting = [
        (w * h, -abs(2 * x + w - 2 * left - wide) - abs(2 * y + h - 2 * top - high), x, y, w, h)
        for h in range(1, high + 1)
        for w in range(1, wide + 1)
        for y in range(top, top + high - h + 1)
        for x in range(left, left + wide - w + 1)
        if all(at in floor for at in _box(x, y, w, h))
    ]
    if not fitting:
        return feature
    _, _, x, y, w, h = max(fitting)
    return feature.with_(at=(x, y), size=(w, h))


def _box(left: int, top: int, wide: int, high: int) -> Iterator[Square]:
    for row in range(top, top + high):
        for column in range(left, left + wide):
            yield (column, row)


def owner_of(floor: Owners, base: Square, pace: int) -> int | None:
    """Return the tile of a base square that is floor all over, or None."""
    owner = {floor.get(at) for at in parts_of(base, pace)}
    return owner.pop() if len(owner) == 1 else None
