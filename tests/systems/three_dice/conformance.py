"""What the conformance tests have to know of 3 Dice Dungeon."""

from typing import Any

PREFIXES = ("td", "tdc")
ACTING = {"td-duel-begun": ("other", "hero"), "td-duel-declined": ("other", "hero")}
BOUND = 16_000
"""About twice the longest of some 1,500 games; foolish orders take a fight three times as long."""


def round_of(state: Any) -> object:
    """Heroes strike one after the other, in each group; what is asked in between is no turn."""
    return bool(state.fight) and not state.prompts and not state.ending, state.here


def turn_of(state: Any, seat: int) -> object:
    """What a turn hangs on: the hero, the monster, and whether there is a way out."""
    return state.hero(seat), state.room, state.turn, state.acting
