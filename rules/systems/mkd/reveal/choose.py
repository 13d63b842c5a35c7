"""Which monsters a token becomes: the best that the pool has for its points (B-103 to B-107)."""

from collections.abc import Sequence

from rules.systems.mkd.content import MONSTERS
from rules.systems.mkd.play import Play
from rules.systems.mkd.reveal.split import adjusted, shares


def best(pool: Sequence[str], points: int) -> tuple[str, ...]:
    """The kinds of the highest value that fits, in the order of the pool (B-103, C16)."""
    fitting = [kind for kind in dict.fromkeys(pool) if MONSTERS[kind].value <= points]
    if not fitting:
        return ()
    highest = max(MONSTERS[kind].value for kind in fitting)
    return tuple(kind for kind in fitting if MONSTERS[kind].value == highest)


def choose(play: Play, count: int, points: int) -> tuple[str, ...]:
    """Take the monsters of a revealed token out of the pool, the strongest first.

    One: the highest value that fits. Several: as the split says, each filled in turn. A swarm
    when even the best is worth less than half the points (B-107, MA-075, C17).
    """
    top = best(play.state.pools.monsters, points)
    if not top:
        return ()
    if 2 * MONSTERS[top[0]].value < points:
        return _swarm(play, points)
    if count == 1:
        return (_take(play, top),)
    least = min(MONSTERS[kind].value for kind in play.state.pools.monsters)
    targets = adjusted(shares(play, count, points), least)
    chosen = []
    for target in sorted(targets, reverse=True):
        kinds = best(play.state.pools.monsters, target)
        if kinds:
            chosen.append(_take(play, kinds))
    return tuple(chosen)


def _swarm(play: Play, points: int) -> tuple[str, ...]:
    chosen = []
    while kinds := best(play.state.pools.monsters, points):
        chosen.append(_take(play, kinds))
        points -= MONSTERS[chosen[-1]].value
    return tuple(chosen)


def _take(play: Play, kinds: Sequence[str]) -> str:
    """One of equal kinds by die; its copy leaves the pool (B-106, B-109)."""
    kind = kinds[play.pick(len(kinds), "mkd-monster-tie")]
    pool = list(play.state.pools.monsters)
    pool.remove(kind)
    play.change(pools=play.state.pools.with_(monsters=tuple(pool)))
    return kind
