"""Opening the database of a PostgreSQL server, and what can stand in the way."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager

import asyncpg
from asyncpg import Connection

from rules.store.addresses import without_password
from rules.store.engine import PointHook, no_hook
from rules.store.errors import Misconfigured, StoreRefused
from rules.store.postgres.bulletin import LOOK, Bulletin
from rules.store.postgres.connections import Connections, connect, execute
from rules.store.postgres.engine import PostgresEngine
from rules.store.postgres.faults import DRIVER, lost
from rules.store.postgres.migrating import migrate
from rules.store.postgres.retrying import Patience
from rules.store.postgres.statements import ENCODING, OLD_ATTEMPTS
from rules.store.turns import SqlStore

OLDEST = 13
"""The oldest PostgreSQL that is still looked after by its makers, or was when this was written."""
MOST = 10
"""Connections of one process, besides the one that listens."""


@asynccontextmanager
async def open_postgres(
    url: str,
    *,
    at_point: PointHook = no_hook,
    patience: float = 10.0,
    look: float = LOOK,
) -> AsyncIterator[SqlStore]:
    """Open a database by its address, brought up to date as needed, for as long as this lasts.

    `at_point` is called at `NAMED_POINTS`, on the event loop. `patience` is how many seconds a unit
    of work waits for others, and for a server that cannot be reached or starts anew. Every `look`
    seconds the listeners are told to look for what others announced in vain.

    Raises:
        Misconfigured: the address, the name, the password or the database's name is wrong.
        NewerDatabase: a newer version of the program worked with it.
        StoreRefused: it cannot be opened for another reason.
    """
    with refusing(url):
        await _awaited(url, patience)
    async with AsyncExitStack() as stack:
        connections = Connections(url, patience, MOST)
        engine = PostgresEngine(connections, at_point, patience)
        bulletin = Bulletin(url, patience, engine.tell, look)
        engine.announce = bulletin.post
        stack.push_async_callback(engine.finish)
        listening = asyncio.create_task(bulletin.run(), name="bulletin")
        stack.push_async_callback(_stopped, listening)
        yield SqlStore(engine, at_point)


async def _stopped(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.wait({task})


async def _awaited(url: str, patience: float) -> None:
    """Bring the database up to date, with patience for a server that only just starts."""
    left = Patience(patience, 0)
    while True:
        try:
            return await _prepared(url, patience)
        except DRIVER as error:
            if not lost(error) or not await left.wait():
                raise


async def _prepared(url: str, patience: float) -> None:
    """Bring the database up to date."""
    connection = await connect(url, patience)
    try:
        await _check(connection)
        await migrate(connection)
        await execute(connection, OLD_ATTEMPTS, ())
    finally:
        await connection.close()


async def _check(connection: Connection) -> None:
    version = connection.get_server_version()
    if version.major < OLDEST:
        raise Misconfigured(
            f"The database server is PostgreSQL {version.major}; "
            f"Undercroft needs {OLDEST} or newer."
        )
    ((encoding,),) = await execute(connection, ENCODING, ())
    if encoding != "UTF8":
        raise Misconfigured(
            f"The database keeps its text as {encoding}. "
            "Make one with ENCODING 'UTF8' and name that in UNDERCROFT_DATABASE."
        )


@contextmanager
def refusing(url: str) -> Iterator[None]:
    """Turn errors of the driver and the network into sentences for the operator.

    Raises:
        Misconfigured: a setting is wrong; trying again is no use.
        StoreRefused: the server cannot be reached or used for another reason.
    """
    try:
        yield
    except asyncpg.InvalidAuthorizationSpecificationError as error:
        raise Misconfigured(
            f"The database server refused the user or the password of {without_password(url)}: "
            f"{_said(error)}. Check UNDERCROFT_DATABASE."
        ) from error
    except asyncpg.InvalidCatalogNameError as error:
        raise Misconfigured(
            f"The database server has no such database as {without_password(url)}: {_said(error)}. "
            "Make it with createdb, or correct UNDERCROFT_DATABASE."
        ) from error
    except asyncpg.InsufficientPrivilegeError as error:
        raise Misconfigured(
            f"The database user of {without_password(url)} may not do what the bot needs: "
            f"{_said(error)}. Let the user own the database."
        ) from error
    except (asyncpg.InterfaceError, ValueError) as error:
        raise Misconfigured(
            f"The address {without_password(url)} cannot be read: {_said(error)}. Write it as "
            "postgresql://user:password@host:5432/database."
        ) from error
    except (asyncpg.PostgresError, OSError) as error:
        raise StoreRefused(
            f"The database {without_password(url)} cannot be opened: {_said(error)}."
        ) from error


def _said(error: Exception) -> str:
    return (str(error) or type(error).__name__).splitlines()[0].rstrip(".")
