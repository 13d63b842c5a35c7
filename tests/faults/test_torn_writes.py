"""F12: the power fails, and what had not reached the disk yet is torn, missing or noise.

A commit is acknowledged after SQLite has synced its log, so everything that was in the log then is
there after the failure; of what was written since, any part may be. A checkpoint copies pages from
the log into the database while the log stays whole, so of those any may be old, new or torn.
"""

import random
import shutil
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from rules.ports import Adventure
from rules.store.sqlite import open_store
from rules.store.turns import SqlStore
from tests.support.records import a_posting, an_adventure, following, founding
from tests.support.soak import cases

PAGE = 4096


def log_of(database: Path) -> Path:
    return database.with_name(database.name + "-wal")


async def on(store: SqlStore, adventure: Adventure, size: int) -> Adventure:
    """One more step, with a state of about that size."""
    change = following(adventure, f"step {adventure.version + 1}")
    grown = change.adventure.with_(state={"s": "x" * size})
    await store.commit(change.with_(adventure=grown, posting=a_posting(grown)))
    return grown


async def sound(database: Path, least: int, most: int) -> None:
    """What was acknowledged is there; the step under way is there wholly or not at all."""
    async with open_store(database) as store:
        found = await store.load("oak")
        assert found is not None
        assert least <= found.version <= most
        steps = await store.journal("oak")
        assert [step.version for step in steps] == list(range(1, found.version + 1))
        rows = await store._engine._writer.execute_fetchall("PRAGMA integrity_check")
        assert rows == [("ok",)]
        grown = await on(store, found, 100)
        assert grown.version == found.version + 1


def torn(log: bytes, kept: int, chance: random.Random) -> bytes:
    """The log after the failure: what was synced, and of the rest any part, whole or noise."""
    rest = bytearray(log[kept:])
    match chance.randrange(4):
        case 0:
            rest = rest[: chance.randrange(len(rest) + 1)]
        case 1:
            start = chance.randrange(len(rest))
            rest[start:] = bytes(len(rest) - start)
        case 2:
            start = chance.randrange(len(rest))
            stop = chance.randrange(start, len(rest)) + 1
            rest[start:stop] = chance.randbytes(stop - start)
        case _:
            # Sectors reach the disk in any order: some of them never do.
            for start in range(0, len(rest), 512):
                if chance.random() < 0.4:
                    rest[start : start + 512] = bytes(len(rest[start : start + 512]))
    return log[:kept] + bytes(rest)


@asynccontextmanager
async def some_steps(database, chance, *, least):
    """A store in which an adventure was founded, and up to seven steps of it written."""
    async with open_store(database) as store:
        adventure = an_adventure()
        await store.commit(founding(adventure))
        for _ in range(chance.randrange(least, 8)):
            adventure = await on(store, adventure, chance.choice((10, 3000, 20_000)))
        yield store, adventure


@pytest.mark.parametrize("number", cases(8, 2000))
async def test_what_was_not_synced_is_torn(tmp_path, number):
    chance = random.Random(number)
    database, after = tmp_path / "house.db", tmp_path / "after.db"
    async with some_steps(database, chance, least=1) as (store, before):
        kept = log_of(database).stat().st_size
        adventure = await on(store, before, chance.choice((10, 3000, 20_000)))
        log = log_of(database).read_bytes()
        assert len(log) > kept
        shutil.copy(database, after)
    log_of(after).write_bytes(torn(log, kept, chance))
    await sound(after, adventure.version - 1, adventure.version)


@pytest.mark.parametrize("number", cases(6, 1500))
async def test_the_power_fails_in_a_checkpoint(tmp_path, number):
    chance = random.Random(number)
    database, after = tmp_path / "house.db", tmp_path / "after.db"
    async with some_steps(database, chance, least=2) as (store, adventure):
        before, log = database.read_bytes(), log_of(database).read_bytes()
        await store._engine._writer.execute_fetchall("PRAGMA wal_checkpoint(FULL)")
        done = database.read_bytes()
    assert done != before
    pages = bytearray(before.ljust(len(done), b"\0"))
    for start in range(0, len(done), PAGE):
        written = chance.choice((0, PAGE, 512 * chance.randrange(9)))
        pages[start : start + written] = done[start : start + written]
    after.write_bytes(bytes(pages[: len(done) if chance.random() < 0.7 else len(before)]))
    log_of(after).write_bytes(log)
    await sound(after, adventure.version, adventure.version)
