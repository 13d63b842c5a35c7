"""A backup is a whole database, made while play goes on."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import TypeAlias

import pytest

from rules.store.copies import copy_database
from rules.store.errors import DamagedDatabase, StoreRefused
from rules.store.sqlite import open_store
from rules.store.turns import SqlStore
from tests.support.records import an_adventure, following, founding

Copied: TypeAlias = Callable[[Path], AbstractAsyncContextManager[SqlStore]]


async def test_a_backup_opens_and_holds_everything(store: SqlStore, copied: Copied, tmp_path: Path):
    await store.commit(founding())
    await store.set_setting("a", "b")
    await store.backup(tmp_path / "copy.db")
    await store.set_setting("a", "c")
    async with copied(tmp_path / "copy.db") as copy:
        assert await copy.load("oak") == an_adventure()
        assert await copy.journal("oak") == await store.journal("oak")
        assert await copy.setting("a") == "b"


async def test_play_goes_on_meanwhile(store: SqlStore, copied: Copied, tmp_path: Path):
    await store.commit(founding())
    backup = asyncio.create_task(store.backup(tmp_path / "copy.db"))
    before = an_adventure()
    for number in range(50):
        change = following(before, f"r{number}")
        assert await store.commit(change) is None
        before = change.adventure
    await backup
    async with copied(tmp_path / "copy.db") as copy:
        stored = await copy.load("oak")
        assert len(await copy.journal("oak")) == stored.version


async def test_an_existing_file_is_not_written_over(store: SqlStore, tmp_path: Path):
    target = tmp_path / "copy.db"
    target.write_text("dear to somebody")
    with pytest.raises(StoreRefused, match="already"):
        await store.backup(target)
    assert target.read_text() == "dear to somebody"


async def test_a_backup_that_cannot_be_made_leaves_no_file(store: SqlStore, tmp_path: Path):
    with pytest.raises(StoreRefused, match="could not make"):
        await store.backup(tmp_path / "nowhere" / "copy.db")
    assert not (tmp_path / "nowhere").exists()
    assert await store.commit(founding()) is None


async def test_a_database_in_use_is_copied_from_outside(database: Path, tmp_path: Path):
    async with open_store(database) as store:
        await store.commit(founding())
        await asyncio.to_thread(copy_database, database, tmp_path / "copy.db")
        assert await store.commit(following(an_adventure(), "after")) is None
    async with open_store(tmp_path / "copy.db") as copy:
        assert await copy.load("oak") == an_adventure()
    async with open_store(database) as store:
        assert (await store.load("oak")).version == 2


def test_a_missing_database_has_no_copy(database: Path, tmp_path: Path):
    with pytest.raises(StoreRefused, match=r"There is no database .*house\.db"):
        copy_database(database, tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == []


def test_what_could_not_be_restored_is_not_copied(database: Path, tmp_path: Path):
    """An empty file passes for a database with SQLite, and a copy of it would hold nothing."""
    database.touch()
    with pytest.raises(StoreRefused, match="not a database of Undercroft"):
        copy_database(database, tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == [database]


def test_a_damaged_database_has_no_copy(database: Path, tmp_path: Path):
    database.write_bytes(b"Dear diary, today we went down again. " * 200)
    with pytest.raises(DamagedDatabase):
        copy_database(database, tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == [database]
