"""The board of a site: which squares there are, what they are made of, and what lies between."""

from collections import OrderedDict
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Final, NamedTuple

from rules.systems.mkd.board.move_tables import MoveTables
from rules.systems.mkd.board.tiles import Shape, moved, openings, shape_of_placed
from rules.systems.mkd.compass import DIAGONALS, SIDES, STEPS, Facing, N, Square, neighbours, step
from rules.systems.mkd.pieces import Site
from rules.systems.mkd.terms import Ground, MarkerKind

MARKER_GROUND: Final[dict[MarkerKind, Ground]] = {
    "bones": "hindering", "water": "water", "shadow": "shadow", "artifact": "hindering",
    "furniture": "hindering", "pillar": "blocking",
}  # fmt: skip
"""The ground that markers put in place of the printed one (RG-052); others leave it clear."""

FACINGS: Final[dict[Square, Facing]] = {delta: facing for facing, delta in enumerate(STEPS)}
"""The direction in which a neighbour lies, by its offset."""

KEPT = 16


class Earlier(NamedTuple):
    """The tables of an earlier board, and the squares whose ways or ground have changed since."""

    move_tables: MoveTables
    changed: set[Square]
    marked: bool


class Board:
    """A site, compiled once: everything about walls and ground, nothing about figures.

    `like` is the board of another site of the same tiles; where a few doors or markers differ,
    that saves nearly all of the work.
    """

    def __init__(self, site: Site, like: "Board | None" = None) -> None:
        self.site = site
        self._doors: dict[tuple[Square, Facing], int] = {}
        for index, door in enumerate(site.doors):
            self._doors[door.at, door.side] = index
            self._doors[step(door.at, door.side), (door.side + 4) % 8] = index
        if like is not None:
            self._copy(like)
        else:
            self._compile()

    def _compile(self) -> None:
        site = self.site
        self.bare: dict[Square, Ground] = {}
        self.owner: dict[Square, int] = {}
        self.way_bits: dict[Square, int] = {}
        for index in sorted(range(len(site.tiles)), key=lambda i: site.tiles[i].layer):
            placed = site.tiles[index]
            shape, (x, y) = shape_of_placed(placed), placed.at
            for (column, row), ground in shape.ground.items():
                self.bare[x + column, y + row] = ground
            self.owner.update(dict.fromkeys(_all_squares(shape, placed.at), index))
            for (column, row), ways in shape.ways.items():
                self.way_bits[x + column, y + row] = ways
        self.ground = self._marked_ground()
        self.open_edges = self._open_edges()
        self._survey(self._unlike_printed())
        self.earlier: Earlier | None = None

    def _copy(self, like: "Board") -> None:
        self.bare, self.owner, self.open_edges = like.bare, like.owner, like.open_edges
        marked = _grounds(like.site) ^ _grounds(self.site)
        doors = _edges(like.site) ^ _edges(self.site)
        squares = {at for at, _ in marked} | {at for edge in doors for at in edge[:2]}
        changed = squares.union(*map(neighbours, squares))
        self.ground = self._marked_ground() if marked else like.ground
        self.edges_between = like.edges_between
        self.way_bits = dict(like.way_bits)
        self._survey(changed)
        if "move_tables" in like.__dict__:
            self.earlier = Earlier(like.move_tables, changed, bool(marked))
        elif like.earlier is not None:
            move_tables, before, were_marked = like.earlier
            self.earlier = Earlier(move_tables, before | changed, were_marked or bool(marked))
        else:
            self.earlier = None

    def _marked_ground(self) -> dict[Square, Ground]:
        ground = dict(self.bare)
        for marker in self.site.markers:
            if marker.at in ground:
                ground[marker.at] = MARKER_GROUND.get(marker.kind, "clear")
        return ground

    def _survey(self, squares: Iterable[Square]) -> None:
        """Note for some squares a bit for each direction open to steps and strikes (B-07).

        A diagonal needs four free edges and no blocking square beside it.
        """
        ground = self.ground
        sides: dict[Square, int] = {}

        def free(square: Square, facing: Facing) -> int:
            found = sides.get(square)
            if found is None:
                found = sides[square] = self._free_sides(square)
            return found >> facing & 1

        for square in squares:
            if square not in ground:
                continue
            free(square, N)
            ways = sides[square]
            for facing in DIAGONALS:
                left, right = facing - 1, (facing + 1) % 8
                if ways >> left & 1 and ways >> right & 1:
                    one, other = step(square, left), step(square, right)
                    if (
                        ground[one] != "blocking"
                        and ground[other] != "blocking"
                        and free(one, right)
                        and free(other, left)
                    ):
                        ways |= 1 << facing
            self.way_bits[square] = ways

    def _open_edges(self) -> frozenset[tuple[Square, Facing]]:
        """Return the open edges of tiles, without those on squares that another tile covers."""
        found = {
            edge
            for index, placed in enumerate(self.site.tiles)
            for edge in openings(placed)
            if self.owner[edge[0]] == index
        }
        found.update(self.site.pierced)
        for square, side in self.site.closed:
            found.discard((square, side))
            found.discard((step(square, side), (side + 4) % 8))
        return frozenset(found)

    def _unlike_printed(self) -> Iterable[Square]:
        """Return squares whose ways differ from their tile's own: at joins, doors and markers."""
        if len(self.ground) != sum(len(shape_of_placed(tile).order) for tile in self.site.tiles):
            return self.ground.keys()
        found: set[Square] = set()
        for square, side in self.open_edges:
            beyond = step(square, side)
            if (beyond, (side + 4) % 8) in self.open_edges:
                found |= {square, beyond}
        for square, side in self._doors:
            found |= {square, step(square, side - 2), step(square, side + 2)}
        for marker in self.site.markers:
            found.update(neighbours(marker.at))
        return found

    def _free_sides(self, square: Square) -> int:
        """Return a bit for each side with neither wall nor closed door, and a square beyond."""
        ways, (x, y), owner, edges = 0, square, self.owner, self.open_edges
        here = owner.get(square)
        for facing in SIDES:
            dx, dy = STEPS[facing]
            beyond = (x + dx, y + dy)
            there = owner.get(beyond)
            if there is None or here is None:
                continue
            walled = here != there and not (
                (square, facing) in edges and (beyond, (facing + 4) % 8) in edges
            )
            door = self._doors.get((square, facing))
            if not walled and (door is None or not self.site.doors[door].closed):
                ways |= 1 << facing
        return ways

    def joined(self, square: Square, facing: Facing) -> bool:
        """Return whether there is no wall on a side: the same tile, or two openings that meet.

        The rules are B-03, B-05 and B-08.
        """
        beyond = step(square, facing)
        here, there = self.owner.get(square), self.owner.get(beyond)
        if here is None or there is None:
            return False
        if here == there:
            return True
        return (square, facing) in self.open_edges and (beyond, (facing + 4) % 8) in self.open_edges

    def free(self, square: Square, facing: Facing) -> bool:
        """Return whether no wall, door or blocked corner bars the way to a neighbour (B-07)."""
        return bool(self.way_bits.get(square, 0) >> (facing % 8) & 1)

    def adjacent(self, one: Square, other: Square) -> bool:
        """Return whether two squares are neighbours with no wall or closed door between (B-07)."""
        facing = FACINGS.get((other[0] - one[0], other[1] - one[1]))
        return facing is not None and bool(self.way_bits.get(one, 0) >> facing & 1)

    def around(self, square: Square) -> Iterator[Square]:
        """Yield the squares adjacent to one, N first, clockwise."""
        ways = self.way_bits.get(square, 0)
        for facing in range(8):
            if ways >> facing & 1:
                yield step(square, facing)

    def ways(self, square: Square) -> Iterator[tuple[Facing, Square]]:
        """Yield the squares adjacent to one with the direction of each, N first, clockwise."""
        ways = self.way_bits.get(square, 0)
        for facing in range(8):
            if ways >> facing & 1:
                yield facing, step(square, facing)

    def ways_of(self, square: Square) -> int:
        """Return a bit for each direction in which there is a square adjacent to this one."""
        return self.way_bits.get(square, 0)

    def shut_doors(self, square: Square) -> int:
        """Return a bit for each side with a closed door and a square beyond."""
        shut = 0
        for facing in SIDES:
            door = self._doors.get((square, facing))
            if door is not None and self.site.doors[door].closed and self.joined(square, facing):
                shut |= 1 << facing
        return shut

    @cached_property
    def move_tables(self) -> MoveTables:
        """The board as flat tables, for searches."""
        earlier, self.earlier = self.earlier, None
        if earlier is None:
            return MoveTables(self)
        return MoveTables.after(self, earlier.move_tables, earlier.changed, marked=earlier.marked)

    def door_at(self, square: Square, facing: Facing) -> int | None:
        """Return the door on a side of a square, by its number."""
        return self._doors.get((square, facing))

    def standable(self, square: Square) -> bool:
        """Return whether the ground takes a figure, chest or token (B-04, B-31)."""
        return self.ground.get(square, "blocking") not in ("blocking", "crevice")

    def shape(self, tile: int) -> Shape:
        """Return the shape of a tile on the board."""
        return shape_of_placed(self.site.tiles[tile])

    def printed(self, tile: int) -> tuple[Square, ...]:
        """Return all of a tile's squares in printed order, the first numbered 1 (RG-051)."""
        at = self.site.tiles[tile].at
        return tuple(moved(square, at) for square in self.shape(tile).order)

    def squares(self, tile: int) -> tuple[Square, ...]:
        """Return a tile's squares in printed order, without those that another tile covers.

        The rule is B-08.
        """
        return self._uncovered[tile]

    @cached_property
    def _uncovered(self) -> tuple[tuple[Square, ...], ...]:
        return tuple(
            tuple(square for square in self.printed(tile) if self.owner.get(square) == tile)
            for tile in range(len(self.site.tiles))
        )

    def centre(self, tile: int) -> Square:
        """Return a tile's middle square."""
        return moved(self.shape(tile).centre, self.site.tiles[tile].at)

    @cached_property
    def edges_between(self) -> dict[tuple[int, int], tuple[tuple[Square, Facing], ...]]:
        """The edges that join each two connected tiles (B-03)."""
        found: dict[tuple[int, int], list[tuple[Square, Facing]]] = {}
        for square, facing in sorted(
            self.open_edges, key=lambda edge: (edge[0][1], edge[0][0], edge[1])
        ):
            beyond = step(square, facing)
            if (beyond, (facing + 4) % 8) in self.open_edges:
                pair = (self.owner[square], self.owner[beyond])
                if pair[0] != pair[1]:
                    found.setdefault(pair, []).append((square, facing))
        return {pair: tuple(edges) for pair, edges in found.items()}

    def next_tiles(self, tile: int) -> tuple[int, ...]:
        """Return the tiles connected to one, in the order of placement."""
        return tuple(sorted(other for one, other in self.edges_between if one == tile))


def _edges(site: Site) -> set[tuple[Square, Square, bool]]:
    """Return the two squares of each door, and whether it is closed."""
    return {(door.at, step(door.at, door.side), door.closed) for door in site.doors}


def _grounds(site: Site) -> set[tuple[Square, Ground]]:
    return {(marker.at, MARKER_GROUND.get(marker.kind, "clear")) for marker in site.markers}


def _all_squares(shape: Shape, at: Square) -> Iterator[Square]:
    x, y = at
    return ((x + column, y + row) for column, row in shape.order)


_boards: OrderedDict[int, Board] = OrderedDict()
_last: list[Board] = [Board(Site())]
"""The board that was asked for last, which is nearly always asked for again."""


def board_of(site: Site) -> Board:
    """Return the board of a site; compiled once for each site value."""
    board = _last[0]
    if board.site is not site:
        board = _last[0] = _kept(site)
    return board


def _kept(site: Site) -> Board:
    board = _boards.get(id(site))
    if board is None or board.site is not site:
        board = Board(site, _like(site))
        _boards[id(site)] = board
        while len(_boards) > KEPT:
            _boards.popitem(last=False)
    return board


def _like(site: Site) -> Board | None:
    """Return the latest board kept of a site of the same tiles."""
    for board in reversed(list(_boards.values())):
        other = board.site
        sides = other.closed == site.closed and other.pierced == site.pierced
        if other.tiles is site.tiles and sides:
            return board
    return None
