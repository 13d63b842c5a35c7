"""F14: the database fails under a commit, at each of its calls, and nothing is half written.

Three ways: a statement that fails before it is carried out; SQLite itself, stopped in the middle of
a statement by its progress handler; and the system, which refuses to let the file grow.
"""

import asyncio
import sqlite3
import sys
from functools import partial
from pathlib import Path

import pytest

from rules.core.dice import face
from rules.store import sqlite
from rules.store.errors import StoreUnavailable
from rules.store.sqlite import ConnectionThread, open_store
from rules.store.turns import SqlStore
from tests.support.patience import PATIENCE
from tests.support.records import a_posting, an_adventure, following, founding
from tests.support.soak import SOAK, cases

ROOT = Path(__file__).parents[2]


class Failing(sqlite3.Connection):
    """A connection whose statement with a certain number fails; 0 is the next one."""

    left: int | None = None

    def execute(self, sql: str, *values):
        if self.left == 0 and not sql.startswith("ROLLBACK"):
            self.left = None
            raise sqlite3.OperationalError("disk I/O error")
        if self.left is not None:
            self.left -= 1
        return super().execute(sql, *values)


@pytest.fixture
def failing(monkeypatch):
    """Every connection of a store counts its statements, and fails where it is told."""

    def to(cls, path: Path, patience: float) -> ConnectionThread:
        connect = partial(
            sqlite3.connect, path, timeout=patience, isolation_level=None, factory=Failing
        )
        return cls(connect, 64)

    monkeypatch.setattr(sqlite.ConnectionThread, "to", classmethod(to))


def change(request: str):
    """What a click commits: a step, the reply, a card."""
    wanted = following(an_adventure(), request)
    return wanted.with_(posting=a_posting(wanted.adventure))


async def refused(store: SqlStore, request: str) -> bool:
    """Whether a commit is refused; it is wholly there or wholly not."""
    before = await store.load("oak")
    try:
        await store.commit(change(request))
    except StoreUnavailable:
        assert await store.load("oak") == before == an_adventure()
        assert len(await store.journal("oak")) == 1
        assert await store.replied(request) is None
        return True
    assert (await store.load("oak")).version == 2
    return False


async def goes_on(store: SqlStore) -> None:
    """After the fault the same click is done, once."""
    assert await store.commit(change("after")) is None
    assert len(await store.journal("oak")) == 2
    assert await store.commit(change("after")) is not None


async def test_each_statement_of_a_commit_fails(failing, database):
    async with open_store(database) as store:
        await store.commit(founding())
        writer = store._engine._writer
        at = 0
        while True:
            writer._conn.left = at
            if not await refused(store, f"fails at {at}"):
                break
            at += 1
    assert at >= 8


async def test_sqlite_is_stopped_in_the_middle_of_a_statement(database):
    """Its progress handler ends a statement after so many instructions.

    SQLite may say so of a COMMIT that is done already, which nothing in this program asks it to:
    whoever repeats the request then has its reply, and nothing is done twice.
    """
    async with open_store(database) as store:
        await store.commit(founding())
        stopped = 0
        for number in cases(200, 5000):
            at = number if SOAK else number * 5
            wanted = change(f"stopped at {at}")
            await stop_after(store, at)
            try:
                await store.commit(wanted)
            except StoreUnavailable:
                stopped += 1
            finally:
                await stop_after(store, None)
            found = await store.load("oak")
            assert found in (an_adventure(), wanted.adventure)
            assert len(await store.journal("oak")) == found.version
            assert await store.replied(wanted.request) == (
                wanted.reply if found.version == 2 else None
            )
            if found.version == 2:
                break
        assert stopped > 60
        assert await store.commit(wanted) == wanted.reply


async def stop_after(store: SqlStore, instructions: int | None) -> None:
    """Let SQLite be stopped once after so many instructions, or not at all."""
    handler = None if instructions is None else _Stopper(instructions)
    await store._engine._writer.run_unit(lambda each: each.set_progress_handler(handler, 1))


class _Stopper:
    """Stops SQLite once, after so many instructions."""

    def __init__(self, left: int) -> None:
        self.left = left

    def __call__(self) -> bool:
        self.left -= 1
        return self.left == -1


@pytest.mark.parametrize("number", cases(1, 300))
async def test_the_system_lets_no_file_grow(database, number):
    """A process of its own whose files have a limit: what it was promised is there afterwards."""
    room = 400 * (300 + face(b"limit", number, 1000))
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.faults.house_without_room", str(database), str(room),
        stdout=asyncio.subprocess.PIPE, cwd=ROOT,
    )  # fmt: skip
    async with asyncio.timeout(PATIENCE):
        output, _ = await child.communicate()
    assert child.returncode == 0
    promised = [int(line) for line in output.split()]
    assert promised
    async with open_store(database) as store:
        found = await store.load("oak")
        assert found.version == promised[-1]
        assert len(await store.journal("oak")) == found.version
        assert await store.commit(following(found, "there is room again")) is None
