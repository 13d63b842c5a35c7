"""The files of a database: their one name, their mode, and a check that changes nothing."""

import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path, PurePath

from rules.store import statements as sql
from rules.store.errors import DamagedDatabase, StoreBusy, StoreRefused
from rules.store.migrate import check_ours, check_shape
from rules.store.soundness import DRIVERS, check_header, check_sound, is_damage, legible

LOG = logging.getLogger(__name__)

OWNER_ALONE = 0o600
"""Mode of the database and every file beside it: nobody but their owner may read them."""


@contextmanager
def refusing(path: Path) -> Iterator[None]:
    """Turn errors of the driver and the disk into sentences for the operator.

    Raises:
        DamagedDatabase: the file is no database, or no longer a sound one.
        StoreBusy: another process holds it.
        StoreRefused: it cannot be opened for another reason.
    """
    try:
        yield
    except DRIVERS as error:
        if is_damage(error):
            raise DamagedDatabase(path, str(error)) from error
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise StoreBusy(path) from error
        raise StoreRefused(f"The database {path} cannot be opened: {error}.") from error
    except OSError as error:
        raise StoreRefused(f"The database {path} cannot be opened: {error}.") from error


def placed(path: Path) -> Path:
    """Return the path under which a database file is always opened, and make its folder.

    A link of either kind leads to the name under which the database was opened last: SQLite's log
    belongs to that name, and another log beside it would damage the file.
    """
    path = path.resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.is_file() and path.stat().st_nlink > 1:
        before = _opened_as(path)
        if before is not None and before.is_file() and before.samefile(path):
            return before
    return path


def _opened_as(path: Path) -> Path | None:
    """Return the name that a start noted in a database; None where none can be read."""
    try:
        with closing(sqlite3.connect(uri_of(path, "mode=ro&immutable=1"), uri=True)) as connection:
            rows = connection.execute(sql.OPENED_AS).fetchall()
    except DRIVERS:
        # Not our database, or an old or damaged one: opening it reports that.
        return None
    named = rows[0][0] if rows else None
    return Path(named) if isinstance(named, str) and named and "\0" not in named else None


def uri_of(path: PurePath, mode: str) -> str:
    """Return the address by which SQLite opens a file in a mode, whatever its name."""
    address = path.as_uri()
    if not address.startswith("file:///"):
        # Windows' network has a host there, for which SQLite wants two strokes more.
        address = address.replace("//", "////", 1)
    return f"{address}?{mode}"


@contextmanager
def looked_at(path: Path, patience: float = 5.0) -> Iterator[sqlite3.Connection]:
    """Yield a connection to a database that nobody works with; it makes no files beside it."""
    # Without a log to read, opening the file as immutable makes no files beside it.
    mode = "mode=ro" if beside(path, "-wal").exists() else "mode=ro&immutable=1"
    uri = uri_of(path.resolve(), mode)
    with closing(sqlite3.connect(uri, uri=True, timeout=patience)) as connection:
        connection.text_factory = legible
        yield connection


def inspect(path: Path, patience: float) -> None:
    """Check a file without changing it; an empty one counts as none.

    Raises:
        DamagedDatabase: it is not sound.
        Misconfigured: it is of another program.
    """
    if not path.exists() or path.stat().st_size == 0:
        return
    check_header(path)
    with looked_at(path, patience) as connection:
        check_sound(connection, path)
        check_ours(connection, path)
        check_shape(connection, path)


def made_private(path: Path) -> None:
    """Make an empty file where there is none; let its owner alone read and write it and its log.

    SQLite gives the files that it makes beside a database the mode of the database itself.
    """
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, OWNER_ALONE))
    for file in (path, beside(path, "-wal"), beside(path, "-shm")):
        if file.exists():
            tighten(file)


def tighten(file: Path) -> None:
    """Let a file's owner alone read and write it; where that fails, tell the operator and go on."""
    try:
        if file.stat().st_mode & 0o777 != OWNER_ALONE:
            file.chmod(OWNER_ALONE)
    except PermissionError as refused:
        LOG.warning("others may read %s, and that cannot be changed: %s", file, refused)


def beside(path: Path, ending: str) -> Path:
    """Return the file with this ending that belongs to a database."""
    return path.with_name(path.name + ending)
