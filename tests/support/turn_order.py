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


def standing(rules: AnyRuleset, state: Any) -> Standing:
    """How a moment stands."""
    return Standing(
        rules.awaiting(state),
        rules.interrupted(state),
        rules.following(state),
        tuple(hero.seat for hero in state.heroes if rules.declarable(state, hero.seat)),
    )


def awaits(*seats: Seat, interrupted: tuple[Seat, ...] = ()) -> Standing:
    """A moment in which some act in any order, so nobody is next, or declares a turn."""
    return Standing(seats, interrupted, (), ())
