"""Positions with other secrets: what nobody at the table may know is not as it was."""

from collections.abc import Callable
from typing import Any

CARDS = 12
"""Different cards of each deck of Green Dungeon."""


def _tactical(state: Any) -> dict[str, object]:
    """Other faces of the tokens that lie face down, and other pools to draw from."""
    pools = {
        name: tuple(reversed(getattr(state.pools, name)))
        for name in ("tokens", "chests", "monsters", "doors", "markers", "artifacts", "dressing")
    }
    return {
        "tokens": tuple(each.with_(face=each.face + 1) for each in state.tokens),
        "pools": state.pools.with_(**pools),
    }


def _delve(state: Any) -> dict[str, object]:
    return {
        **_tactical(state),
        "stack": tuple(reversed(state.stack)),
        "reserve": tuple(reversed(state.reserve)),
    }


def _green(state: Any) -> dict[str, object]:
    """Other tiles face down, and other cards in the decks."""
    other = {"drop": "hammer", "hammer": "brick", "brick": "cog", "cog": "wood", "wood": "drop"}
    return {
        "tiles": tuple(
            tile if tile.up else tile.with_(symbol=other.get(tile.symbol, tile.symbol))
            for tile in state.tiles
        ),
        **{
            deck: tuple((card + 1) % CARDS for card in getattr(state, deck))
            for deck in ("monster_deck", "treasure_deck", "boss_deck")
        },
    }


SECRETS: dict[str, Callable[[Any], dict[str, object]]] = {
    "mkd-adventure": _tactical,
    "mkd-delve": _delve,
    "green-dungeon": _green,
}


def otherwise(key: str, state: Any) -> Any:
    """The same position of a system's game with other secrets."""
    return state.with_(**SECRETS[key](state))
