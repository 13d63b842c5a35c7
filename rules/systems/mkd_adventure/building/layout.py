"""How an adventure's tiles may join a way out, and in which order that is tried (MA-017)."""

from collections.abc import Iterator

from rules.systems.mkd.board import layout
from rules.systems.mkd.board.layout import Exit, Leaf, beside
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.pieces import Placed

FARTHEST = RULINGS.number("tile_shift")
SHIFTS = (0, *(shift for far in range(1, FARTHEST + 1) for shift in (-far, far)))
"""Centre on centre first, then one to the north or west, one to the south or east... (C21)."""


def ways_to_lie(leaf: Leaf) -> Iterator[Leaf]:
    """Yield the ways a tile can lie: turned clockwise, then flipped and turned (MA-018, MA-019)."""
    for side in (leaf.side, "B" if leaf.side == "A" else "A"):
        for quarter in range(4):
            yield Leaf(leaf.tile, side, (leaf.turn + quarter) % 4)


class Layout(layout.Layout):
    """Placed tiles that do not overlap, to which an adventure's rules add others."""

    def fitting(self, way: Exit, leaf: Leaf) -> Iterator[Placed]:
        """Yield every place in which a tile joins a way out, in the order of trial.

        The rules are MA-017, MA-018, MA-019 and errata C22.
        """
        old = self.tiles[way.tile]
        for lying in ways_to_lie(leaf):
            for shift in SHIFTS:
                placed = beside(old, way.side, lying, shift)
                if self.joins(way, placed):
                    yield placed
