"""Of games in which heroes are chosen first: what makes them ready is legal, and it ends."""

import pytest

from rules.core.dice import SeededDice
from rules.core.model import Action, GameState, Seat
from rules.core.ruleset import AnyRuleset
from rules.registry import rulesets
from tests.support.playing import party

CHOOSING = [rules for rules in rulesets().values() if rules.readies]


@pytest.mark.parametrize("rules", CHOOSING, ids=lambda rules: rules.key)
def test_every_party_comes_ready_with_every_preset(rules: AnyRuleset) -> None:
    for name, options in rules.presets.items():
        for seats in range(rules.seats[0], rules.seats[1] + 1):
            dice = SeededDice(b"ready")
            state = rules.new_game(options, party(seats), dice).state
            made = set()
            while ready := _first(rules, state):
                seat, action = ready
                offered = [each.action for each in rules.legal_actions(state, seat)]
                assert action in offered, (name, seats, action)
                state = rules.apply(state, seat, action, dice).state
                made.add(seat)
            assert made == set(range(1, seats + 1)), "each seat has chosen"
            assert rules.awaiting(state)
            later = rules.awaiting(state)[0]
            moved = rules.apply(state, later, rules.autopilot(state, later, "balanced"), dice).state
            assert _first(rules, moved) is None, "whoever plays is not made ready again"


def _first(rules: AnyRuleset, state: GameState) -> tuple[Seat, Action] | None:
    """The first awaited seat that can be made ready, with what does it."""
    for seat in rules.awaiting(state):
        action = rules.ready_made(state, seat)
        if action is not None:
            return seat, action
    return None


def test_the_capability_is_tried() -> None:
    assert CHOOSING
