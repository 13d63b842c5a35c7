"""Carrying one action out: check, perform, run on to the next decision."""

from rules.core.answers import SeatInfo, Transition
from rules.core.dice import Dice
from rules.core.model import Action, Seat
from rules.systems.mkd import table
from rules.systems.mkd.play import Play
from rules.systems.mkd.table import players_of, run_on
from rules.systems.mkd_delve.menu import VERBS
from rules.systems.mkd_delve.mode import DELVE
from rules.systems.mkd_delve.options import DelveOptions, check_options
from rules.systems.mkd_delve.state import DelveState

Done = Transition[DelveState]


def carry_out(state: DelveState, seat: Seat, action: Action, dice: Dice) -> Done:
    """Do what a seat wants and run on to the next decision.

    Raises:
        RuleError: the rules do not allow it; no die was rolled.
    """
    return table.carry_out(state, seat, action, dice, DELVE, VERBS)


def begin(options: DelveOptions, seats: tuple[SeatInfo, ...], dice: Dice) -> Done:
    """Begin a delve: the teams are gathered first, then the first level begins.

    Raises:
        RuleError: the options contradict each other.
    """
    check_options(options, len(seats))
    state = DelveState(options=options, players=players_of(seats))
    return run_on(Play(state, dice, DELVE), DelveState)
