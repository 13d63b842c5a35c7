"""Natural: part of the dungeon is a cave."""

from rules.core.dice import Dice
from rules.dungeon.morphology.site import Site, drawn, share


def erode(site: Site, dice: Dice) -> None:
    """Turn half of the tiles, or by option (1d8+2) tenths, into cave. DM-049."""
    percent = (dice.roll(8, "share of caves") + 2) * 10 if site.options.factor_rolls else 50
    tiles = list(site.tiles())
    quota = share(len(tiles), percent)
    for depth, tile in drawn(dice, tiles, quota, "cave"):
        site.change(depth, tile, cave=True)
    site.note(cave_share=percent, caves=quota)
