"""What stands about in a dungeon, and what its special places hold: its own, or that of packs."""

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from rules.core.packs.library import Names, packed
from rules.core.packs.pack import marked
from rules.core.packs.points import Entry
from rules.core.words import Colour, Text, Words
from rules.dungeon.content import FEATURES, FURNISHINGS
from rules.dungeon.options import DungeonOptions
from rules.dungeon.plan import Level, Tile
from rules.dungeon.points import POINTS, ArrangementKind, FeatureKind, FurnishingKind

USUAL = "en"

E = TypeVar("E", bound=Entry)


def brought_furniture(
    options: DungeonOptions, tile: Tile, colour: Colour, corners: int
) -> tuple[FurnishingKind, ...]:
    """Return the furniture that packs bring for the corners of a room, by its shape.

    It is an arrangement of theirs; where they have none for such rooms, any furniture of theirs
    for each corner; and where they have none either, nothing.
    """
    arranged, single = _brought(options, tile)
    if arranged:
        ids = arranged[colour.pick(len(arranged))].corners
        return tuple(FURNISHINGS[id_] for id_ in ids)
    return tuple(single[colour.pick(len(single))] for _ in range(corners)) if single else ()


def is_furnished(options: DungeonOptions, tile: Tile) -> bool:
    """Return whether packs bring furniture for rooms of this shape."""
    return bool(options.packs) and any(_brought(options, tile))


def _brought(
    options: DungeonOptions, tile: Tile
) -> tuple[list[ArrangementKind], list[FurnishingKind]]:
    """Return the arrangements of packs for a room, and all single furniture of theirs for it."""
    return (
        [each for each in _of(options, "arrangements", ArrangementKind) if each.room == tile.shape],
        [each for each in _of(options, "furnishings", FurnishingKind) if tile.shape in each.rooms],
    )


def furnishing_name(piece: FurnishingKind) -> Text:
    """Return the name of a piece of furniture."""
    return _named(f"dm-furnishing-{piece.id}")


def feature_of(options: DungeonOptions, level: Level, tile: Tile) -> FeatureKind | None:
    """Return the contents of a special tile, always the same; None where no die decided them."""
    if tile.content is None:
        return None
    brought = _holding(_of(options, "features", FeatureKind), tile)
    fitting = brought or _holding(tuple(FEATURES.values()), tile)
    colour = Colour(repr((level.depth, tile.at, tile.shape)).encode(), "feature")
    return fitting[colour.pick(len(fitting))]


def _holding(every: Sequence[FeatureKind], tile: Tile) -> list[FeatureKind]:
    return [each for each in every if each.holds == tile.content]


def feature_name(feature: FeatureKind) -> Text:
    """Return the name of the contents of a special tile."""
    return _named(f"dm-brings-{feature.id}")


def _of(options: DungeonOptions, file: str, kind: type[E]) -> tuple[E, ...]:
    found = packed(POINTS.folder, file, options.packs) if options.packs else ()
    return tuple(entry for entry in found if isinstance(entry, kind))


def _named(key: str) -> Text:
    """Return the name of a thing; a name of a pack as a text that needs the pack no more."""
    return Text.of("as-said", said=_words().phrase(key)) if marked(key) else Text.of(key)


@cache
def _words() -> Words:
    return Words({}, USUAL).with_further(Names(USUAL))
