"""Carrying a declared turn out: what each choice of it means now, and which is done."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from pydantic import ValidationError

from rules.core.answers import Option
from rules.core.errors import RuleError
from rules.core.model import Action, GameState, Seat
from rules.core.ruleset import AnyRuleset
from rules.pace.declared import Choice, Declared
from rules.pace.onward import fights_on
from rules.ports import SeatRecord
from rules.service.change import Change
from rules.service.clocks.known_turns import FEW
from rules.service.clocks.schedule import table_of
from rules.service.journal import kinds
from rules.service.play.steps import take

CAREFUL = "careful"
MOST_DEEDS = 60
"""Most steps of one turn that is led to its end."""
TakeTurn = Callable[[Change, AnyRuleset, GameState, SeatRecord], GameState]
"""Takes a seat's turn for it, or a step of it, by the autopilot."""


class Autopilot(NamedTuple):
    """What takes a whole turn for a seat, a step of it, and one of a team that fights on."""

    turn: TakeTurn
    step: TakeTurn
    fight: TakeTurn


class Carried(NamedTuple):
    """The state after a choice was carried out, and the choices that are left."""

    state: GameState
    left: tuple[Choice, ...]


def first_possible(
    draft: Change, rules: AnyRuleset, state: GameState, seat: Seat, choices: tuple[Choice, ...]
) -> Carried | None:
    """Carry out the first choice that holds and is allowed; None where none is.

    Those before it are passed over for good, unless turns of the game have many steps.
    """
    for number, choice in enumerate(choices):
        action = _meant(draft, rules, state, seat, choice)
        if action is None:
            continue
        try:
            after = take(draft, rules, state, seat, action, kinds.DECLARED)
        except RuleError:
            continue
        before = choices[:number] if rules.long_turns else ()
        return Carried(after, (*before, *choices[number + 1 :]))
    return None


def lead(
    draft: Change,
    rules: AnyRuleset,
    state: GameState,
    said: Declared,
    record: SeatRecord,
    autopilot: Autopilot,
) -> tuple[GameState, bool]:
    """Lead a turn of many steps to its end; return the state, and whether any choice was done.

    At each step the first possible choice is done, once; where none is, careful play goes on, or
    a team that is left to fight on does, up to a vote of all.
    """
    left, turn = said.choices, rules.turn(state)
    careful, alone = record.with_(stance=CAREFUL), fights_on(said)
    for _ in range(MOST_DEEDS):
        done = None
        if rules.its_turn(state, said.seat):
            done = first_possible(draft, rules, state, said.seat, left)
        if done is not None:
            state, left = done
        elif alone:
            if table_of(draft.adventure).terms.window and voted_on(rules, state, said.seat):
                break
            state = autopilot.fight(draft, rules, state, record)
        else:
            state = autopilot.step(draft, rules, state, careful)
        on = draft.adventure.status == "running" and rules.turn(state) == turn
        if not on or said.seat not in rules.awaiting(state):
            break
    return state, alone or left != said.choices


def voted_on(rules: AnyRuleset, state: GameState, seat: Seat) -> tuple[Option, ...]:
    """Return the options between which a seat has yet to vote, with others; none without a vote."""
    if seat not in rules.awaiting(state) or rules.its_turn(state, seat):
        return ()
    options = rules.legal_actions(state, seat)
    return tuple(each for each in options if len(rules.voting(state, each.action)) >= FEW)


def _meant(
    draft: Change, rules: AnyRuleset, state: GameState, seat: Seat, choice: Choice
) -> Action | None:
    """Return what a choice means now; None where it does not count, or means nothing."""
    tactics = rules.tactics(state, seat)
    if choice.when != "always" and choice.when not in tactics.holds:
        return None
    if choice.deed is not None:
        return tactics.deeds.get(choice.deed)
    if choice.follow is not None:
        return _followed(draft, rules, state, seat, choice.follow)
    return action_of(rules, choice.action)


def _followed(
    draft: Change, rules: AnyRuleset, state: GameState, seat: Seat, whom: Seat
) -> Action | None:
    """Return what a seat does that follows another: the newest of its deeds that can be done."""
    earlier = (each for each in table_of(draft.adventure).done if each.seat == whom)
    before = next((each.actions for each in earlier), ())
    now = [step.action for step in draft.steps if kinds.of(step).acts and step.seat == whom]
    for dumped in reversed((*before, *(each for each in now if each is not None))):
        action = action_of(rules, dumped)
        mine = None if action is None else rules.as_well(state, seat, action)
        if mine is not None:
            return mine
    return None


def action_of(rules: AnyRuleset, chosen: Mapping[str, Any]) -> Action | None:
    """Return a choice as the rules know it; None where only a newer program knows it."""
    try:
        action: Action = rules.actions.validate_python(dict(chosen))
    except ValidationError:
        return None
    return action


def follows_any(said: Declared | None, others: Iterable[Seat]) -> bool:
    """Return whether a declared turn follows any of some seats, whose turn is still to come."""
    return said is not None and any(each.follow in set(others) for each in said.choices)
