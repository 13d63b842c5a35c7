"""Databases on the run's PostgreSQL server: one for each process, emptied for each test."""

import asyncio
import os
from pathlib import Path

import asyncpg

from tests.support.postgres import Server, shared_server

KEPT = ("migrations", "writer")
"""Tables whose rows the migrations made."""


async def empty_database() -> str:
    """Return the address of an empty database, up to date or new, that nobody is connected to."""
    server = shared_server()
    name = f"tests_{os.environ.get('PYTEST_XDIST_WORKER', 'alone')}"
    connection = await _connected(server, name)
    try:
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        rows = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        emptied = (row[0] for row in rows if row[0] not in KEPT)
        # References need no look, as every row goes.
        deleted = "; ".join(f"DELETE FROM {table}" for table in emptied)
        await connection.execute(f"SET session_replication_role = replica; {deleted}")
    finally:
        await connection.close()
    return server.address(name)


async def new_database(server: Server, name: str) -> str:
    """Return the address of a new database without tables; one that was there is removed."""
    admin = await asyncpg.connect(server.admin)
    try:
        await admin.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        await admin.execute(f"CREATE DATABASE {name}")
    finally:
        await admin.close()
    return server.address(name)


async def restored(copy: Path) -> str:
    """Return the address of a new database that holds what is in a copy by `pg_dump`."""
    server = shared_server()
    address = await new_database(server, f"copies_{os.environ.get('PYTEST_XDIST_WORKER', 'alone')}")

    def restore() -> None:
        with copy.open("rb") as file:
            server.run("pg_restore", "--no-owner", f"--dbname={address}", stdin=file)

    await asyncio.to_thread(restore)
    return address


async def _connected(server: Server, name: str) -> "asyncpg.Connection":
    try:
        return await asyncpg.connect(server.address(name))
    except asyncpg.InvalidCatalogNameError:
        return await asyncpg.connect(await new_database(server, name))
