"""What a house full of adventures costs at start: time to ready and memory, beside an empty one."""

import asyncio
import multiprocessing
import resource
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bot.app import opened
from bot.table.server import TableServer
from rules.ports import Adventure, Commit, Step, Store
from rules.service import Service
from rules.store.sqlite import open_store
from tests.bench.figures import Figure, Finding
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, ask, serving
from tests.support.tables import ready, sensible, settings

ADVENTURES = 1000
MOVES = 40
ROUNDS = 5
FRIENDS = (71, 72, 73)


class Start(NamedTuple):
    """One start: seconds since the process began, seconds since the house opened, peak bytes."""

    process: float
    house: float
    memory: float


def measure(*, brief: bool = False) -> list[Finding]:
    """Starts of processes on an empty database and on a full one, in turns."""
    adventures = 20 if brief else ADVENTURES
    with tempfile.TemporaryDirectory() as folder:
        empty, full = asyncio.run(_measure(Path(folder), adventures, 1 if brief else ROUNDS))
    peer = f"an empty database; {adventures:,} running adventures in ours"
    return [
        Figure("process to ready", full.process * 1000, empty.process * 1000, peer, "ms",
               at_most=1.25),
        Figure("house to ready", full.house * 1000, empty.house * 1000, peer, "ms"),
        Figure("peak memory", full.memory / 2**20, empty.memory / 2**20, peer, "MB", at_most=1.1),
    ]  # fmt: skip


async def _measure(folder: Path, adventures: int, rounds: int) -> tuple[Start, Start]:
    empty, full = folder / "empty", folder / "full"
    for each in (empty, full):
        each.mkdir()
    await fill(folder, full / "house.db", adventures)
    starts: dict[Path, list[Start]] = {empty: [], full: []}
    table = TableServer()
    await table.start()
    try:
        for _ in range(rounds):
            for each, known in starts.items():
                known.append(await asyncio.to_thread(in_child, each, table.api_base))
    finally:
        await table.stop()
    typical = [Start(*(median(column) for column in zip(*starts[each], strict=True)))
               for each in (empty, full)]  # fmt: skip
    return typical[0], typical[1]


def in_child(folder: Path, api_base: str) -> Start:
    """Start a house in a new process and end it."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as processes:
        return processes.submit(_started, folder, api_base, time.monotonic()).result()


def _started(folder: Path, api_base: str, began: float) -> Start:
    return asyncio.run(_start(folder, api_base, began))


async def _start(folder: Path, api_base: str, began: float) -> Start:
    opening = time.monotonic()
    async with opened(settings(folder, token="local", api_base=api_base)) as app:
        await ready(app)
        up = time.monotonic()
        memory = peak()
    return Start(up - began, up - opening, memory)


def peak() -> float:
    """The most memory this process has held, in bytes.

    Linux keeps the parent's maximum in `ru_maxrss` of a new process, so its own book is read there.
    """
    book = Path("/proc/self/status")
    if book.exists():
        line = next(each for each in book.read_text().splitlines() if each.startswith("VmHWM"))
        return float(line.split()[1]) * 1024
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most * (1 if sys.platform == "darwin" else 1024)


async def fill(folder: Path, database: Path, count: int) -> None:
    """Store many running adventures, all like one that was played."""
    async with serving(folder / "template.db", HandClock(), Entropy()) as service:
        played, steps = await template(service)
    async with open_store(database) as store:
        await asyncio.gather(*(_copy(store, played, steps, n) for n in range(count)))


async def template(service: Service) -> tuple[Adventure, list[Step]]:
    """A game of three under way, with its journal."""
    host, *guests = FRIENDS
    answer = await service.lobby.open(ask(host), "three-dice", seed="bench")
    for guest in guests:
        await service.lobby.join(ask(guest), answer.adventure)
    await service.lobby.begin(ask(host), answer.adventure)
    for _ in range(MOVES):
        found = await service.history.queries.load(answer.adventure)
        user, option = next(
            (user, option) for user in FRIENDS if (option := sensible(found, user)) is not None
        )
        await service.play.actions.press(ask(user), found.id, found.version, option)
    found = await service.history.queries.load(answer.adventure)
    return found, list(await service.store.journal(found.id))


async def _copy(store: Store, played: Adventure, steps: list[Step], number: int) -> None:
    copy = played.with_(id=f"copy-{number}", channel=1000 + number)
    await store.commit(
        Commit(request=f"copy-{number}", expected=None, adventure=copy, steps=tuple(steps))
    )
    await store.mark_shown(
        copy.id, copy.version, card=10_000 + number, now=played.updated, wishes=1
    )
