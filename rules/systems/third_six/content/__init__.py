"""Every number of the game, read from JSON and checked.

`tables.json` holds what is printed, `rulings.json` what the game's texts leave open: there each
number has its reason and its rules, and changing it there changes the game.
"""

from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, JsonValue, model_validator

from rules.core.model import Model
from rules.systems.third_six.terms import (
    ARTIFACTS,
    BOSSES,
    CALLINGS,
    Artifact,
    Boss,
    Calling,
    Minion,
    Monster,
    Special,
)

Six = Field(min_length=6, max_length=6)
Few = Annotated[int, Field(ge=0, le=20)]
Some = Annotated[int, Field(ge=1, le=100)]


class Block(Model):
    """A class: its numbers, what changing an attack die costs, locks, and spells at the start.

    TS-001, TS-002.
    """

    str: Some
    dex: Annotated[int, Field(ge=1, le=6)]
    mnd: Few
    hp: Some
    modify_cost: Annotated[int, Field(ge=1, le=9)]
    locks: bool
    spells: Annotated[int, Field(ge=0, le=6)]


class Gain(Model):
    """What a level adds: points of MND, and a die of HP (TS-003)."""

    mnd: Few
    hp_sides: Some


class BossRow(Model):
    """One face of the boss die: who, how many, and how many treasures (TS-036)."""

    monster: Boss
    count: Annotated[int, Field(ge=1, le=2)]
    treasures: Few


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

    classes: dict[Calling, Block]
    level_gain: Gain
    modify_step: Annotated[int, Field(ge=1, le=5)]
    map_size: Literal["3x3", "4x4", "5x5", "6x6", "7x7", "8x8"]
    foes_per_hero: Annotated[int, Field(ge=1, le=4)]
    treasures_per_foe: Few
    vault_treasures: Few
    boss_hp: dict[Boss, Some]
    alternative_bosses: Annotated[tuple[BossRow, ...], Six]
    heroes_per_boss: Some
    heroes_per_fallen: Annotated[int, Field(ge=2, le=6)]
    artifacts: dict[Artifact, Pendant]
    town_heal_sides: Some
    shield_points: Few
    score_per_level: Annotated[int, Field(ge=0, le=1000)]
    recruit_cost: Annotated[int, Field(ge=0, le=1000)]

    @model_validator(mode="after")
    def _whole(self) -> "Rulings":
        for given, wanted in (
            (self.classes, CALLINGS),
            (self.boss_hp, BOSSES),
            (self.artifacts, ARTIFACTS),
        ):
            if set(given) != set(wanted):
                raise ValueError(f"these are needed, each of them: {', '.join(wanted)}")
        return self


class MinionRow(Model):
    """One face of the foe die (TS-033)."""

    monster: Minion
    hp: Some


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

    foes: Annotated[tuple[MinionRow | None, ...], Six]
    recover: Recovery
    closings: dict[int, int]
    bosses: Annotated[tuple[BossRow, ...], Six]
    special: Annotated[tuple[Special, ...], Six]
    special_coins: Some
    artifacts: Annotated[tuple[Artifact, ...], Six]
    cumulative: tuple[Artifact, ...]
    spell_cost: Few
    door: Door
    town: Town
    potion_dice: Some
    regains: dict[Monster, int]


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
