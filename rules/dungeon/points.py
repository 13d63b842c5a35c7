"""What packs may bring to the map generator: materials (DM-063), furniture, and contents."""

from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import Field

from rules.core.packs.points import Entry, EntryKind, Keys, PackPoints
from rules.dungeon.terms import Content

Texture = Literal[
    "ice", "flesh", "ceramite", "grave_soil", "black_metal", "shadow_light", "dreams", "weapons",
    "living_soil", "bricks", "glass", "wicker", "plain",
]  # fmt: skip
"""What maps can draw: the twelve materials, and the plain texture that fits any."""


Furniture = Literal[
    "altar", "barrel", "bed", "bones", "column", "crate", "fountain", "rubble", "shelf", "statue",
    "table",
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
            pattern=r"^(#[0-9A-Fa-f]{6})?$",
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


class FeatureKind(Entry):
    """Something that a special place holds, in the place of what the key says of all of its kind.

    DM-010, DM-024.
    """

    holds: Annotated[Content, Field(description="the result of the dice that it stands for")]


def _material(entry: Entry) -> Keys:
    return Keys(names=(f"dm-material-{entry.id}",))


def _furnishing(entry: Entry) -> Keys:
    return Keys(names=(f"dm-furnishing-{entry.id}",))


def _feature(entry: Entry) -> Keys:
    return Keys(names=(f"dm-brings-{entry.id}",), sentences=(f"dm-brings-{entry.id}-key",))


POINTS: Final = PackPoints(
    folder="maps",
    kinds=(
        EntryKind("materials", "material", MaterialKind, _material),
        EntryKind("furnishings", "furnishing", FurnishingKind, _furnishing),
        EntryKind("features", "feature", FeatureKind, _feature),
    ),
    catalogs=(Path(__file__).parent / "words",),
    template=Path(__file__).parent / "template",
)
