"""What a look at the timers costs, by how many wait: a house of a million beside one of 10,000."""

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from statistics import median

from rules.ports import Store
from rules.store.sqlite import open_store
from tests.bench.figures import Figure, Finding

FEW, MANY, DUE = 10_000, 1_000_000, 100
NOW = 1_800_000_000
ROUNDS = 40


def rows(count: int) -> Iterable[tuple[str, str, int, int]]:
    """Timers of a house: some are due, the rest come due over the next weeks."""
    for number in range(count):
        due = NOW - number if number < DUE else NOW + 1 + number * 7 % 2_500_000
        yield "draft", f"subject-{number:07}", 1, due


async def filled(path: Path, count: int) -> None:
    """A new store with so many timers in it."""
    async with open_store(path):
        pass
    connection = sqlite3.connect(path)
    with connection:
        connection.executemany("INSERT INTO timers VALUES (?, ?, ?, ?)", rows(count))
    connection.close()


async def sweep(store: Store) -> float:
    """Seconds of one look that finds what is due."""
    began = time.perf_counter()
    found = await store.timers(NOW)
    took = time.perf_counter() - began
    assert len(found) == DUE
    return took


async def compare(folder: Path) -> tuple[float, float]:
    """Median seconds of a look in the small house and in the large one, measured in turns."""
    for count in (FEW, MANY):
        await filled(folder / f"{count}.db", count)
    times: dict[int, list[float]] = {FEW: [], MANY: []}
    async with (
        open_store(folder / f"{FEW}.db") as small,
        open_store(folder / f"{MANY}.db") as large,
    ):
        for _ in range(ROUNDS):
            times[FEW].append(await sweep(small))
            times[MANY].append(await sweep(large))
    return median(times[FEW]), median(times[MANY])


def measure() -> list[Finding]:
    """The figure of this section."""
    with tempfile.TemporaryDirectory() as folder:
        few, many = asyncio.run(compare(Path(folder)))
    return [
        Figure(
            what="a look at 1,000,000 timers, 100 due",
            ours=many * 1000,
            beside=few * 1000,
            peer="10,000 timers, 100 due",
            unit="ms",
            at_most=2.0,
        )
    ]
