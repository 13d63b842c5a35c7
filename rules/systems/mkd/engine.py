"""How an action is carried out: tasks are taken off the agenda until a player has to decide."""

from collections.abc import Mapping
from typing import TypeVar

from rules.core.answers import SeatInfo, Transition
from rules.core.dice import Dice
from rules.core.errors import RuleError
from rules.core.model import Action, Seat
from rules.systems.mkd.legality import Verbs, awaiting, check
from rules.systems.mkd.play import Handler, Mode, Play, state_of
from rules.systems.mkd.state import MkdState, Player
from rules.systems.mkd.tasks import QUESTIONS
from rules.systems.mkd.verbs import turns

S = TypeVar("S", bound=MkdState)

MOST_TASKS = 20_000
"""More tasks than one action can lead to; beyond that an endless loop is reported as an error."""


def settle(play: Play, handlers: Mapping[type, Handler]) -> None:
    """Run on until somebody has to decide, or the game is over.

    The end is looked for between two tasks, so that nothing is told after it.

    Raises:
        RuntimeError: the agenda does not come to an end.
    """
    for _ in range(MOST_TASKS):
        play.mode.settled(play)
        if play.state.ending:
            play.change(agenda=(), activation=None)
            return
        if not play.state.agenda:
            if not play.mode.go_on(play):
                return
            continue
        if isinstance(play.state.agenda[-1], QUESTIONS):
            return
        task = play.pop()
        handlers[type(task)](play, task)
    raise RuntimeError(f"the agenda does not end: {play.state.agenda[-3:]}")


def carry_out(
    state: S, seat: Seat, action: Action, dice: Dice, mode: Mode, verbs: Verbs
) -> Transition[S]:
    """Carry out a seat's action and run on to the next decision.

    Raises:
        RuleError: the rules do not allow it; no die was rolled.
    """
    verb = check(state, seat, action, verbs)
    if seat not in awaiting(state):
        raise RuleError("mkd-refused-not-your-turn", rule="MA-053")
    play = Play(state, dice, mode)
    if verb.when == "between":
        turns.take_over(play, seat)
    verb.performs(play, seat, action)
    return run_on(play, type(state))


def run_on(play: Play, of: type[S]) -> Transition[S]:
    """Run on to the next decision, and return the transition with its state of a type.

    Raises:
        RuleError: the states belong to another mode.
    """
    settle(play, play.mode.handlers)
    return Transition[S].model_construct(state=state_of(of, play), events=tuple(play.events))


def players_of(seats: tuple[SeatInfo, ...]) -> tuple[Player, ...]:
    """Return the players of a new game, in seat order."""
    in_order = sorted(seats, key=lambda seat: seat.seat)
    return tuple(Player(seat=seat.seat, name=seat.name) for seat in in_order)
