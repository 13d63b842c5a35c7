"""The shapes of artifacts, their tokens and dressing sets (2.16, MA-037, RG-113 to RG-115)."""

from typing import Literal

from pydantic import Field, model_validator

from rules.core.model import Model
from rules.systems.mkd.compass import Square
from rules.systems.mkd.pieces import Until
from rules.systems.mkd.terms import Ability, Colour, MarkerKind

WITH_AMOUNT = ("heal", "heal_all", "gold", "xp", "damage", "drain", "attack", "defense", "speed")
FOR_A_WHILE = ("attack", "defense", "speed", "gain")


class Outcome(Model):
    """One thing that an artifact does to who uses it.

    `heal_all` heals every Hero on the tile, `restore` heals to the start of the level, `potion`
    and `item` are drawn from the chests without their gold. `curse` and `drain` work as the traps
    of those names; `reveal` turns over a token of a `colour`.
    """

    kind: Literal[
        "heal", "heal_all", "restore", "gold", "xp", "damage", "drain", "attack", "defense",
        "speed", "gain", "potion", "item", "curse", "teleport", "reveal", "lose_points",
        "lose_activation",
    ]  # fmt: skip
    amount: int = 0
    until: Until | None = None
    ability: Ability | None = None
    colour: Colour | None = None

    @model_validator(mode="after")
    def _whole(self) -> "Outcome":
        wants = {
            "an amount": (self.kind in WITH_AMOUNT, self.amount > 0),
            "an end": (self.kind in FOR_A_WHILE, self.until is not None),
            "an ability": (self.kind == "gain", self.ability is not None),
            "a colour": (self.kind == "reveal", self.colour is not None),
        }
        for what, (due, given) in wants.items():
            if due != given:
                raise ValueError(f"{self.kind}: {what} is {'missing' if due else 'too much'}")
        return self


Face = tuple[Outcome, ...]
"""What one roll does, in order; empty if it does nothing."""
Table = tuple[Face, Face, Face, Face, Face, Face]


class Artifact(Model):
    """An artifact: how large, the token piles it may be dealt, and what is special about it.

    `size` is its breadth and depth in squares. An odd die chooses the first of two `piles`.
    """

    id: str
    rg: str
    size: int = 1
    piles: tuple[dict[Colour, int], ...] = Field(min_length=1, max_length=2)
    price: int | None = None
    """Speed points to use it, where they are not the usual ones."""
    closed_to: Ability | None = None
    """Whoever has this ability cannot use it."""
    twice_for: Ability | None = None
    """Whoever has this ability rolls twice and chooses."""
    heals_more: int = 0
    lasting: tuple[Literal["attack"], ...] = ()
    """Gains of this kind last until leaving the level."""
    kept: tuple[Literal["speed", "flight"], ...] = ()
    """Gains of this kind are kept on the next level too."""
    harsh: bool = False
    """Nothing reduces its damage."""
    six_ends: bool = False
    """A natural 6 also ends the activation."""
    shares_healing: bool = False
    """Healing may go to an adjacent friendly Hero."""
    raises_reveals: bool = False
    """Tokens that it turns over are of the next higher colour."""


class Piece(Model):
    """One piece of a dressing set, by its offset from the chamber's centre as printed (MA-037)."""

    kind: MarkerKind
    offset: Square

    @model_validator(mode="before")
    @classmethod
    def _from_row(cls, value: object) -> object:
        if isinstance(value, list | tuple):
            kind, column, row = value
            return {"kind": kind, "offset": (column, row)}
        return value


class Dressing(Model):
    """A group of chairs, tables and columns, the same wherever it stands (MA-037)."""

    id: str
    rg: str
    pieces: tuple[Piece, ...] = Field(min_length=1)
