"""Quickness: four more points for an activation of nothing but moving and doors (MA-180)."""

from typing import Final

from rules.core.model import Action
from rules.systems.mkd import actions
from rules.systems.mkd.events.moves import Hurried
from rules.systems.mkd.fights.costs import may_begin_special
from rules.systems.mkd.names import name_of
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import Figure, MkdState

QUICKLY = 4
"""Speed points that Quickness adds."""
STILL_DONE: Final[tuple[type[Action], ...]] = (
    actions.MoveTo, actions.StepTo, actions.Spin, actions.Undo, actions.OpenDoor,
    actions.CloseDoor, actions.UseStairs, actions.Leave, actions.Lead, actions.SetAside,
    actions.End,
)  # fmt: skip
"""What a Hero does in a quick activation: nothing but move, be it out or down, and mind doors."""


def can_hurry(state: MkdState, figure: Figure) -> str | None:
    """Return why a Hero cannot be quick in this activation, None if he can: at its start alone."""
    return may_begin_special(state, figure, "quickness")


def hurry(play: Play) -> None:
    """Make the activation under way a quick one (MA-180)."""
    active = play.active
    if active is None:
        raise RuntimeError("nobody is active")
    play.change(activation=active.with_(points=active.points + QUICKLY, quick=True))
    play.tell(Hurried(figure=name_of(play.figure(active.figure))))


def too_quick_for(state: MkdState, action: Action) -> bool:
    """Whether something is more than moving and doors, in an activation that is quick (MA-180)."""
    active = state.activation
    return active is not None and active.quick and not isinstance(action, STILL_DONE)
