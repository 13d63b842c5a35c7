"""Migrations of a PostgreSQL database: one process at a time, each whole or not at all."""

from importlib.resources.abc import Traversable

import asyncpg
from asyncpg import Connection

from rules.store import statements as sql
from rules.store.errors import StoreRefused
from rules.store.migrate import check, checksum_of, known, split
from rules.store.postgres.connections import execute
from rules.store.postgres.statements import HAS_MIGRATIONS, LOCK_SCHEMA, UNLOCK_SCHEMA

LOCK = 0x756E646572
"""The advisory lock of those who migrate a database."""
LONGEST = 3600.0
"""Seconds to wait for another process that migrates, and for each statement of our own."""


async def migrate(connection: Connection, folder: Traversable | None = None) -> list[str]:
    """Apply the migrations that a database lacks, in the order of their names.

    Processes that start together take turns; the later ones find nothing left to do.

    Returns:
        The names of those applied.

    Raises:
        NewerDatabase: it has migrations that this program does not know.
        ChangedMigration: one that it has reads differently today.
        StoreRefused: one fails; it and those after it left nothing behind.
    """
    texts = known(folder, "postgres")
    await connection.fetch(LOCK_SCHEMA, LOCK, timeout=LONGEST)
    try:
        applied = await recorded(connection)
        check(texts, applied)
        lacking = sorted(texts.keys() - applied.keys())
        for name in lacking:
            await _apply(connection, name, texts[name])
    finally:
        if not connection.is_closed():
            await execute(connection, UNLOCK_SCHEMA, (LOCK,))
    return lacking


async def recorded(connection: Connection) -> dict[str, str]:
    """Return the names and checksums of the migrations a database has."""
    if not await execute(connection, HAS_MIGRATIONS, ()):
        return {}
    return dict(await execute(connection, sql.MIGRATIONS, ()))


async def _apply(connection: Connection, name: str, text: str) -> None:
    try:
        statements = list(split(text))
        async with connection.transaction():
            await connection.execute(sql.CREATE_MIGRATIONS)
            for statement in statements:
                await _run(connection, statement)
            await execute(connection, sql.INSERT_MIGRATION, (name, checksum_of(text)))
    except (asyncpg.PostgresError, ValueError) as error:
        raise StoreRefused(f"The migration {name} failed and was undone: {error}.") from error


async def _run(connection: Connection, statement: str) -> None:
    await connection.execute(statement, timeout=LONGEST)
    if not connection.is_in_transaction():
        raise ValueError("it ends its own transaction")
