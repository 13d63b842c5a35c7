"""Smooth and Unusual materials: what the dungeon is made of, and by what."""

from rules.core.dice import Dice
from rules.dungeon.morphology.site import Site
from rules.dungeon.tables import MATERIALS, ORIGINS


def smooth(site: Site, dice: Dice) -> None:
    """Round every tunnel off, and roll a d3 for the creature or force that made it. DM-051."""
    site.note(origin=ORIGINS[dice.roll(3, "origin") - 1])


def rebuild(site: Site, dice: Dice) -> None:
    """Build the dungeon of a special material. DM-054; DM-063: or of any chosen one."""
    chosen = site.options.material
    site.note(material=chosen or MATERIALS[dice.roll(12, "material") - 1])
