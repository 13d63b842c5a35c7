"""Quickness: four more points for an activation of nothing but moving and doors (MA-180)."""

from rules.systems.mkd.events.moves import Hurried
from rules.systems.mkd.fights.attack import may_begin_special
from rules.systems.mkd.figures import name_of
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState

QUICKLY = 4
"""Speed points that Quickness adds."""


def can_hurry(state: MkdState, figure: Figure) -> str | None:
    """Return why a Hero cannot use Quickness, None if he can: only at the activation's start."""
    return may_begin_special(state, figure, "quickness")


def hurry(play: Resolution) -> None:
    """Make the activation under way a quick one (MA-180)."""
    active = play.active
    if active is None:
        raise RuntimeError("nobody is active")
    play.change(activation=active.with_(points=active.points + QUICKLY, quick=True))
    play.tell(Hurried(figure=name_of(play.figure(active.figure))))
