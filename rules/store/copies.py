"""Copies of a database: made while play goes on, before a migration, and put back."""

import os
import shutil
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

from rules.store.errors import DamagedDatabase, StoreRefused
from rules.store.files import (
    OWNER_ALONE,
    beside,
    inspect,
    looked_at,
    placed,
    refusing,
    tighten,
    uri_of,
)
from rules.store.lock import only_instance
from rules.store.migrate import check_shape, missing, recorded
from rules.store.soundness import DRIVERS, check_sound, legible


def copy_database(database: Path, copy: Path) -> None:
    """Write a sound copy of a database to a new file, even while another process works with it.

    It only reads, so it may run beside the one writer. It waits for the disk.

    Raises:
        StoreRefused: there is no such database, a file named `copy` already, or no way to write it.
        DamagedDatabase: the database is damaged.
    """
    if not database.is_file():
        raise StoreRefused(f"There is no database {database}. Check the path.")
    uri = uri_of(database.resolve(), "mode=ro")
    with refusing(database), closing(sqlite3.connect(uri, uri=True)) as connection:
        connection.text_factory = legible
        connection.execute("PRAGMA schema_version").fetchall()
        write_copy(connection, database, copy)


def write_copy(connection: sqlite3.Connection, database: Path, path: Path) -> None:
    """Copy a database, as a connection sees it, to a new file that its owner alone can read.

    Raises:
        DamagedDatabase: the database is damaged.
        StoreRefused: there is a file already, or the copy could not be made; none is left.
    """
    if path.exists():
        raise StoreRefused(f"The file {path} exists already. Choose another name for the copy.")
    with refusing(database):
        # What is damaged would go over without what can no longer be found.
        check_sound(connection, database)
        check_shape(connection, database)
        _check_recorded(connection, database)
    part = beside(path, ".part")
    try:
        try:
            _write(connection, part)
            part.rename(path)
        finally:
            part.unlink(missing_ok=True)
    except (*DRIVERS, DamagedDatabase, OSError) as error:
        raise StoreRefused(f"I could not make the copy {path}: {error}") from error


def copy_before_migrating(connection: sqlite3.Connection, database: Path) -> Path | None:
    """Copy a database that a newer program is about to change: `house.before-0009_writer.db`.

    Returns:
        The copy, which is never removed by the program; None where nothing is to be changed, or
        the database is new.

    Raises:
        StoreRefused: the copy could not be made, so that nothing may be changed.
    """
    lacking = missing(connection)
    if not lacking or not recorded(connection):
        return None
    label = f"before-{lacking[0].removesuffix('.sql')}"
    copy = next(path for n in count(1) if not (path := named(database, label, n)).exists())
    write_copy(connection, database, copy)
    return copy


def named(database: Path, label: str, number: int = 1) -> Path:
    """Return a free name for a copy beside a database: `house.label.db`, `house.label-2.db`."""
    label = label if number == 1 else f"{label}-{number}"
    return database.with_name(f"{database.stem}.{label}{database.suffix}")


def restore_database(copy: Path, database: Path, label: str) -> Path | None:
    """Put a copy in the place of a database, which is kept under a name with the label.

    The name belongs to one of the two whole databases at every moment. The copy stays where it is.

    Returns:
        Where the database that was there is kept; None where there was none.

    Raises:
        StoreBusy: a process works with the database.
        DamagedDatabase: the copy is not whole.
        NewerDatabase: the copy was made by a newer version of the program.
        StoreRefused: the copy is no database of ours, or cannot be put there.
    """
    with refusing(database):
        database = placed(database)
        if copy.exists() and database.exists() and copy.samefile(database):
            raise StoreRefused(f"{copy} is the database itself. Name a copy of it.")
        with only_instance(database):
            part = beside(database, ".part")
            try:
                with refusing(copy):
                    _checked_copy(copy, part)
                kept = _set_aside(database, label)
                part.replace(database)
            finally:
                part.unlink(missing_ok=True)
    return kept


def _checked_copy(copy: Path, part: Path) -> None:
    if not copy.is_file():
        raise StoreRefused(f"There is no file {copy}. Check the path.")
    with looked_at(copy) as connection:
        check_sound(connection, copy, "integrity_check(1)")
        check_shape(connection, copy)
        _check_recorded(connection, copy)
        missing(connection)
        _write(connection, part)


def _check_recorded(connection: sqlite3.Connection, path: Path) -> None:
    """Check that a database has ever been one of this program's; an empty file is none."""
    if not recorded(connection):
        raise StoreRefused(f"{path} is not a database of Undercroft.")


def _write(connection: sqlite3.Connection, part: Path) -> None:
    """Write a whole copy, and wait until it is on disk."""
    part.unlink(missing_ok=True)
    # SQLite writes into this empty file, and so keeps its mode.
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ALONE))
    connection.execute("VACUUM INTO $1", {"1": str(part)})
    inspect(part, 0)
    with part.open("rb+") as file:
        os.fsync(file.fileno())


def _set_aside(database: Path, label: str) -> Path | None:
    """Give a database a second name, and take its log from beside the first."""
    if not database.exists():
        return None
    if _is_sound(database):
        _empty_log(database)
    kept = next(path for n in count(1) if not (path := named(database, label, n)).exists())
    try:
        kept.hardlink_to(database)
    except (OSError, NotImplementedError):
        # Memory sticks and other file systems have no second names; there the bytes are copied.
        _copy_bytes(database, kept)
    tighten(kept)
    # A damaged database keeps its log as it is, for a later examination of both.
    log = beside(database, "-wal")
    if log.exists():
        log.rename(beside(kept, "-wal"))
    beside(database, "-shm").unlink(missing_ok=True)
    return kept


def _copy_bytes(database: Path, copy: Path) -> None:
    """Copy a database that nobody works with, sound or not, and wait until it is on disk."""
    part = beside(copy, ".part")
    try:
        with database.open("rb") as file, part.open("wb") as out:
            shutil.copyfileobj(file, out)
            out.flush()
            os.fsync(out.fileno())
        tighten(part)
        part.rename(copy)
    finally:
        part.unlink(missing_ok=True)


def _is_sound(database: Path) -> bool:
    try:
        inspect(database, 0)
    except (*DRIVERS, DamagedDatabase):
        return False
    return True


def _empty_log(database: Path) -> None:
    """Write what the log holds into the database, so that one file is all of it."""
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
