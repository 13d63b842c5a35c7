"""What is on the faces of the dice, and which classes there are, in games with packs."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from rules.core.packs.library import packed
from rules.core.packs.points import Entry
from rules.systems.third_six.content import BOSSES, LAYOUTS, MINIONS
from rules.systems.third_six.content.points import (
    FACES,
    FOLDER,
    BossFace,
    BossKind,
    Layout,
    MinionKind,
)

PACKS_KEPT: Final = 256
"""Combinations of packs whose tables are remembered."""


class BossRow(NamedTuple):
    """One face of the boss die: who, how many, and how many treasures (TS-036)."""

    boss: BossKind
    number: int
    treasures: int


@lru_cache(maxsize=PACKS_KEPT)
def foe_table(packs: tuple[str, ...]) -> Mapping[int, MinionKind]:
    """Return who stands on the faces of the foe die; nobody on those that are missing (TS-033).

    Of several packs with the same face the last one counts.

    Raises:
        MissingPack: a pack is not at hand.
    """
    minions = (*MINIONS.values(), *packed(FOLDER, "foes", packs))
    return {
        face: minion
        for minion in minions
        if isinstance(minion, MinionKind)
        for face in minion.faces
    }


@lru_cache(maxsize=PACKS_KEPT)
def boss_table(packs: tuple[str, ...], *, later: bool) -> Mapping[int, BossRow]:
    """Return who stands on the faces of the boss die, printed (TS-036) or later (TS-056, HR-035).

    Of several packs with the same face the last one counts.

    Raises:
        MissingPack: a pack is not at hand.
    """
    table = _laid(BOSSES.values(), later=later)
    for ref in packs:
        table |= _laid(packed(FOLDER, "bosses", (ref,)), later=later)
    if len(table) < FACES:
        raise ValueError("nobody stands on a face of the boss die")
    return table


def _laid(bosses: Iterable[Entry], *, later: bool) -> dict[int, BossRow]:
    """Return the faces of some bosses; who has no later ones stands where nobody else does."""
    kinds = [boss for boss in bosses if isinstance(boss, BossKind)]
    first = [(boss, row) for boss in kinds if not (later and boss.later) for row in boss.faces]
    then = [(boss, row) for boss in kinds if later for row in boss.later]
    return {row.face: _row(boss, row) for boss, row in (*first, *then)}


def _row(boss: BossKind, row: BossFace) -> BossRow:
    return BossRow(boss, row.count, row.treasures)


@lru_cache(maxsize=PACKS_KEPT)
def layout_table(packs: tuple[str, ...]) -> Mapping[int, Layout]:
    """Return the kind of a new room by the face of the layout die (TS-021 to TS-025).

    Of several packs with the same face the last one counts.

    Raises:
        MissingPack: a pack is not at hand.
    """
    layouts = (*LAYOUTS.values(), *packed(FOLDER, "layouts", packs))
    table = {
        face: layout for layout in layouts if isinstance(layout, Layout) for face in layout.faces
    }
    if len(table) < FACES:
        raise ValueError("nothing is on a face of the layout die")
    return table


@lru_cache(maxsize=PACKS_KEPT)
def brought_classes(packs: tuple[str, ...]) -> tuple[str, ...]:
    """Return the classes that some packs bring beside those of the game.

    Raises:
        MissingPack: a pack is not at hand.
    """
    return tuple(entry.id for entry in packed(FOLDER, "classes", packs))
