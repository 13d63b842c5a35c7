"""Ventilated: crawlways from room to room."""

from rules.core.dice import Dice
from rules.core.grid import OPPOSITE, beside
from rules.core.scene import Side
from rules.dungeon.morphology.site import Site
from rules.dungeon.plan import Crawlway


def ventilate(site: Site, dice: Dice) -> None:
    """Link every two rooms that lie side by side, joined or not.

    DM-055: by option a coin links a corridor and its neighbour too, where no way joins them.
    """
    for level in site.levels:
        cells, ways = level.by_cell(), level.ways()
        for tile in level.tiles:
            for side in (Side.NORTH, Side.EAST):
                other = cells.get(beside(tile.at, side))
                if other is None:
                    continue
                rooms = tile.is_room and other.is_room
                open_to = site.options.crawl_corridors and side not in ways[tile.number]
                if rooms or (open_to and dice.roll(2, "crawlway") == 2):
                    a, b, toward = tile.number, other.number, side
                    if a > b:
                        a, b, toward = b, a, OPPOSITE[side]
                    site.crawl(level.depth, Crawlway(a=a, side=toward, b=b))
