"""The game's own words as types."""

from typing import Literal, get_args

Attribute = Literal["body", "mind", "spirit"]
ATTRIBUTES: tuple[Attribute, ...] = get_args(Attribute)

Treasure = Literal["potion", "sword", "tome", "scroll", "fragment", "key"]
Artifact = Literal["idol", "pendant", "boots", "teleport", "salts", "charm"]
Item = Literal[
    "potion", "sword", "tome", "scroll", "fragment", "key",
    "idol", "pendant", "boots", "teleport", "salts", "charm",
]  # fmt: skip
ITEMS: tuple[Item, ...] = get_args(Item)

Booster = Literal["scroll", "idol", "pendant"]
BOOSTERS: tuple[Booster, ...] = get_args(Booster)

Shape = Literal["corridor", "small_room", "large_room", "vault", "temple", "great_hall"]
