"""Copying a database to another, of either engine, so that it can be stopped and gone on with.

Rows go over in pieces. The transaction of each piece also notes how far the copy has come, under a
key of the target's settings; while that key is there, the target is no database to play on.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from typing import Any, Protocol

from rules.store import statements as sql
from rules.store.engine import Engine, Row, Steps, T, Value, Work, only
from rules.store.errors import StoreRefused
from rules.store.moved_tables import PIECE, TABLES, Table

COPYING = "copying"
"""The setting that says of what a database is an unfinished copy, and how far it has come."""
COPIED = "copied"
"""The name of the units that write a copy; it is none of those whose points tests know."""
FORGET = "DELETE FROM settings WHERE key = $1"
DIGEST = 16
"""Bytes of a row's digest."""

Progress = Callable[[str, int, int], None]
"""Hears of a table how many rows are done, and of how many."""


class Source(Protocol):
    """A database that is read in one state and left as it is."""

    async def read(self, work: Work[T]) -> T:
        """Carry out a unit of work that reads and writes nothing."""
        ...


@dataclass(frozen=True)
class Place:
    """How far a copy has come: in which table, and after which row of it."""

    table: int
    after: tuple[Value, ...]


class Copying:
    """Copies all that a source holds into an empty target; `name` is what the source is called."""

    def __init__(self, source: Source, target: Engine, name: str, progress: Progress) -> None:
        self._source = source
        self._target = target
        self._name = name
        self._progress = progress

    async def run(self) -> int:
        """Copy the missing rows, and check them; return how many rows there are.

        Raises:
            StoreRefused: the target is neither empty nor an unfinished copy of this source, a row
                does not fit, or the source has changed since the copy was begun.
            StoreUnavailable: a database cannot be read or written now; go on later.
        """
        place = await self._begun()
        for number in range(place.table, len(TABLES)):
            await self._copy(number, place.after if number == place.table else ())
        total = 0
        for table in TABLES:
            total += await self._check(table)
        await self._target.write(COPIED, partial(only, (FORGET, (COPYING,))))
        return total

    async def _begun(self) -> Place:
        """Return where to go on; mark an empty target as begun."""
        if await self._source.read(partial(only, (sql.SETTING, (COPYING,)))):
            raise StoreRefused(f"{self._name} is an unfinished copy itself. Finish that first.")
        noted = await self._target.read(partial(only, (sql.SETTING, (COPYING,))))
        if noted:
            mark = json.loads(noted[0][0])
            if mark["source"] != self._name:
                raise StoreRefused(
                    f"The target holds an unfinished copy of {mark['source']}, not of {self._name}."
                )
            return Place(mark["table"], tuple(mark["after"]))
        for table in TABLES:
            if await self._counted(self._target, table):
                raise StoreRefused(
                    f"The target is not empty: it has rows in {table.name}. Name a new database."
                )
        await self._target.write(COPIED, partial(only, self._mark(0, ())))
        return Place(0, ())

    async def _copy(self, number: int, after: tuple[Value, ...]) -> None:
        table = TABLES[number]
        rows_of_all = await self._counted(self._source, table)
        done = await self._counted(self._target, table) - (table.name == "settings")
        self._progress(table.name, done, rows_of_all)
        while rows := await self._source.read(partial(only, _asked(table, after))):
            after = rows[-1][: table.keys]
            try:
                await self._target.write(COPIED, partial(self._piece, number, rows, after))
            except ValueError as refused:
                raise StoreRefused(
                    f"A row of {table.name} up to {after} does not fit: {refused}"
                ) from refused
            done += len(rows)
            self._check_order(table, done, rows_of_all)
            self._progress(table.name, done, rows_of_all)
            if len(rows) < PIECE:
                break
        if number + 1 < len(TABLES):
            await self._target.write(COPIED, partial(only, self._mark(number + 1, ())))

    def _piece(self, number: int, rows: list[Row], after: tuple[Value, ...]) -> Steps[None]:
        for row in rows:
            yield TABLES[number].insert, row
        yield self._mark(number, after)

    def _mark(self, table: int, after: tuple[Value, ...]) -> tuple[str, tuple[Value, ...]]:
        mark = {"source": self._name, "table": table, "after": after}
        return sql.UPSERT_SETTING, (COPYING, json.dumps(mark))

    async def _check(self, table: Table) -> int:
        """Compare every row of a table in both databases; return how many there are."""
        ours = await self._digest(self._source, table)
        theirs = await self._digest(self._target, table)
        if ours != theirs:
            raise StoreRefused(
                f"The copy is not the source in {table.name} ({theirs[0]} rows of {ours[0]}). "
                "If the source was used since the copy was begun, begin anew with an empty target."
            )
        return ours[0]

    async def _digest(self, database: Source, table: Table) -> tuple[int, int]:
        """Return how many rows a table has, and a digest of them that needs no order.

        Engines put texts in different orders.
        """
        count, digest, after = 0, 0, ()
        total = await self._counted(database, table)
        while rows := await database.read(partial(only, _asked(table, after))):
            after = rows[-1][: table.keys]
            for row in _without_mark(table, rows):
                count += 1
                hashed = blake2b(repr(row).encode(), digest_size=DIGEST).digest()
                digest = (digest + int.from_bytes(hashed)) % (1 << 8 * DIGEST)
            self._check_order(table, count, total)
        return count, digest

    def _check_order(self, table: Table, read: int, total: int) -> None:
        """Check that no more rows were read than there are, as happens where a key is no text."""
        if read > total:
            raise StoreRefused(
                f"{self._name} cannot be copied: rows of {table.name} have damaged keys, or it was "
                "used meanwhile. The doctor says which table is damaged."
            )

    async def _counted(self, database: Source, table: Table) -> int:
        rows = await database.read(partial(only, (table.count, ())))
        count: int = rows[0][0]
        return count


def _asked(table: Table, after: tuple[Any, ...]) -> tuple[str, tuple[Value, ...]]:
    return (table.after, after) if after else (table.first, ())


def _without_mark(table: Table, rows: list[Row]) -> Iterator[Row]:
    return (row for row in rows if (table.name, row[0]) != ("settings", COPYING))
