"""Activations that others interrupt: put aside, and gone on with afterwards (content 4.6)."""

from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.tasks import AnyTask, Resume


def interrupt(play: Resolution, tasks: tuple[AnyTask, ...]) -> None:
    """Let others act in the middle of the activation under way."""
    if play.active is None:
        play.push(*tasks)
        return
    play.change(paused=play.active, activation=None)
    play.push(*tasks, Resume())


def resume(play: Resolution, _task: Resume) -> None:
    """Go on with an activation put aside, unless its figure is gone by now."""
    paused = play.state.paused
    if paused is None:
        return
    if play.figure(paused.figure).where == "board":
        play.change(activation=paused, paused=None)
    else:
        play.change(served=(*play.state.served, paused.figure), paused=None)
