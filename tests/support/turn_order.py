"""Whose turn it is in a fight in any order, for games with heroes."""

from typing import Any, NamedTuple

from rules.core.model import Seat
from rules.core.ruleset import AnyRuleset


class Standing(NamedTuple):
    """Who is awaited, who is interrupted, who is next, and who could say something ahead."""

    awaited: tuple[Seat, ...]
    interrupted: tuple[Seat, ...]
    following: tuple[Seat, ...]
    ahead: tuple[Seat, ...]

    def without_ahead(self) -> "Standing":
        """The same, where nobody could say anything ahead."""
        return self._replace(ahead=())


def standing(rules: AnyRuleset, state: Any) -> Standing:
    """How a moment stands."""
    return Standing(
        rules.awaiting(state),
        rules.interrupted(state),
        rules.following(state),
        tuple(hero.seat for hero in state.heroes if rules.declarable(state, hero.seat)),
    )


def awaits(*seats: Seat, interrupted: tuple[Seat, ...] = ()) -> Standing:
    """A moment in which some are asked something, and nobody is next.

    Of others only those whose turn that interrupts can declare it meanwhile.
    """
    return Standing(seats, interrupted, (), interrupted)


def strikes(*seats: Seat) -> Standing:
    """A moment of a round in which some act in any order, so nobody is next.

    Each of them may declare the turn instead, which waits for the others then.
    """
    return Standing(seats, (), (), seats)
