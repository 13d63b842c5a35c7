"""The tables of the game: what each face of each die means, read from JSON and checked."""

from pathlib import Path
from typing import Annotated

from pydantic import Field

from rules.core.model import Model
from rules.systems.three_dice.terms import Artifact, Attribute, Item, Shape, Theme, Treasure

Six = Field(min_length=6, max_length=6)


class Location(Model):
    """A kind of location. It has a die of `exits_sides` sides plus `exits_plus` exits in all.

    TD-005, TD-006, TD-007, TD-008, TD-009, TD-010, HR-019. A die of one side is not rolled.
    """

    key: str
    shape: Shape
    exits_sides: int = Field(ge=1, le=3)
    exits_plus: int = Field(ge=0, le=1)


class Table(Model):
    """Three columns of six rows: what a location, a monster and a treasure die show.

    TD-004, TD-065, TD-074, HR-033. A monster or treasure of None is the row that says "none".
    """

    theme: Theme
    locations: Annotated[tuple[str, ...], Six]
    monsters: Annotated[tuple[str | None, ...], Six]
    treasures: Annotated[tuple[Treasure | None, ...], Six]
    undead: bool

    @property
    def none_face(self) -> int:
        """The face of a monster die that means nobody is there."""
        return self.monsters.index(None) + 1

    @property
    def by_strength(self) -> tuple[str, ...]:
        """The monsters from the weakest to the strongest."""
        return tuple(monster for monster in self.monsters if monster)


class Bonus(Model):
    """What an item adds to the target number; `lasting` items work by being carried."""

    item: Item
    attributes: tuple[Attribute, ...]
    plus: int
    lasting: bool


class _Tables(Model):
    locations: tuple[Location, ...]
    tables: tuple[Table, ...]


class _Items(Model):
    artifacts: Annotated[tuple[Artifact, ...], Six]
    bonuses: tuple[Bonus, ...]
    flavours: int


def _read(name: str) -> str:
    return (Path(__file__).parent / name).read_text("utf-8")


_tables = _Tables.model_validate_json(_read("tables.json"))
_items = _Items.model_validate_json(_read("items.json"))

LOCATIONS = {location.key: location for location in _tables.locations}
TABLES = {table.theme: table for table in _tables.tables}
ARTIFACTS = _items.artifacts
BONUSES = {bonus.item: bonus for bonus in _items.bonuses}
FLAVOURS = _items.flavours
