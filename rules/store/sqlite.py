"""SQLite: one connection that writes, one that reads, each on a thread of its own.

Only the writer ever writes or checkpoints: SQLite before 3.51.3 can damage a database when two
connections do so at once.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import AsyncExitStack, asynccontextmanager
from contextvars import Context
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import aiosqlite

from rules.ports.news import Listener, Topic
from rules.store import batch
from rules.store.copies import copy_before_migrating, write_copy
from rules.store.engine import PointHook, T, Work, no_hook
from rules.store.errors import DatabaseTaken, StoreTaken, StoreUnavailable
from rules.store.fence import Fence, take
from rules.store.files import inspect, made_private, placed, refusing
from rules.store.lock import only_instance
from rules.store.migrate import migrate
from rules.store.soundness import legible
from rules.store.turns import SqlStore
from rules.store.version import check_version

BATCH = 64
"""Units that share one transaction, at most."""


class ConnectionThread(aiosqlite.Connection):
    """A connection whose thread carries out a whole unit of work without a break."""

    @classmethod
    def to(cls, path: Path, patience: float) -> "ConnectionThread":
        """Return a connection to a database file, in autocommit mode; it opens when entered.

        `patience` is how many seconds to wait for a lock that a foreign program holds.
        """
        return cls(partial(sqlite3.connect, path, timeout=patience, isolation_level=None), 64)

    async def run_unit(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Carry out `work` on the connection's thread. Once begun, it ends, cancelled or not."""
        run: Callable[..., Awaitable[T]] = self._execute
        return await run(work, self._conn)


def ignore_loss(_lost: DatabaseTaken) -> None:
    """Do nothing when the database is lost: the writes that are refused say so."""


@dataclass(frozen=True)
class Waiting:
    """A unit that waits for the writer, and who waits for it."""

    unit: batch.Unit
    answer: asyncio.Future[Any]


class SqliteEngine:
    """The database of `open_store`. Units wait in a queue, so cancelling a caller harms none."""

    def __init__(
        self,
        writer: ConnectionThread,
        reader: ConnectionThread,
        fence: Fence,
        at_point: PointHook,
        taken: Callable[[DatabaseTaken], None],
    ) -> None:
        self._writer = writer
        self._reader = reader
        self._fence = fence
        self._at_point = at_point
        self._tell_taken: Callable[[DatabaseTaken], None] | None = taken
        self._queue: deque[Waiting] = deque()
        self._draining: asyncio.Task[None] | None = None
        self._closed = False
        self._listeners: list[Listener] = []

    @property
    def shared(self) -> bool:
        """No: there is one writer."""
        return False

    async def read(self, work: Work[T]) -> T:
        """Carry out a unit that only reads, on one consistent state of the database."""
        self._check_open()
        return await self._reader.run_unit(partial(batch.read, work=work))

    async def write(self, name: str, work: Work[T], news: Collection[Topic] = ()) -> T:
        """Carry out a unit in a transaction, together with the others that wait just then."""
        self._check_open()
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.append(Waiting(batch.Unit(name, work, news), answer))
        if self._draining is None or self._draining.done():
            # It works for whoever waits, and not for the caller who happens to begin it.
            self._draining = asyncio.create_task(
                self._drain(), name="store-writer", context=Context()
            )
        return await answer

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call a listener with the news of every unit done, and return a way to stop it."""
        self._listeners.append(listener)
        return partial(self._listeners.remove, listener)

    async def backup(self, path: Path) -> None:
        """Copy the database to a new file, on the writer's thread, which alone uses the log."""
        self._check_open()
        await self._writer.run_unit(partial(self._copy, path=path))

    async def finish(self) -> None:
        """Take no more work and wait for the work under way."""
        self._closed = True
        if self._draining is not None:
            await asyncio.wait({self._draining})

    def _copy(self, connection: sqlite3.Connection, path: Path) -> None:
        with refusing(self._fence.path):
            self._fence.check(connection)
        write_copy(connection, self._fence.path, path)

    def _check_open(self) -> None:
        if self._closed:
            raise StoreUnavailable

    async def _drain(self) -> None:
        taken: list[Waiting] = []
        try:
            while self._queue:
                taken = [self._queue.popleft() for _ in range(min(BATCH, len(self._queue)))]
                # A unit whose caller was cancelled while it waited is not carried out.
                taken = [waiting for waiting in taken if not waiting.answer.done()]
                if taken:
                    outcomes = await self._carry_out(taken)
                    self._settle(taken, outcomes)
                    self._announce(taken, outcomes)
                    self._notice_loss(outcomes)
        finally:
            for waiting in (*taken, *self._queue):
                waiting.answer.cancel()

    async def _carry_out(self, taken: list[Waiting]) -> list[batch.Outcome]:
        units = [waiting.unit for waiting in taken]
        try:
            work = partial(batch.write, units=units, at_point=self._at_point, fence=self._fence)
            return await self._writer.run_unit(work)
        except Exception as error:  # noqa: BLE001 - a bug, and those who wait are to hear of it
            return [batch.Outcome(error=error) for _ in units]

    def _announce(self, taken: list[Waiting], outcomes: list[batch.Outcome]) -> None:
        """Tell the listeners what became due by the units that are done."""
        news: set[Topic] = set()
        for waiting, outcome in zip(taken, outcomes, strict=True):
            if outcome.error is None:
                news.update(waiting.unit.news)
        if news:
            for listener in tuple(self._listeners):
                listener(news)

    def _notice_loss(self, outcomes: list[batch.Outcome]) -> None:
        """Report, once, that another process has the database now."""
        lost = any(isinstance(outcome.error, StoreTaken) for outcome in outcomes)
        if lost and self._tell_taken is not None:
            self._tell_taken(DatabaseTaken(self._fence.path))
            self._tell_taken = None

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
    path: Path,
    *,
    at_point: PointHook = no_hook,
    patience: float = 5.0,
    taken: Callable[[DatabaseTaken], None] = ignore_loss,
) -> AsyncIterator[SqlStore]:
    """Open the database file, made or brought up to date as needed, for as long as this lasts.

    `at_point` is called at `NAMED_POINTS`. `patience` is how many seconds to wait for a lock that a
    foreign program holds on the file. `taken` is called once should another process take the
    database from us: from then on every write raises StoreTaken, and the bot should stop.

    A database that a newer program is to change is copied first, to a file beside it.

    Raises:
        StoreBusy: another process works with it.
        NewerDatabase: a newer version of the program worked with it.
        DamagedDatabase: it is damaged; it was left untouched.
        StoreRefused: it cannot be opened for another reason.
    """
    check_version()
    async with AsyncExitStack() as stack:
        with refusing(path):
            path = await asyncio.to_thread(placed, path)
            stack.enter_context(only_instance(path))
            await asyncio.to_thread(inspect, path, patience)
            await asyncio.to_thread(made_private, path)
            writer, reader = (
                ConnectionThread.to(path, patience),
                ConnectionThread.to(path, patience),
            )
            await stack.enter_async_context(writer)
            fence = await writer.run_unit(partial(_prepare_writer, path=path))
            await stack.enter_async_context(reader)
            await reader.run_unit(_prepare_reader)
        engine = SqliteEngine(writer, reader, fence, at_point, taken)
        stack.push_async_callback(engine.finish)
        yield SqlStore(engine, at_point)


def _prepare_writer(connection: sqlite3.Connection, path: Path) -> Fence:
    connection.text_factory = legible
    connection.execute("PRAGMA journal_mode = WAL").fetchall()
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    copy_before_migrating(connection, path)
    migrate(connection)
    return take(connection, path)


def _prepare_reader(connection: sqlite3.Connection) -> None:
    connection.text_factory = legible
    connection.execute("PRAGMA query_only = ON")
