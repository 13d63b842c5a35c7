"""Numbered SQL files make and change the schema, each in one transaction that also records it."""

import hashlib
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from rules.store import statements as sql
from rules.store.errors import (
    ChangedMigration,
    DamagedDatabase,
    Misconfigured,
    NewerDatabase,
    StoreRefused,
)

TWIN = ".postgres.sql"


def migrate(connection: sqlite3.Connection, folder: Traversable | None = None) -> list[str]:
    """Apply the migrations that a database lacks, in the order of their names.

    The connection is in autocommit mode. Returns the names of those applied.

    Raises:
        NewerDatabase: it has migrations that this program does not know.
        ChangedMigration: one that it has reads differently today.
        StoreRefused: one fails; it and those after it left nothing behind.
    """
    texts = known(folder)
    lacking = _lacking(connection, texts)
    for name in lacking:
        _apply(connection, name, texts[name])
    return lacking


def missing(connection: sqlite3.Connection, folder: Traversable | None = None) -> list[str]:
    """Return the names of the migrations that a database lacks, in order.

    Raises:
        NewerDatabase: it has migrations that this program does not know.
        ChangedMigration: one that it has reads differently today.
    """
    return _lacking(connection, known(folder))


def known(folder: Traversable | None = None, engine: str = "sqlite") -> dict[str, str]:
    """Return the texts of the migrations for an engine, by their names.

    One whose name ends in `.postgres.sql` is for PostgreSQL alone, in the place of the one with the
    same name before that ending, if there is one.
    """
    texts = _ours() if folder is None else _texts(folder)
    theirs = {name for name in texts if name.endswith(TWIN)}
    if engine != "sqlite":
        instead = {name.removesuffix(TWIN) + ".sql" for name in theirs}
        return {name: text for name, text in texts.items() if name not in instead}
    return {name: text for name, text in texts.items() if name not in theirs}


@cache
def _ours() -> Mapping[str, str]:
    """Return the texts of this program's migrations; each start asks for them several times."""
    return _texts(files("migrations"))


def _texts(folder: Traversable) -> Mapping[str, str]:
    return {
        file.name: file.read_text("utf-8")
        for file in folder.iterdir()
        if file.name.endswith(".sql")
    }


def _lacking(connection: sqlite3.Connection, texts: Mapping[str, str]) -> list[str]:
    applied = recorded(connection)
    check(texts, applied)
    return sorted(texts.keys() - applied.keys())


def recorded(connection: sqlite3.Connection) -> dict[str, str]:
    """Return the names and checksums of the migrations a database has."""
    table = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'migrations'"
    if not connection.execute(table).fetchall():
        return {}
    rows = connection.execute(sql.MIGRATIONS).fetchall()
    return {str(name): str(checksum) for name, checksum in rows}


def check_ours(connection: sqlite3.Connection, path: Path) -> None:
    """Check that a database is not one that another program has made; one without tables is new.

    Raises:
        Misconfigured: it has tables, and none for migrations.
    """
    named = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
    tables = {name for (name,) in connection.execute(named).fetchall()}
    if tables and "migrations" not in tables:
        raise Misconfigured(f"{path} is not a database of Undercroft. Name another file.")


def check_shape(connection: sqlite3.Connection, path: Path) -> None:
    """Check that an up-to-date database has all tables, columns and indexes of its migrations.

    Raises:
        DamagedDatabase: it lacks one.
    """
    if recorded(connection).keys() != known().keys():
        return
    lacking = sorted(_ours_made(frozenset(known())) - _shape(connection))
    if lacking:
        raise DamagedDatabase(path, f"it has lost {' '.join(lacking[0])}")


@cache
def _ours_made(_migrations: frozenset[str]) -> frozenset[tuple[str, str, str]]:
    """Return the shape of a database that this program has just made by its migrations."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        return _shape(connection)


def _shape(connection: sqlite3.Connection) -> frozenset[tuple[str, str, str]]:
    """Return kind, name and table of all that is in a database, columns among them."""
    made = connection.execute("SELECT type, tbl_name, name FROM sqlite_master").fetchall()
    columns = connection.execute(
        "SELECT 'column', m.name, c.name FROM sqlite_master AS m, pragma_table_info(m.name) AS c"
        " WHERE m.type = 'table'"
    ).fetchall()
    return frozenset((*made, *columns))


def check(texts: Mapping[str, str], applied: Mapping[str, str]) -> None:
    """Refuse a database that this program's migrations did not make.

    Raises:
        NewerDatabase: it has migrations that are not known.
        ChangedMigration: a known one has another text.
    """
    unknown = sorted(applied.keys() - texts.keys())
    if unknown:
        raise NewerDatabase(unknown)
    for name, checksum in applied.items():
        if checksum_of(texts[name]) != checksum:
            raise ChangedMigration(name)


def checksum_of(text: str) -> str:
    """Return the hash that is recorded of a migration's text."""
    return hashlib.sha256(text.encode()).hexdigest()


def split(text: str) -> Iterator[str]:
    """Yield the statements of an SQL text.

    Raises:
        ValueError: the last one has no end.
    """
    statement = ""
    *pieces, rest = text.split(";")
    for piece in pieces:
        statement += piece + ";"
        if sqlite3.complete_statement(statement):
            yield statement.strip()
            statement = ""
    lines = (statement + rest).splitlines()
    if any(line.strip() and not line.lstrip().startswith("--") for line in lines):
        raise ValueError(f"unfinished statement: {(statement + rest).strip()[:80]!r}")


def _apply(connection: sqlite3.Connection, name: str, text: str) -> None:
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(sql.CREATE_MIGRATIONS)
        _run(connection, text)
        connection.execute(sql.INSERT_MIGRATION, {"1": name, "2": checksum_of(text)})
        connection.execute("COMMIT")
    except (sqlite3.Error, ValueError) as error:
        raise StoreRefused(f"The migration {name} failed and was undone: {error}.") from error
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _run(connection: sqlite3.Connection, text: str) -> None:
    for statement in split(text):
        connection.execute(statement)
        if not connection.in_transaction:
            raise ValueError("it ends its own transaction")


def check_form(name: str, applied: Mapping[str, str], texts: Mapping[str, str]) -> None:
    """Refuse a database whose tables are not those of this program.

    Raises:
        StoreRefused: it is older or newer.
    """
    if dict(applied) != {each: checksum_of(text) for each, text in texts.items()}:
        raise StoreRefused(
            f"{name} has not the form of this version. Start this version on it once, and stop it."
        )
