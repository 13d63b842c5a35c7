"""What a walk may have at its end: a strike, a look for traps, the end of the activation."""

from collections.abc import Mapping
from types import MappingProxyType

from rules.systems.mkd.actions import Attack, Check, End
from rules.systems.mkd.resolution import Handler, Resolution
from rules.systems.mkd.tasks import EndAfter, LookAfter, StrikeAfter
from rules.systems.mkd.verbs import turns
from rules.systems.mkd.verbs.opening import check, forbids_check
from rules.systems.mkd.verbs.striking import attack, forbids_attack


def strike_after(play: Resolution, task: StrikeAfter) -> None:
    """Strike after a walk, unless the Hero was held up, or the target is not beside him (2.9)."""
    wanted = Attack(target=task.target)
    if _acts_still(play, task.figure) and forbids_attack(play.state, 0, wanted) is None:
        attack(play, 0, wanted)


def look_after(play: Resolution, task: LookAfter) -> None:
    """Look for a trap after a walk, unless the Hero was held up (B-82, B-92)."""
    wanted = Check(chest=task.chest, door=task.door)
    if _acts_still(play, task.figure) and forbids_check(play.state, 0, wanted) is None:
        check(play, 0, wanted)


def end_after(play: Resolution, task: EndAfter) -> None:
    """End the activation after a walk, unless it ended elsewhere or showed something new (B-22)."""
    if not _acts_still(play, task.figure) or play.figure(task.figure).at != task.at:
        return
    if play.state.known == task.known and turns.forbids_end(play.state, 0, End()) is None:
        turns.end(play, 0, End())


def _acts_still(play: Resolution, figure: int) -> bool:
    return play.active is not None and play.active.figure == figure


HANDLERS: Mapping[type, Handler] = MappingProxyType(
    {StrikeAfter: strike_after, LookAfter: look_after, EndAfter: end_after}
)
"""What follows a walk, by task."""
