"""A PostgreSQL database to copy from."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from asyncpg import Connection

from rules.store.engine import T, Work
from rules.store.errors import StoreRefused
from rules.store.migrate import check_form, known
from rules.store.postgres.connections import connect, execute
from rules.store.postgres.engine import drive
from rules.store.postgres.faults import DRIVER, translated
from rules.store.postgres.migrating import recorded
from rules.store.postgres.opening import refusing
from rules.store.postgres.statements import OTHERS

PATIENCE = 60.0
"""Seconds to wait for each piece."""


class ServerSource:
    """One state of a server's database."""

    def __init__(self, connection: Connection) -> None:
        self._execute = partial(execute, connection)

    async def read(self, work: Work[T]) -> T:
        """Carry out a unit that only reads."""
        try:
            return await drive(work(), self._execute)
        except DRIVER as error:
            raise translated(error) from error


@asynccontextmanager
async def on_server(url: str) -> AsyncIterator[ServerSource]:
    """Read a database as it is at one moment, for as long as this lasts.

    Raises:
        Misconfigured: it cannot be opened until a setting is changed.
        StoreRefused: it cannot be read, bots use it, or it has another version's tables.
    """
    with refusing(url):
        connection = await connect(url, PATIENCE)
    try:
        with refusing(url):
            await _begin(connection)
            check_form("The source", await recorded(connection), known(engine="postgres"))
        yield ServerSource(connection)
    finally:
        await connection.close()


async def _begin(connection: Connection) -> None:
    # A copy is one long transaction, and waits for the other database in between.
    await connection.execute("SET idle_in_transaction_session_timeout = 0")
    await connection.execute("BEGIN READ ONLY")
    ((others,),) = await execute(connection, OTHERS, ())
    if others:
        raise StoreRefused("Bots use the database that is to be copied. Stop them first.")
