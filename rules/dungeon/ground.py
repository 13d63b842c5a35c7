"""One level while it is being laid out: which cells are taken and where tiles may go next."""

from collections import deque
from collections.abc import Iterable
from typing import Literal, NamedTuple

from rules.core.dice import Dice, pick
from rules.core.grid import OPPOSITE, Cell, beside
from rules.core.scene import Side
from rules.dungeon.options import DungeonOptions
from rules.dungeon.plan import Closed, Join, Special, Tile
from rules.dungeon.tables import FITS, SCAN, Shape, shape_of

Met = Literal["opening", "wall", "nothing"]
"""What a side of a new tile would meet; the rim of the sheet is a wall."""
ANY_TILE = Tile(number=1, face=1, shape=1, at=(0, 0), turns=0, openings=(), via=Side.SOUTH)
ANY_JOIN = Join(a=1, side=Side.NORTH, b=2)
"""A tile and a way of which all others are copies: that is made in a fraction of the time."""


class Piece(NamedTuple):
    """A tile that was rolled and not yet placed."""

    face: int
    special: Special


class Passage(NamedTuple):
    """A side of a placed tile (by its number): an open passage, or a wall."""

    tile: int
    side: Side


class Fit(NamedTuple):
    """A way to lay a tile: quarter turns, the openings it then has, and how well they meet."""

    turns: int
    openings: tuple[Side, ...]
    score: int


class Ground:
    """The sheet of one level. Openings that were found blocked are never looked at again."""

    def __init__(self, options: DungeonOptions, tiles: Iterable[Tile] = ()) -> None:
        """Begin an empty sheet, or one with tiles in the order they were placed."""
        self.options = options
        self.start = options.start
        self.entrance = beside(self.start, Side.SOUTH)
        self.tiles: list[Tile] = []
        self.at: dict[Cell, Tile] = {}
        self._open: deque[Passage] = deque()
        for tile in tiles:
            self.put(tile)

    def free(self, cell: Cell) -> bool:
        """Return whether a tile may lie there: on the sheet, not on another, not at the way in.

        DM-013 keeps the cell before the entrance empty, DM-061 forbids overlaps and the rim.
        """
        return (
            cell not in self.at
            and cell != self.entrance
            and 0 <= cell[0] < self.options.columns
            and 0 <= cell[1] < self.options.rows
        )

    def beyond(self, passage: Passage) -> Cell:
        """Return the cell behind a side of a placed tile."""
        return beside(self.tiles[passage.tile - 1].at, passage.side)

    def put(self, tile: Tile) -> None:
        """Lay a tile down."""
        self.tiles.append(tile)
        self.at[tile.at] = tile
        passages = [Passage(tile.number, side) for side in tile.openings]
        if self.options.frontier == "dfs":
            passages.reverse()
        self._open.extend(passages)

    def next_passage(self) -> Passage | None:
        """Return the open passage where the next tile goes by default.

        DM-005, DM-006: earlier tiles first (with "dfs" later ones), each clockwise from the west.
        """
        last = self.options.frontier == "dfs"
        while self._open:
            passage = self._open[-1 if last else 0]
            if self.free(self.beyond(passage)):
                return passage
            if last:
                self._open.pop()
            else:
                self._open.popleft()
        return None

    def passages(self) -> tuple[Passage, ...]:
        """Return every open passage on which a tile may be placed, in scan order. DM-006."""
        found = tuple(each for each in self._open if self.free(self.beyond(each)))
        return found[::-1] if self.options.frontier == "dfs" else found

    def walls(self) -> tuple[Passage, ...]:
        """Return every wall with a free cell behind it, in scan order: where a secret door can be.

        DM-007.
        """
        later_first = self.options.frontier == "dfs"
        return tuple(
            Passage(tile.number, side)
            for tile in (reversed(self.tiles) if later_first else self.tiles)
            for side in SCAN
            if side not in tile.openings and self.free(beside(tile.at, side))
        )

    def fits(self, cell: Cell, toward: Side, shape: Shape) -> tuple[Fit, ...]:
        """Return the different ways to lay a shape so that it opens to a side, fewest turns first.

        DM-017: an opening that meets an opening counts one, an opening that meets a wall or the
        rim, or a wall that meets an opening, takes one away.
        """
        meets = [(side, self._meets(cell, side)) for side in SCAN if side is not toward]
        return tuple(
            Fit(turns, openings, sum(_worth(met, opens=side in openings) for side, met in meets))
            for turns, openings in FITS[shape.number, toward]
        )

    def _meets(self, cell: Cell, side: Side) -> Met:
        """Return what a side of a tile on that cell would meet."""
        there = beside(cell, side)
        tile = self.at.get(there)
        if tile is not None:
            return "opening" if OPPOSITE[side] in tile.openings else "wall"
        return "nothing" if self.free(there) else "wall"

    def orient(self, cell: Cell, toward: Side, shape: Shape, dice: Dice) -> Fit:
        """Return how a tile lies when nobody chooses. DM-017.

        Ties go to the fewest quarter turns.
        """
        fits = self.fits(cell, toward, shape)
        if self.options.orientation == "random":
            return pick(dice, fits, "orientation")
        return max(fits, key=lambda fit: (fit.score, -fit.turns))

    def make(self, piece: Piece, cell: Cell, toward: Side, fit: Fit) -> Tile:
        """Return the next tile, not yet laid down."""
        shape = shape_of(piece.face, self.options.table)
        return ANY_TILE.with_(
            number=len(self.tiles) + 1,
            face=piece.face,
            shape=shape.number,
            at=cell,
            turns=fit.turns,
            openings=fit.openings,
            via=toward,
            special=piece.special,
        )


def _worth(met: Met, *, opens: bool) -> int:
    if met == "nothing":
        return 0
    if met == "opening":
        return 1 if opens else -1
    return -1 if opens else 0


def joins_of(tiles: Iterable[Tile]) -> tuple[Join, ...]:
    """Return every way between tiles, in the order in which they came to be.

    DM-017: opening meets opening. DM-018: an opening and a wall are not joined. DM-007: unless the
    wall is the one a later tile was placed behind, which makes a secret door.
    """
    at: dict[Cell, Tile] = {}
    found: list[Join] = []
    for tile in tiles:
        for side in tile.openings:
            other = at.get(beside(tile.at, side))
            if other is None:
                continue
            back = OPPOSITE[side]
            secret = back not in other.openings
            if not secret or side is tile.via:
                found.append(
                    ANY_JOIN.with_(a=other.number, side=back, b=tile.number, secret=secret)
                )
        at[tile.at] = tile
    return tuple(found)


def closed_of(tiles: tuple[Tile, ...], joins: tuple[Join, ...]) -> tuple[Closed, ...]:
    """Return every opening that leads nowhere, but for the entrance. DM-016, DM-018."""
    joined = {(join.a, join.side) for join in joins}
    joined |= {(join.b, OPPOSITE[join.side]) for join in joins}
    joined.add((1, Side.SOUTH))
    return tuple(
        Closed.model_construct(tile=tile.number, side=side)
        for tile in tiles
        for side in tile.openings
        if (tile.number, side) not in joined
    )
