"""Tiles as they are laid out: which places are free, what joins, which ways lead on."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Literal, NamedTuple, Self

from rules.systems.mkd.board.tiles import Opening, moved, openings, runs, shape_of, shape_of_placed
from rules.systems.mkd.compass import Facing, Square, step
from rules.systems.mkd.pieces import Placed


class Leaf(NamedTuple):
    """A tile to be laid: which, the side that is up, quarter turns clockwise."""

    tile: int
    side: Literal["A", "B"]
    turn: int


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
    """Return the same edge seen from the other side."""
    return step(*edge), (edge[1] + 4) % 8


def meet(one: Placed, other: Placed) -> bool:
    """Return whether an open edge of one tile faces an open edge of another (B-03)."""
    theirs = frozenset(openings(other))
    return any(across(edge) in theirs for edge in openings(one))


def beside(old: Placed, side: Facing, leaf: Leaf, shift: int) -> Placed:
    """Return a tile put against a side of another, centre on centre but for a shift along it."""
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

    def with_(self, changes: Mapping[int, Placed]) -> Self:
        """Return a copy with other tiles in some places."""
        return type(self)(changes.get(index, tile) for index, tile in enumerate(self.tiles))

    def has_room(self, placed: Placed, ignoring: Iterable[int] = ()) -> bool:
        """Return whether a tile would overlap no others than those ignored."""
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
        """Return the tiles joined to one, in the order of placement."""
        found = {self._open.get(across(edge)) for edge in openings(self.tiles[tile])}
        return tuple(sorted(index for index in found if index is not None))

    def free_exits(self, tile: int) -> tuple[Exit, ...]:
        """Return a tile's entryways that join nothing and have room outside, N, E, S, W (MA-016).

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
        """Return every free entryway by placement of its tile, then side, then position.

        The rule is MA-015.
        """
        return [found for tile in range(len(self.tiles)) for found in self.free_exits(tile)]

    def joins(self, way: Exit, placed: Placed) -> bool:
        """Return whether a tile would join through a way out and overlap none (B-03, C22)."""
        theirs = shape_of_placed(placed).openings
        x, y = placed.at
        wanted = (across(edge) for edge in way.edges)
        meets = any(((sx - x, sy - y), side) in theirs for (sx, sy), side in wanted)
        return meets and self.has_room(placed)
