"""The map generator's own furniture and contents of special places, from its own pack."""

from pathlib import Path
from typing import Final, TypeVar

from rules.core.packs.archive import from_folder
from rules.core.packs.library import Shelf
from rules.core.packs.points import Entry
from rules.core.packs.reading import read_own
from rules.dungeon.points import POINTS, FeatureKind, FurnishingKind

E = TypeVar("E", bound=Entry)

_own = read_own(from_folder(Path(__file__).parent / "pack"), POINTS)


def _shelf(model: type[E], file: str) -> Shelf[E]:
    return Shelf(
        POINTS.folder, (file,), [entry for entry in _own[file] if isinstance(entry, model)]
    )


FURNISHINGS: Final = _shelf(FurnishingKind, "furnishings")
FEATURES: Final = _shelf(FeatureKind, "features")
