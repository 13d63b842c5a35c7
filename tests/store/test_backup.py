"""A backup is a whole database, made while play goes on."""

import asyncio
from pathlib import Path

import pytest

from rules.store.errors import StoreUnavailable
from rules.store.sqlite import open_store
from rules.store.turns import SqlStore
from tests.support.records import an_adventure, following, founding


async def test_a_backup_opens_and_holds_everything(store: SqlStore, tmp_path: Path):
    await store.commit(founding())
    await store.set_setting("a", "b")
    await store.backup(tmp_path / "copy.db")
    await store.set_setting("a", "c")
    async with open_store(tmp_path / "copy.db") as copy:
        assert await copy.load("oak") == an_adventure()
        assert await copy.journal("oak") == await store.journal("oak")
        assert await copy.setting("a") == "b"


async def test_play_goes_on_meanwhile(store: SqlStore, tmp_path: Path):
    await store.commit(founding())
    backup = asyncio.create_task(store.backup(tmp_path / "copy.db"))
    before = an_adventure()
    for number in range(50):
        change = following(before, f"r{number}")
        assert await store.commit(change) is None
        before = change.adventure
    await backup
    async with open_store(tmp_path / "copy.db") as copy:
        stored = await copy.load("oak")
        assert len(await copy.journal("oak")) == stored.version


async def test_an_existing_file_is_not_written_over(store: SqlStore, tmp_path: Path):
    target = tmp_path / "copy.db"
    target.write_text("dear to somebody")
    with pytest.raises(FileExistsError):
        await store.backup(target)
    assert target.read_text() == "dear to somebody"


async def test_a_backup_that_cannot_be_made_leaves_no_file(store: SqlStore, tmp_path: Path):
    with pytest.raises(StoreUnavailable):
        await store.backup(tmp_path / "nowhere" / "copy.db")
    assert not (tmp_path / "nowhere").exists()
    assert await store.commit(founding()) is None
