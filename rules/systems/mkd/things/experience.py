"""Experience: one pool for all, and what its thresholds give (B-93, B-94, MA-130)."""

from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.play import Play
from rules.systems.mkd.tasks import Advance


def gain(play: Play, points: int) -> None:
    """Add to the pool at once; every threshold crossed advances one Hero (B-93, B-94)."""
    every = RULINGS.number("xp_threshold")
    before = play.state.xp
    play.change(xp=before + points)
    crossed = range(before // every + 1, (before + points) // every + 1)
    if crossed:
        first, *rest = crossed
        play.push(Advance(threshold=first * every, more=tuple(mark * every for mark in rest)))
