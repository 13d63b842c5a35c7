"""A few connections to one database, lent one at a time and replaced when they break."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
from asyncpg import Connection

from rules.store.engine import Row, Value
from rules.store.postgres.statements import TWINS

STATEMENTS = 256
"""Prepared statements that a connection remembers: more than the store has."""
SERVER_SETTINGS = {
    "application_name": "undercroft",
    # A unit sees one state of the database; where it would lose a change, it is started again.
    "default_transaction_isolation": "repeatable read",
    # What a machine held that vanished is free again after a while.
    "idle_in_transaction_session_timeout": "30s",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    # Our statements are short.
    "jit": "off",
}


async def connect(url: str, patience: float) -> Connection:
    """Open a connection; its statements wait `patience` seconds for an answer.

    Raises:
        asyncpg.PostgresError: the server refuses.
        asyncpg.InterfaceError: the address cannot be read.
        OSError: the server cannot be reached.
    """
    return await asyncpg.connect(
        url,
        timeout=patience,
        command_timeout=patience,
        statement_cache_size=STATEMENTS,
        max_cached_statement_lifetime=0,
        server_settings=SERVER_SETTINGS,
    )


async def execute(connection: Connection, sql: str, values: tuple[Value, ...]) -> list[Row]:
    """Carry out one statement and return its rows."""
    return [tuple(row) for row in await connection.fetch(TWINS.get(sql, sql), *values)]


class Connections:
    """At most so many connections to `url`; those that were used last are lent first."""

    def __init__(self, url: str, patience: float, most: int) -> None:
        self.url = url
        self._patience = patience
        self._idle: list[Connection] = []
        self._free = asyncio.Semaphore(most)

    @asynccontextmanager
    async def lent(self) -> AsyncIterator[Connection]:
        """Lend a connection that is in no transaction; one that comes back in one is dropped.

        Raises:
            asyncpg.PostgresError, asyncpg.InterfaceError, OSError: none can be opened.
        """
        async with self._free:
            connection = self._found() or await connect(self.url, self._patience)
            try:
                yield connection
            finally:
                if connection.is_closed() or connection.is_in_transaction():
                    connection.terminate()
                else:
                    self._idle.append(connection)

    def _found(self) -> Connection | None:
        while self._idle:
            connection = self._idle.pop()
            if not connection.is_closed():
                return connection
        return None

    async def close(self) -> None:
        """Close the connections that are not in use; to be called when none is."""
        while self._idle:
            connection = self._idle.pop()
            try:
                await connection.close(timeout=self._patience)
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
                # The server is gone, and with it all that it kept of the connection.
                connection.terminate()
