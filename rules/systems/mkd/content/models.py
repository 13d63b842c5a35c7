"""The shapes of the content files."""

from typing import Annotated, Final, Literal, NamedTuple

from pydantic import Field

from rules.core.model import Model
from rules.core.packs.points import Entry, Faced
from rules.core.packs.rows import Row
from rules.systems.mkd.terms import Ability, ItemKind, Side, Trait, Trap

KIN: Final = r"^([a-z][a-z0-9_]{0,31})?$"
"""The form of a Monster's theme."""
SQUARES: Final = r"^[.#h~Xs]+$"
"""The form of a row of a tile."""
LEVEL_ONE = 4
"""The click of a Hero's dial that is level 1 (B-12)."""


Speed = Annotated[int, Field(ge=0, le=16, description="squares that it may go in a turn")]
Attack = Annotated[int, Field(ge=0, le=18, description="added to the two dice of an attack")]
Defense = Annotated[int, Field(ge=5, le=24, description="what an attack on it has to reach")]
Damage = Annotated[int, Field(ge=0, le=8, description="clicks that a hit takes")]
Value = Annotated[int, Field(ge=1, le=500)]
"""Points, as teams and tokens pay them."""
Coins = Annotated[int, Field(ge=0, le=5000)]


class Click(Row):
    """One step of a dial (B-10). In a file a row: speed, attack, defense, damage, abilities."""

    speed: Speed
    attack: Attack
    defense: Defense
    damage: Damage
    abilities: Annotated[
        frozenset[Ability], Field(max_length=6, description="what it can do at this click")
    ] = frozenset()


class FigureKind(Faced):
    """A kind of figure. `value` is a Monster's or NPC's, `values` a Hero's at levels 1 to 5.

    `dial` lists clicks, best first; a Hero's first five are levels 5 to 1 (B-11, B-12). `arc` is
    180 or 90 degrees, `range` in squares. `copies` are in the Monster pool.
    """

    side: Side
    value: Annotated[int, Field(ge=0, le=500)] = 0
    values: tuple[Value, ...] = ()
    range: Annotated[
        int, Field(ge=0, le=16, description="squares that it shoots; 0 for close combat alone")
    ] = 0
    arc: Annotated[
        Literal[180, 90], Field(description="degrees of its front, where it sees and strikes")
    ] = 180
    theme: Annotated[
        str,
        Field(
            pattern=KIN,
            description="kin of a Monster: undead, beast and so on; Heroes have none",
        ),
    ] = ""
    traits: Annotated[frozenset[Trait], Field(description="what it is made like")] = frozenset()
    copies: Annotated[int, Field(ge=0, le=6)] = 0
    dial: Annotated[
        tuple[Click, ...],
        Field(min_length=1, max_length=16, description="clicks, the best first"),
    ]

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


class HeroKind(FigureKind):
    """A Hero whom players can recruit."""

    side: Literal["hero"] = "hero"
    value: Literal[0] = 0
    values: Annotated[
        tuple[Value, ...],
        Field(min_length=5, max_length=5, description="points at levels 1 to 5, rising"),
    ]
    copies: Literal[0] = 0
    dial: Annotated[
        tuple[Click, ...],
        Field(
            min_length=LEVEL_ONE + 2,
            max_length=16,
            description="clicks, the best first; the first five are levels 5 to 1",
        ),
    ]


class MonsterKind(FigureKind):
    """A Monster; `theme` tells which games are played with it alone and its like (RG-021)."""

    side: Literal["monster"] = "monster"
    value: Annotated[Value, Field(description="points that a token pays for it")]
    values: Annotated[tuple[Value, ...], Field(max_length=0)] = ()
    copies: Annotated[int, Field(ge=1, le=6, description="how many of it are in the pool")]


class PersonKind(FigureKind):
    """Somebody who is met below (RG-060)."""

    side: Literal["npc"] = "npc"
    value: Annotated[Value, Field(description="points that it is worth in a party")]
    values: Annotated[tuple[Value, ...], Field(max_length=0)] = ()
    copies: Literal[0] = 0


Bonus = Annotated[
    int, Field(ge=-6, le=6, description="added to that of who bears it; below 0 it harms")
]


class Item(Model):
    """The magic in a chest: bonuses and granted abilities (B-88)."""

    kind: Annotated[ItemKind, Field(description="what it looks like")]
    speed: Bonus = 0
    attack: Bonus = 0
    defense: Bonus = 0
    abilities: Annotated[
        tuple[Ability, ...], Field(max_length=4, description="what who bears it can do besides")
    ] = ()


class ChestKind(Faced):
    """A chest: six traps by detection roll, gold, an item and the item's value in town (B-80).

    Its icon is that of the item; without one it is that of the item's kind.
    """

    tier: Annotated[
        Literal["easy", "medium", "hard"],
        Field(description="chests of games that are set to it, or to mixed"),
    ]
    gold: Annotated[Coins, Field(description="gold in it")]
    traps: Annotated[
        tuple[Trap, Trap, Trap, Trap, Trap, Trap],
        Field(description="the trap at each face of the detection die, 1 to 6"),
    ]
    item: Annotated[Item, Field(description="the magic in it")]
    value: Annotated[Coins, Field(description="gold that the item brings in town")]


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


Letters = Annotated[str, Field(pattern=SQUARES)]
"""A row of squares: clear, blocking, hindering, water, crevice and shadow."""

OpenEdges = dict[Literal["N", "E", "S", "W"], tuple[Annotated[int, Field(ge=0, le=4)], ...]]
"""The open edges of a face by side, counted from 0, from the left and from the top."""


class TileFace(Model):
    """One printed face of a tile: rows of squares from the top, and its open edges (B-01, B-02)."""

    rows: Annotated[
        tuple[Letters, ...],
        Field(
            description="squares from the top, as letters: "
            ". clear, # blocking, h hindering, ~ water, X crevice, s shadow"
        ),
    ]
    open: Annotated[
        OpenEdges,
        Field(
            min_length=1,
            description="squares with an open edge, by side, "
            "counted from 0 from the left and from the top",
        ),
    ]


class TileKind(Entry):
    """A double-sided tile, three squares by five in a hallway, five by five in a chamber (RG-003).

    `a` and `b` are its faces.
    """

    kind: Annotated[
        Literal["hall", "chamber"],
        Field(description="a hall has 3 columns and 5 rows, a chamber 5 and 5"),
    ]
    a: Annotated[TileFace, Field(description="its front")]
    b: Annotated[TileFace, Field(description="its back")]


class TileSide(NamedTuple):
    """One printed side of a tile: its number and letter, and the kind of the tile."""

    tile: int
    side: str
    kind: Literal["hall", "chamber"]
    rows: tuple[str, ...]
    open: OpenEdges


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
        """Return the number that a ruling sets; KeyError if there is none of that id."""
        value = self._value(key)
        if not isinstance(value, int):
            raise KeyError(f"{key} is not a number")
        return value

    def word(self, key: str) -> str:
        """Return the word that a ruling sets."""
        return str(self._value(key))

    def words(self, key: str) -> tuple[str, ...]:
        """Return the table that a ruling sets: one word for each face, the first for a 1."""
        value = self._value(key)
        if not isinstance(value, tuple):
            raise KeyError(f"{key} is not a table")
        return tuple(str(part) for part in value)

    def switch(self, key: str) -> bool:
        """Return the yes or no that a ruling sets."""
        value = self._value(key)
        if not isinstance(value, bool):
            raise KeyError(f"{key} is not a yes or no")
        return value

    def counts(self, key: str) -> dict[str, int]:
        """Return the table of numbers that a ruling sets, by name."""
        value = self._value(key)
        if not isinstance(value, dict):
            raise KeyError(f"{key} does not count things")
        return value

    def _value(self, key: str) -> object:
        for ruling in self.rulings:
            if ruling.id == key:
                return ruling.value
        raise KeyError(key)
