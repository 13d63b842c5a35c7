"""Towns and camps between adventures: houses along a street, and the way to the dungeon.

Each is laid out by chance of its own: the same name always gives the same place. The dungeon's
mouth is in a cliff in the north; a road leads from it to the green, and along the houses.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import Literal, NamedTuple

from rules.core.outdoors import Road, Sign
from rules.core.scene import (
    Barrier,
    Edge,
    Facing,
    Feature,
    Scene,
    Side,
    Sight,
    Square,
    Symbol,
    Terrain,
    Token,
)
from rules.core.words import Colour, Text

COLUMNS, ROWS = 15, 8
CLIFF = 2
"""Rows of rock in the north, with a hall in them from which stairs lead down."""
NORTH, STREET, SOUTH = (2, 3), (4, 5), (6, 7)
"""The rows of houses, and of the street between them."""
GATES = range(3, 12)
"""Columns in which the dungeon's mouth may be."""
MIDDLE = 5.0
"""Where the street runs, in rows."""
HALF = 2
"""The length and depth of a house, in squares; some are a square longer."""
CENTRES: dict[str, tuple[Symbol, ...]] = {
    "town": ("well", "fountain", "statue", "well"),
    "camp": ("campfire",),
}
"""What stands on the green."""
CORNERS: dict[str, tuple[tuple[Symbol, int], ...]] = {
    "town": (("stall", 2), ("cart", 1), ("barrel", 1), ("trough", 1), ("sack", 1), ("campfire", 1)),
    "camp": (("crate", 1), ("barrel", 1), ("sack", 1), ("cart", 1), ("rack", 1), ("cauldron", 1)),
}
"""What stands at the sides of the street, and how many columns it takes."""
HOMES: dict[str, Symbol] = {"town": "house", "camp": "tent"}

Sort = Literal["town", "camp"]
Row = Sequence[int]


class Service(NamedTuple):
    """A house where something is to be had: what is written on it, and what that is."""

    name: Text
    about: Text


class Settlement(NamedTuple):
    """A place laid out: everything on its map besides figures.

    `room` are squares where these can stand, the best ones first.
    """

    terrain: tuple[str, ...]
    gate: Square
    edges: tuple[Edge, ...]
    features: tuple[Feature, ...]
    roads: tuple[Road, ...]
    signs: tuple[Sign, ...]
    room: tuple[Square, ...]

    def places(self, count: int) -> tuple[Square, ...]:
        """Return squares for so many figures, those before the dungeon's mouth first."""
        return tuple(self.room[number % len(self.room)] for number in range(count))

    def scene(self, title: Text, tokens: tuple[Token, ...], facts: tuple[Text, ...]) -> Scene:
        """Return the place with figures in it, in view as a whole."""
        return Scene(
            title=title,
            columns=COLUMNS,
            rows=ROWS,
            terrain=self.terrain,
            sight=(str(Sight.IN_VIEW) * COLUMNS,) * ROWS,
            edges=self.edges,
            features=self.features,
            tokens=tokens,
            facts=facts,
            roads=self.roads,
            signs=self.signs,
            whole=True,
        )


@lru_cache(maxsize=64)
def settle(name: str, sort: Sort, services: tuple[Service, ...] = ()) -> Settlement:
    """Return the town or camp of a name, with houses for its services."""
    return _Builder(Colour(name.encode(), f"settlement-{sort}"), sort).built(services)


def told(services: Iterable[Service]) -> tuple[Text, ...]:
    """Return a sentence for each service: where it is to be had, and what it is."""
    return tuple(
        Text.of("settlement-service", place=each.name, does=each.about) for each in services
    )


class _Lot(NamedTuple):
    """Ground for a house: its corner, its size, and the side to which its door looks."""

    at: Square
    size: tuple[int, int]
    facing: Facing


class _Builder:
    """One place, as it is laid out."""

    def __init__(self, chance: Colour, sort: Sort) -> None:
        self._chance = chance
        self._sort: Sort = sort
        self._gate = GATES[chance.pick(len(GATES))], CLIFF - 1
        self._green = (COLUMNS // 2 - 1 + chance.pick(3), STREET[chance.pick(2)])
        self._full: set[Square] = {self._green, *self._drive()}
        self._features: list[Feature] = []
        self._signs: list[Sign] = []

    def _drive(self) -> tuple[Square, ...]:
        """Return the squares of the road before the dungeon's mouth."""
        return tuple((self._gate[0], row) for row in NORTH)

    def built(self, services: Sequence[Service]) -> Settlement:
        """Return the place with everything in it."""
        self._mouth()
        self._add(self._one_of(CENTRES[self._sort]), self._green)
        self._houses(services)
        self._corners()
        self._trees()
        column = self._gate[0]
        hall = "".join("." if abs(x - column) <= 1 else " " for x in range(COLUMNS))
        ground = str(Terrain.OUTSIDE) * COLUMNS
        return Settlement(
            terrain=(*(hall,) * CLIFF, *(ground,) * (ROWS - CLIFF)),
            gate=self._gate,
            edges=(Edge(at=self._gate, side=Side.SOUTH, kind=Barrier.ARCH),),
            features=tuple(self._features),
            roads=self._roads(),
            signs=tuple(self._signs),
            room=tuple(sorted(self._room(), key=self._standing)),
        )

    def _room(self) -> Iterator[Square]:
        """Yield the free squares of the street, and of the grass beside it."""
        for row in range(CLIFF, ROWS):
            yield from ((x, row) for x in range(COLUMNS) if (x, row) not in self._full)

    def _standing(self, at: Square) -> tuple[bool, bool, int, Square]:
        """Return a key by which the best squares come first: near the dungeon's mouth.

        No two of the first stand side by side, and none beside what is on the green.
        """
        across, down = at[0] - self._gate[0], at[1] - self._gate[1]
        beside = abs(at[0] - self._green[0]) + abs(at[1] - self._green[1]) == 1
        odd = sum(at) % 2 != sum(self._gate) % 2
        return at[1] not in STREET, beside or odd, across * across + down * down, at

    def _one_of(self, symbols: Sequence[Symbol]) -> Symbol:
        return symbols[self._chance.pick(len(symbols))]

    def _add(
        self,
        kind: Symbol,
        at: Square,
        size: tuple[int, int] = (1, 1),
        facing: Facing | None = None,
        name: Text | None = None,
    ) -> None:
        called = name or Text.of("settlement-thing", kind=kind)
        self._features.append(Feature(kind=kind, at=at, size=size, facing=facing, name=called))
        self._full |= {(at[0] + x, at[1] + y) for x in range(size[0]) for y in range(size[1])}

    def _mouth(self) -> None:
        """Put the dungeon's mouth into the cliff, and a signpost beside the road to it."""
        column, row = self._gate
        self._add("stairs_down", (column, row - 1), facing="n")
        for side in (-1, 1):
            self._add("column", (column + side, row - 1))
        self._add("entrance", self._gate, facing="n", name=Text.of("settlement-way"))
        self._add("signpost", (column + (1, -1)[self._chance.pick(2)], 3))

    def _houses(self, services: Sequence[Service]) -> None:
        """Give the best lots, those near the green, to services; houses stand on most others."""
        lots = [*self._lots(NORTH, "s"), *self._lots(SOUTH, "n")]
        lots.sort(key=lambda lot: (abs(lot.at[0] - self._green[0]) // 3, self._chance.pick(99)))
        for number, lot in enumerate(lots):
            if number < len(services):
                name = services[number].name
                self._add(HOMES[self._sort], lot.at, lot.size, lot.facing, name)
                middle = lot.at[0] + lot.size[0] / 2, lot.at[1] + lot.size[1] / 2
                self._signs.append(Sign(at=middle, name=name))
            elif self._chance.pick(3):
                self._add(HOMES[self._sort], lot.at, lot.size, lot.facing)

    def _lots(self, rows: Row, facing: Facing) -> Iterator[_Lot]:
        """Yield the lots of a row, from west to east, with gaps between some of them."""
        column = self._chance.pick(2)
        while column <= COLUMNS - HALF:
            long = HALF + (self._sort == "town" and self._chance.pick(4) == 0)
            long = min(long, COLUMNS - column)
            squares = {(column + x, row) for x in range(long) for row in rows}
            if squares & self._full:
                column += 1
                continue
            yield _Lot((column, rows[0]), (long, HALF), facing)
            column += long + (self._chance.pick(3) > 0)

    def _corners(self) -> None:
        """Put stalls, carts and barrels at the ends of the street, a way from the green."""
        things = list(CORNERS[self._sort])
        for row, side in ((STREET[0], 0), (STREET[1], 0), (STREET[0], 1), (STREET[1], 1)):
            kind, long = things.pop(self._chance.pick(len(things)))
            column = self._chance.pick(3)
            at = (COLUMNS - long - column if side else column, row)
            squares = {(at[0] + x, row) for x in range(long)}
            if not squares & self._full and at[0] not in range(
                self._gate[0] - 1, self._gate[0] + 2
            ):
                self._add(kind, at, (long, 1), "s" if row == STREET[0] else "n")

    def _trees(self) -> None:
        """Plant trees on half of the ground that is left beside the street."""
        for row in (*NORTH, *SOUTH):
            for column in range(COLUMNS):
                if (column, row) not in self._full and self._chance.pick(2):
                    self._add("tree", (column, row))

    def _roads(self) -> tuple[Road, ...]:
        """Return the road from the dungeon's mouth, the street, and the green."""
        mouth, (x, y) = self._gate[0] + 0.5, (self._green[0] + 0.5, self._green[1] + 0.5)
        bend = 0.25 * (1 - self._chance.pick(3))
        ends = [MIDDLE + 0.4 * (1 - self._chance.pick(3)) for _ in range(2)]
        down = (
            (mouth, CLIFF + 0.42),
            (mouth + bend, CLIFF + 1.4),
            ((mouth + x) / 2, MIDDLE),
            (x, y),
        )
        west, east = (-2.0, ends[0]), (COLUMNS + 2.0, ends[1])
        street = (west, (x - 3.5, MIDDLE), (x, y), (x + 3.5, MIDDLE), east)
        green = [(x + 1.9 * across, y + 0.9 * down) for across, down in ROUND]
        return (
            Road(spots=street, width=1.1),
            Road(spots=down, width=0.8),
            Road(spots=tuple(green), width=0.6),
        )


ROUND = tuple((cos(pi * turn / 4), sin(pi * turn / 4)) for turn in (*range(8), 0))
"""The corners of a green, about its middle."""
