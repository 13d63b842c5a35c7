"""The tables of the game, what each face of each die means; items, read from JSON and checked.

The tables come from the game's own pack, by the code that reads all packs.
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Final, cast

from pydantic import AfterValidator, Field

from rules.core.model import Model
from rules.core.packs.archive import from_folder
from rules.core.packs.library import LIBRARY, Shelf
from rules.core.packs.points import Icon
from rules.core.packs.reading import read_own
from rules.systems.three_dice.content.points import FACES, FOLDER, POINTS, Place, Table
from rules.systems.three_dice.terms import Artifact, Attribute, Item


class Bonus(Model):
    """What an item adds to the target number; `lasting` items work by being carried."""

    item: Item
    attributes: tuple[Attribute, ...]
    plus: int
    lasting: bool


class _Items(Model):
    artifacts: Annotated[tuple[Artifact, ...], Field(min_length=FACES, max_length=FACES)]
    icons: Mapping[Item, Icon]
    bonuses: tuple[Bonus, ...]


class _Places(dict[str, Place]):
    """Kinds of locations by key. To look one up finds those of packs at hand as well."""

    def __missing__(self, key: str) -> Place:
        """Return the place of a pack; KeyError where no pack at hand has it."""
        pack = LIBRARY.of_id(key)
        tables = pack.of(FOLDER, "tables") if pack else ()
        for place in _places(cast(tuple[Table, ...], tables)):
            if place.key == key:
                return place
        raise KeyError(key)


def _places(tables: Iterable[Table]) -> Iterator[Place]:
    for table in tables:
        yield from table.locations


def icon_of(monster: str) -> str:
    """Return the icon of a monster; empty where its table names none, or is not loaded."""
    pack = LIBRARY.of_id(monster)
    tables = cast(tuple[Table, ...], pack.of(FOLDER, "tables")) if pack else _own
    return next((table.icons[monster] for table in tables if monster in table.icons), "")


def _known(table: str) -> str:
    if table not in TABLES:
        raise ValueError(f"there is no table {table[:60]!r}")
    return table


_here = Path(__file__).parent
_items = _Items.model_validate_json((_here / "items.json").read_text("utf-8"))
_own = cast(tuple[Table, ...], read_own(from_folder(_here.parent / "pack"), POINTS)["tables"])

TABLES: Final = Shelf(FOLDER, ("tables",), _own)
LOCATIONS: Final = _Places((place.key, place) for place in _places(_own))
ARTIFACTS = _items.artifacts
ITEM_ICONS = _items.icons
BONUSES = {bonus.item: bonus for bonus in _items.bonuses}

TableId = Annotated[str, AfterValidator(_known)]
"""The id of a table, of the game's own or of a pack at hand."""
