"""F55, F17: an older program meets a newer database; and one connection alone writes."""

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from unittest.mock import patch

import pytest

from rules.ports import Commit
from rules.store import migrate
from rules.store.copies import restore_database
from rules.store.errors import NewerDatabase
from rules.store.sqlite import open_store
from tests.support.records import a_posting, following, founding
from tests.support.soak import cases

KNOWN = migrate.known(None)
NAMES = sorted(KNOWN)


def next_change(before: Commit, request: str) -> Commit:
    """The change after another, with a card."""
    change = following(before.adventure, request)
    return change.with_(posting=a_posting(change.adventure))


@contextmanager
def a_program_of(last: str) -> Iterator[None]:
    """The program as it was when some migration was its newest."""
    older = {name: text for name, text in KNOWN.items() if name <= last}
    with patch.object(migrate, "known", lambda *_args, **_named: older):
        yield


def files(folder: Path) -> dict[str, bytes]:
    """All that stands in a folder, but for the lock."""
    return {
        path.name: path.read_bytes()
        for path in folder.iterdir()
        if path.is_file() and path.suffix != ".lock"
    }


async def _refused(database: Path, last: str) -> None:
    """An older program refuses the database in words, and changes nothing."""
    before = files(database.parent)
    words = f"newer version .*{NAMES[-1]}"
    with a_program_of(last), pytest.raises(NewerDatabase, match=words):
        async with open_store(database):
            pass
    assert files(database.parent) == before, "a refusal changed something"


@pytest.mark.parametrize("number", cases(4, 600))
async def test_the_program_is_put_back_to_an_older_one(tmp_path: Path, number: int) -> None:
    """After the database was brought up to date and played on."""
    chance, folder, database = random.Random(number), tmp_path, tmp_path / "house.db"
    last = chance.choice(NAMES[:-1])
    with a_program_of(last), closing(sqlite3.connect(database, isolation_level=None)) as made:
        made.execute("PRAGMA journal_mode = WAL").fetchall()
        migrate.migrate(made)
        made.execute("INSERT INTO settings VALUES ('by', 'the older program')")
    change = founding()
    async with open_store(database) as store:
        assert await store.setting("by") == "the older program"
        await store.commit(change)
        for number in range(chance.randrange(5)):
            change = next_change(change, f"step-{number}")
            await store.commit(change)
    await _refused(database, last)
    async with open_store(database) as store:
        found = await store.load(change.adventure.id)
        assert found is not None
        assert found.version == change.adventure.version
    (copy,) = list(folder.glob("house.before-*.db"))
    with a_program_of(last):
        kept = restore_database(copy, database, "newer")
        assert kept is not None
        with closing(sqlite3.connect(database, isolation_level=None)) as again:
            assert migrate.missing(again) == []
            said = again.execute("SELECT value FROM settings WHERE key = 'by'").fetchall()
            assert said == [("the older program",)]
            assert again.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    # What was played meanwhile is kept beside it, for whoever goes forward again.
    async with open_store(kept) as store:
        assert await store.load(change.adventure.id) == found


@pytest.mark.parametrize("number", cases(4, 240))
async def test_only_the_writer_ever_writes_or_checkpoints(tmp_path: Path, number: int) -> None:
    """Two connections that do so at once can damage the log of some SQLites."""
    chance, database = random.Random(number), tmp_path / "house.db"
    async with open_store(database) as store:
        seen: list[str] = []
        reader = store._engine._reader
        await reader.run_unit(lambda connection: connection.set_trace_callback(seen.append))
        change = founding()
        await store.commit(change)
        for number in range(chance.randrange(1, 20)):
            change = next_change(change, f"step-{number}")
            await store.commit(change)
            await store.load(change.adventure.id)
        await store.journal(change.adventure.id)
        assert seen
        assert {line.split()[0].upper() for line in seen} <= {"BEGIN", "SELECT", "WITH", "ROLLBACK"}
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            await reader.run_unit(lambda connection: connection.execute("DELETE FROM settings"))
