"""Games in which some players are there and others are not, whose heroes are played with care."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from rules.core.dice import SeededDice, pick
from rules.core.model import Action, Options
from rules.core.ruleset import AnyRuleset
from rules.ports import SeatRecord
from rules.service.play.unattended import stand_in
from tests.support.playing import HEROES, party

Chance = Callable[[SeededDice], bool]


class Covered(NamedTuple):
    """A position in which something was done for an absent player's hero, and what."""

    state: Any
    seat: int
    there: frozenset[int]
    action: Action
    after: Any


def record_of(seat: int) -> SeatRecord:
    """Somebody's hero, without orders, whose player let a turn pass."""
    return SeatRecord(seat=seat, user=seat, name=HEROES[seat - 1], stance="careful")


def covered(
    rules: AnyRuleset,
    options: Options,
    seats: int,
    absent: frozenset[int],
    seed: int,
    steps: int,
    *,
    careful: bool = True,
    lively: int = 4,
) -> Iterator[Covered]:
    """A game by seed; one of `lively` actions of those who are there is by chance.

    What companions decide just as well is left to them. Without `careful` the heroes of the absent
    are played by the usual careful temper alone. The last position of the game comes last, with an
    action of whoever it was.
    """
    secret = seed.to_bytes(8, "big")
    dice, chance = SeededDice(secret), SeededDice(secret + b"there")
    there = frozenset(range(1, seats + 1)) - absent
    state = rules.new_game(options, party(seats), dice).state
    for _ in range(steps):
        asked = rules.awaiting(state)
        if not asked:
            return
        seat = pick(chance, asked, "seat")
        company = there if careful else frozenset()
        if seat in absent and rules.caution(state, seat, company).leave:
            seat = pick(chance, [each for each in asked if each in there], "left")
        if seat in absent:
            action = stand_in(rules, state, record_of(seat), company)
        elif lively and chance.roll(lively, "lively") == 1:
            action = pick(chance, rules.legal_actions(state, seat), "option").action
        else:
            action = rules.autopilot(state, seat, "balanced")
        after = rules.apply(state, seat, action, dice).state
        if seat in absent:
            yield Covered(state, seat, there, action, after)
        state = after
