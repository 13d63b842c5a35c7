"""The ways of a Monster: the shortest, whoever may hold it (MA-096, MA-097, MA-099)."""

from collections.abc import Iterable
from functools import cached_property
from operator import itemgetter
from typing import NamedTuple

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.path_search import EMPTY, FAR, Mover
from rules.systems.mkd.board.reach import Reach, edge_cost, entry_cost, leaving_cost, step_costs
from rules.systems.mkd.compass import Square, step
from rules.systems.mkd.mover import mover_of, reach_of
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.state import MkdState

Path = tuple[Square, ...]


class Way(NamedTuple):
    """A way to a square: speed points with doors and break aways, diagonals, and its squares."""

    price: int
    slants: int
    path: Path


class Routes:
    """Every way a figure has, through doors; through opponents too where `passes` says so.

    It runs past Heroes and breaks away rather than go round (MA-097): the length of a way is what
    its squares and doors cost. Among equally long ways it takes the one with fewest break aways;
    prices include these (MA-091).
    """

    def __init__(self, state: MkdState, figure: Figure, *, passes: bool = False) -> None:
        self.state, self.figure, self.passes = state, figure, passes
        self._ways_here: dict[Square, tuple[int, int, Square]] = {}
        self._ways_there: dict[Square, Way] = {}

    @cached_property
    def _mover(self) -> Mover:
        return mover_of(self.state, self.figure, opens=True, passes=self.passes)

    @cached_property
    def _wary(self) -> Reach:
        return reach_of(self.state, self.figure, FAR, opens=True, passes=self.passes)

    @cached_property
    def _plain(self) -> Reach:
        if not self._mover.held - self._mover.foes:
            return self._wary
        heedless = self._mover._replace(held=EMPTY)
        board = board_of(self.state.site)
        return Reach(board, self.figure.at, heedless, FAR, self.figure.rear)

    @cached_property
    def stops(self) -> dict[Square, int]:
        """The squares where the move may end, with the length of the way there."""
        return self._plain.stops()

    @cached_property
    def by_length(self) -> list[tuple[Square, int]]:
        """The squares where the move may end with the length of the way, the nearest first."""
        return sorted(self.stops.items(), key=itemgetter(1))

    def way(self, end: Square) -> Way:
        """Return the way to a square, with its price."""
        found = self._ways_there.get(end)
        if found is None:
            found = self._ways_there[end] = self._way(end)
        return found

    def path(self, end: Square) -> Path:
        """Return the way to a square."""
        return self.way(end).path

    def _way(self, end: Square) -> Way:
        start = self.figure.at
        if end == start:
            return Way(0, 0, ())
        plain = self._plain.path(end)
        if self._mover.mounted:
            return Way(self.price(plain), slants(start, plain), plain)
        if self._mover.held.isdisjoint((start, *plain[:-1])):
            return Way(self._plain.cost[end], slants(start, plain), plain)
        price, aslant, _ = self._before(end)
        way: list[Square] = []
        while end != start:
            way.append(end)
            end = self._before(end)[2]
        return Way(price, aslant, tuple(reversed(way)))

    def _before(self, end: Square) -> tuple[int, int, Square]:
        """Return price, diagonals and last square but one of the best shortest way to a square."""
        known = self._ways_here.get(end)
        if known is not None:
            return known
        board, length, mover = board_of(self.state.site), self._plain.cost, self._mover
        # A square to which a way leads can be entered.
        whole, entering = length[end], entry_cost(board, end, mover) or 0
        found: list[tuple[int, int, Square]] = []
        for facing in range(8):
            at = step(end, facing + 4)
            if length.get(at, FAR) >= whole:
                continue
            edge = edge_cost(board, at, facing, mover)
            if edge is None or length[at] + entering + edge != whole:
                continue
            price, aslant = (0, 0) if at == self.figure.at else self._before(at)[:2]
            real = leaving_cost(entering, at, end, mover) + edge
            found.append((price + real, aslant + facing % 2, at))
        best = min(found, key=lambda way: (way[0], way[1], way[2][1], way[2][0]))
        self._ways_here[end] = best
        return best

    def price(self, path: Path) -> int:
        """Return speed points for a way, break aways and doors included."""
        board, stand = board_of(self.state.site), (self.figure.at, self.figure.rear)
        costs = step_costs(board, stand, path, self._mover)
        return sum(FAR if cost is None else cost for cost in costs)

    def to_nearest(self, goals: Iterable[Square]) -> Path | None:
        """Return the squares of the shortest way to one of some squares, as for `nearest_way`."""
        way = self.nearest_way(goals)
        return None if way is None else way.path

    def nearest_way(self, goals: Iterable[Square]) -> Way | None:
        """Return the shortest way to one of some squares.

        Of equals it is the cheapest with break aways, then the straightest. None if no way leads
        to them, and one without any squares if the figure stands on a goal.
        """
        priced = [(self.stops[goal], goal) for goal in set(goals) if goal in self.stops]
        if not priced:
            return None
        least = min(priced)[0]
        ends = [goal for cost, goal in priced if cost == least]
        ends.sort(key=lambda square: (square[1], square[0]))
        return min((self.way(end) for end in ends), key=itemgetter(0, 1))


def slants(start: Square, path: Path) -> int:
    """Return how many steps of a way are diagonal."""
    steps = zip((start, *path), path, strict=False)
    return sum(one[0] != other[0] and one[1] != other[1] for one, other in steps)


def both_ways(state: MkdState, figure: Figure) -> tuple[Routes, Routes]:
    """Return a figure's ways around opponents and, where there is no other, through them.

    The rule is MA-099.
    """
    return Routes(state, figure), Routes(state, figure, passes=True)
