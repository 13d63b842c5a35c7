"""Situations that every game knows, as its rules answer them."""

from collections.abc import Callable
from typing import Any

from rules.core.model import GameState, Seat
from rules.core.ruleset import AnyRuleset
from rules.core.situations import Situation, at_most_once


def general(rules: AnyRuleset) -> tuple[Situation[Any], ...]:
    """Return the situations that every game knows, as its rules answer them."""

    def down(state: GameState) -> int:
        return sum(line.down for line in rules.party(state))

    def hurt(state: GameState) -> int:
        vital = ([stat for stat in line.stats if stat.vital] for line in rules.party(state))
        return sum(any(s.most is not None and s.value < s.most for s in stats) for stats in vital)

    def vote(state: GameState) -> bool:
        return rules.votes(state) and len(rules.awaiting(state)) > 1

    def silent(state: GameState) -> int:
        if not rules.in_round(state):
            return 0
        return sum(rules.turn_left(state, seat) for seat in _seats(rules, state))

    def ended(*results: str) -> Callable[[GameState], bool]:
        def holds(state: GameState) -> bool:
            outcome = rules.outcome(state)
            return outcome is not None and outcome.result in results

        return holds

    return (
        Situation("down", down, ("fallen", "unconscious", "dead")),
        Situation("hurt", hurt, ("wounded", "injured")),
        Situation("vote", at_most_once(vote), ("voting",)),
        Situation("asked", lambda state: len(rules.awaiting(state)), ("awaited", "waiting")),
        Situation("silent", silent, ("unspoken",)),
        Situation("won", at_most_once(ended("victory")), ("victory",)),
        Situation("lost", at_most_once(ended("defeat")), ("defeat",)),
        Situation("over", at_most_once(ended("victory", "defeat", "finished")), ("ended", "end")),
    )


def _seats(rules: AnyRuleset, state: GameState) -> set[Seat]:
    return {line.seat for line in rules.party(state)}
