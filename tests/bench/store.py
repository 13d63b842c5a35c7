"""How fast the store commits, against the same statements on bare aiosqlite, one await each."""

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from statistics import median

import aiosqlite

from rules.ports import Adventure, Commit
from rules.store import units
from rules.store.engine import no_hook
from rules.store.sqlite import open_store
from tests.bench.figures import Figure, Finding
from tests.support.records import a_posting, an_adventure, following, founding

STATE = {"schema_version": 1, "tokens": [{"at": [n, n], "name": f"token {n}"} for n in range(300)]}
"""About 12 KB of JSON."""

COMMITS, ROUNDS = 192, 5

CHANNELS = count(1)

Committer = Callable[[Commit], Awaitable[object]]


def bare(connection: aiosqlite.Connection) -> Committer:
    """A committer that awaits each statement of the store's own unit of work."""
    lock = asyncio.Lock()

    async def commit(change: Commit) -> object:
        async with lock:
            await connection.execute_fetchall("BEGIN IMMEDIATE")
            steps = units.commit(change, no_hook)
            try:
                sql, values = next(steps)
                while True:
                    named = {str(place): value for place, value in enumerate(values, start=1)}
                    sql, values = steps.send(list(await connection.execute_fetchall(sql, named)))
            except StopIteration as end:
                await connection.commit()
                return end.value

    return commit


async def rate(commit: Committer, prefix: str, tasks: int, commits: int) -> float:
    """Commits per second of several adventures played at once."""

    async def play(adventure: Adventure) -> None:
        for _ in range(commits // tasks):
            change = following(adventure, f"{adventure.id}-{adventure.version}")
            after = change.adventure.with_(state=STATE)
            assert await commit(change.with_(adventure=after, posting=a_posting(after))) is None
            adventure = after

    adventures = [an_adventure(f"{prefix}-{n}", channel=next(CHANNELS)) for n in range(tasks)]
    for adventure in adventures:
        await commit(founding(adventure))
    began = time.perf_counter()
    await asyncio.gather(*map(play, adventures))
    return commits / (time.perf_counter() - began)


async def compare(folder: Path, tasks: int, commits: int, rounds: int) -> dict[str, float]:
    """Commits per second: {"store": median, "bare": median}, measured in turns."""
    rates: dict[str, list[float]] = {"store": [], "bare": []}
    async with open_store(folder / "bare.db"):
        pass
    async with (
        open_store(folder / "store.db") as store,
        aiosqlite.connect(folder / "bare.db", isolation_level=None) as connection,
    ):
        await connection.execute_fetchall("PRAGMA synchronous = FULL")
        await connection.execute_fetchall("PRAGMA foreign_keys = ON")
        for turn in range(rounds):
            rates["store"].append(await rate(store.commit, f"s{turn}", tasks, commits))
            rates["bare"].append(await rate(bare(connection), f"b{turn}", tasks, commits))
    return {name: median(measured) for name, measured in rates.items()}


def measure(*, brief: bool = False) -> list[Finding]:
    """Commits of one adventure, and of several at once."""
    found: list[Finding] = []
    size = (16, 1) if brief else (COMMITS, ROUNDS)
    for tasks, what in ((1, "commits of one adventure"), (8, "commits of eight at once")):
        with tempfile.TemporaryDirectory() as folder:
            rates = asyncio.run(compare(Path(folder), tasks, *size))
        found.append(
            Figure(what, rates["store"], rates["bare"], "bare aiosqlite", "/s", at_least=0.7)
        )
    return found
