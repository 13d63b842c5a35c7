"""Files of the database are their owner's alone."""

import asyncio
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.store.copies import copy_database
from rules.store.errors import StoreRefused
from rules.store.sqlite import open_store
from tests.support.records import an_adventure, founding

CRASHED = """
import asyncio, os, signal, sys
from pathlib import Path
from rules.store.errors import StoreRefused
from rules.store.sqlite import open_store

async def main():
    async with open_store(Path(sys.argv[1])) as store:
        await store.set_setting("by", "who crashed")
        os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


@pytest.fixture(autouse=True)
def generous() -> Iterator[None]:
    """The process would let everybody read and write what it makes."""
    mask = os.umask(0)
    yield
    os.umask(mask)


def modes(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir() if file.is_file()}


def open_to_all(folder: Path) -> None:
    for file in folder.iterdir():
        file.chmod(0o644)


@pytest.mark.parametrize("before", ["nothing", "an empty file", "a database for everybody"])
async def test_all_files_are_their_owners_alone(database: Path, before: str):
    if before == "an empty file":
        database.open("w").close()
    elif before == "a database for everybody":
        async with open_store(database) as store:
            await store.commit(founding())
    open_to_all(database.parent)
    async with open_store(database) as store:
        await store.commit(founding(an_adventure("elm", channel=5)))
        await store.backup(database.with_name("inside.db"))
        await asyncio.to_thread(copy_database, database, database.with_name("outside.db"))
        found = modes(database.parent)
    assert set(found) >= {"house.db", "house.db-wal", "house.db-shm", "house.db.lock"}
    assert set(found) >= {"inside.db", "outside.db"}
    assert set(found.values()) == {0o600}, found


async def test_a_log_that_a_crash_left_for_everybody_is_tightened(database: Path):
    child = await asyncio.create_subprocess_exec(sys.executable, "-c", CRASHED, str(database))
    assert await child.wait() == -signal.SIGKILL
    open_to_all(database.parent)
    assert "house.db-wal" in modes(database.parent)
    async with open_store(database) as store:
        assert await store.setting("by") == "who crashed"
        assert set(modes(database.parent).values()) == {0o600}


async def test_what_is_no_database_keeps_its_mode(tmp_path: Path):
    folder = tmp_path / "folder"
    folder.mkdir(0o755)
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear diary, today we went down again. " * 200)
    letter.chmod(0o644)
    for path in (folder, letter):
        before = path.stat().st_mode
        with pytest.raises(StoreRefused):
            async with open_store(path):
                raise AssertionError("opened what is no database")
        assert path.stat().st_mode == before
