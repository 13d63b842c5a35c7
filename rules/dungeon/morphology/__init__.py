"""Table B: what kind of place the dungeon is, one file per family of results."""

from collections.abc import Callable

from rules.core.dice import Dice
from rules.dungeon.morphology import (
    barricades,
    caves,
    crawlways,
    materials,
    room_shapes,
    sizes,
    slopes,
    widths,
)
from rules.dungeon.morphology.site import Site
from rules.dungeon.options import DungeonOptions
from rules.dungeon.tables import MORPHOLOGIES
from rules.dungeon.terms import Morphology

Effect = Callable[[Site, Dice], None]


def eldritch(site: Site, dice: Dice) -> None:
    """Leave the layout as it is: only the words about it change. DM-046."""


EFFECTS: dict[Morphology, Effect] = {
    "barred": barricades.bar,
    "cyclopean": sizes.enlarge,
    "eldritch": eldritch,
    "extensive": sizes.stretch,
    "geometric": room_shapes.reshape,
    "natural": caves.erode,
    "open_plan": widths.widen,
    "smooth": materials.smooth,
    "slanted": slopes.tilt,
    "materials": materials.rebuild,
    "ventilated": crawlways.ventilate,
    "warren": widths.narrow,
}


def chosen(options: DungeonOptions, dice: Dice) -> tuple[Morphology, ...]:
    """Return the dungeon's morphologies: those chosen, else as many as are to be rolled.

    DM-026, DM-063: what is chosen costs no die.
    """
    if options.morphologies:
        return options.morphologies
    found: list[Morphology] = []
    while len(found) < options.morphology_count:
        result = MORPHOLOGIES[dice.roll(12, "morphology") - 1]
        if result not in found:
            found.append(result)
    return tuple(found)


def apply(site: Site, morphologies: tuple[Morphology, ...], dice: Dice) -> None:
    """Work every morphology into the dungeon, in order; of two that contradict, the later wins."""
    site.note(morphologies=morphologies)
    for morphology in morphologies:
        EFFECTS[morphology](site, dice)
