"""Migrations: each whole or not at all, never changed, never from the future."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from importlib.resources import files
from pathlib import Path

import pytest

from rules.store.errors import ChangedMigration, NewerDatabase, StoreRefused
from rules.store.migrate import migrate, recorded, split
from rules.store.sqlite import open_store


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as opened:
        yield opened


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "0001_first.sql").write_text("CREATE TABLE one (a TEXT);")
    return tmp_path


def tables(connection: sqlite3.Connection) -> set[str]:
    query = "SELECT name FROM sqlite_master WHERE type = 'table'"
    return {name for (name,) in connection.execute(query)}


def test_our_own_apply_once(connection: sqlite3.Connection):
    assert migrate(connection)[0] == "0001_initial.sql"
    assert migrate(connection) == []
    assert {"adventures", "journal", "seen", "migrations"} <= tables(connection)


def test_our_own_are_numbered_without_gaps():
    names = sorted(f.name for f in files("migrations").iterdir() if f.name.endswith(".sql"))
    assert [int(name[:4]) for name in names] == list(range(1, len(names) + 1))


def test_they_apply_in_order_and_only_what_is_missing(connection, folder: Path):
    assert migrate(connection, folder) == ["0001_first.sql"]
    (folder / "0003_third.sql").write_text("INSERT INTO two VALUES ('; -- still text');")
    (folder / "0002_second.sql").write_text("-- why; and how\nCREATE TABLE two (b TEXT);\n")
    (folder / "notes.txt").write_text("not SQL")
    assert migrate(connection, folder) == ["0002_second.sql", "0003_third.sql"]
    assert connection.execute("SELECT b FROM two").fetchall() == [("; -- still text",)]


@pytest.mark.parametrize(
    "second", ["CREATE TABLE one (again TEXT);", "CREATE TABLE unfinished (", "COMMIT;"]
)
def test_one_that_fails_in_its_second_statement_leaves_nothing(connection, folder, second: str):
    migrate(connection, folder)
    (folder / "0002_second.sql").write_text(f"CREATE TABLE two (b TEXT);\n{second}")
    (folder / "0003_third.sql").write_text("CREATE TABLE three (c TEXT);")
    with pytest.raises(StoreRefused, match=r"0002_second.sql failed"):
        migrate(connection, folder)
    if second != "COMMIT;":
        assert tables(connection) == {"migrations", "one"}
    assert set(recorded(connection)) == {"0001_first.sql"}
    assert not connection.in_transaction


def test_a_database_with_an_unknown_migration_is_newer(connection, folder: Path):
    (folder / "0002_second.sql").write_text("CREATE TABLE two (b TEXT);")
    migrate(connection, folder)
    (folder / "0002_second.sql").unlink()
    with pytest.raises(NewerDatabase, match=r"0002_second.sql"):
        migrate(connection, folder)


def test_an_applied_migration_may_not_change(connection, folder: Path):
    migrate(connection, folder)
    (folder / "0001_first.sql").write_text("CREATE TABLE one (a BIGINT);")
    with pytest.raises(ChangedMigration, match=r"0001_first.sql"):
        migrate(connection, folder)


def test_line_endings_are_no_change(connection, folder: Path):
    (folder / "0001_first.sql").write_bytes(b"CREATE TABLE one (\n  a TEXT\n);\n")
    migrate(connection, folder)
    (folder / "0001_first.sql").write_bytes(b"CREATE TABLE one (\r\n  a TEXT\r\n);\r\n")
    assert migrate(connection, folder) == []


async def test_a_newer_database_is_refused_at_opening(database: Path):
    async with open_store(database):
        pass
    with closing(sqlite3.connect(database)) as later:
        later.execute("INSERT INTO migrations VALUES ('0999_later.sql', 'x')")
        later.commit()
    with pytest.raises(NewerDatabase, match=r"0999_later\.sql.*newer|newer.*0999_later\.sql"):
        async with open_store(database):
            raise AssertionError("opened a newer database")


def test_splitting_minds_strings_comments_and_triggers():
    text = """
-- first; comment
CREATE TABLE t (a TEXT DEFAULT 'x;y'); CREATE TABLE u (b TEXT);
CREATE TRIGGER w AFTER INSERT ON t BEGIN INSERT INTO u VALUES ('1'); DELETE FROM u; END;
-- last; comment
"""
    statements = list(split(text))
    assert [statement.splitlines()[-1][:9] for statement in statements] == ["CREATE TA"] * 2 + [
        "CREATE TR"
    ]
    with pytest.raises(ValueError, match="unfinished"):
        list(split("CREATE TABLE t (a TEXT)"))
