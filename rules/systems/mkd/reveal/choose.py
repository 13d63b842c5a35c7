"""Which monsters a token becomes: the best in the pool for its points (B-103 to B-107)."""

from collections.abc import Callable, Iterator, Sequence

from rules.systems.mkd.content import KINDS
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.reveal.split import adjusted, matched, shares

Fits = Callable[[str], bool]
"""Whether there is room for a kind of figure."""


def best(pool: Sequence[str], points: int) -> tuple[str, ...]:
    """Return the kinds of the highest value that fits, in the order of the pool (B-103, C16)."""
    fitting = [kind for kind in dict.fromkeys(pool) if KINDS[kind].points <= points]
    if not fitting:
        return ()
    highest = max(KINDS[kind].points for kind in fitting)
    return tuple(kind for kind in fitting if KINDS[kind].points == highest)


def muster(play: Resolution, count: int, points: int, fits: Fits, *, swarms: bool) -> Iterator[str]:
    """Yield the monsters of a token, the strongest first, each taken from the pool in turn.

    A single one has the highest value that fits; several share the points by the split, one after
    the other. With `swarms`, a swarm comes without a die for the split when even the best is worth
    less than half the points (B-107, MA-075, C17). Shares for which nothing is left are lost (C15).
    """
    top = best(play.state.pools.monsters, points)
    if not top:
        return
    if swarms and 2 * KINDS[top[0]].points < points:
        while kind := _draw(play, points, fits):
            points -= KINDS[kind].points
            yield kind
        return
    for target in sorted(_targets(play, count, points), reverse=True):
        if kind := _draw(play, target, fits):
            yield kind


def _targets(play: Resolution, count: int, points: int) -> tuple[int, ...]:
    if count == 1:
        return (points,)
    values = {KINDS[kind].points for kind in play.state.pools.monsters}
    targets = shares(play, count, points)
    if play.state.matches_exactly:
        return matched(targets, values)
    return adjusted(targets, min(values))


def _draw(play: Resolution, points: int, fits: Fits) -> str | None:
    """Return the best kind there is room for, one of equals by die.

    Its copy leaves the pool for good.

    B-106, B-109, MA-073.
    """
    pool = play.state.pools.monsters
    kinds: tuple[str, ...] = ()
    while not kinds:
        top = best(pool, points)
        if not top:
            return None
        kinds = tuple(kind for kind in top if fits(kind))
        points = KINDS[top[0]].points - 1
    kind = kinds[play.pick(len(kinds), "mkd-monster-tie")]
    first = pool.index(kind)
    left = pool[:first] + pool[first + 1 :]
    play.change(pools=play.state.pools.with_(monsters=left))
    return kind
