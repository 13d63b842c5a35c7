"""Playing any system by chance, for laws and soak tests."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from rules.core.answers import Option, SeatInfo, Stance, Transition
from rules.core.dice import SeededDice
from rules.core.errors import RuleError
from rules.core.model import Action, Options
from rules.core.ruleset import AnyRuleset

HEROES = ("Aldith", "Brannoc", "Corvane", "Delwyn", "Eskil", "Fenna", "Garrow", "Hesper")


def party(size: int) -> tuple[SeatInfo, ...]:
    """That many seats; a game may have more than there are names."""
    more = (f"Hero {n}" for n in range(len(HEROES) + 1, size + 1))
    return tuple(SeatInfo(seat=n, name=name) for n, name in enumerate((*HEROES[:size], *more), 1))


class Moment(NamedTuple):
    """A position reached in play, and the step that led there (None at the start)."""

    state: Any
    transition: Transition[Any]
    seat: int | None
    action: Action | None
    before: Any
    faces: tuple[int, ...]


def played(
    rules: AnyRuleset,
    options: Options,
    size: int,
    seed: int,
    steps: int,
    *,
    stance: Stance | None = None,
) -> Iterator[Moment]:
    """A game played by chance (or by autopilot, with a stance) for at most that many steps."""
    secret = seed.to_bytes(8, "big")
    dice, chance = SeededDice(secret), SeededDice(secret + b"choices")
    begun = rules.new_game(options, party(size), dice)
    yield Moment(begun.state, begun, None, None, None, tuple(r.face for r in dice.rolls))
    state, cursor = begun.state, dice.cursor
    for _ in range(steps):
        asked = rules.awaiting(state)
        if not asked:
            return
        seat = asked[chance.roll(len(asked), "seat") - 1]
        action = (
            rules.autopilot(state, seat, stance)
            if stance
            else _some(rules.legal_actions(state, seat), chance).action
        )
        dice = SeededDice(secret, cursor)
        moved = done(rules, state, seat, action, dice)
        cursor = dice.cursor
        yield Moment(moved.state, moved, seat, action, state, tuple(r.face for r in dice.rolls))
        state = moved.state


def done(
    rules: AnyRuleset, state: Any, seat: int, action: Action, dice: SeededDice
) -> Transition[Any]:
    """Do what is offered, or what the autopilot would do.

    Raises:
        AssertionError: it is refused.
    """
    try:
        return rules.apply(state, seat, action, dice)
    except RuleError as refusal:
        told = f"seat {seat} may do {action!r}, but `apply` refuses it: {refusal}"
        raise AssertionError(told) from None


def _some(options: tuple[Option, ...], chance: SeededDice) -> Option:
    return options[chance.roll(len(options), "option") - 1]
