"""How long looking back at a long journal holds the one loop, and everybody with it."""

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from bot.catalogs import USUAL_LOCALE, all_words
from cogs.hall.runs import log_file
from rules.service import Service
from rules.service.history.verify import check
from rules.store.sqlite import open_store
from tests.bench.figures import Figure, Finding
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, ask, serving
from tests.support.journals import long_journal
from tests.support.records import HOST

STEPS = 5000
ROUNDS = 3
LONGEST = 50.0
"""Milliseconds that nothing may hold the loop for."""
TICK = 0.001


def measure(*, brief: bool = False) -> list[Finding]:
    """The longest hold of each way to look back, in milliseconds, the middle one of three."""
    steps, rounds = (300, 1) if brief else (STEPS, ROUNDS)
    with tempfile.TemporaryDirectory() as folder:
        holds = asyncio.run(_measure(Path(folder) / "house.db", steps, rounds))
    peer = f"the limit; {steps:,} steps"
    return [
        Figure(f"{name} holds the loop", sorted(held)[rounds // 2], LONGEST, peer, "ms", at_most=1)
        for name, held in holds.items()
    ]


async def _measure(database: Path, steps: int, rounds: int) -> dict[str, list[float]]:
    all_words(USUAL_LOCALE)  # as when a house opens
    async with open_store(database) as store:
        found = await long_journal(store, steps)
    holds: dict[str, list[float]] = {}
    for _ in range(rounds):
        # Each time anew: what is remembered of a replay is not what is measured.
        async with serving(database, HandClock(), Entropy()) as service:
            for name, look in looks(service, found.id, found.channel, steps).items():
                holds.setdefault(name, []).append(await hold(look))
    return holds


Look = Callable[[], Awaitable[object]]


def looks(service: Service, adventure: str, channel: int, steps: int) -> dict[str, Look]:
    """The ways to look back, as the commands go them."""
    request = ask(HOST, channel=channel)

    async def verified() -> object:
        log = await service.history.queries.export(adventure)
        await asyncio.to_thread(log_file, log)
        return await asyncio.to_thread(check, log)

    return {
        "a page of the log": lambda: service.history.queries.log(adventure, request, 3),
        "a search": lambda: service.history.searches.find(request, adventure, "the"),
        "the page of a step": lambda: service.history.searches.page_of(
            request, adventure, steps // 2
        ),
        "a log to verify, verified": verified,
        "a story": lambda: service.history.stories.tell(request, adventure),
        "a recap": lambda: service.history.recaps.so_far(request, adventure),
        "all games of a person": lambda: service.history.catch_ups.news(request, 0),
    }


async def hold(look: Look) -> float:
    """Milliseconds that the loop did not come round at the longest while something was done."""
    longest = 0.0

    async def listen() -> None:
        nonlocal longest
        while True:
            began = time.perf_counter()
            await asyncio.sleep(TICK)
            longest = max(longest, time.perf_counter() - began - TICK)

    listening = asyncio.create_task(listen())
    await asyncio.sleep(0)
    await look()
    await asyncio.sleep(2 * TICK)
    listening.cancel()
    return longest * 1000
