"""A stored adventure as its rules know it."""

from typing import Any

from rules.core.errors import NoAdventure
from rules.core.model import GameState
from rules.core.upgrade import load_state
from rules.ports import Adventure, SeatRecord
from rules.registry import AnyRuleset, ruleset


def loaded(adventure: Adventure) -> tuple[AnyRuleset, GameState]:
    """The rules and the state of a begun adventure.

    Raises:
        NoAdventure: it has not begun.
        NewerState: a newer program wrote it.
    """
    rules = ruleset(adventure.ruleset)
    if adventure.state is None:
        raise NoAdventure("error-not-begun")
    return rules, state_of(rules, dict(adventure.state))


def state_of(rules: AnyRuleset, raw: dict[str, Any]) -> GameState:
    """A state from its stored form, brought up to date."""
    state: GameState = load_state(rules.state_type, rules.upgrades, raw)
    return state


def seats_of(adventure: Adventure, user: int) -> tuple[SeatRecord, ...]:
    """The seats a person holds."""
    return tuple(seat for seat in adventure.seats if seat.user == user)
