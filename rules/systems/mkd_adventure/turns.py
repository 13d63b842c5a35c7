"""Carrying one action out: check, perform, run on to the next decision."""

from rules.core.dice import Dice
from rules.core.errors import RuleError
from rules.core.model import Action, Seat
from rules.core.ruleset import SeatInfo, Transition
from rules.systems.mkd.engine import settle
from rules.systems.mkd.menu import check
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import Player
from rules.systems.mkd_adventure.menu import VERBS, awaiting
from rules.systems.mkd_adventure.mode import ADVENTURE
from rules.systems.mkd_adventure.options import AdventureOptions, check_options
from rules.systems.mkd_adventure.state import AdventureState, of

Done = Transition[AdventureState]


def carry_out(state: AdventureState, seat: Seat, action: Action, dice: Dice) -> Done:
    """Do what a seat wants and run on to the next decision.

    Raises:
        RuleError: the rules do not allow it; no die was rolled.
    """
    verb = check(state, seat, action, VERBS)
    if seat not in awaiting(state):
        raise RuleError("mkd-refused-not-your-turn", rule="MA-053")
    play = Play(state, dice, ADVENTURE)
    verb.performs(play, seat, action)
    settle(play, ADVENTURE.handlers)
    return _done(play)


def begin(options: AdventureOptions, seats: tuple[SeatInfo, ...], dice: Dice) -> Done:
    """Begin an adventure: the teams are gathered first, then the dungeon is built.

    Raises:
        RuleError: the options contradict each other.
    """
    check_options(options, len(seats))
    in_order = sorted(seats, key=lambda seat: seat.seat)
    players = tuple(Player(seat=seat.seat, name=seat.name) for seat in in_order)
    play = Play(AdventureState(options=options, players=players), dice, ADVENTURE)
    settle(play, ADVENTURE.handlers)
    return _done(play)


def _done(play: Play) -> Done:
    return Done.model_construct(state=of(play), events=tuple(play.events))
