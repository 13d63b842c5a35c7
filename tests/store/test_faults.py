"""A database out of order: kindly said, nothing half done, and it goes on after."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from aiosqlite import Connection

from rules.core.errors import GameError
from rules.store.engine import NAMED_POINTS
from rules.store.errors import StoreUnavailable
from rules.store.sqlite import open_store
from rules.store.turns import SqlStore
from tests.support import records


async def unavailable(store: SqlStore, *requests: str) -> None:
    """Try to go on from version 1, and be refused in the right words."""
    changes = [records.following(records.an_adventure(), request) for request in requests]
    said = await asyncio.gather(*map(store.commit, changes), return_exceptions=True)
    for refusal in said:
        assert isinstance(refusal, StoreUnavailable)
        assert isinstance(refusal, GameError)
        assert refusal.text.key == "error-store-unavailable"


async def goes_on(store: SqlStore) -> None:
    """Nothing was written, and now it can be."""
    assert await store.load("oak") == records.an_adventure()
    assert await store.commit(records.following(records.an_adventure(), "after")) is None
    assert len(await store.journal("oak")) == 2


async def full(store: SqlStore) -> Connection:
    """Let the file grow no more, and return the connection that writes to it."""
    writer = store._engine._writer
    pages = (await writer.execute_fetchall("PRAGMA page_count"))[0][0]
    await writer.execute_fetchall(f"PRAGMA max_page_count = {pages}")
    return writer


async def test_a_full_disk(database: Path):
    async with open_store(database) as store:
        await store.commit(records.founding())
        writer = await full(store)
        big = records.following(records.an_adventure(), "big")
        big = big.with_(adventure=big.adventure.with_(state={"s": "x" * 100_000}))
        for _ in range(50):
            with pytest.raises(StoreUnavailable):
                await store.commit(big)
        assert await store.load("oak") == records.an_adventure()
        assert await store.replied("big") is None
        assert await writer.execute_fetchall("PRAGMA quick_check") == [("ok",)]
        await writer.execute_fetchall("PRAGMA max_page_count = 1000000")
        assert await store.commit(big) is None


async def test_a_full_disk_for_one_is_not_for_those_beside_it(database: Path):
    async with open_store(database) as store:
        await store.commit(records.founding())
        await full(store)
        big = records.founding(records.an_adventure("elm", state={"s": "x" * 100_000}))
        said = await asyncio.gather(
            store.commit(big), store.set_setting("a", "b"), return_exceptions=True
        )
        assert [type(one) for one in said] == [StoreUnavailable, type(None)]
        assert await store.setting("a") == "b"
        assert await store.load("elm") is None


async def test_a_foreign_process_holds_the_write_lock(database: Path):
    async with open_store(database, patience=0.05) as store:
        await store.commit(records.founding())
        with closing(sqlite3.connect(database, isolation_level=None)) as foreign:
            foreign.execute("BEGIN IMMEDIATE")
            await unavailable(store, "one", "two", "three")
            assert await store.load("oak") == records.an_adventure()
            foreign.execute("ROLLBACK")
        await goes_on(store)


async def test_a_foreign_lock_is_waited_for(database: Path):
    async with open_store(database, patience=5) as store:
        await store.commit(records.founding())
        with closing(sqlite3.connect(database, isolation_level=None)) as foreign:
            foreign.execute("BEGIN IMMEDIATE")
            waiting = asyncio.create_task(
                store.commit(records.following(records.an_adventure(), "patient"))
            )
            await asyncio.sleep(0.1)
            assert not waiting.done()
            foreign.execute("ROLLBACK")
        assert await waiting is None


class Fault:
    """A trip that fails at one point, while it is armed."""

    def __init__(self, point: str, error: Callable[[], Exception]) -> None:
        self.point = point
        self.error = error
        self.armed = False

    def __call__(self, point: str) -> None:
        if self.armed and point == self.point:
            raise self.error()


BEFORE_THE_END = [
    point for point in NAMED_POINTS if point.startswith("commit:") and "after" not in point
]


@pytest.mark.parametrize("point", BEFORE_THE_END)
async def test_an_input_or_output_error_at_any_point(database: Path, point: str):
    fault = Fault(point, lambda: sqlite3.OperationalError("disk I/O error"))
    async with open_store(database, at_point=fault) as store:
        await store.commit(records.founding())
        fault.armed = True
        await unavailable(store, "one", "two")
        fault.armed = False
        await goes_on(store)


@pytest.mark.parametrize("point", BEFORE_THE_END)
async def test_a_bug_at_any_point_is_heard_of_and_writes_nothing(database: Path, point: str):
    fault = Fault(point, lambda: ZeroDivisionError("a bug"))
    async with open_store(database, at_point=fault) as store:
        await store.commit(records.founding())
        fault.armed = True
        with pytest.raises(ZeroDivisionError):
            await store.commit(records.following(records.an_adventure(), "unlucky"))
        fault.armed = False
        await goes_on(store)


async def test_every_named_point_is_passed(database: Path):
    passed: list[str] = []
    async with open_store(database, at_point=passed.append) as store:
        await records.pass_every_point(store)
    assert passed == list(NAMED_POINTS)


def spoil_all_but_the_first_page(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[:4096] + b"\xff" * (len(content) - 4096))


async def test_a_database_spoilt_while_open_is_unavailable(database: Path):
    async with open_store(database) as store:
        for number in range(30):
            adventure = records.an_adventure(f"a{number}", channel=number, state={"s": "x" * 3000})
            await store.commit(records.founding(adventure))
        await store._engine._writer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
        spoil_all_but_the_first_page(database)
        with pytest.raises(StoreUnavailable):
            await store.load("a1")
