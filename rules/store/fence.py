"""One writer: each start takes a new epoch in the database, and every commit checks it.

The lock file keeps a second process out; the fence holds also where that file was removed. It has a
second half, since SQLite's log (`-wal`) belongs to the name of a file: the file must still be the
one that was opened, under the name it was opened by.
"""

import sqlite3
from dataclasses import dataclass
from pathlib import Path

from rules.store import statements as sql
from rules.store.errors import StoreTaken


@dataclass(frozen=True)
class Fence:
    """The epoch and the file that this process took when it opened the database."""

    path: Path
    file: tuple[int, int]
    epoch: int

    def check(self, connection: sqlite3.Connection) -> None:
        """Refuse the transaction that was just begun, unless the database is still ours.

        Raises:
            StoreTaken: a later start took it, or another file stands in its place.
            sqlite3.Error: it cannot be read now.
        """
        if identity(self.path) != self.file:
            raise StoreTaken
        if connection.execute(sql.EPOCH).fetchall() != [(self.epoch,)]:
            raise StoreTaken


def take(connection: sqlite3.Connection, path: Path) -> Fence:
    """Take the next epoch of an up-to-date database; the connection is in autocommit mode.

    It is written into the file itself, for processes that open the file by another name.
    """
    ((epoch,),) = connection.execute(sql.TAKE_EPOCH, {"1": str(path)}).fetchall()
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    found = identity(path)
    if found is None:
        raise FileNotFoundError(path)
    return Fence(path, found, epoch)


def identity(path: Path) -> tuple[int, int] | None:
    """Return the identity of a file on disk, whatever its name; None where there is none."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino
