"""Opening a database: one process at a time, nothing damaged, nothing newer."""

import asyncio
import hashlib
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from rules.core.errors import GameError
from rules.store.errors import DamagedDatabase, Misconfigured, StoreBusy, StoreRefused
from rules.store.sqlite import open_store
from tests.support.records import an_adventure, founding

HOLDER = """
import asyncio, sys
from pathlib import Path
from rules.store.sqlite import open_store

async def main():
    async with open_store(Path(sys.argv[1])):
        print("open", flush=True)
        await asyncio.sleep(60)

asyncio.run(main())
"""


def refusal(error: pytest.ExceptionInfo[StoreRefused], path: Path) -> str:
    """The operator's sentence, checked to be one that names the file."""
    sentence = str(error.value)
    assert str(path) in sentence
    assert sentence.endswith(".")
    assert not isinstance(error.value, GameError)
    return sentence


async def test_pragmas_are_as_promised(database: Path):
    async with open_store(database) as store:
        writer, reader = store._engine._writer, store._engine._reader
        values = {}
        for name in ("journal_mode", "synchronous", "foreign_keys", "query_only", "mmap_size"):
            values[name] = [
                (await line.execute_fetchall(f"PRAGMA {name}"))[0][0] for line in (writer, reader)
            ]
    assert values == {
        "journal_mode": ["wal", "wal"],
        "synchronous": [2, 2],
        "foreign_keys": [1, 0],
        "query_only": [0, 1],
        "mmap_size": [0, 0],
    }


async def test_what_was_written_is_there_when_opened_again(database: Path):
    async with open_store(database) as store:
        await store.commit(founding())
    assert not database.with_name("house.db-wal").exists()
    async with open_store(database) as store:
        assert await store.load("oak") == an_adventure()


async def test_an_empty_file_and_a_missing_folder_are_new(tmp_path: Path):
    empty = tmp_path / "empty.db"
    empty.touch()
    for path in (empty, tmp_path / "deep" / "down" / "house.db"):
        async with open_store(path) as store:
            assert await store.commit(founding()) is None


async def test_a_second_opener_is_refused_and_the_first_goes_on(database: Path):
    link = database.with_name("link.db")
    link.symlink_to(database)
    async with open_store(database) as store:
        for path in (database, link):
            with pytest.raises(StoreBusy) as error:
                async with open_store(path):
                    raise AssertionError("opened twice")
            refusal(error, database)
        assert await store.commit(founding()) is None
    async with open_store(link) as store:
        assert await store.load("oak") is not None


async def test_another_process_holds_the_database_until_it_dies(database: Path):
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-c", HOLDER, str(database), stdout=asyncio.subprocess.PIPE
    )
    assert await child.stdout.readline() == b"open\n"
    with pytest.raises(StoreBusy):
        async with open_store(database):
            raise AssertionError("opened twice")
    child.send_signal(signal.SIGKILL)
    await child.wait()
    async with open_store(database) as store:
        assert await store.commit(founding()) is None


async def test_a_foreign_lock_on_the_file_is_waited_for_and_then_named(database: Path):
    async with open_store(database):
        pass
    with closing(sqlite3.connect(database, isolation_level=None)) as foreign:
        foreign.execute("PRAGMA locking_mode = EXCLUSIVE")
        foreign.execute("BEGIN EXCLUSIVE")
        foreign.execute("INSERT INTO settings VALUES ('a', 'b')")
        with pytest.raises(StoreBusy) as error:
            async with open_store(database, patience=0.05):
                raise AssertionError("opened under a lock")
        refusal(error, database)


def fill(path: Path) -> None:
    """A database of many pages, closed."""

    async def write() -> None:
        async with open_store(path) as store:
            for number in range(40):
                adventure = an_adventure(f"a{number}", channel=number, state={"s": "x" * 3000})
                await store.commit(founding(adventure))

    asyncio.run(write())


def spoil(path: Path, damage: str) -> None:
    content = bytearray(path.read_bytes() if path.exists() else b"")
    if damage == "not a database":
        content = bytearray(b"Dear diary, today we went down again.\n" * 200)
    elif damage == "header":
        content[0:16] = bytes(16)
    elif damage == "page":
        middle = len(content) // 2 // 4096 * 4096
        content[middle : middle + 4096] = b"\xff" * 4096
    elif damage == "truncated":
        del content[len(content) // 2 :]
    elif damage == "truncated header":
        del content[50:]
    path.write_bytes(content)


@pytest.mark.parametrize(
    "damage", ["not a database", "header", "page", "truncated", "truncated header"]
)
def test_a_damaged_file_is_refused_and_left_untouched(database: Path, damage: str):
    fill(database)
    spoil(database, damage)
    before = hashlib.sha256(database.read_bytes()).digest()

    async def open_it() -> None:
        async with open_store(database):
            raise AssertionError("opened a damaged database")

    with pytest.raises(DamagedDatabase) as error:
        asyncio.run(open_it())
    assert "backup" in refusal(error, database)
    assert hashlib.sha256(database.read_bytes()).digest() == before
    assert {path.name for path in database.parent.iterdir()} == {"house.db", "house.db.lock"}


async def test_a_folder_in_the_place_of_the_file_is_refused(tmp_path: Path):
    with pytest.raises(StoreRefused) as error:
        async with open_store(tmp_path):
            raise AssertionError("opened a folder")
    refusal(error, tmp_path)


def test_a_refused_opening_leaves_the_lock_free(database: Path):
    async def open_and_write() -> None:
        async with open_store(database) as store:
            assert await store.commit(founding()) is None

    spoil(database, "not a database")
    for _ in range(2):
        with pytest.raises(DamagedDatabase):
            asyncio.run(open_and_write())
    database.unlink()
    asyncio.run(open_and_write())


async def test_a_database_of_another_program_is_left_as_it_is(database: Path) -> None:
    """Its path was set by mistake: its owner wants no tables of ours in it."""
    with closing(sqlite3.connect(database)) as other:
        other.execute("CREATE TABLE songs (title)")
    before = await asyncio.to_thread(database.read_bytes)
    with pytest.raises(Misconfigured, match="not a database of Undercroft") as refused:
        async with open_store(database):
            pass
    refusal(refused, database)
    assert await asyncio.to_thread(database.read_bytes) == before
