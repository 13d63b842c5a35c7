"""What a server costs: one press on PostgreSQL beside the same press on SQLite, in turns."""

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bot.catalogs import all_words
from rules.ports import Adventure
from rules.service import Service
from rules.store.postgres.opening import open_postgres
from rules.store.sqlite import open_store
from rules.store.turns import SqlStore
from tests.bench.figures import Figure, Finding
from tests.bench.store import STATE
from tests.support.databases import new_database
from tests.support.entropy import ENTROPY
from tests.support.houses import HandClock, ask, live
from tests.support.postgres import own_server
from tests.support.records import a_posting, an_adventure, following, founding
from tests.support.servers import roomy
from tests.support.tables import sensible
from tests.support.users import HOST


class Size(NamedTuple):
    """How many games are measured, after one that warms up, and presses in each."""

    games: int
    presses: int


PEER = "SQLite, in the same run"


def measure(*, brief: bool = False) -> list[Finding]:
    """A press of 3 Dice Dungeon with all that is read and written for it, and its parts."""
    size = Size(1, 3) if brief else Size(6, 25)
    with own_server(durable=True) as server, tempfile.TemporaryDirectory() as folder:
        address = asyncio.run(new_database(server, "bench"))
        return asyncio.run(_measured(Path(folder), address, size))


async def _measured(folder: Path, address: str, size: Size) -> list[Finding]:
    async with AsyncExitStack() as stack:
        stores = (
            await stack.enter_async_context(open_postgres(address)),
            await stack.enter_async_context(open_store(folder / "house.db")),
        )
        presses = await _in_turns(stores, size, _presses)
        commits = await _in_turns(stores, size, _commits)
        loads = await _in_turns(stores, size, _loads)
    return [
        Figure(what, *(1000 * median(times) for times in found), PEER, "ms", at_most=goal)
        for what, found, goal in (
            ("a press until it is stored and answered", presses, 1.5),
            ("  a commit of 12 KB alone", commits, None),
            ("  an adventure loaded", loads, None),
        )
    ]


Timed = Callable[[SqlStore, int, int], Awaitable[list[float]]]


async def _in_turns(
    stores: tuple[SqlStore, SqlStore], size: Size, timed: Timed
) -> list[list[float]]:
    """Time the same on both, a little at a time; the first round warms up."""
    times: list[list[float]] = [[], []]
    for number in range(size.games + 1):
        for kept, store in zip(times, stores, strict=True):
            seconds = await timed(store, number, size.presses)
            if number:
                kept.extend(seconds)
    return times


async def _presses(store: SqlStore, number: int, presses: int) -> list[float]:
    await roomy(store, 1)
    service = Service(store, HandClock(), ENTROPY, all_words)
    adventure = await live(service, seed=f"bench-{number}")
    times: list[float] = []
    for _ in range(presses):
        found = await store.load(adventure)
        option = sensible(found, HOST)
        if option is None:
            break
        began = time.perf_counter()
        await service.play.actions.press(
            ask(HOST, channel=found.channel), adventure, found.version, option
        )
        times.append(time.perf_counter() - began)
    if (await store.load(adventure)).status == "running":
        await service.lobby.end(ask(HOST), adventure)
    return times


async def _commits(store: SqlStore, number: int, presses: int) -> list[float]:
    adventure = an_adventure(f"commits-{number}", channel=1000 + number, state=STATE)
    change = founding(adventure)
    times: list[float] = []
    for turn in range(presses):
        began = time.perf_counter()
        await store.commit(change)
        times.append(time.perf_counter() - began)
        change = following(change.adventure, f"commits-{number}-{turn}")
        after: Adventure = change.adventure.with_(state=STATE)
        change = change.with_(adventure=after, posting=a_posting(after))
    return times


async def _loads(store: SqlStore, number: int, presses: int) -> list[float]:
    times: list[float] = []
    for _ in range(presses):
        began = time.perf_counter()
        await store.load(f"commits-{number}")
        times.append(time.perf_counter() - began)
    return times
