"""A database that a newer program is about to change is copied first."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib.resources import as_file, files
from pathlib import Path

import pytest

from rules.store.errors import StoreRefused
from rules.store.migrate import migrate, recorded
from rules.store.sqlite import open_store

LAST = "0008_calls.sql"
"""The last migration that the older program knew."""


@pytest.fixture
def old(database: Path, tmp_path: Path) -> Path:
    """A database that an older program made, with its last words still in its log."""
    with as_file(files("migrations")) as known:
        folder = tmp_path / "older"
        folder.mkdir()
        for file in known.glob("*.sql"):
            if file.name <= LAST:
                shutil.copy(file, folder)
    made = tmp_path / "made.db"
    with closing(sqlite3.connect(made, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL").fetchall()
        assert migrate(connection, folder)[-1] == LAST
        connection.execute("INSERT INTO settings VALUES ('by', 'the older program')")
        for ending in ("", "-wal"):
            shutil.copy(f"{made}{ending}", f"{database}{ending}")
    return database


@contextmanager
def looking(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path)) as connection:
        yield connection


def copies(database: Path) -> list[Path]:
    return sorted(database.parent.glob("house.before-*"))


async def start(database: Path) -> None:
    async with open_store(database) as store:
        assert await store.setting("by") == "the older program"


async def test_the_copy_is_the_database_as_it_was(old: Path):
    await start(old)
    (copy,) = copies(old)
    assert copy.name == "house.before-0009_writer.db"
    with looking(copy) as before:
        assert max(recorded(before)) == LAST
        assert before.execute("SELECT value FROM settings").fetchall() == [("the older program",)]
        assert before.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    with looking(old) as now:
        assert max(recorded(now)) > LAST


async def test_it_is_made_once_and_never_written_over(old: Path):
    await start(old)
    await start(old)
    (copy,) = copies(old)
    shutil.copy(copy, old)
    await start(old)
    assert [path.name for path in copies(old)] == [
        "house.before-0009_writer-2.db",
        "house.before-0009_writer.db",
    ]


async def test_a_new_database_needs_none(database: Path):
    async with open_store(database):
        pass
    async with open_store(database):
        pass
    assert copies(database) == []


async def test_without_a_copy_nothing_is_changed(old: Path):
    old.with_name("house.before-0009_writer.db.part").mkdir()
    with pytest.raises(StoreRefused, match="could not make"):
        await start(old)
    with looking(old) as now:
        assert max(recorded(now)) == LAST
