"""How a game begins, and how an action is carried out in it."""

from functools import partial

from rules.core.answers import SeatInfo, Transition
from rules.core.dice import Dice
from rules.systems.mkd import engine
from rules.systems.mkd.engine import players_of, run_on
from rules.systems.mkd.play import Play
from rules.systems.mkd_adventure.menu import VERBS
from rules.systems.mkd_adventure.mode import ADVENTURE
from rules.systems.mkd_adventure.options import AdventureOptions, check_options
from rules.systems.mkd_adventure.state import AdventureState

Done = Transition[AdventureState]


carry_out = partial(engine.carry_out, mode=ADVENTURE, verbs=VERBS)
"""Do what a seat wants and run on to the next decision."""


def begin(options: AdventureOptions, seats: tuple[SeatInfo, ...], dice: Dice) -> Done:
    """Begin an adventure: the teams are gathered first, then the dungeon is built.

    Raises:
        RuleError: the options contradict each other.
    """
    check_options(options, len(seats))
    state = AdventureState(options=options, players=players_of(seats))
    return run_on(Play(state, dice, ADVENTURE), AdventureState)
