"""Copying to another database: stopped and gone on with, and every row compared."""

import asyncio
import hashlib
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from rules.ports import Note, ServerSettings, Stop, StoredPack
from rules.store.addresses import Database, ServerAddress
from rules.store.databases import open_database
from rules.store.errors import Misconfigured, StoreBusy, StoreRefused
from rules.store.moved_tables import PIECE, TABLES
from rules.store.moving import Copying
from rules.store.sources import source_of
from tests.support import records

TURNS = PIECE + 30


class Stopped(Exception):
    """A copy that is stopped in the middle."""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A file with rows in every table, more in some than are copied at once."""
    database = tmp_path_factory.mktemp("built") / "house.db"
    asyncio.run(build(database))
    with closing(sqlite3.connect(database)) as beneath:
        beneath.execute("INSERT INTO runs VALUES ('oak', 5, 'x', '', '', NULL, '[]', '', '', 1)")
        beneath.commit()
        for table in TABLES:
            assert beneath.execute(table.count).fetchone()[0], table.name
    return database.read_bytes()


async def build(database: Path) -> None:
    async with open_database(database) as store:
        note = Note(id="n", adventure="oak", user=1, body={"é": 1}, due=records.NOW)
        oak = records.an_adventure()
        change = records.founding(oak, posting=records.a_posting(oak), notes=(note,))
        timers = (records.a_timer("oak"),)
        for turn in range(TURNS):
            await store.commit(change)
            change = records.following(change.adventure, f"oak-{turn}", timers=timers)
        await store.mark_shown("oak", 1, 900, records.NOW, wishes=0)
        await store.mark_shown("oak", 2, 901, records.NOW, wishes=0)
        await store.keep_dungeon(records.a_dungeon(), None, (records.a_timer(),))
        await store.keep_server(ServerSettings(guild=5, closed=True))
        await store.keep_stop(Stop(guild=0, halt="new", since=1))
        pack = StoredPack(hash="0f" * 10, name="embers", version="1.0.0", files=b"PK", added=1)
        await store.keep_pack(pack, 5, 7)
        await store.begin_voice(records.a_voice())
        await store.begin_evening(records.an_evening())
        await store.set_setting("taste:1", "{}")


@pytest.fixture
def house(built: bytes, database: Path) -> Path:
    database.write_bytes(built)
    return database


def quiet(_table: str, _done: int, _of: int) -> None:
    """Say nothing."""


@asynccontextmanager
async def copying(
    source: Database, target: Database, progress: Callable[[str, int, int], None] = quiet
) -> AsyncIterator[Copying]:
    async with source_of(source) as origin, open_database(target, copying=True) as store:
        yield Copying(origin, store.engine, str(source), progress)


async def copy(source: Database, target: Database) -> int:
    async with copying(source, target) as moved:
        return await moved.run()


def stopping_at(wanted: str) -> Callable[[str, int, int], None]:
    """A copy that is stopped once it has rows of a table."""

    def progress(table: str, done: int, _of: int) -> None:
        if table == wanted and done:
            raise Stopped

    return progress


def hashed(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


async def test_there_and_back_again(house: Path, address: str, tmp_path: Path):
    before, server, back = hashed(house), ServerAddress(address), tmp_path / "back.db"
    rows = await copy(house, server)
    assert rows > 2 * TURNS
    assert await copy(server, back) == rows
    assert hashed(house) == before
    contents = []
    for path in (house, back):
        with closing(sqlite3.connect(path)) as beneath:
            contents.append(
                {
                    table.name: sorted(beneath.execute(f"SELECT * FROM {table.name}"), key=repr)
                    for table in TABLES
                }
            )
    assert contents[0] == contents[1]
    async with open_database(server) as store:
        assert (await store.load("oak")).version == TURNS
        assert len(await store.journal("oak")) == TURNS


@pytest.mark.parametrize("table", ["adventures", "journal", "seen", "settings"])
async def test_a_copy_that_was_stopped_goes_on(house: Path, address: str, table: str):
    server = ServerAddress(address)
    with pytest.raises(Stopped):
        async with copying(house, server, stopping_at(table)) as moved:
            await moved.run()
    with pytest.raises(Misconfigured, match="unfinished copy"):
        async with open_database(server):
            pass
    begun: dict[str, int] = {}
    async with copying(
        house, server, lambda name, done, _of: begun.setdefault(name, done)
    ) as moved:
        await moved.run()
    assert begun[table], "what was there already is not copied again"
    async with open_database(server) as store:
        assert len(await store.journal("oak")) == TURNS


async def test_a_target_that_is_in_use_or_of_another_source_is_refused(
    house: Path, address: str, tmp_path: Path
):
    server, other = ServerAddress(address), tmp_path / "other.db"
    async with open_database(other) as store:
        await store.commit(records.founding())
    with pytest.raises(StoreRefused, match="not empty: it has rows in adventures"):
        await copy(house, other)
    with pytest.raises(Stopped):
        async with copying(house, server, stopping_at("adventures")) as moved:
            await moved.run()
    with pytest.raises(StoreRefused, match="unfinished copy of"):
        await copy(other, server)
    with pytest.raises(StoreRefused, match="unfinished copy itself"):
        await copy(server, tmp_path / "third.db")


async def test_a_source_that_somebody_uses_is_refused(house: Path, address: str, tmp_path: Path):
    async with open_database(house):
        with pytest.raises(StoreBusy):
            await copy(house, ServerAddress(address))
    await copy(house, ServerAddress(address))
    async with open_database(ServerAddress(address)) as store:
        await store.load("oak")
        with pytest.raises(StoreRefused, match="Stop them first"):
            await copy(ServerAddress(address), tmp_path / "back.db")
    with pytest.raises(StoreRefused, match="no database"):
        await copy(tmp_path / "nowhere.db", ServerAddress(address))


async def test_a_source_that_changed_meanwhile_is_noticed(house: Path, address: str):
    server = ServerAddress(address)
    with pytest.raises(Stopped):
        async with copying(house, server, stopping_at("seats")) as moved:
            await moved.run()
    async with open_database(house) as store:
        await store.forget(records.HOST)
    with pytest.raises(StoreRefused, match="not the source in adventures"):
        await copy(house, server)


async def test_an_old_source_is_refused(house: Path, address: str):
    with closing(sqlite3.connect(house)) as beneath:
        beneath.execute("DELETE FROM migrations WHERE name LIKE '0011%'")
        beneath.commit()
    with pytest.raises(StoreRefused, match="not the form of this version"):
        await copy(house, ServerAddress(address))
