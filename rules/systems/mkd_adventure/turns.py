"""Carrying one action out: check, perform, run on to the next decision."""

from rules.core.answers import SeatInfo, Transition
from rules.core.dice import Dice
from rules.core.model import Action, Seat
from rules.systems.mkd import table
from rules.systems.mkd.play import Play
from rules.systems.mkd.table import players_of, run_on
from rules.systems.mkd_adventure.menu import VERBS
from rules.systems.mkd_adventure.mode import ADVENTURE
from rules.systems.mkd_adventure.options import AdventureOptions, check_options
from rules.systems.mkd_adventure.state import AdventureState

Done = Transition[AdventureState]


def carry_out(state: AdventureState, seat: Seat, action: Action, dice: Dice) -> Done:
    """Do what a seat wants and run on to the next decision.

    Raises:
        RuleError: the rules do not allow it; no die was rolled.
    """
    return table.carry_out(state, seat, action, dice, ADVENTURE, VERBS)


def begin(options: AdventureOptions, seats: tuple[SeatInfo, ...], dice: Dice) -> Done:
    """Begin an adventure: the teams are gathered first, then the dungeon is built.

    Raises:
        RuleError: the options contradict each other.
    """
    check_options(options, len(seats))
    state = AdventureState(options=options, players=players_of(seats))
    return run_on(Play(state, dice, ADVENTURE), AdventureState)
