"""Finishing touches: the compass, the morphology, the contents."""

from rules.core.dice import Dice
from rules.core.scene import Facing
from rules.dungeon import morphology
from rules.dungeon.morphology.site import Site
from rules.dungeon.options import DungeonOptions
from rules.dungeon.plan import Level, Plan, Stair
from rules.dungeon.populate import populated
from rules.dungeon.tables import COMPASS


def finished(
    options: DungeonOptions, levels: tuple[Level, ...], stairs: tuple[Stair, ...], dice: Dice
) -> Plan:
    """Return the plan of a dungeon whose levels are laid out.

    DM-025, DM-026, DM-010, in this order of dice. DM-059: what was a sketch is then final.
    """
    compass = facing_up(dice) if options.compass else None
    site = Site(options, levels)
    morphology.apply(site, morphology.chosen(options, dice), dice)
    levels = site.done()
    if options.populate:
        levels = populated(options, levels, dice)
    return Plan(
        options=options, levels=levels, stairs=stairs, compass=compass, results=site.results
    )


def facing_up(dice: Dice) -> Facing:
    """Return the direction at the top of the sheet: a d8, clockwise from one for north. DM-025."""
    return COMPASS[dice.roll(8, "compass") - 1]
