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
BRIEF = 1_000, 10_000
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


async def compare(folder: Path, few: int, many: int, rounds: int) -> tuple[float, float]:
    """Median seconds of a look in the small house and in the large one, measured in turns."""
    for count in (few, many):
        await filled(folder / f"{count}.db", count)
    times: dict[int, list[float]] = {few: [], many: []}
    async with (
        open_store(folder / f"{few}.db") as small,
        open_store(folder / f"{many}.db") as large,
    ):
        for _ in range(rounds):
            times[few].append(await sweep(small))
            times[many].append(await sweep(large))
    return median(times[few]), median(times[many])


def measure(*, brief: bool = False) -> list[Finding]:
    """The figure of this section."""
    few, many = BRIEF if brief else (FEW, MANY)
    with tempfile.TemporaryDirectory() as folder:
        small, large = asyncio.run(compare(Path(folder), few, many, 2 if brief else ROUNDS))
    return [
        Figure(
            what="a look at all timers that wait",
            ours=large * 1000,
            beside=small * 1000,
            peer=f"{few:,} timers, {many:,} in ours; {DUE} are due",
            unit="ms",
            at_most=2.0,
        )
    ]
