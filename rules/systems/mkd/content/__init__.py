"""Heroes, monsters, tokens, chests, traps, tiles and artifacts: read once from JSON, checked."""

import json
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

from pydantic import TypeAdapter

from rules.systems.mkd.content.artifacts import Artifact, Dressing, Table
from rules.systems.mkd.content.models import (
    ChestKind,
    FigureKind,
    Rulings,
    TileSide,
    TokenFace,
    TrapKind,
)
from rules.systems.mkd.terms import Colour

FOLDER = Path(__file__).parent
T = TypeVar("T")


def read(name: str) -> Any:  # noqa: ANN401 - JSON is anything
    """Return the JSON of one content file."""
    return json.loads((FOLDER / name).read_text("utf-8"))


def _by_id(items: list[T], key: str = "id") -> Mapping[str, T]:
    found = {str(getattr(item, key)): item for item in items}
    if len(found) != len(items):
        raise ValueError(f"two of {key} are the same")
    return MappingProxyType(found)


HEROES = _by_id([FigureKind.model_validate({**row, "side": "hero"}) for row in read("heroes.json")])
MONSTERS = _by_id(
    [FigureKind.model_validate({**row, "side": "monster"}) for row in read("monsters.json")]
)
NPCS = _by_id([FigureKind.model_validate({**row, "side": "npc"}) for row in read("npcs.json")])
KINDS: Mapping[str, FigureKind] = MappingProxyType({**HEROES, **MONSTERS, **NPCS})
"""Every kind of figure by id."""

CHESTS = _by_id([ChestKind.model_validate(row) for row in read("chests.json")])
TRAPS = _by_id([TrapKind.model_validate(row) for row in read("traps.json")])
TOKENS = _by_id([TokenFace.model_validate(row) for row in read("tokens.json")], "face")
TILES: Mapping[tuple[int, str], TileSide] = MappingProxyType(
    {(side.tile, side.side): side for side in map(TileSide.model_validate, read("tiles.json"))}
)
_magic = read("artifacts.json")
ARTIFACTS = _by_id([Artifact.model_validate(row) for row in _magic["artifacts"]])
DRESSING = _by_id([Dressing.model_validate(row) for row in _magic["dressing"]])
ARTIFACT_TABLES: Mapping[Colour, tuple[Table, ...]] = MappingProxyType(
    TypeAdapter(dict[Colour, tuple[Table, ...]]).validate_python(_magic["tables"])
)
"""For each colour of artifact tokens the tables that its tokens show."""

RULINGS = Rulings.model_validate(read("rulings.json"))
"""Every number that the sources leave open, with its reason; a host may correct the file."""
