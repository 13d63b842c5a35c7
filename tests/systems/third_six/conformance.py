"""What the conformance tests have to know of 3RD6 Dungeon."""

from typing import Any

PREFIXES = ("ts", "tsc")
BOUND = 24_000
"""About twice the longest of some 1,500 games; foolish orders take a fight three times as long."""


def round_of(state: Any) -> object:
    """Heroes strike one after the other; what somebody is asked in between is no such turn."""
    return bool(state.fight) and not state.prompts and not state.ending


def turn_of(state: Any, seat: int) -> object:
    """What a turn hangs on: all heroes, who may be healed, the foes and the bag."""
    foes = state.fight and state.fight.foes
    return state.heroes, foes, state.bag, state.room, state.turn
