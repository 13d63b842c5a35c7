"""A position of a game with what is read of it, which is read once however many laws look at it."""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any

from rules.core.answers import Option, View
from rules.core.ruleset import AnyRuleset
from tests.support.playing import Moment


class Look:
    """A moment of a game, and what its system says of it."""

    def __init__(self, rules: AnyRuleset, moment: Moment) -> None:
        self.rules = rules
        self.moment = moment

    @property
    def state(self) -> Any:
        return self.moment.state

    @property
    def where(self) -> str:
        """How the game came here, for who reads that a law is broken."""
        if self.moment.action is None:
            return "at the start"
        return f"after seat {self.moment.seat} did {self.moment.action!r}"

    @cached_property
    def stored(self) -> str:
        """The position as it is stored."""
        return str(self.state.model_dump_json())

    @cached_property
    def asked(self) -> tuple[int, ...]:
        """The seats that may act."""
        return self.rules.awaiting(self.state)

    @cached_property
    def menus(self) -> dict[int, tuple[Option, ...]]:
        """What each seat that is asked may do."""
        return {seat: self.rules.legal_actions(self.state, seat) for seat in self.asked}

    @cached_property
    def view(self) -> View:
        """What everybody sees."""
        return self.rules.view(self.state, None)


def looks(rules: AnyRuleset, moments: Iterable[Moment]) -> Iterator[Look]:
    """Every moment of a game, to be looked at."""
    return (Look(rules, moment) for moment in moments)
