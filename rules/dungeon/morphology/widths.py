"""Open plan and Warren-like: how wide corridors are."""

from rules.core.dice import Dice
from rules.dungeon.morphology.site import Site

HALL_FT = 30


def widen(site: Site, dice: Dice) -> None:  # noqa: ARG001 - one signature for all twelve
    """Make corridors as wide as rooms. DM-050."""
    for depth, tile in site.corridors():
        site.change(depth, tile, bends=0)
    site.note(width_ft=HALL_FT)


def narrow(site: Site, dice: Dice) -> None:
    """Narrow corridors to five feet, or by option 1d3+2, and give each one to three more bends.

    DM-056; DM-038: stairs are a corridor too.
    """
    site.note(width_ft=dice.roll(3, "width") + 2 if site.options.factor_rolls else 5)
    for depth, tile in site.corridors():
        site.change(depth, tile, bends=dice.roll(3, "bends"))
