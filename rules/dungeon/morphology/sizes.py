"""Cyclopean and Extensive: everything larger, or only the corridors longer."""

from rules.core.dice import Dice
from rules.dungeon.morphology.site import Site


def enlarge(site: Site, dice: Dice) -> None:
    """Multiply every size. DM-044, DM-045."""
    site.note(scale=_factor(site, dice))


def stretch(site: Site, dice: Dice) -> None:
    """Multiply the length of corridors; rooms stay. DM-047."""
    site.note(stretch=_factor(site, dice))


def _factor(site: Site, dice: Dice) -> int:
    """Return two, or by option one more than a d3."""
    return dice.roll(3, "factor") + 1 if site.options.factor_rolls else 2
