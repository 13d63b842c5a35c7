"""The words of the game that the whole folder shares."""

from typing import Literal

CardSymbol = Literal["drop", "hammer", "wood", "cog"]
Symbol = Literal["drop", "hammer", "wood", "brick", "cog", "straw"]

FoeKind = Literal["minion", "captain", "mini", "final"]
"""Who is fought: a monster of a Drop tile or a wanderer, of a Hammer tile, one of two bosses."""

BOSS_KINDS: tuple[FoeKind, ...] = ("mini", "final")

Way = Literal["open", "out", "door", "wall"]
"""What is on a side of a tile: a passage, a door that is free from here, one that is shut."""

Spell = Literal["lesser", "greater"]
Sold = Literal["old", "new"]
Left = Literal["", "fled", "bribed"]
Resting = Literal["", "resting", "interrupted", "fled"]
Ending = Literal["", "won", "dead", "time"]

Decision = Literal[
    "lair", "wood", "bribe", "flight", "magic", "luck", "vision", "order", "pick", "sell",
    "potion", "level",
]  # fmt: skip
"""Steps at which somebody has to choose."""

Errand = Literal[
    "door", "resolve", "encounter", "meet", "wanderer", "round", "foe-magic", "melee", "trap",
    "jinx", "draw", "draw-two", "time", "check", "empty-track", "recover", "boss-fell", "turn-end",
]  # fmt: skip
"""Steps that the dungeon takes by itself."""

StepKind = Decision | Errand
Phase = Decision | Literal["over", "move"]
