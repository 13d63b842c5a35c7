"""How a Monster's activation goes on after a walk, and whether it can act, in every game."""

from collections.abc import Callable

from rules.systems.mkd.events.monster_ai import Idle
from rules.systems.mkd.figures import halted, name_of
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.tasks import MonsterActs


def resumed(play: Resolution, task: MonsterActs, go_on: Callable[[Resolution, int], None]) -> bool:
    """Let a Monster go on after a walk, if the walk cost points; return whether one was over."""
    if task.left is None:
        return False
    active = play.active
    if active is not None and active.figure == task.figure and active.points < task.left:
        go_on(play, task.figure)
    return True


def is_active(play: Resolution, number: int) -> bool:
    """Return whether the activation under way is a figure's own."""
    return play.active is not None and play.active.figure == number


def can_act(play: Resolution, number: int) -> bool:
    """Return whether a Monster is on the board and not halted; tell of one that is halted."""
    figure = play.figure(number)
    if figure.where != "board":
        return False
    if halted(figure):
        play.tell(Idle(figure=name_of(figure)))
        return False
    return True
