"""The game's own words as types."""

from typing import Literal, get_args

Calling = Literal["barbarian", "dwarf", "wizard", "rogue", "elf"]
CALLINGS: tuple[Calling, ...] = get_args(Calling)

Spell = Literal["sleep", "heal", "unlock", "teleport", "shield", "fireball"]
SPELLS: tuple[Spell, ...] = get_args(Spell)
"""In the order of the die that a scroll is rolled with."""

Potion = Literal["healing", "enlightenment"]
POTIONS: tuple[Potion, ...] = get_args(Potion)

Artifact = Literal["topaz", "amethyst", "sapphire"]
ARTIFACTS: tuple[Artifact, ...] = get_args(Artifact)

Special = Literal["key", "healing", "enlightenment", "scroll", "coins", "artifact"]

Item = Literal[
    "key", "healing", "enlightenment",
    "scroll-sleep", "scroll-heal", "scroll-unlock",
    "scroll-teleport", "scroll-shield", "scroll-fireball",
]  # fmt: skip
ITEMS: tuple[Item, ...] = get_args(Item)

SCROLLS: dict[Spell, Item] = {
    "sleep": "scroll-sleep",
    "heal": "scroll-heal",
    "unlock": "scroll-unlock",
    "teleport": "scroll-teleport",
    "shield": "scroll-shield",
    "fireball": "scroll-fireball",
}

RoomKind = Literal["entrance", "chamber", "vault", "stairs"]
