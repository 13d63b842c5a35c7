"""Whether a test of what a rule permits did it as a player does, from what was offered."""

from functools import wraps
from typing import Any

import pytest

from rules.core.dice import Dice
from rules.core.model import Action, Seat
from rules.core.ruleset import AnyRuleset
from rules.registry import campaigns, rulesets


class Watch:
    """What is done to the games of all systems while a test runs."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Watch every system and campaign until the test ends."""
        self.taken: list[Action] = []
        """What was done that was on offer then, or was read from words that were typed."""
        self.chosen: list[object] = []
        """Settings of lobbies in which something is other than proposed."""
        self._read: list[Action] = []
        for system in (*rulesets().values(), *campaigns().values()):
            self._watch(monkeypatch, system)

    def _watch(self, monkeypatch: pytest.MonkeyPatch, system: AnyRuleset) -> None:
        offer, apply, begin, parse = (
            system.legal_actions,
            system.apply,
            system.new_game,
            system.parse,
        )

        @wraps(apply)
        def applied(state: Any, seat: Seat, action: Action, dice: Dice) -> Any:
            offered = [option.action for option in offer(state, seat)]
            done = apply(state, seat, action, dice)
            if action in offered or action in self._read:
                self.taken.append(action)
            return done

        @wraps(begin)
        def begun(options: Any, *rest: Any) -> Any:
            if options != type(options)():
                self.chosen.append(options)
            return begin(options, *rest)

        @wraps(parse)
        def parsed(*given: Any) -> Action | None:
            found: Action | None = parse(*given)
            if found is not None:
                self._read.append(found)
            return found

        for name, watched in (("apply", applied), ("new_game", begun), ("parse", parsed)):
            monkeypatch.setattr(system, name, watched, raising=True)
