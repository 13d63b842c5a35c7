"""The shapes of the content files."""

from typing import Literal

from pydantic import Field, model_validator

from rules.core.model import Model
from rules.systems.mkd.terms import Ability, ItemKind, Side, Trap

LEVEL_ONE = 4
"""The click of a Hero's dial that is level 1 (B-12)."""


class Click(Model):
    """One step of a dial (B-10). In JSON a row: speed, attack, defense, damage, abilities."""

    speed: int
    attack: int
    defense: int
    damage: int
    abilities: frozenset[Ability] = frozenset()

    @model_validator(mode="before")
    @classmethod
    def _from_row(cls, value: object) -> object:
        if isinstance(value, list | tuple):
            names = ("speed", "attack", "defense", "damage", "abilities")
            return dict(zip(names, value, strict=True))
        return value


class FigureKind(Model):
    """A kind of figure. `value` is a Monster's or NPC's, `values` a Hero's at levels 1 to 5.

    `dial` lists clicks, best first; a Hero's first five are levels 5 to 1 (B-11, B-12). `arc` is
    180 or 90 degrees, `range` in squares. `copies` are in the Monster pool.
    """

    id: str
    side: Side
    value: int = 0
    values: tuple[int, ...] = ()
    range: int = 0
    arc: Literal[180, 90] = 180
    theme: str = ""
    traits: frozenset[str] = frozenset()
    copies: int = 0
    dial: tuple[Click, ...] = Field(min_length=1)

    @property
    def mounted(self) -> bool:
        """Whether it covers two squares (1.14)."""
        return "mounted" in self.traits

    @property
    def points(self) -> int:
        """The points a token pays for it: a Monster's value, or a Hero's at level 1 (MA-046)."""
        return self.values[0] if self.values else self.value

    @property
    def start(self) -> int:
        """A figure's first click without a player: a Hero's fifth is level 1 (B-12, MA-046)."""
        return LEVEL_ONE if self.values else 0


class Item(Model):
    """The magic in a chest: bonuses and granted abilities (B-88)."""

    kind: ItemKind
    speed: int = 0
    attack: int = 0
    defense: int = 0
    abilities: tuple[Ability, ...] = ()


class ChestKind(Model):
    """A chest: six traps by detection roll, gold, an item and the item's value in town (B-80)."""

    id: str
    tier: Literal["easy", "medium", "hard"]
    gold: int
    traps: tuple[Trap, Trap, Trap, Trap, Trap, Trap]
    item: Item
    value: int


class TrapKind(Model):
    """A trap and the number that disarms it (B-83)."""

    id: Trap
    disarm: int


class TokenFace(Model):
    """A token's table: for 2d6 of 2 to 12, how many monsters and points in all (1.2)."""

    face: str
    rows: tuple[tuple[int, int], ...] = Field(min_length=11, max_length=11)

    def row(self, roll: int) -> tuple[int, int]:
        """Return count and points for a roll of 2d6; more than 12 counts as 12."""
        return self.rows[min(roll, 12) - 2]


class TileSide(Model):
    """One printed side of a tile: rows from the top, openings by side (B-01, B-02, RG-003)."""

    tile: int
    side: Literal["A", "B"]
    kind: Literal["hall", "chamber"]
    rows: tuple[str, ...]
    open: dict[Literal["N", "E", "S", "W"], tuple[int, ...]]


class Costs(Model):
    """Speed points for everything that costs some (2.4)."""

    spin: int
    pass_opponent: int
    pass_friend: int
    hindering: int
    water: int
    break_away: int
    attack: int
    attack_nimble: int
    capture: int
    open_door: int
    close_door: int
    disarm_fast: int
    disarm_slow: int
    open_chest: int
    take_chest: int
    give_chest: int
    drop_chest: int
    artifact: int
    marker: int
    stairs: int
    leave: int
    reinforcements: int


class Ruling(Model):
    """One ruling: what was decided, why, and which rules it concerns."""

    id: str
    value: int | str | bool | tuple[str, ...] | tuple[int, ...] | dict[str, int]
    reason: str
    rules: tuple[str, ...] = ()


class Rulings(Model):
    """The data file of rulings: `costs` as one table, everything else by id."""

    costs: Costs
    costs_reason: str
    rulings: tuple[Ruling, ...]

    def number(self, key: str) -> int:
        """Return a ruled number; KeyError if there is none of that id."""
        value = self._value(key)
        if not isinstance(value, int):
            raise KeyError(f"{key} is not a number")
        return value

    def word(self, key: str) -> str:
        """Return a ruled word."""
        return str(self._value(key))

    def words(self, key: str) -> tuple[str, ...]:
        """Return a ruled table: one word for each face, the first for a 1."""
        value = self._value(key)
        if not isinstance(value, tuple):
            raise KeyError(f"{key} is not a table")
        return tuple(str(part) for part in value)

    def switch(self, key: str) -> bool:
        """Return a ruled yes or no."""
        value = self._value(key)
        if not isinstance(value, bool):
            raise KeyError(f"{key} is not a yes or no")
        return value

    def counts(self, key: str) -> dict[str, int]:
        """Return a ruled table of numbers by name."""
        value = self._value(key)
        if not isinstance(value, dict):
            raise KeyError(f"{key} does not count things")
        return value

    def _value(self, key: str) -> object:
        for ruling in self.rulings:
            if ruling.id == key:
                return ruling.value
        raise KeyError(key)
