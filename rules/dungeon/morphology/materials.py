"""Smooth and Unusual materials: what the dungeon is made of, and by what."""

from rules.core.dice import Dice
from rules.dungeon.morphology.site import Site
from rules.dungeon.tables import MATERIALS, ORIGINS


def smooth(site: Site, dice: Dice) -> None:
    """Round every tunnel off, and say by a d3 what may have done it. DM-051."""
    site.note(origin=ORIGINS[dice.roll(3, "origin") - 1])


def rebuild(site: Site, dice: Dice) -> None:
    """Build the dungeon of something else. DM-054; DM-063: or of what was chosen, in any words."""
    chosen = site.options.material
    site.note(material=chosen or MATERIALS[dice.roll(12, "material") - 1])
