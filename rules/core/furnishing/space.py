"""The floor of a room as furniture finds it: walls, openings, squares to be kept free."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple

from rules.core.grid import ON_PAGE
from rules.core.scene import Side, Square


class Opening(NamedTuple):
    """A way out of the room: the last square of its floor before it, and the side it is on."""

    at: Square
    side: Side


@dataclass(frozen=True)
class Space:
    """A room: its floor, its openings, and further squares that have to stay free."""

    floor: frozenset[Square]
    openings: tuple[Opening, ...] = ()
    free: frozenset[Square] = frozenset()

    def moved(self, columns: int, rows: int) -> "Space":
        """Return the same room elsewhere."""
        return Space(
            frozenset((x + columns, y + rows) for x, y in self.floor),
            tuple(Opening((x + columns, y + rows), side) for (x, y), side in self.openings),
            frozenset((x + columns, y + rows) for x, y in self.free),
        )

    @property
    def corner(self) -> Square:
        """The top left of the rectangle around its floor."""
        return min(x for x, _ in self.floor), min(y for _, y in self.floor)

    def walls(self) -> dict[Side, frozenset[Square]]:
        """Return the squares that have a wall on each side."""
        ways = set(self.openings)
        return {
            side: frozenset(
                (x, y)
                for x, y in self.floor
                if (x + dx, y + dy) not in self.floor and ((x, y), side) not in ways
            )
            for side, (dx, dy) in ON_PAGE.items()
        }

    @property
    def kept(self) -> frozenset[Square]:
        """The squares of floor on which nothing may stand: those before openings among them."""
        return (self.free | {opening.at for opening in self.openings}) & self.floor


class Flow:
    """Which squares can be walked to from which, quickly: a square is a bit of a number."""

    def __init__(self, space: Space) -> None:
        self._left, self._top = space.corner
        self._wide = max(x for x, _ in space.floor) - self._left + 2
        self.floor = self.bits(space.floor)
        self.kept = self.bits(space.kept)
        start = self.bits([space.openings[0].at]) if space.openings else 0
        self._start = start or self.kept & -self.kept
        self._must = self._reached(self.floor) & self.kept

    def bits(self, squares: Collection[Square]) -> int:
        """Return squares of floor as a number."""
        found = 0
        for x, y in squares:
            found |= 1 << ((y - self._top) * self._wide + x - self._left)
        return found

    def open(self, taken: int) -> bool:
        """Return whether all that has to be connected still is, with so much taken."""
        return not self._start or self._reached(self.floor & ~taken) & self._must == self._must

    def _reached(self, free: int) -> int:
        now, wide = self._start & free, self._wide
        while True:
            more = (now | now << 1 | now >> 1 | now << wide | now >> wide) & free
            if more == now:
                return now
            now = more
