"""What a preview shows of the map generator: dungeons of materials, and rooms with furniture."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple, get_args

from rules.core.packs.pack import Pack
from rules.core.packs.points import Entry
from rules.core.scene import Box, Feature, Scene
from rules.core.words import Text
from rules.dungeon import DungeonOptions
from rules.dungeon.brought import feature_name, furnishing_name
from rules.dungeon.content import FURNISHINGS
from rules.dungeon.points import (
    ArrangementKind,
    FeatureKind,
    FurnishingKind,
    Furniture,
    MaterialKind,
)
from rules.service.dungeons.request import DungeonRequest, options_of
from rules.service.dungeons.session import rolled_scene

SEED: Final = "preview"
DUNGEONS: Final = 24
"""Dungeons in which a room with something of a pack is looked for."""
REACH: Final = 2
"""Squares within which two pieces of furniture stand in one room."""
SIGHT: Final = 5
"""Squares that are drawn around a piece of furniture."""


class View(NamedTuple):
    """A part of a dungeon, and whether it is drawn whole or near."""

    scene: Scene
    view: Literal["overview", "play"]


def dungeon_of(pack: Pack, entry: Entry, name: str) -> View | None:
    """Return a dungeon with an entry of the map generator in it; of any other entry, nothing.

    A material builds the whole of it. Furniture and contents are shown near, in a room where they
    stand: what an arrangement keeps out of every room takes the place of another piece.
    """
    match entry:
        case MaterialKind():
            wish = DungeonRequest(material=name, levels=1)
            options = options_of(wish, {name: f"{name}|{entry.texture}|{entry.colour}"})
            return View(rolled_scene(options, SEED, 1, keeper=True)[0], "overview")
        case FurnishingKind():
            shown = _room_with(pack, [furnishing_name(entry)])
            return shown or _in_place_of_another(pack, entry)
        case ArrangementKind():
            return _room_with(pack, [furnishing_name(FURNISHINGS[id_]) for id_ in entry.corners])
        case FeatureKind():
            return _room_with(pack, [feature_name(entry)])
        case _:
            return None


def _dungeons(pack: Pack) -> Iterator[Scene]:
    options = DungeonOptions(packs=(pack.ref,))
    for number in range(DUNGEONS):
        yield rolled_scene(options, f"{SEED} {number}", 1, keeper=True)[0]


def _room_with(pack: Pack, names: Sequence[Text]) -> View | None:
    """Return the room of a dungeon in which things of some names stand near each other."""
    for scene in _dungeons(pack):
        for first in scene.features:
            near = [each.name for each in scene.features if _apart(each, first) <= REACH]
            if first.name == names[0] and not Counter(names) - Counter(near):
                return _near(scene, first)
    return None


def _in_place_of_another(pack: Pack, entry: FurnishingKind) -> View | None:
    """Return a room in which a piece of furniture stands where another one stood."""
    for scene in _dungeons(pack):
        for other in scene.features:
            if other.kind in get_args(Furniture):
                piece = other.with_(kind=entry.symbol, name=furnishing_name(entry))
                features = [piece if each is other else each for each in scene.features]
                return _near(scene.with_(features=tuple(features)), piece)
    return None


def _near(scene: Scene, thing: Feature) -> View:
    column, row = (max(0, place - SIGHT) for place in thing.at)
    columns = min(scene.columns - column, 2 * SIGHT + 1)
    rows = min(scene.rows - row, 2 * SIGHT + 1)
    focus = Box(at=(column, row), columns=columns, rows=rows)
    return View(scene.with_(focus=focus), "play")


def _apart(one: Feature, other: Feature) -> int:
    """Return how many squares lie between two things, the longer way."""
    return max(abs(a - b) for a, b in zip(one.at, other.at, strict=True))
