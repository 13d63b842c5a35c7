"""Ways through the dungeon: what a figure can reach, at what cost, and by which squares."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, lru_cache

from rules.systems.mkd.board.board import Board
from rules.systems.mkd.board.move_tables import RANK, enter_cost
from rules.systems.mkd.board.path_search import EMPTY, FAR, Mover, search, search_riding
from rules.systems.mkd.compass import STEPS, Facing, Square, step
from rules.systems.mkd.content import RULINGS


def ground_cost(board: Board, square: Square, mover: Mover) -> int | None:
    """Return speed points to enter a square for its ground (2.4).

    It is None for a square that cannot be entered.
    """
    ground = board.ground.get(square, "blocking")
    return enter_cost(ground, flight=mover.flight, aquatic=mover.aquatic) or None


def step_cost(
    board: Board, start: Square, facing: Facing, mover: Mover, rear: Square | None = None
) -> int | None:
    """Return speed points for one step, with a door on the way and a break away.

    None if impossible.

    An occupied square on difficult ground costs the higher of the two (C4); a break away costs 2
    and includes the step (B-45), and none is needed out of an opponent's own square (C5), nor by a
    rider before its `rear` is through as well.
    """
    to = step(start, facing)
    cost = entry_cost(board, to, mover)
    price = None if cost is None else edge_cost(board, start, facing, mover)
    if cost is None or price is None:
        return None
    through = rear is None or may_stop(board, rear, mover)
    return price + (leaving_cost(cost, start, to, mover) if through else cost)


def step_costs(
    board: Board, stand: tuple[Square, Square | None], path: Iterable[Square], mover: Mover
) -> Iterator[int | None]:
    """Yield speed points for each step of a way, None for one that is impossible.

    `stand` are the square of the figure at its beginning and, of a rider, that of its rear.
    """
    at, rear = stand
    for square in path:
        facing = STEPS.index((square[0] - at[0], square[1] - at[1]))
        yield step_cost(board, at, facing, mover, rear)
        at, rear = square, at if mover.mounted else None


def entry_cost(board: Board, square: Square, mover: Mover) -> int | None:
    """Return speed points to enter a square, for its ground and whoever is there.

    It is None for a square that cannot be entered.
    """
    cost = ground_cost(board, square, mover)
    if cost is None or square in mover.barred:
        return None
    if mover.flight:
        return cost
    if square in mover.solid:
        return None
    if square in mover.foes:
        return max(cost, RULINGS.costs.pass_opponent) if mover.passes else None
    return max(cost, RULINGS.costs.pass_friend) if square in mover.friends else cost


def leaving_cost(cost: int, start: Square, to: Square, mover: Mover) -> int:
    """Return speed points for a step of some cost from a square: more if it is a break away.

    No break away is needed into the square of the only opponent who holds the figure (B-51).
    """
    if start in mover.held and start not in mover.foes and (start, to) not in mover.eased:
        return max(cost, RULINGS.costs.break_away)
    return cost


def edge_cost(board: Board, start: Square, facing: Facing, mover: Mover) -> int | None:
    """Return speed points for crossing an edge: nothing, or opening a door.

    It is None where there is no way, and for riders between squares that touch at a corner.
    """
    if mover.mounted and facing % 2:
        return None
    if board.free(start, facing):
        return 0
    if not mover.opens or facing % 2 or not board.joined(start, facing):
        return None
    return None if board.door_at(start, facing) is None else RULINGS.costs.open_door


def may_stop(board: Board, square: Square, mover: Mover) -> bool:
    """Return whether a move may end on a square (B-31)."""
    return (
        board.standable(square)
        and square not in mover.friends
        and square not in mover.foes
        and square not in mover.solid
        and square not in mover.restless
    )


class Reach:
    """Everything a mover can get to: the price of each square and the way there.

    A rider's squares are those of its front; `rear` is where its other end stands now. With
    `until` it knows of no more than the way to the nearest of those squares, a rider of all.
    """

    def __init__(
        self,
        board: Board,
        start: Square,
        mover: Mover,
        most: int = FAR,
        rear: Square | None = None,
        until: frozenset[Square] = EMPTY,
    ) -> None:
        self.board, self.start, self.mover = board, start, mover
        if mover.mounted:
            self._search = search_riding(board, start, rear, mover, most)
            pairs, _ = board.move_tables.riding(opens=mover.opens)
            self._fronts: tuple[Square, ...] = tuple(front for front, _ in pairs)
        else:
            self._search = search(board, (start,), mover, most, until)
            self._fronts = board.move_tables.squares

    @cached_property
    def _ends(self) -> dict[Square, int]:
        """The place where the way to each square ends; of a rider's several, the cheapest."""
        fronts = self._fronts
        if not self.mover.mounted:
            return {fronts[place]: place for place in self._search.found}
        ends: dict[Square, int] = {}
        for place in self._search.found:
            ends.setdefault(fronts[place], place)
        return ends

    @cached_property
    def cost(self) -> dict[Square, int]:
        """The price of each square, the start included; to be read only."""
        rank = self._search.rank
        return {self.start: 0, **{at: rank[end] // RANK for at, end in self._ends.items()}}

    @cached_property
    def _stands(self) -> dict[Square, int]:
        """The cheapest place for each square where a move may end, without the start (B-31)."""
        mover = self.mover
        taken = mover.friends | mover.foes | mover.solid | mover.restless
        standable = self.board.move_tables.standable
        if not mover.mounted:
            fronts, start = self._fronts, self.start
            return {
                square: at
                for at in self._search.found
                if ((square := fronts[at]) in standable and square not in taken) or square == start
            }
        may = (standable - taken) | {self.start}
        pairs, _ = self.board.move_tables.riding(opens=mover.opens)
        stands: dict[Square, int] = {}
        for place in self._search.found:
            front, rear = pairs[place]
            if front in may and rear in may:
                stands.setdefault(front, place)
        return stands

    def path(self, end: Square) -> tuple[Square, ...]:
        """Return the squares entered on the way to one, which is the last of them.

        A rider's way ends where its rear can stand as well, if there is such a way.

        Raises:
            KeyError: it cannot be reached.
        """
        if end == self.start:
            return ()
        place = self._stands.get(end, -1)
        place = self._ends[end] if place < 0 else place
        came, way = self._search.came, []
        while came[place] >= 0:
            way.append(self._fronts[place])
            place = came[place]
        return tuple(reversed(way))

    def stops(self) -> dict[Square, int]:
        """Return squares where the move may end, with their prices, to be read only.

        The start is one.
        """
        return self._prices

    @cached_property
    def _prices(self) -> dict[Square, int]:
        rank = self._search.rank
        stops = {at: rank[place] // RANK for at, place in self._stands.items()}
        return {**stops, self.start: 0}

    def nearest(self, goals: Iterable[Square]) -> tuple[Square, ...]:
        """Return the cheapest of the goals to stop on, in reading order if several.

        Empty if none.
        """
        stops = self.stops()
        priced = [(stops[goal], goal) for goal in set(goals) if goal in stops]
        if not priced:
            return ()
        least = min(priced)[0]
        found = [goal for cost, goal in priced if cost == least]
        return tuple(sorted(found, key=lambda square: (square[1], square[0])))


@lru_cache(maxsize=16)
def distances(
    board: Board, start: Square, *, flight: bool = False, aquatic: bool = False
) -> Mapping[Square, int]:
    """Return speed points to every square, to tell who is nearest: ground and doors, no figures.

    The rule is B-09.
    """
    return Reach(board, start, Mover(flight=flight, aquatic=aquatic, opens=True)).cost


def spread(board: Board, starts: Iterable[Square], mover: Mover) -> dict[Square, int]:
    """Return speed points to every square from the nearest of several starting squares."""
    found = search(board, starts, mover)
    squares = board.move_tables.squares
    return {squares[at]: found.rank[at] // RANK for at in found.found}
