"""The materials that packs bring to the map generator, by the names that people type."""

from collections.abc import Iterable

from rules.core.packs.pack import Pack
from rules.core.words import Words
from rules.dungeon.points import POINTS, MaterialKind


def materials_of(packs: Iterable[Pack], words: Words) -> dict[str, str]:
    """Return the materials of some packs as dungeons store them, with their looks, by name."""
    found = {}
    for pack in packs:
        for entry in pack.of(POINTS.folder, "materials"):
            if isinstance(entry, MaterialKind):
                name = words.phrase(f"dm-material-{entry.id}")
                found[name] = f"{name}|{entry.texture}|{entry.colour}"
    return found
