"""Heroes, monsters, tokens, chests, traps, tiles and artifacts: read once, checked.

Whatever packs may add to comes from the game's own pack, by the code that reads all packs.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

from pydantic import TypeAdapter

from rules.core.packs.archive import from_folder
from rules.core.packs.library import Shelf
from rules.core.packs.points import Entry, Icon
from rules.core.packs.reading import read_own
from rules.systems.mkd.content.artifacts import Artifact, Dressing, Table
from rules.systems.mkd.content.models import (
    ChestKind,
    FigureKind,
    HeroKind,
    MonsterKind,
    PersonKind,
    Rulings,
    TokenFace,
    TrapKind,
)
from rules.systems.mkd.content.points import FOLDER as SYSTEM
from rules.systems.mkd.content.points import POINTS
from rules.systems.mkd.terms import Colour, ItemKind

FOLDER = Path(__file__).parent
T = TypeVar("T")
E = TypeVar("E", bound=Entry)


def read(name: str) -> Any:  # noqa: ANN401 - JSON is anything
    """Return the JSON of one content file."""
    return json.loads((FOLDER / name).read_text("utf-8"))


def _by_id(items: list[T], key: str = "id") -> Mapping[str, T]:
    found = {str(getattr(item, key)): item for item in items}
    if len(found) != len(items):
        raise ValueError(f"two of {key} are the same")
    return MappingProxyType(found)


OWN = read_own(from_folder(FOLDER.parent / "pack"), POINTS)
"""The entries of the game's own pack, by file."""


def _shelf(model: type[E], *files: str) -> Shelf[E]:
    own = (entry for file in files for entry in OWN[file])
    return Shelf(SYSTEM, files, [entry for entry in own if isinstance(entry, model)])


HEROES = _shelf(HeroKind, "heroes")
MONSTERS = _shelf(MonsterKind, "monsters")
NPCS = _shelf(PersonKind, "npcs")
CHESTS = _shelf(ChestKind, "items")
_item_icons = TypeAdapter(Mapping[ItemKind, Icon]).validate_python(read("item_icons.json"))
KINDS = _shelf(FigureKind, "heroes", "monsters", "npcs")
"""Every kind of figure by id."""

TRAPS = _by_id([TrapKind.model_validate(row) for row in read("traps.json")])
TOKENS = _by_id([TokenFace.model_validate(row) for row in read("tokens.json")], "face")
_magic = read("artifacts.json")
ARTIFACTS = _by_id([Artifact.model_validate(row) for row in _magic["artifacts"]])
DRESSING = _by_id([Dressing.model_validate(row) for row in _magic["dressing"]])
ARTIFACT_TABLES: Mapping[Colour, tuple[Table, ...]] = MappingProxyType(
    TypeAdapter(dict[Colour, tuple[Table, ...]]).validate_python(_magic["tables"])
)
"""For each colour of artifact tokens the tables that its tokens show."""

RULINGS = Rulings.model_validate(read("rulings.json"))
"""Every number that the sources leave open, with its reason; a host may correct the file."""


def item_icon(chest: ChestKind) -> str:
    """Return the icon of the item in a kind of chest: its own, or that of what it looks like."""
    return chest.icon or _item_icons[chest.item.kind]
