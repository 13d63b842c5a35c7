"""Geometric: rooms that are no boxes."""

from rules.core.dice import Dice
from rules.dungeon.morphology.site import Site, drawn, share
from rules.dungeon.tables import FORMS


def reshape(site: Site, dice: Dice) -> None:
    """Give half of the rooms, or by option (1d6+2) tenths, another shape of the same base.

    DM-048.
    """
    percent = (dice.roll(6, "share of rooms") + 2) * 10 if site.options.factor_rolls else 50
    rooms = site.rooms()
    quota = share(len(rooms), percent)
    for depth, tile in drawn(dice, rooms, quota, "reshaped room"):
        site.change(depth, tile, form=FORMS[dice.roll(6, "room shape") - 1])
    site.note(room_share=percent, reshaped=quota)
