"""A board as flat tables: each square a number, each step a pair of numbers, for quick searches."""

from collections.abc import Collection
from functools import cache
from typing import Final, Protocol

from rules.systems.mkd.compass import DIAGONALS, SIDES, STEPS, Facing, Square
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.terms import Ground

ORDER: Final[tuple[Facing, ...]] = (*SIDES, *DIAGONALS)
"""Straight steps before diagonal ones, each in the order of the compass."""

RANK: Final = 1 << 12
"""Searches rank ways by their price first, and by their diagonals where those are equal."""
NEVER: Final = 100_000 * RANK
"""The rank of ground that cannot be entered."""

Move = tuple[int, int]
"""The place a step leads to, and what a door or a diagonal adds to its rank."""

Pair = tuple[Square, Square]
"""The front and rear squares of a rider."""


class Terrain(Protocol):
    """What the tables are made of: the ground of each square, and the ways that lead from it."""

    ground: dict[Square, Ground]

    def standable(self, square: Square) -> bool:
        """Return whether the ground takes a figure, chest or token."""
        ...

    def ways_of(self, square: Square) -> int:
        """Return a bit for each direction in which there is a square adjacent to this one."""
        ...

    def shut_doors(self, square: Square) -> int:
        """Return a bit for each side with a closed door and a square beyond."""
        ...


def enter_cost(ground: Ground, *, flight: bool, aquatic: bool) -> int:
    """Return speed points to enter a square for its ground, 0 if it cannot be (2.4, B-05, B-32)."""
    if ground == "blocking":
        return 0
    if flight:
        return 1
    match ground:
        case "crevice":
            return 0
        case "hindering":
            return RULINGS.costs.hindering
        case "water":
            return 1 if aquatic else RULINGS.costs.water
        case _:
            return 1


@cache
def _facings(ways: int, *, straight: bool) -> tuple[Facing, ...]:
    return tuple(facing for facing in ORDER if ways >> facing & 1 and not (straight and facing % 2))


def _standable(board: Terrain) -> frozenset[Square]:
    return frozenset(at for at in board.ground if board.standable(at))


class MoveTables:
    """The squares of a board numbered from 0, with what each step leads to and costs."""

    def __init__(self, board: Terrain) -> None:
        self.squares: tuple[Square, ...] = tuple(board.ground)
        self.place: dict[Square, int] = {at: number for number, at in enumerate(self.squares)}
        self.standable = _standable(board)
        self.board = board
        self.known_moves: dict[tuple[bool, bool], list[tuple[Move, ...]]] = {}
        self.known_riding: dict[bool, tuple[tuple[Pair, ...], list[tuple[Move, ...]]]] = {}
        self.known_costs: dict[tuple[bool, bool], list[int]] = {}

    @classmethod
    def after(
        cls, board: Terrain, earlier: "MoveTables", changed: Collection[Square], *, marked: bool
    ) -> "MoveTables":
        """Return the tables of a board that is as an earlier one but for ways from a few squares.

        `marked` says that their ground may have changed as well.
        """
        made: MoveTables = object.__new__(cls)
        made.board, made.squares, made.place = board, earlier.squares, earlier.place
        made.known_riding, made.known_moves = {}, {}
        made.known_costs = {} if marked else earlier.known_costs
        made.standable = _standable(board) if marked else earlier.standable
        for (straight, opens), moves in list(earlier.known_moves.items()):
            now = made.known_moves[straight, opens] = list(moves)
            for at in changed:
                if at in made.place:
                    now[made.place[at]] = made._moves_from(at, straight=straight, opens=opens)
        return made

    def costs(self, *, flight: bool, aquatic: bool) -> list[int]:
        """Return, by place, the cost of entering it in path searches; do not change the list."""
        key = flight, aquatic
        if key not in self.known_costs:
            self.known_costs[key] = [
                enter_cost(ground, flight=flight, aquatic=aquatic) * RANK or NEVER
                for ground in self.board.ground.values()
            ]
        return self.known_costs[key]

    def moves(self, *, straight: bool, opens: bool) -> list[tuple[Move, ...]]:
        """Return for each place the steps from it.

        `opens` are steps through closed doors as well.
        """
        key = straight, opens
        if key not in self.known_moves:
            self.known_moves[key] = [
                self._moves_from(at, straight=straight, opens=opens) for at in self.squares
            ]
        return self.known_moves[key]

    def riding(self, *, opens: bool) -> tuple[tuple[Pair, ...], list[tuple[Move, ...]]]:
        """Return every front and rear of a rider, and for each pair the steps to others.

        The rule is 1.14.3.
        """
        if opens not in self.known_riding:
            steps = self.moves(straight=True, opens=opens)
            pairs = [(at, to) for at, moves in enumerate(steps) for to, _ in moves]
            number = {pair: index for index, pair in enumerate(pairs)}
            moves = [
                tuple((number[to, front], more) for to, more in steps[front] if to != rear)
                for front, rear in pairs
            ]
            squares = self.squares
            self.known_riding[opens] = tuple((squares[a], squares[b]) for a, b in pairs), moves
        return self.known_riding[opens]

    def _moves_from(self, at: Square, *, straight: bool, opens: bool) -> tuple[Move, ...]:
        board, (x, y), place = self.board, at, self.place
        ways = board.ways_of(at)
        shut = board.shut_doors(at) if opens else 0
        found = []
        for facing in _facings(ways | shut, straight=straight):
            dx, dy = STEPS[facing]
            door = RULINGS.costs.open_door if shut >> facing & 1 else 0
            found.append((place[x + dx, y + dy], door * RANK + facing % 2))
        return tuple(found)
