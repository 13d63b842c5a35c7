"""Experience: one pool for all, and what its thresholds give (B-93, B-94, MA-130)."""

from collections.abc import Iterable
from typing import Final

from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.events.things import Earned, Restored, Rose
from rules.systems.mkd.figures import COMPANION, FREED, kind_of, name_of
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import Advance, AskAdvance

AROUND = ("board", "waiting", "captive", "below")
"""Where a Hero is as long as the game goes on for him: there he gains from experience."""
THRESHOLD: Final = RULINGS.number("xp_threshold")
"""Experience from one level to the next."""
TOP_LEVEL = 5
"""The last level on a Hero's dial."""


def gain(play: Resolution, points: int) -> None:
    """Add experience to the pool; every threshold crossed advances one Hero (B-93, B-94)."""
    before = play.state.xp
    play.change(xp=before + points)
    play.tell(Earned(points=points, total=before + points))
    crossed = range(before // THRESHOLD + 1, (before + points) // THRESHOLD + 1)
    if crossed:
        first, *rest = crossed
        play.push(
            Advance(threshold=first * THRESHOLD, more=tuple(mark * THRESHOLD for mark in rest))
        )


def eligible(state: MkdState, served: Iterable[int], threshold: int = 0) -> tuple[Figure, ...]:
    """Return living Heroes a threshold may go to, without those `served` while there are others.

    `served` are those to whom a threshold of the same event has gone already (C11). Past level 5
    only every second one counts (MA-265). A companion gains no levels (RG-094).
    """
    every = 2 * THRESHOLD
    living = tuple(
        figure
        for figure in state.heroes
        if figure.where in AROUND and (figure.level <= TOP_LEVEL or threshold % every == 0)
    )
    # A level would heal a rescued prisoner (MA-285), and companions gain none (RG-094).
    living = tuple(figure for figure in living if figure.role not in (FREED, COMPANION))
    fresh = tuple(figure for figure in living if figure.id not in set(served))
    return fresh or living


def advance(play: Resolution, task: Advance) -> None:
    """Raise the one Hero who can rise by a threshold, or ask the players which (B-93, MA-130)."""
    figures = eligible(play.state, task.served, task.threshold)
    if not figures:
        return
    if len(figures) == 1:
        _give(play, task, figures[0].id)
        return
    living = {figure.seat for figure in play.state.heroes if figure.where in AROUND}
    question = AskAdvance(
        seats=tuple(sorted(seat for seat in living if seat is not None)),
        figures=tuple(figure.id for figure in figures),
        threshold=task.threshold,
        more=task.more,
        served=task.served,
    )
    play.push(question)


def advance_chosen(play: Resolution, task: AskAdvance, figure: int) -> None:
    """Raise the Hero on whom the players have agreed (MA-130)."""
    _give(play, task, figure)


def _give(play: Resolution, task: Advance | AskAdvance, number: int) -> None:
    if task.more:
        first, *rest = task.more
        served = (*task.served, number)
        play.push(Advance(threshold=first, more=tuple(rest), served=served))
    before = play.figure(number)
    play.mode.advance(play, before, task.threshold)
    after = play.figure(number)
    if after.level > before.level:
        play.tell(Rose(figure=name_of(after), level=after.level))
    else:
        play.tell(Restored(figure=name_of(after)))


def rise(play: Resolution, figure: Figure) -> None:
    """Raise a Hero one level, his dial at its start; at level 5, heal him to it (B-93, MA-007)."""
    level = min(figure.level + 1, 5)
    start = max(0, 5 - level)
    if start >= len(kind_of(figure).dial):
        raise RuntimeError("a Hero's dial has five levels")
    play.alter(figure.id, level=level, cap=start, click=start)


def usual_choice(state: MkdState, task: AskAdvance) -> int:
    """Return whom a threshold goes to by default: the lowest level, then the most damaged.

    The rule is MA-130.
    """
    heroes = [state.figure(number) for number in task.figures]
    best = min(heroes, key=lambda hero: (hero.level, hero.cap - hero.click, hero.id))
    return best.id
