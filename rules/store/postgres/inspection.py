"""Checking a PostgreSQL database without changing it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from asyncpg import Connection

from rules.store.inspection import Findings, ServersFound, findings, of_servers
from rules.store.migrate import known
from rules.store.postgres.connections import connect, execute
from rules.store.postgres.engine import drive
from rules.store.postgres.migrating import recorded
from rules.store.postgres.opening import refusing
from rules.store.postgres.statements import SIZE

PATIENCE = 10.0
"""Seconds to wait for the server."""


async def inspected(url: str) -> Findings:
    """Check a database.

    Raises:
        Misconfigured: it cannot be opened until a setting is changed.
        StoreRefused: it cannot be read.
    """
    async with _reading(url) as connection:
        applied = await recorded(connection)
        ((size,),) = await execute(connection, SIZE, ())
        steps = findings(size, 0, applied, known(engine="postgres"))
        return await drive(steps, partial(execute, connection))


async def servers_found(url: str) -> ServersFound:
    """Return which servers have games, settings or stops.

    Raises:
        StoreRefused: it cannot be read, or is older than this program.
    """
    async with _reading(url) as connection:
        return await drive(of_servers(), partial(execute, connection))


@asynccontextmanager
async def _reading(url: str) -> AsyncIterator[Connection]:
    """Yield a connection that changes nothing and sees one moment."""
    with refusing(url):
        connection = await connect(url, PATIENCE)
        try:
            await connection.execute("BEGIN READ ONLY")
            yield connection
        finally:
            await connection.close()
