"""A database to copy from: nobody uses it meanwhile, and it is left as it is."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

from rules.store import batch
from rules.store.addresses import Database, ServerAddress
from rules.store.engine import T, Work
from rules.store.errors import StoreRefused
from rules.store.files import inspect, looked_at, placed, refusing
from rules.store.lock import only_instance
from rules.store.migrate import check_form, known, recorded
from rules.store.moving import Source


@asynccontextmanager
async def source_of(database: Database) -> AsyncIterator[Source]:
    """Read a database for as long as this lasts.

    Raises:
        StoreBusy: a process works with the file.
        StoreRefused: it is not there, cannot be read, is used, or has another version's tables.
    """
    if isinstance(database, ServerAddress):
        from rules.store.postgres.sources import on_server  # noqa: PLC0415 - an optional driver

        async with on_server(database.url) as server:
            yield server
        return
    with ExitStack() as stack:
        yield _file(database, stack)


def _file(path: Path, stack: ExitStack) -> Source:
    if not path.is_file():
        raise StoreRefused(f"There is no database {path}. Check the path.")
    with refusing(path):
        path = placed(path)
        stack.enter_context(only_instance(path))
        inspect(path, 0)
        connection = stack.enter_context(looked_at(path))
        check_form(str(path), recorded(connection), known())
    return FileSource(connection)


class FileSource:
    """A SQLite file that nobody else uses."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        connection.isolation_level = None
        self._connection = connection

    async def read(self, work: Work[T]) -> T:
        """Carry out a unit that only reads; it waits for the disk."""
        return batch.read(self._connection, work)
