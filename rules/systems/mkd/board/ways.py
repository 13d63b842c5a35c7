"""Ways through the dungeon: what a figure can reach, at what cost, and by which squares."""

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import NamedTuple

from rules.systems.mkd.board.board import Board
from rules.systems.mkd.compass import STEPS, Facing, Square, step
from rules.systems.mkd.content import RULINGS

EMPTY: frozenset[Square] = frozenset()
FAR = 10_000


class Mover(NamedTuple):
    """How a figure moves and what stands in its way.

    `friends` and `foes` are squares of other figures: passed at a price, never ended on. `held`
    are squares inside an opponent's front arc: leaving one costs a break away. `solid` squares
    cannot be entered (chests on the floor), `restless` ones not ended on (artifacts). `opens` is
    whether doors are opened on the way, at their price; `passes` whether opponents are passed.
    """

    flight: bool = False
    aquatic: bool = False
    mounted: bool = False
    friends: frozenset[Square] = EMPTY
    foes: frozenset[Square] = EMPTY
    held: frozenset[Square] = EMPTY
    solid: frozenset[Square] = EMPTY
    restless: frozenset[Square] = EMPTY
    opens: bool = False
    passes: bool = False


def ground_cost(board: Board, square: Square, mover: Mover) -> int | None:
    """Speed points to enter a square for its ground (2.4); None where it cannot be entered."""
    ground = board.ground.get(square, "blocking")
    if ground == "blocking":
        return None
    if mover.flight:
        return 1
    match ground:
        case "crevice":
            return None
        case "hindering":
            return RULINGS.costs.hindering
        case "water":
            return 1 if mover.aquatic else RULINGS.costs.water
        case _:
            return 1


def step_cost(board: Board, start: Square, facing: Facing, mover: Mover) -> int | None:
    """Speed points for one step, with a door on the way and a break away; None if impossible.

    An occupied square on difficult ground costs the higher of the two (C4); a break away costs 2
    and includes the step (B-45), and none is needed out of an opponent's own square (C5).
    """
    end = step(start, facing)
    cost = ground_cost(board, end, mover)
    if cost is None or (end in mover.solid and not mover.flight):
        return None
    price = 0
    if not board.free(start, facing):
        price = _door_price(board, start, facing, mover)
        if not price:
            return None
    if mover.mounted and facing % 2:
        return None
    if end in mover.foes and not mover.flight:
        if not mover.passes:
            return None
        cost = max(cost, RULINGS.costs.pass_opponent)
    elif end in mover.friends and not mover.flight:
        cost = max(cost, RULINGS.costs.pass_friend)
    if start in mover.held and start not in mover.foes:
        cost = max(cost, RULINGS.costs.break_away)
    return cost + price


def _door_price(board: Board, start: Square, facing: Facing, mover: Mover) -> int:
    """What a closed door on a straight way costs to open; 0 if there is none or it stays shut."""
    if not mover.opens or facing % 2 or not board.joined(start, facing):
        return 0
    door = board.door_at(start, facing)
    return RULINGS.costs.open_door if door is not None else 0


def may_stop(board: Board, square: Square, mover: Mover) -> bool:
    """Whether a move may end on a square (B-31)."""
    return (
        board.standable(square)
        and square not in mover.friends
        and square not in mover.foes
        and square not in mover.solid
        and square not in mover.restless
    )


class Reach:
    """Everything a mover can get to: the price of each square and the way there."""

    def __init__(
        self, board: Board, start: Square, mover: Mover, most: int = FAR, rear: Square | None = None
    ) -> None:
        self.board, self.start, self.mover = board, start, mover
        self.cost: dict[Square, int] = {start: 0}
        self._from: dict[Square, Square] = {}
        self._rear = rear
        self._explore(most)

    def _explore(self, most: int) -> None:
        # Ties go to fewer diagonals first, then to the order of the compass: always the same way.
        queue: list[tuple[int, int, int, Square]] = [(0, 0, 0, self.start)]
        rank = {self.start: (0, 0)}
        count = 0
        done: set[Square] = set()
        while queue:
            cost, diagonals, _, at = heappop(queue)
            if at in done:
                continue
            done.add(at)
            for facing in (0, 2, 4, 6, 1, 3, 5, 7):
                end = step(at, facing)
                if end in done or (at == self.start and end == self._rear):
                    continue
                price = step_cost(self.board, at, facing, self.mover)
                if price is None or cost + price > most:
                    continue
                new = (cost + price, diagonals + facing % 2)
                if end not in rank or new < rank[end]:
                    rank[end] = new
                    self.cost[end] = new[0]
                    self._from[end] = at
                    count += 1
                    heappush(queue, (*new, count, end))

    def path(self, end: Square) -> tuple[Square, ...]:
        """The squares entered on the way to one, itself the last.

        Raises:
            KeyError: it cannot be reached.
        """
        if end not in self.cost:
            raise KeyError(end)
        way = []
        while end != self.start:
            way.append(end)
            end = self._from[end]
        return tuple(reversed(way))

    def stops(self) -> dict[Square, int]:
        """Squares where the move may end, with their prices; the start is always one."""
        return {
            square: cost
            for square, cost in self.cost.items()
            if square == self.start or self._may_stop(square)
        }

    def _may_stop(self, square: Square) -> bool:
        if not may_stop(self.board, square, self.mover):
            return False
        if not self.mover.mounted:
            return True
        behind = self._from[square]
        return behind == self.start or may_stop(self.board, behind, self.mover)

    def nearest(self, goals: Iterable[Square]) -> tuple[Square, ...]:
        """The cheapest of the goals to stop on, in reading order if several; empty if none."""
        stops = self.stops()
        priced = [(stops[goal], goal) for goal in set(goals) if goal in stops]
        if not priced:
            return ()
        least = min(priced)[0]
        found = [goal for cost, goal in priced if cost == least]
        return tuple(sorted(found, key=lambda square: (square[1], square[0])))


def distances(
    board: Board, start: Square, *, flight: bool = False, aquatic: bool = False
) -> dict[Square, int]:
    """Speed points to every square for who is nearest: ground and doors, no figures (B-09)."""
    return Reach(board, start, Mover(flight=flight, aquatic=aquatic, opens=True)).cost


def spread(board: Board, starts: Iterable[Square], mover: Mover) -> dict[Square, int]:
    """Speed points to every square from the nearest of several, which cost nothing."""
    found = dict.fromkeys(starts, 0)
    queue = [(0, square) for square in sorted(found)]
    while queue:
        cost, at = heappop(queue)
        if cost > found[at]:
            continue
        for facing in range(8):
            price = step_cost(board, at, facing, mover)
            end = step(at, facing)
            if price is not None and cost + price < found.get(end, FAR):
                found[end] = cost + price
                heappush(queue, (cost + price, end))
    return found


def is_neighbour(one: Square, other: Square) -> bool:
    """Whether two squares touch, whatever lies between."""
    return (other[0] - one[0], other[1] - one[1]) in STEPS
