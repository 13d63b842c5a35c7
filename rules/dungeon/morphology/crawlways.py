"""Ventilated: crawlways from room to room."""

from collections.abc import Iterator

from rules.core.dice import Dice
from rules.core.grid import OPPOSITE, beside
from rules.core.scene import Side
from rules.dungeon.morphology.site import Site
from rules.dungeon.plan import Crawlway, Level, Tile


def ventilate(site: Site, dice: Dice) -> None:
    """Link every two rooms that lie side by side, joined or not.

    DM-055: by option a coin links a corridor and its neighbour too, where no way joins them.
    """
    for level in site.levels:
        ways = level.ways()
        for tile, side, other in _neighbours(level):
            rooms = tile.is_room and other.is_room
            open_to = site.options.crawl_corridors and side not in ways[tile.number]
            if rooms or (open_to and dice.roll(2, "crawlway") == 2):
                site.crawl(level.depth, _crawlway(tile.number, side, other.number))


def _neighbours(level: Level) -> Iterator[tuple[Tile, Side, Tile]]:
    """Yield every two tiles that lie side by side, with the side of the first."""
    cells = level.by_cell()
    for tile in level.tiles:
        for side in (Side.NORTH, Side.EAST):
            other = cells.get(beside(tile.at, side))
            if other is not None:
                yield tile, side, other


def _crawlway(first: int, side: Side, second: int) -> Crawlway:
    """Return a crawlway between two tiles, seen from the one with the lower number."""
    if first > second:
        return Crawlway(a=second, side=OPPOSITE[side], b=first)
    return Crawlway(a=first, side=side, b=second)
