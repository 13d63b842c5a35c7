"""How a game begins, and how an action is carried out in it."""

from functools import partial

from rules.core.answers import SeatInfo, Transition
from rules.core.dice import Dice
from rules.systems.mkd import engine
from rules.systems.mkd.engine import players_of, run_on
from rules.systems.mkd.play import Play
from rules.systems.mkd_delve.menu import VERBS
from rules.systems.mkd_delve.mode import DELVE
from rules.systems.mkd_delve.options import DelveOptions, check_options
from rules.systems.mkd_delve.state import DelveState

Done = Transition[DelveState]


carry_out = partial(engine.carry_out, mode=DELVE, verbs=VERBS)
"""Do what a seat wants and run on to the next decision."""


def begin(options: DelveOptions, seats: tuple[SeatInfo, ...], dice: Dice) -> Done:
    """Begin a delve: the teams are gathered first, then the first level begins.

    Raises:
        RuleError: the options contradict each other.
    """
    check_options(options, len(seats))
    state = DelveState(options=options, players=players_of(seats))
    return run_on(Play(state, dice, DELVE), DelveState)
