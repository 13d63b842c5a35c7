"""Whether a SQLite database is sound, and what its driver raises where it is not."""

import sqlite3
from pathlib import Path
from typing import Literal

from rules.store.errors import DamagedDatabase

Check = Literal["quick_check", "integrity_check(1)"]
DRIVERS = (sqlite3.Error, UnicodeDecodeError)
"""What the driver raises. A message with a damaged name in it is none of its own errors."""
DAMAGE = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_FORMAT)
HEADER = 20
"""Bytes of the header up to those that say by which versions a file may be written and read."""
VERSIONS = (1, 2)
MARK = "\N{REPLACEMENT CHARACTER}"
"""What a damaged text begins with once it is read."""


def legible(raw: bytes) -> str:
    """Return a stored text; one that is damaged begins with a mark, so that it is no JSON."""
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return MARK + raw.decode("utf-8", "replace")


def is_damage(error: Exception) -> bool:
    """Return whether an error of the driver says that the file itself is not sound.

    Our statements fit our tables: where one fails as SQL, the file says otherwise what is in it.
    """
    if not isinstance(error, sqlite3.Error):
        return True
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
    return code in DAMAGE or code == sqlite3.SQLITE_ERROR


def check_sound(connection: sqlite3.Connection, path: Path, check: Check = "quick_check") -> None:
    """Check every page of a database.

    Raises:
        DamagedDatabase: it is not sound.
        sqlite3.Error: it cannot be read.
    """
    kept, connection.text_factory = connection.text_factory, legible
    try:
        found = connection.execute(f"PRAGMA {check}").fetchall()
    except DRIVERS as error:
        if is_damage(error):
            raise DamagedDatabase(path, str(error)) from error
        raise
    finally:
        connection.text_factory = kept
    if found != [("ok",)]:
        raise DamagedDatabase(path, str(found[0][0]) if found else "nothing can be checked")


def check_header(path: Path) -> None:
    """Check a file's header as SQLite reads it, without changing the file.

    Raises:
        DamagedDatabase: the file says that it is of no version there is.
        OSError: it cannot be read.
    """
    with path.open("rb") as file:
        head = file.read(HEADER)
    if len(head) == HEADER and not {head[18], head[19]} <= set(VERSIONS):
        raise DamagedDatabase(path, "its header names no version of SQLite's files")
