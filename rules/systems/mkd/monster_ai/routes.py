"""The ways of a Monster: the shortest, whoever may hold it (MA-096, MA-097, MA-099)."""

from collections.abc import Iterable
from functools import cached_property

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.path_search import EMPTY, FAR, Mover
from rules.systems.mkd.board.reach import Reach, step_cost
from rules.systems.mkd.compass import STEPS, Square, step
from rules.systems.mkd.moves.mover import mover_of, reach_of
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.state import MkdState

Path = tuple[Square, ...]


class Routes:
    """Every way a figure has, through doors; through opponents too where `passes` says so.

    It runs past Heroes and breaks away rather than go round (MA-097): the length of a way is what
    its squares and doors cost. Among equally long ways it takes the one with fewest break aways;
    prices include these (MA-091).
    """

    def __init__(self, state: MkdState, figure: Figure, *, passes: bool = False) -> None:
        self.state, self.figure, self.passes = state, figure, passes
        self._ways_here: dict[Square, tuple[int, int, Square]] = {}

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

    def path(self, end: Square) -> Path:
        """Return the way to a square."""
        plain = self._plain.path(end)
        unheld = self._mover.held.isdisjoint((self.figure.at, *plain[:-1]))
        if self._mover.mounted or unheld:
            return plain
        way: list[Square] = []
        while end != self.figure.at:
            way.append(end)
            end = self._before(end)[2]
        return tuple(reversed(way))

    def _before(self, end: Square) -> tuple[int, int, Square]:
        """Return price, diagonals and last square but one of the best shortest way to a square."""
        known = self._ways_here.get(end)
        if known is not None:
            return known
        board, length, held = board_of(self.state.site), self._plain.cost, self._mover.held
        found: list[tuple[int, int, Square]] = []
        for facing in range(8):
            at = step(end, facing + 4)
            if length.get(at, FAR) >= length[end]:
                continue
            real = step_cost(board, at, facing, self._mover)
            cost = step_cost(board, at, facing, self._plain.mover) if at in held else real
            if cost is None or real is None or length[at] + cost != length[end]:
                continue
            price, aslant = (0, 0) if at == self.figure.at else self._before(at)[:2]
            found.append((price + real, aslant + facing % 2, at))
        best = min(found, key=lambda way: (way[0], way[1], way[2][1], way[2][0]))
        self._ways_here[end] = best
        return best

    def price(self, path: Path) -> int:
        """Return speed points for a way, break aways and doors included."""
        board, at, total = board_of(self.state.site), self.figure.at, 0
        for square in path:
            facing = STEPS.index((square[0] - at[0], square[1] - at[1]))
            cost = step_cost(board, at, facing, self._mover)
            total += FAR if cost is None else cost
            at = square
        return total

    def to_nearest(self, goals: Iterable[Square]) -> Path | None:
        """Return the shortest way to one of some squares.

        Of equals it is the cheapest with break aways, then the straightest. None if no way leads to
        them, empty if it stands on one.
        """
        priced = [(self.stops[goal], goal) for goal in set(goals) if goal in self.stops]
        if not priced:
            return None
        least = min(priced)[0]
        ends = [goal for cost, goal in priced if cost == least]
        ends.sort(key=lambda square: (square[1], square[0]))
        ways = (self.path(end) for end in ends)
        return min(ways, key=lambda path: (self.price(path), slants(self.figure.at, path)))


def slants(start: Square, path: Path) -> int:
    """Return how many steps of a way are diagonal."""
    steps = zip((start, *path), path, strict=False)
    return sum(one[0] != other[0] and one[1] != other[1] for one, other in steps)


def both_ways(state: MkdState, figure: Figure) -> tuple[Routes, Routes]:
    """Return a figure's ways around opponents and, where there is no other, through them.

    The rule is MA-099.
    """
    return Routes(state, figure), Routes(state, figure, passes=True)
