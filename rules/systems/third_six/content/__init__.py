"""Every number of the game, read once and checked.

`tables.json` holds what is printed, `rulings.json` what the game's texts leave open: there each
number has its reason and its rules, and changing it there changes the game. Classes, foes,
bosses and layouts come from the game's own pack, by the code that reads all packs.
"""

from collections.abc import Mapping
from itertools import chain
from pathlib import Path
from typing import Annotated, Final, Literal, TypeVar

from pydantic import AfterValidator, Field, JsonValue, model_validator

from rules.core.model import Model
from rules.core.packs.archive import from_folder
from rules.core.packs.library import Shelf
from rules.core.packs.points import Entry, Icon
from rules.core.packs.reading import read_own
from rules.systems.third_six.content.points import (
    FOLDER,
    POINTS,
    Block,
    BossKind,
    Layout,
    MinionKind,
)
from rules.systems.third_six.terms import ARTIFACTS, Artifact, Item, Special, Spell

E = TypeVar("E", bound=Entry)
Six = Field(min_length=6, max_length=6)
Few = Annotated[int, Field(ge=0, le=20)]
Some = Annotated[int, Field(ge=1, le=100)]


class Gain(Model):
    """What a level adds: points of MND, and a die of HP (TS-003)."""

    mnd: Few
    hp_sides: Some


class Pendant(Model):
    """What an artifact adds (TS-045)."""

    str: Few
    dex: Few
    mnd: Few


class Ruling(Model):
    """One decision: its value, why, and the rules it belongs to."""

    id: str
    value: JsonValue
    reason: Annotated[str, Field(min_length=10)]
    rules: Annotated[tuple[Annotated[str, Field(pattern=r"^TS-\d{3}$")], ...], Field(min_length=1)]


class Rulings(Model):
    """The values of all rulings, each of its type."""

    level_gain: Gain
    modify_step: Annotated[int, Field(ge=1, le=5)]
    map_size: Literal["3x3", "4x4", "5x5", "6x6", "7x7", "8x8"]
    foes_per_hero: Annotated[int, Field(ge=1, le=4)]
    treasures_per_foe: Few
    vault_treasures: Few
    heroes_per_boss: Some
    heroes_per_fallen: Annotated[int, Field(ge=2, le=6)]
    artifacts: dict[Artifact, Pendant]
    town_heal_sides: Some
    shield_points: Few
    score_per_level: Annotated[int, Field(ge=0, le=1000)]
    recruit_cost: Annotated[int, Field(ge=0, le=1000)]

    @model_validator(mode="after")
    def _whole(self) -> "Rulings":
        if set(self.artifacts) != set(ARTIFACTS):
            raise ValueError(f"these are needed, each of them: {', '.join(ARTIFACTS)}")
        return self


class Recovery(Model):
    """What every hero gets back where nobody is (TS-034)."""

    hp: Few
    mnd: Few


class Door(Model):
    """A locked door: its HP, what a miss costs, and what picking its lock takes (TS-010)."""

    hp: Some
    miss_cost: Few
    pick_cost: Few
    pick_bonus: Few


class Town(Model):
    """Prices in coins (TS-050, TS-051)."""

    heal_cost: Some
    level_cost: Some


class Tables(Model):
    """What is printed."""

    recover: Recovery
    special: Annotated[tuple[Special, ...], Six]
    special_coins: Some
    artifacts: Annotated[tuple[Artifact, ...], Six]
    cumulative: tuple[Artifact, ...]
    spell_cost: Few
    door: Door
    town: Town
    potion_dice: Some
    icons: Mapping[Item | Artifact | Spell, Icon]
    """The icons of items, pendants and spells."""


class _RulingsFile(Model):
    rulings: tuple[Ruling, ...]


def read_rulings(raw: str) -> tuple[tuple[Ruling, ...], Rulings]:
    """Return the rulings of a JSON text, as listed and as values.

    Raises:
        ValidationError: one is missing, unknown, without a reason, or of the wrong kind.
        ValueError: one is given twice.
    """
    listed = _RulingsFile.model_validate_json(raw).rulings
    values = {ruling.id: ruling.value for ruling in listed}
    if len(values) != len(listed):
        raise ValueError("a ruling is given twice")
    return listed, Rulings.model_validate(values)


def _read(name: str) -> str:
    return (Path(__file__).parent / name).read_text("utf-8")


RULING_LIST, RULINGS = read_rulings(_read("rulings.json"))
TABLES = Tables.model_validate_json(_read("tables.json"))
_own = read_own(from_folder(Path(__file__).parents[1] / "pack"), POINTS)


def _shelf(model: type[E], *files: str) -> Shelf[E]:
    every = chain.from_iterable(_own[file] for file in files)
    return Shelf(FOLDER, files, [entry for entry in every if isinstance(entry, model)])


CLASSES: Final = _shelf(Block, "classes")
MINIONS: Final = _shelf(MinionKind, "foes")
BOSSES: Final = _shelf(BossKind, "bosses")
LAYOUTS: Final = _shelf(Layout, "layouts")


def icon_of(monster: str) -> str:
    """Return the icon of a minion or boss; empty where it has none.

    Raises:
        KeyError: there is no such monster at hand.
    """
    return (MINIONS[monster] if monster in MINIONS else BOSSES[monster]).icon


def _known_class(calling: str) -> str:
    if calling not in CLASSES:
        raise ValueError(f"there is no class {calling[:60]!r}")
    return calling


def _known_monster(monster: str) -> str:
    if monster not in MINIONS and monster not in BOSSES:
        raise ValueError(f"there is no monster {monster[:60]!r}")
    return monster


CallingId = Annotated[str, AfterValidator(_known_class)]
"""The id of a class, of the game's own or of a pack at hand."""
MonsterId = Annotated[str, AfterValidator(_known_monster)]
"""The id of a minion or boss, of the game's own or of a pack at hand."""
