"""How an action is carried out in this game."""

from rules.core.answers import Transition
from rules.core.dice import Dice
from rules.core.model import Action, Seat
from rules.systems.mkd import turns
from rules.systems.mkd_adventure.menu import VERBS
from rules.systems.mkd_adventure.mode import ADVENTURE
from rules.systems.mkd_adventure.state import AdventureState


def carry_out(
    state: AdventureState, seat: Seat, action: Action, dice: Dice
) -> Transition[AdventureState]:
    """Do what a seat wants and run on to the next decision.

    Raises:
        RuleError: it is not allowed; no die was rolled.
    """
    return turns.carry_out(state, seat, action, dice, ADVENTURE, VERBS)
