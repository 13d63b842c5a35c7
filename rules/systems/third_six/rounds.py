"""The round of a fight: whose turn in it is still to come, and what they may say ahead of it."""

from rules.core.model import Seat
from rules.core.ruleset import Option
from rules.systems.third_six.combat import still_to_strike, striker
from rules.systems.third_six.menu import legal_actions
from rules.systems.third_six.phases import Phase, phase_of
from rules.systems.third_six.state import ThirdSixState

ASKED: tuple[Phase, ...] = ("modify", "burn", "pendant")
"""What may be asked in the middle of a round."""


def following(state: ThirdSixState) -> tuple[Seat, ...]:
    """Who is next in a fight, as far as its round goes."""
    return still_to_strike(state) if phase_of(state) == "fight" else ()


def to_come(state: ThirdSixState) -> tuple[Seat, ...]:
    """Whose turn in this round is still to come, also while somebody is asked about a blow."""
    fight, phase = state.fight, phase_of(state)
    if fight is None or not fight.foes:
        return ()
    if phase == "fight":
        return still_to_strike(state)
    if phase not in ASKED:
        return ()
    return (*striker(state), *still_to_strike(state))


def declarable(state: ThirdSixState, seat: Seat) -> tuple[Option, ...]:
    """What a seat may do in its turn of this round, whether that is still to come or is now.

    Others may change it meanwhile: the foes, and what is in the bag that all share.
    """
    fight = state.fight
    if fight is None or seat not in to_come(state):
        now = phase_of(state) == "fight" and seat in striker(state)
        return legal_actions(state, seat) if now else ()
    others = tuple(hero.seat for hero in state.heroes if hero.seat != seat)
    turn = state.with_(prompts=(), votes=(), fight=fight.with_(acted=others))
    return legal_actions(turn, seat)
