"""SQLite: one connection that writes, one that reads, each on a thread of its own.

Only the writer ever writes or checkpoints: SQLite before 3.51.3 can damage a database when two
connections do so at once.
"""

import asyncio
import os
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import aiosqlite

from rules.ports.news import Listener, Topic
from rules.store import batch
from rules.store.engine import T, Trip, Work, untripped
from rules.store.errors import DamagedDatabase, StoreBusy, StoreRefused, StoreUnavailable
from rules.store.lock import only_instance
from rules.store.migrate import migrate
from rules.store.turns import SqlStore

BATCH = 64
"""Most units that share one transaction."""


class Line(aiosqlite.Connection):
    """A connection whose thread carries out a whole unit of work in one hop."""

    @classmethod
    def to(cls, path: Path, patience: float) -> "Line":
        """A line to a database file, in autocommit mode; it opens when entered.

        `patience` is how many seconds to wait for a lock that a foreign program holds.
        """
        return cls(partial(sqlite3.connect, path, timeout=patience, isolation_level=None), 64)

    async def hop(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run `work` on the connection's thread. Once begun, it ends, cancelled or not."""
        run: Callable[..., Awaitable[T]] = self._execute
        return await run(work, self._conn)


@dataclass(frozen=True)
class Waiting:
    """A unit that waits for the writer, and who waits for it."""

    unit: batch.Unit
    answer: asyncio.Future[Any]


class SqliteEngine:
    """The database of `open_store`. Units are queued; cancelling who waits harms no transaction."""

    def __init__(self, writer: Line, reader: Line, trip: Trip) -> None:
        self._writer = writer
        self._reader = reader
        self._trip = trip
        self._queue: deque[Waiting] = deque()
        self._draining: asyncio.Task[None] | None = None
        self._closed = False
        self._listeners: list[Listener] = []

    async def read(self, work: Work[T]) -> T:
        """Carry out a unit that only reads, seeing one moment of the database throughout."""
        self._check_open()
        return await self._reader.hop(partial(batch.read, work=work))

    async def write(self, name: str, work: Work[T], news: Collection[Topic] = ()) -> T:
        """Carry out a unit in a transaction, together with the others that wait just then."""
        self._check_open()
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.append(Waiting(batch.Unit(name, work, news), answer))
        if self._draining is None or self._draining.done():
            self._draining = asyncio.create_task(self._drain(), name="store-writer")
        return await answer

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Tell somebody the news of every unit that is done; the way to stop listening."""
        self._listeners.append(listener)
        return partial(self._listeners.remove, listener)

    async def backup(self, path: Path) -> None:
        """Copy the database to a new file: on the writer, since it alone may touch the log."""
        self._check_open()
        await self._writer.hop(partial(_copy, path=path))

    async def finish(self) -> None:
        """Take no more work and wait for what is under way."""
        self._closed = True
        if self._draining is not None:
            await asyncio.wait({self._draining})

    def _check_open(self) -> None:
        if self._closed:
            raise StoreUnavailable

    async def _drain(self) -> None:
        taken: list[Waiting] = []
        try:
            while self._queue:
                taken = [self._queue.popleft() for _ in range(min(BATCH, len(self._queue)))]
                # Who was cancelled while waiting in the queue no longer wants it done.
                taken = [waiting for waiting in taken if not waiting.answer.done()]
                if taken:
                    outcomes = await self._carry_out(taken)
                    self._settle(taken, outcomes)
                    self._announce(taken, outcomes)
        finally:
            for waiting in (*taken, *self._queue):
                waiting.answer.cancel()

    async def _carry_out(self, taken: list[Waiting]) -> list[batch.Outcome]:
        units = [waiting.unit for waiting in taken]
        try:
            return await self._writer.hop(partial(batch.write, units=units, trip=self._trip))
        except Exception as error:  # noqa: BLE001 - a bug, and those who wait are to hear of it
            return [batch.Outcome(error=error) for _ in units]

    def _announce(self, taken: list[Waiting], outcomes: list[batch.Outcome]) -> None:
        """Tell whoever listens what became due by the units that are done."""
        news: set[Topic] = set()
        for waiting, outcome in zip(taken, outcomes, strict=True):
            if outcome.error is None:
                news.update(waiting.unit.news)
        if news:
            for listener in tuple(self._listeners):
                listener(news)

    @staticmethod
    def _settle(taken: list[Waiting], outcomes: list[batch.Outcome]) -> None:
        for waiting, outcome in zip(taken, outcomes, strict=True):
            if waiting.answer.done():
                continue
            if outcome.error is not None:
                waiting.answer.set_exception(outcome.error)
            else:
                waiting.answer.set_result(outcome.result)


@asynccontextmanager
async def open_store(
    path: Path, *, trip: Trip = untripped, patience: float = 5.0
) -> AsyncIterator[SqlStore]:
    """Open the database file, made or brought up to date as needed, for as long as this lasts.

    `trip` is called at `TRIP_POINTS`. `patience` is how many seconds to wait for a lock that a
    foreign program holds on the file.

    Raises:
        StoreBusy: another process works with it.
        NewerDatabase: a newer version of the program worked with it.
        DamagedDatabase: it is damaged; it was left untouched.
        StoreRefused: it cannot be opened for another reason.
    """
    async with AsyncExitStack() as stack:
        with _refusing(path):
            path = await asyncio.to_thread(_place, path)
            stack.enter_context(only_instance(path))
            await asyncio.to_thread(_inspect, path, patience)
            writer, reader = Line.to(path, patience), Line.to(path, patience)
            await stack.enter_async_context(writer)
            await writer.hop(_prepare_writer)
            await stack.enter_async_context(reader)
            await reader.hop(_prepare_reader)
        engine = SqliteEngine(writer, reader, trip)
        stack.push_async_callback(engine.finish)
        yield SqlStore(engine, trip)


def copy_database(database: Path, copy: Path) -> None:
    """Write a sound copy of a database to a new file, even while another process works with it.

    It only reads, so it may run beside the one writer. It waits for the disk.

    Raises:
        StoreRefused: there is no such database, a file named `copy` already, or no way to write it.
        DamagedDatabase: the database is damaged.
    """
    uri = f"{database.resolve().as_uri()}?mode=ro"
    with _refusing(database), closing(sqlite3.connect(uri, uri=True)) as connection:
        connection.execute("PRAGMA schema_version").fetchall()
        _copy(connection, copy)


@contextmanager
def _refusing(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        if code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
            raise DamagedDatabase(path, str(error)) from error
        if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise StoreBusy(path) from error
        raise StoreRefused(f"The database {path} cannot be opened: {error}.") from error
    except OSError as error:
        raise StoreRefused(f"The database {path} cannot be opened: {error}.") from error


def _place(path: Path) -> Path:
    """The file's one true name, by which it is locked, in a folder that exists."""
    path = path.resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def _inspect(path: Path, patience: float) -> None:
    """Look a file over without changing it; an empty one is as good as none."""
    if not path.exists() or path.stat().st_size == 0:
        return
    # Without a log to read, a look as at something immutable makes no files beside it.
    mode = "mode=ro" if path.with_name(f"{path.name}-wal").exists() else "immutable=1"
    with closing(
        sqlite3.connect(f"{path.as_uri()}?{mode}", uri=True, timeout=patience)
    ) as connection:
        found = connection.execute("PRAGMA quick_check").fetchall()
    if found != [("ok",)]:
        raise DamagedDatabase(path, str(found[0][0]))


def _prepare_writer(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA journal_mode = WAL").fetchall()
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    migrate(connection)


def _prepare_reader(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA query_only = ON")


def _copy(connection: sqlite3.Connection, path: Path) -> None:
    if path.exists():
        raise StoreRefused(f"There is a file {path} already: choose another name for the copy.")
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    try:
        connection.execute("VACUUM INTO $1", {"1": str(part)})
        _inspect(part, 0)
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.rename(path)
    except (sqlite3.Error, DamagedDatabase, OSError) as error:
        raise StoreRefused(f"The copy {path} could not be made: {error}") from error
    finally:
        part.unlink(missing_ok=True)
