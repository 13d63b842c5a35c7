"""The round of a fight: whose turn in it is still to come, and what they may say ahead of it."""

from rules.core.answers import Option
from rules.core.model import Action, Seat
from rules.systems.third_six.actions import Attack
from rules.systems.third_six.combat import still_to_strike, strikers
from rules.systems.third_six.menu import legal_actions
from rules.systems.third_six.options import ThirdSixOptions
from rules.systems.third_six.phases import Phase, awaiting, phase_of
from rules.systems.third_six.state import ThirdSixState

ASKED: tuple[Phase, ...] = ("modify", "burn", "pendant")
"""What may be asked in the middle of a round."""


def in_order(options: ThirdSixOptions) -> bool:
    """Return whether heroes strike one after the other: then who comes later can declare a turn."""
    return options.order == "seat"


def following(state: ThirdSixState) -> tuple[Seat, ...]:
    """Return who is next in a fight, as far as its round goes."""
    return still_to_strike(state) if phase_of(state) == "fight" else ()


def to_come(state: ThirdSixState) -> tuple[Seat, ...]:
    """Return whose turn in this round is still to come, also while somebody is asked about a blow.

    Where all may act in any order all who have not acted are awaited, but for such a question.
    """
    if state.options.order == "any":
        return interrupted(state)
    if phase_of(state) == "fight":
        return still_to_strike(state)
    return (*strikers(state), *still_to_strike(state)) if _is_asked(state) else ()


def interrupted(state: ThirdSixState) -> tuple[Seat, ...]:
    """Return whose turn goes on after a question in a fight in any order (TS-007, TS-020).

    Pendants, which the party gives away, are asked about in it, too (TS-044).
    """
    if state.options.order != "any" or not _is_asked(state):
        return ()
    asked = awaiting(state)
    return tuple(seat for seat in strikers(state) if seat not in asked)


def _is_asked(state: ThirdSixState) -> bool:
    """Return whether somebody is asked something in the middle of a round, which then goes on."""
    return state.fight is not None and bool(state.fight.foes) and phase_of(state) in ASKED


def declarable(state: ThirdSixState, seat: Seat) -> tuple[Option, ...]:
    """Return the options of a seat for its turn of this round, to come or under way.

    Others may change it meanwhile: the foes, and what is in the bag that all share.
    """
    fight = state.fight
    if fight is None or seat not in to_come(state):
        now = phase_of(state) == "fight"
        return legal_actions(state, seat) if now and seat in strikers(state) else ()
    others = tuple(hero.seat for hero in state.heroes if hero.seat != seat)
    turn = state.with_(prompts=(), votes=(), fight=fight.with_(acted=others))
    return legal_actions(turn, seat)


def in_round(state: ThirdSixState) -> bool:
    """Return whether a fight is on: it goes round by round."""
    return state.fight is not None and bool(state.fight.foes)


def repeats(state: ThirdSixState, action: Action) -> bool:
    """Return whether an action may be repeated until the fight ends: an attack."""
    return state.fight is not None and isinstance(action, Attack)
