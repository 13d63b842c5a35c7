"""What packs may bring to the map generator: materials (DM-063)."""

from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import Field

from rules.core.packs.points import Entry, EntryKind, Keys, PackPoints

Texture = Literal[
    "ice", "flesh", "ceramite", "grave_soil", "black_metal", "shadow_light", "dreams", "weapons",
    "living_soil", "bricks", "glass", "wicker", "plain",
]  # fmt: skip
"""What maps can draw: the twelve materials, and the plain texture that fits any."""


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


def _material(entry: Entry) -> Keys:
    return Keys(names=(f"dm-material-{entry.id}",))


POINTS: Final = PackPoints(
    folder="maps",
    kinds=(EntryKind("materials", "material", MaterialKind, _material),),
    catalogs=(Path(__file__).parent / "words",),
    template=Path(__file__).parent / "template",
)
