"""The round of a fight: whose turn in it is still to come, and what they may say ahead of it."""

from rules.core.answers import Option
from rules.core.model import Action, Seat
from rules.systems.three_dice.actions import Attack
from rules.systems.three_dice.combat import still_to_strike, strikers, yet_to_strike
from rules.systems.three_dice.menu import legal_actions
from rules.systems.three_dice.options import ThreeDiceOptions
from rules.systems.three_dice.phases import awaiting, phase_of
from rules.systems.three_dice.state import Fight, ThreeDiceState


def in_order(options: ThreeDiceOptions) -> bool:
    """Return whether heroes strike one after the other: then who comes later can declare a turn."""
    return options.mp_order == "seat"


def following(state: ThreeDiceState) -> tuple[Seat, ...]:
    """Return who is next in a fight, as far as its round goes (TD-063)."""
    return still_to_strike(state) if phase_of(state) == "fight" else ()


def to_come(state: ThreeDiceState) -> tuple[Seat, ...]:
    """Return whose turn in this round is still to come, also while somebody is asked about a blow.

    Where all may strike in any order all who have not struck are awaited, but for such a question
    (TD-063).
    """
    if state.ending or state.fight is None:
        return ()
    if state.options.mp_order == "any":
        return interrupted(state)
    match phase_of(state):
        case "fight" | "flight":
            return still_to_strike(state)
        case "assign":
            return ()
    last = state.fight.last
    return tuple(seat for seat in state.acting if seat > last)


def interrupted(state: ThreeDiceState) -> tuple[Seat, ...]:
    """Return whose turn goes on after an answer about a blow (TD-055) or a flight (TD-064).

    Or once somebody who came late has given faces out (TD-001). A blow ends the turn of its
    striker, so a charm interrupts only where all may strike in any order (TD-063). Nothing else is
    asked within a round.
    """
    phase, asked = phase_of(state), awaiting(state)
    if state.fight is None or phase not in ("hit", "flight", "assign"):
        return ()
    if phase == "hit":
        turns = yet_to_strike(state) if state.options.mp_order == "any" else ()
    else:
        turns = strikers(state)
    return tuple(seat for seat in turns if seat not in asked)


def declarable(state: ThreeDiceState, seat: Seat) -> tuple[Option, ...]:
    """Return the options of a seat for its turn of this round, to come or under way.

    Others may change it meanwhile: the monster, and what they take or leave.
    """
    if seat not in to_come(state):
        now = phase_of(state) == "fight"
        return legal_actions(state, seat) if now and seat in strikers(state) else ()
    # Whoever has to attack after a flight that failed is not this seat (HR-006).
    struck = state.fight.struck if state.fight else ()
    turn = state.with_(prompts=(), votes=(), fight=Fight(last=seat - 1, struck=struck))
    return legal_actions(turn, seat)


def in_round(state: ThreeDiceState) -> bool:
    """Return whether a fight is on: it goes round by round (TD-063)."""
    return state.fight is not None and not state.ending


def repeats(state: ThreeDiceState, action: Action) -> bool:
    """Return whether an action may be repeated: an attack, without boosters that it spends."""
    return state.fight is not None and isinstance(action, Attack) and not action.boosters


def goes_on(before: ThreeDiceState, after: ThreeDiceState, seat: Seat) -> bool:
    """Return whether a turn goes on: its hero drank (TD-031) or failed to flee (HR-006)."""
    old, new = before.fight, after.fight
    if old is None or new is None or before.turn != after.turn:
        return False
    struck = (old.last, old.struck) != (new.last, new.struck)
    return not struck and phase_of(after) == "fight" and seat in strikers(after)
