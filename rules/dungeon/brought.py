"""What packs bring to a dungeon besides its material: furniture, and what special places hold."""

from functools import cache
from typing import TypeVar

from rules.core.packs.library import Names, packed
from rules.core.packs.points import Entry
from rules.core.words import Colour, Text, Words
from rules.dungeon.options import DungeonOptions
from rules.dungeon.plan import Level, Tile
from rules.dungeon.points import POINTS, FeatureKind, FurnishingKind

USUAL = "en"

E = TypeVar("E", bound=Entry)


def furniture_for(options: DungeonOptions, tile: Tile) -> tuple[FurnishingKind, ...]:
    """Return the furniture of packs for a room of a shape; none leaves the rules' own."""
    return tuple(
        each for each in _of(options, "furnishings", FurnishingKind) if tile.shape in each.rooms
    )


def feature_of(options: DungeonOptions, level: Level, tile: Tile) -> FeatureKind | None:
    """Return what a pack says that a special tile holds, always the same; None where none does."""
    fitting = [each for each in _of(options, "features", FeatureKind) if each.holds == tile.content]
    if not fitting or tile.content is None:
        return None
    colour = Colour(repr((level.depth, tile.at, tile.shape)).encode(), "feature")
    return fitting[colour.pick(len(fitting))]


def _of(options: DungeonOptions, file: str, kind: type[E]) -> tuple[E, ...]:
    found = packed(POINTS.folder, file, options.packs) if options.packs else ()
    return tuple(entry for entry in found if isinstance(entry, kind))


def name_of(key: str) -> Text:
    """Return the name of something of a pack as it can be drawn where no pack is at hand."""
    return Text.of("as-said", said=_words().phrase(key))


@cache
def _words() -> Words:
    return Words({}, USUAL).with_further(Names(USUAL))
