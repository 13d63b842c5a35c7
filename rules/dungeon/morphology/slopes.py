"""Slanted: no corridor is level."""

from rules.core.dice import Dice
from rules.dungeon.morphology.site import Site
from rules.dungeon.plan import Slope
from rules.dungeon.terms import Slant


def tilt(site: Site, dice: Dice) -> None:
    """Slant every corridor, up or down, by one of four degrees.

    DM-052, DM-053; DM-063: direction and steepness may be chosen for all and then cost no die.
    """
    for depth, tile in site.corridors():
        direction = site.options.slope or _direction(dice)
        steepness = site.options.steepness or dice.roll(4, "steepness")
        site.change(depth, tile, slope=Slope(direction=direction, steepness=steepness))


def _direction(dice: Dice) -> Slant:
    return "up" if dice.roll(2, "slope") == 2 else "down"
