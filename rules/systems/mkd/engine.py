"""The engine: takes tasks off the agenda until a player has to decide."""

from collections.abc import Mapping

from rules.systems.mkd.play import Handler, Play
from rules.systems.mkd.tasks import QUESTIONS

MOST_TASKS = 20_000
"""More in one action than any game can mean: an endless loop is an error, not a wait."""


def settle(play: Play, handlers: Mapping[type, Handler]) -> None:
    """Run on until somebody has to decide, or the game is over.

    A game ends between two doings, so that nothing is told after its end.

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
