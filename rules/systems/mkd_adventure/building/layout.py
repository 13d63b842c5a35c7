"""Tiles as they are laid out: which places are free, what joins, which ways lead on."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from rules.systems.mkd.board.tiles import Opening, moved, openings, runs, shape_of, shape_of_placed
from rules.systems.mkd.compass import Facing, Square, step
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.state import Placed
from rules.systems.mkd_adventure.building.stack import Leaf

FARTHEST = RULINGS.number("tile_shift")
SHIFTS = (0, *(shift for far in range(1, FARTHEST + 1) for shift in (-far, far)))
"""Centre on centre first, then one to the north or west, one to the south or east... (C21)."""


class Exit(NamedTuple):
    """An entryway of a tile, by its place in the layout: the open edges of one side (B-02)."""

    tile: int
    edges: tuple[Opening, ...]

    @property
    def side(self) -> Facing:
        """The side of the tile it is on."""
        return self.edges[0][1]


@cache
def _mouths(tile: int, side: str, turn: int) -> tuple[tuple[Opening, ...], ...]:
    return runs(shape_of(tile, side, turn).openings)


def across(edge: Opening) -> Opening:
    """The same edge seen from the other side."""
    return step(*edge), (edge[1] + 4) % 8


def meet(one: Placed, other: Placed) -> bool:
    """Whether an open edge of one tile faces an open edge of another (B-03)."""
    theirs = frozenset(openings(other))
    return any(across(edge) in theirs for edge in openings(one))


def beside(old: Placed, side: Facing, leaf: Leaf, shift: int) -> Placed:
    """A tile put against a side of another, centre on centre but for a shift along it (MA-017)."""
    there = shape_of_placed(old)
    here = shape_of(leaf.tile, leaf.side, leaf.turn)
    middle = moved(there.centre, old.at)
    x, y = middle[0] - here.centre[0] + shift, middle[1] - here.centre[1] + shift
    match side:
        case 0:
            y = old.at[1] - here.rows
        case 2:
            x = old.at[0] + there.columns
        case 4:
            y = old.at[1] + there.rows
        case _:
            x = old.at[0] - here.columns
    return Placed(tile=leaf.tile, side=leaf.side, turn=leaf.turn, at=(x, y))


def ways_to_lie(leaf: Leaf) -> Iterator[Leaf]:
    """As it lies, turned clockwise, then flipped and turned again (MA-018, MA-019)."""
    for side in (leaf.side, "B" if leaf.side == "A" else "A"):
        for quarter in range(4):
            yield Leaf(leaf.tile, side, (leaf.turn + quarter) % 4)


class Layout:
    """A number of placed tiles that do not overlap."""

    def __init__(self, tiles: Iterable[Placed] = ()) -> None:
        self.tiles: list[Placed] = []
        self._covered: set[Square] = set()
        self._open: dict[Opening, int] = {}
        for placed in tiles:
            self.put(placed)

    def put(self, placed: Placed) -> None:
        """Lay one more tile down."""
        shape = shape_of_placed(placed)
        self._covered.update(moved(square, placed.at) for square in shape.order)
        for edge in openings(placed):
            self._open[edge] = len(self.tiles)
        self.tiles.append(placed)

    def with_(self, changes: Mapping[int, Placed]) -> "Layout":
        """A copy with other tiles in some places."""
        return Layout(changes.get(index, tile) for index, tile in enumerate(self.tiles))

    def has_room(self, placed: Placed, ignoring: Iterable[int] = ()) -> bool:
        """Whether a tile would overlap none but those ignored."""
        shape = shape_of_placed(placed)
        (left, top), right = placed.at, placed.at[0] + shape.columns
        bottom = top + shape.rows
        for index, other in enumerate(self.tiles):
            there, (x, y) = shape_of_placed(other), other.at
            apart = x >= right or y >= bottom or x + there.columns <= left or y + there.rows <= top
            if not apart and index not in ignoring:
                return False
        return True

    def neighbours(self, tile: int) -> tuple[int, ...]:
        """The tiles joined to one, in the order of placement."""
        found = {self._open.get(across(edge)) for edge in openings(self.tiles[tile])}
        return tuple(sorted(index for index in found if index is not None))

    def free_exits(self, tile: int) -> tuple[Exit, ...]:
        """A tile's entryways that join nothing and have room outside, N, E, S, W (MA-016).

        Edges whose outside is covered are left out of an entryway.
        """
        placed = self.tiles[tile]
        found = []
        for mouth in _mouths(placed.tile, placed.side, placed.turn):
            edges = [(moved(square, placed.at), side) for square, side in mouth]
            if any(across(edge) in self._open for edge in edges):
                continue
            free = tuple(edge for edge in edges if step(*edge) not in self._covered)
            if free:
                found.append(Exit(tile, free))
        return tuple(found)

    def exits(self) -> list[Exit]:
        """Every free entryway by placement of its tile, then side, then position (MA-015)."""
        return [found for tile in range(len(self.tiles)) for found in self.free_exits(tile)]

    def fitting(self, way: Exit, leaf: Leaf) -> Iterator[Placed]:
        """Every place for a tile that joins it through a way out, in the order of trial.

        MA-017, MA-018, MA-019, errata C22.
        """
        old = self.tiles[way.tile]
        wanted = [across(edge) for edge in way.edges]
        for lying in ways_to_lie(leaf):
            for shift in SHIFTS:
                placed = beside(old, way.side, lying, shift)
                theirs = shape_of_placed(placed).openings
                x, y = placed.at
                if any(((sx - x, sy - y), side) in theirs for (sx, sy), side in wanted) and (
                    self.has_room(placed)
                ):
                    yield placed
