"""How processes that share a database share the work: who serves which shard, and at what pace.

A shard is leased for some seconds and has to be kept in time, so that those of a process that died
are free soon. Leases spread the work and nothing more: should two processes serve a shard for a
moment, a request is still carried out once, and a card still claimed by one of them.
"""

from collections import Counter
from dataclasses import dataclass
from functools import partial

from rules.ports.news import Topic
from rules.store import lease_statements as sql
from rules.store.engine import Engine, Steps, only

UNWANTED = 2
"""Lengths of a lease after which a shard that processes with fewer do not take is anybody's."""
SHARDS: tuple[Topic, ...] = ("shards",)


@dataclass(frozen=True)
class Standing:
    """How the shards are spread now: `mine` of `count`, and those that nobody has.

    `offered` are those of the free ones that this process may take: any while it has no more than
    another, and any that nobody took for a while. `shares` is how many each process has that runs,
    this one among them.
    """

    count: int
    mine: frozenset[int]
    free: tuple[int, ...]
    offered: tuple[int, ...]
    shares: tuple[int, ...]

    @property
    def most(self) -> int:
        """The most shards that one process has once they are spread evenly."""
        return -(-self.count // len(self.shares))

    @property
    def uneven(self) -> bool:
        """Whether this process has two more than another one."""
        return len(self.mine) > min(self.shares) + 1


class Leases:
    """The leases of one process, by its name; each holds for so many seconds."""

    def __init__(self, engine: Engine, process: str, seconds: float) -> None:
        self._engine = engine
        self._process = process
        self._lease = int(seconds * 1000)

    async def renew(self, wanted: int) -> Standing:
        """Note that this process is running, keep its shards, and return how all are spread.

        There are `wanted` shards from now on, unless other processes serve another number.

        Raises:
            StoreUnavailable: the database cannot be reached; nothing was kept.
        """
        unit = partial(_renew, self._process, self._lease, wanted)
        return await self._engine.write("setting", unit)

    async def take(self, shard: int) -> bool:
        """Take a shard that nobody has; return whether it is ours."""
        unit = partial(_take, self._process, self._lease, shard)
        return await self._engine.write("setting", unit)

    async def release(self, shard: int) -> None:
        """Leave a shard to other processes."""
        work = partial(only, (sql.RELEASE, (self._process, shard)))
        await self._engine.write("setting", work, SHARDS)

    async def leave(self) -> None:
        """Release all shards to the other processes, and count as a process no more."""
        await self._engine.write("setting", partial(_leave, self._process), SHARDS)

    async def pace(self, name: str, step: float, many: int = 1, saved: float = 0.0) -> float:
        """Reserve some turns among all processes, `step` seconds apart; return when the last is.

        It is some seconds from now, or in the past: whoever comes after a rest finds turns of
        `saved` seconds waiting.

        Raises:
            StoreUnavailable: the database cannot be reached; no turn was taken.
        """
        length, before = int(step * 1000 * many), int(saved * 1000)
        work = partial(only, (sql.PACE, (name, length, before)))
        rows = await self._engine.write("setting", work)
        return float(rows[0][0]) / 1000 - step


def _renew(process: str, lease: int, wanted: int) -> Steps[Standing]:
    ((now,),) = yield sql.NOW, ()
    yield sql.DROP_DEAD, (now,)
    yield sql.SIGN_IN, (process, now + lease)
    yield sql.KEEP, (process, now + lease)
    rows = yield sql.SHARDS, ()
    if len(rows) != wanted and not any(until >= now for _, _, until in rows):
        yield sql.CLEAR_SHARDS, ()
        for shard in range(wanted):
            yield sql.INSERT_SHARD, (shard,)
        rows = [(shard, "", 0) for shard in range(wanted)]
    processes = yield sql.SIGNED_IN, ()
    owners = Counter(owner for _, owner, _ in rows)
    shares = tuple(owners[each] for (each,) in processes)
    since = now if owners[process] <= min(shares) else now - UNWANTED * lease
    return Standing(
        count=len(rows),
        mine=frozenset(shard for shard, owner, _ in rows if owner == process),
        free=tuple(shard for shard, _, until in rows if until < now),
        offered=tuple(shard for shard, _, until in rows if until < since),
        shares=shares,
    )


def _take(process: str, lease: int, shard: int) -> Steps[bool]:
    ((now,),) = yield sql.NOW, ()
    return bool((yield sql.TAKE, (process, now + lease, shard, now)))


def _leave(process: str) -> Steps[None]:
    yield sql.RELEASE_ALL, (process,)
    yield sql.SIGN_OUT, (process,)
