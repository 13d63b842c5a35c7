"""What packs may bring to the map generator: materials (DM-063), furniture, and contents."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import Field

from rules.core.colours import HEX_OR_NONE
from rules.core.packs.points import Entry, EntryKind, FoundIn, Id, Keys, PackPoints
from rules.core.words import Text
from rules.dungeon.terms import Content

Texture = Literal[
    "ice", "flesh", "ceramite", "grave_soil", "black_metal", "shadow_light", "dreams", "weapons",
    "living_soil", "bricks", "glass", "wicker", "plain",
]  # fmt: skip
"""What maps can draw: the twelve materials, and the plain texture that fits any."""


Furniture = Literal[
    "altar", "anvil", "barrel", "basin", "bed", "bench", "bones", "brazier", "bridge", "cage",
    "candles", "cart", "cauldron", "chair", "coffin", "column", "crate", "crystal", "desk",
    "fountain", "hearth", "house", "idol", "lectern", "loom", "mushrooms", "oven", "pillory",
    "pool", "rack", "roots", "rubble", "rug", "sack", "sarcophagus", "shackles", "shelf",
    "signpost", "stall", "statue", "stool", "straw", "table", "throne", "tree", "trough", "urn",
    "web", "well", "workbench",
]  # fmt: skip
"""Symbols of furniture that maps can draw."""
RoomShape = Literal[4, 5, 6, 7, 9]
"""The rows of the table that are rooms."""


class MaterialKind(Entry):
    """What a dungeon can be built of: the texture that it is drawn in, and perhaps a colour."""

    texture: Annotated[Texture, Field(description="one that the maps can draw")]
    colour: Annotated[
        str,
        Field(
            pattern=HEX_OR_NONE,
            description="main colour as #RRGGBB; the texture's own where it is empty",
        ),
    ] = ""


class FurnishingKind(Entry):
    """A piece of furniture: what it is drawn as, and the shapes of rooms in which it stands."""

    symbol: Annotated[Furniture, Field(description="what it is drawn as")]
    rooms: Annotated[
        tuple[RoomShape, ...],
        Field(min_length=1, max_length=5, description="numbers of the table's rooms (DM-030 on)"),
    ]


class ArrangementKind(Entry):
    """What stands in the two far corners of rooms of a shape; of several each is as likely."""

    room: Annotated[RoomShape, Field(description="number of the table's room (DM-030 on)")]
    corners: Annotated[
        tuple[Id, Id], Field(description="ids of furnishings of this pack, for the two corners")
    ]

    def in_pack(self, mark: str) -> "ArrangementKind":
        """Return the kind with the ids of its own pack marked, those of its furnishings as well."""
        left, right = self.corners
        return self.with_(id=self.id + mark, corners=(left + mark, right + mark))


class FeatureKind(Entry):
    """Something that a special place holds: its name on the keeper's map, its sentence in the key.

    DM-010, DM-024.
    """

    holds: Annotated[Content, Field(description="the result of the dice that it stands for")]


def _material(entry: Entry) -> Keys:
    return Keys(names=(f"dm-material-{entry.id}",))


def _furnishing(entry: Entry) -> Keys:
    return Keys(names=(f"dm-furnishing-{entry.id}",))


def _arrangement(_: Entry) -> Keys:
    return Keys()


def _feature(entry: Entry) -> Keys:
    return Keys(names=(f"dm-brings-{entry.id}",), sentences=(f"dm-brings-{entry.id}-key",))


def _check(entries: Mapping[str, Sequence[Entry]]) -> Iterator[FoundIn]:
    """Yield a problem for each arrangement of furniture that the pack does not have."""
    known = {each.id for each in entries.get("furnishings", ())}
    for number, each in enumerate(entries.get("arrangements", ())):
        if isinstance(each, ArrangementKind):
            for id_ in each.corners:
                if id_ not in known:
                    what = Text.of("dm-pack-no-furnishing", id=id_, known=", ".join(sorted(known)))
                    yield "arrangements", (number, "corners"), what


POINTS: Final = PackPoints(
    folder="maps",
    kinds=(
        EntryKind("materials", "material", MaterialKind, _material),
        EntryKind(
            "furnishings",
            "furnishing",
            FurnishingKind,
            _furnishing,
            like=FurnishingKind(id="table", symbol="table", rooms=(4,)),
        ),
        EntryKind("arrangements", "arrangement", ArrangementKind, _arrangement),
        EntryKind(
            "features",
            "feature",
            FeatureKind,
            _feature,
            like=FeatureKind(id="trap", holds="trap"),
        ),
    ),
    catalogs=(Path(__file__).parent / "words",),
    template=Path(__file__).parent / "template",
    check=_check,
)
