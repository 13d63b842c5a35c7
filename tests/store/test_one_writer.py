"""One writer: who lost the database is refused at its next commit, whatever became of the lock."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from rules.core.errors import GameError
from rules.store.copies import copy_database, restore_database
from rules.store.errors import DatabaseTaken, StoreBusy, StoreTaken
from rules.store.sqlite import open_store
from rules.store.turns import SqlStore
from tests.store.older_writer import write_when_asked
from tests.support.forks import forked, listening, pipe
from tests.support.patience import PATIENCE
from tests.support.records import a_dungeon, a_timer, an_adventure, following, founding


def lock_of(database: Path) -> Path:
    return database.with_name(f"{database.name}.lock")


def by_its_name(database: Path) -> Path:
    return database


def by_a_hard_link(database: Path) -> Path:
    link = database.with_name("hard.db")
    link.hardlink_to(database)
    return link


def by_a_hard_link_elsewhere(database: Path) -> Path:
    folder = database.with_name("elsewhere")
    folder.mkdir()
    link = folder / "other.db"
    link.hardlink_to(database)
    return link


def by_a_symlink(database: Path) -> Path:
    link = database.with_name("soft.db")
    link.symlink_to(database)
    return link


NAMES = (by_its_name, by_a_hard_link, by_a_hard_link_elsewhere, by_a_symlink)


async def refused(store: SqlStore) -> None:
    """Every kind of write is refused in words, whether alone or with others."""
    writes = (
        store.commit(following(an_adventure(), "late")),
        store.commit(founding(an_adventure("elm", channel=7))),
        store.set_setting("by", "the loser"),
        store.keep_dungeon(a_dungeon(), None),
        store.set_timer(a_timer()),
        store.mark_shown("oak", 1, 5, 5, wishes=1),
        store.claim_posting(10**10, 5),
        store.forget(1),
    )
    for said in await asyncio.gather(*writes, return_exceptions=True):
        assert isinstance(said, StoreTaken)
        assert isinstance(said, GameError)
        assert said.text.key == "error-store-taken"
    with pytest.raises(StoreTaken):
        await store.set_setting("by", "the loser")


@pytest.mark.parametrize("name", NAMES)
async def test_with_its_lock_a_database_opens_under_no_name_twice(
    database: Path, name: Callable[[Path], Path]
):
    async with open_store(database) as store:
        await store.commit(founding())
        with pytest.raises(StoreBusy):
            async with open_store(name(database)):
                raise AssertionError("opened twice")
        assert await store.commit(following(an_adventure(), "next")) is None


@pytest.mark.parametrize("name", NAMES)
async def test_without_its_lock_the_newest_start_goes_on(
    database: Path, name: Callable[[Path], Path]
):
    told: list[DatabaseTaken] = []
    async with open_store(database, taken=told.append) as first:
        await first.commit(founding())
        lock_of(database).unlink()
        async with open_store(name(database)) as second:
            assert await second.load("oak") == an_adventure(), "what was confirmed is there"
            assert await second.commit(following(an_adventure(), "second")) is None
            await refused(first)
            assert await second.commit(founding(an_adventure("ash", channel=9))) is None
            assert await second.setting("by") is None
        await refused(first)
    (lost,) = told
    assert str(database) in str(lost)
    assert str(lost).endswith(".")
    with closing(sqlite3.connect(database)) as look:
        assert look.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    async with open_store(database) as third:
        assert (await third.load("oak")).version == 2
        assert await third.load("elm") is None
        assert await third.load("ash") is not None


async def test_a_start_that_was_killed_leaves_nothing_to_wait_for(database: Path):
    for start in range(3):
        async with open_store(database) as store:
            await store.set_setting("start", str(start))
    with closing(sqlite3.connect(database)) as look:
        assert look.execute("SELECT epoch, file FROM writer").fetchall() == [(3, str(database))]


async def test_who_lost_its_file_takes_nothing_from_the_new_one_when_it_closes(
    database: Path, tmp_path: Path
):
    copy = tmp_path / "copy.db"
    async with open_store(database) as first:
        await first.commit(founding())
        await first.backup(copy)
        give_away(database, copy, "restored")
        async with open_store(database) as second:
            await second.commit(following(an_adventure(), "second"))
            log = database.with_name("house.db-wal").stat().st_ino
            await refused(first)
            await first._engine._reader.close()
            await first._engine._writer.close()
            assert database.with_name("house.db-wal").stat().st_ino == log
            assert await second.commit(founding(an_adventure("ash", channel=9))) is None
    async with open_store(database) as third:
        assert (await third.load("oak")).version == 2
        assert await third.load("ash") is not None


def give_away(database: Path, copy: Path, fate: str) -> None:
    """Take the database from whoever has it open."""
    if fate == "moved":
        database.rename(database.with_name("moved.db"))
    elif fate == "removed":
        database.unlink()
    elif fate == "replaced by a copy":
        copy.replace(database)
    else:
        lock_of(database).unlink()
        restore_database(copy, database, "aside")


@pytest.mark.parametrize("fate", ["moved", "removed", "replaced by a copy", "restored"])
async def test_a_file_that_is_not_where_it_was_is_lost(database: Path, tmp_path: Path, fate: str):
    told: list[DatabaseTaken] = []
    async with open_store(database, taken=told.append) as store:
        await store.commit(founding())
        copy = tmp_path / "copy.db"
        await asyncio.to_thread(copy_database, database, copy)
        give_away(database, copy, fate)
        await refused(store)
    assert len(told) == 1


def test_a_database_moved_with_its_links_opens_where_it_is(database: Path, tmp_path: Path):
    async def open_it(path: Path) -> None:
        async with open_store(path) as store:
            await store.set_setting("opened", "yes")

    asyncio.run(open_it(database))
    moved = tmp_path / "moved.db"
    database.rename(moved)
    (tmp_path / "snapshot.db").hardlink_to(moved)
    asyncio.run(open_it(moved))
    assert not database.exists()


@pytest.mark.parametrize("name", NAMES)
async def test_of_two_processes_the_older_is_refused_and_told(
    database: Path, name: Callable[[Path], Path]
):
    heard, said = pipe()
    asked, asking = pipe()
    with asked, said:
        child = forked(write_when_asked, database, asked, said)
        child.start()
    lines = await listening(heard)

    async def line() -> bytes:
        async with asyncio.timeout(PATIENCE):
            return await lines.readline()

    try:
        assert await line() == b"open\n"
        asking.send("again")
        assert await line() == b"written\n"
        lock_of(database).unlink()
        async with open_store(name(database)) as store:
            assert await store.setting("by") == "the first, again"
            await store.set_setting("by", "the second")
            asking.send("again")
            told = {(await line()).decode().strip() for _ in range(2)}
            assert told == {"error-store-taken", str(DatabaseTaken(database))}
            asking.send("again")
            assert await line() == b"error-store-taken\n"
            assert await store.setting("by") == "the second"
            child.kill()
            await asyncio.to_thread(child.join)
            await store.set_setting("by", "the second, again")
        async with open_store(database) as store:
            assert await store.setting("by") == "the second, again"
    finally:
        asking.close()
        child.kill()
        await asyncio.to_thread(child.join)
