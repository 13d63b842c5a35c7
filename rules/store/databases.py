"""A database of either engine, by where it is. The driver of a server is loaded only for one."""

import asyncio
import importlib.util
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from rules.store.addresses import Database, ServerAddress
from rules.store.copies import copy_database
from rules.store.engine import PointHook, no_hook
from rules.store.errors import DatabaseTaken, Misconfigured
from rules.store.inspection import Findings, ServersFound, inspected, servers_found
from rules.store.moving import COPYING
from rules.store.sqlite import ignore_loss, open_store
from rules.store.turns import SqlStore

DRIVER = "asyncpg"


@asynccontextmanager
async def open_database(
    database: Database,
    *,
    at_point: PointHook = no_hook,
    taken: Callable[[DatabaseTaken], None] = ignore_loss,
    copying: bool = False,
) -> AsyncIterator[SqlStore]:
    """Open a file or a server's database; see `open_store` and `open_postgres`.

    An unfinished copy opens for `copying` alone.

    Raises:
        Misconfigured: the address is wrong, the driver is not installed, or it is an unfinished
            copy.
        StoreRefused: it cannot be opened for another reason.
    """
    if isinstance(database, ServerAddress):
        _check_driver()
        from rules.store.postgres.opening import open_postgres  # noqa: PLC0415 - an optional driver

        async with open_postgres(database.url, at_point=at_point) as store:
            yield store if copying else await _whole(store, database)
    else:
        async with open_store(database, at_point=at_point, taken=taken) as store:
            yield store if copying else await _whole(store, database)


async def _whole(store: SqlStore, database: Database) -> SqlStore:
    noted = await store.setting(COPYING)
    if noted is not None:
        source = json.loads(noted)["source"]
        raise Misconfigured(
            f"{database} is an unfinished copy of {source}. Finish it with undercroft copy."
        )
    return store


def there_is(database: Database) -> bool:
    """Return whether a database's file exists; a server is asked when it is opened."""
    return isinstance(database, ServerAddress) or database.is_file()


def found_in(database: Database) -> Findings:
    """Check a database without changing it. It waits for the disk or the server.

    Raises:
        StoreRefused: there is none, it is damaged, or it cannot be read.
    """
    if not isinstance(database, ServerAddress):
        return inspected(database)
    _check_driver()
    from rules.store.postgres import inspection  # noqa: PLC0415 - an optional driver

    return asyncio.run(inspection.inspected(database.url))


def servers_in(database: Database) -> ServersFound:
    """Return which servers have games, settings or stops. It waits for the disk or the server.

    Raises:
        StoreRefused: there is none, it cannot be read, or it is older than this program.
    """
    if not isinstance(database, ServerAddress):
        return servers_found(database)
    _check_driver()
    from rules.store.postgres import inspection  # noqa: PLC0415 - an optional driver

    return asyncio.run(inspection.servers_found(database.url))


def copy_to(database: Database, copy: Path) -> None:
    """Write a sound copy of a database to a new file, even while processes work with it.

    Raises:
        StoreRefused: there is no such database, a file named `copy` already, or no way to write it.
    """
    if not isinstance(database, ServerAddress):
        copy_database(database, copy)
        return
    _check_driver()
    from rules.store.postgres.copies import dump  # noqa: PLC0415 - an optional driver

    asyncio.run(dump(database.url, copy))


def _check_driver() -> None:
    if importlib.util.find_spec(DRIVER) is None:
        raise Misconfigured(
            "UNDERCROFT_DATABASE names a PostgreSQL server, and its driver is not installed. "
            'Install it with pip install "undercroft[postgres]".'
        )
