"""What packs bring to the map generator, by the names that people type."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from rules.core.packs.pack import Pack
from rules.core.words import Words, folded
from rules.dungeon.points import POINTS, MaterialKind


class OfferedPacks(Protocol):
    """The packs that servers offer, for what dungeons are built of and what is in them."""

    async def every(self, guild: int | None) -> Sequence[Pack]:
        """Return the packs that a server offers."""
        ...

    async def of_generator(self, guild: int | None, name: str) -> Pack:
        """Return a pack with something for the map generator, kept for a dungeon.

        Raises:
            NoAdventure: the server offers none of that name.
            RuleError: it has nothing for the map generator.
        """
        ...


def materials_of(packs: Iterable[Pack], words: Words) -> dict[str, str]:
    """Return the materials of some packs as dungeons store them, with their looks, by name."""
    found = {}
    for pack in packs:
        for entry in pack.of(POINTS.folder, "materials"):
            if isinstance(entry, MaterialKind):
                name = words.phrase(f"dm-material-{entry.id}")
                found[name] = f"{name}|{entry.texture}|{entry.colour}"
    return found


def packs_for(packs: Iterable[Pack], typed: str) -> list[tuple[str, str]]:
    """Return the titles and names of packs for the map generator that fit what was typed."""
    found = [each.manifest for each in packs]
    return [
        (each.title, each.name)
        for each in found
        if POINTS.folder in each.systems and folded(typed) in folded(f"{each.name} {each.title}")
    ]
