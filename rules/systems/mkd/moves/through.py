"""Ways through the squares of others: how few opponents they pass, and where they come out."""

from collections.abc import Iterator, Mapping
from heapq import heappop, heappush
from typing import NamedTuple

from rules.systems.mkd.board.board import Board
from rules.systems.mkd.board.path_search import Mover
from rules.systems.mkd.board.reach import may_stop, step_cost
from rules.systems.mkd.compass import Facing, Square, step

Path = tuple[Square, ...]
Stand = tuple[Square, Square | None]
"""Where a figure stands: its square, and a rider's rear."""


class WayThrough(NamedTuple):
    """A way to a square: how many opponents it passes through, its speed points and its squares."""

    passed: int
    cost: int
    path: Path


class Passage:
    """Where a figure can come out of the squares of others, with so many speed points.

    `owners` says whose each square of an opponent is. Among all ways to a square the one that
    passes the fewest opponents counts, of these the cheapest, then the straightest (B-50, MA-211).
    """

    def __init__(
        self,
        board: Board,
        stand: Stand,
        mover: Mover,
        points: int,
        owners: Mapping[Square, int],
    ) -> None:
        self._board, self._stand, self._mover = board, stand, mover
        self._points, self._owners = points, owners

    def ways(self) -> dict[Square, WayThrough]:
        """Return the best way to each square where the figure may stop."""
        found = self._search([(0, 0, 0, (), self._stand)], onwards=True)
        found.pop(self._stand[0], None)
        return found

    def exits(self, facing: Facing) -> dict[Square, WayThrough]:
        """Return the free squares to which a step into somebody's square leads on (C6).

        The square that the step leaves is one of them. Nothing where the step itself ends on a
        free square.
        """
        first = self._step((0, 0, 0, (), self._stand), facing)
        if first is None or self._stops(first[-1]):
            return {}
        return self._search([first], onwards=False)

    def _search(self, begin: list["_Label"], *, onwards: bool) -> dict[Square, WayThrough]:
        """Search from some labels; `onwards` is whether a way goes on from where it may stop.

        Labels come in the order of opponents passed, so a place that was reached before is of use
        again only where it costs less.
        """
        best: dict[Stand, int] = {}
        found: dict[Square, WayThrough] = {}
        heap = begin
        while heap:
            label = heappop(heap)
            passed, cost, _, path, stand = label
            if cost >= best.get(stand, self._points + 1):
                continue
            best[stand] = cost
            if path and self._stops(stand):
                found.setdefault(stand[0], WayThrough(passed, cost, path))
                if not onwards:
                    continue
            for after in self._steps(label):
                if after[1] < best.get(after[-1], self._points + 1):
                    heappush(heap, after)
        return found

    def _steps(self, label: "_Label") -> Iterator["_Label"]:
        ways = self._board.ways_of(label[-1][0])
        for facing in range(8):
            if ways >> facing & 1:
                after = self._step(label, facing)
                if after is not None:
                    yield after

    def _step(self, label: "_Label", facing: Facing) -> "_Label | None":
        """Return the label after one more step, or None where it cannot be made or paid."""
        passed, cost, slants, path, (at, rear) = label
        to = step(at, facing)
        if to == rear:
            return None
        price = step_cost(self._board, at, facing, self._mover, rear)
        if price is None or cost + price > self._points:
            return None
        owner = self._owners.get(to)
        passes = owner is not None and owner != self._owners.get(at)
        behind = at if self._mover.mounted else None
        return passed + passes, cost + price, slants + facing % 2, (*path, to), (to, behind)

    def _stops(self, stand: Stand) -> bool:
        at, rear = stand
        board, mover = self._board, self._mover
        return may_stop(board, at, mover) and (rear is None or may_stop(board, rear, mover))


_Label = tuple[int, int, int, Path, Stand]
"""Opponents passed, speed points, diagonals, the way and where it ends, in the order of merit."""
