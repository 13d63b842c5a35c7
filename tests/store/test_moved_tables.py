"""A copy takes every table, with every column and the keys that its rows are told apart by."""

import sqlite3
from contextlib import closing

import asyncpg

from rules.store.migrate import migrate
from rules.store.moved_tables import ENGINES_OWN, TABLES
from rules.store.postgres.opening import open_postgres

COLUMNS = """
SELECT c.table_name, c.column_name, k.ordinal_position IS NOT NULL
FROM information_schema.columns AS c
LEFT JOIN information_schema.table_constraints AS t
    ON t.table_name = c.table_name AND t.constraint_type = 'PRIMARY KEY'
LEFT JOIN information_schema.key_column_usage AS k
    ON k.constraint_name = t.constraint_name AND k.column_name = c.column_name
WHERE c.table_schema = 'public'"""
WANTED = {
    (table.name, column, place < table.keys)
    for table in TABLES
    for place, column in enumerate(table.columns)
}


def test_every_column_of_sqlite_is_copied() -> None:
    query = """
        SELECT m.name, c.name, c.pk > 0 FROM sqlite_master AS m, pragma_table_info(m.name) AS c
        WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'"""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        rows = connection.execute(query).fetchall()
    assert {(name, of, bool(key)) for name, of, key in rows if name not in ENGINES_OWN} == WANTED


async def test_every_column_of_postgres_is_copied(address: str) -> None:
    async with open_postgres(address):
        connection = await asyncpg.connect(address)
        rows = await connection.fetch(COLUMNS)
        await connection.close()
    assert {tuple(row) for row in rows if row[0] not in ENGINES_OWN} == WANTED
