"""Units of work in transactions of their own, each on one of a few connections.

Nothing keeps other processes out: the version of an adventure decides. A unit that collides with
somebody else's is started again, and so is one whose connection broke. Where the connection broke
while a change was confirmed, the second attempt finds out whether the first was done: `commit` by
its request, a single statement does no harm twice, and any other unit by its row in `attempts`.
"""

import asyncio
import uuid
from collections.abc import Awaitable, Callable, Collection, Coroutine
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from asyncpg import Connection

from rules.ports.news import Listener, Topic
from rules.store.engine import PointHook, Row, Steps, T, Value, Work, only
from rules.store.errors import StoreUnavailable, StoreUncertain
from rules.store.postgres.connections import Connections, execute
from rules.store.postgres.copies import dump
from rules.store.postgres.faults import DRIVER, collided, lost, taken, translated
from rules.store.postgres.retrying import Patience
from rules.store.postgres.statements import ATTEMPT, FORGET_ATTEMPTS

COLLISIONS = 3
"""Attempts after which a unique key counts as taken for good."""
Execute = Callable[[str, tuple[Value, ...]], Awaitable[list[Row]]]


async def drive(steps: Steps[T], execute: Execute) -> T:
    """Carry a unit of work out to its end, statement by statement.

    Raises:
        GameError: the unit refuses.
        Exception: whatever `execute` raises; the unit is not told.
    """
    try:
        sql, values = next(steps)
        while True:
            sql, values = steps.send(await execute(sql, values))
    except StopIteration as end:
        result: T = end.value
        return result


@dataclass
class Undertaking:
    """A unit that writes, and what is known of its attempts.

    `writer` and `number` tell its attempts from those of other units. `results` has the result of
    an attempt that was about to be confirmed; `asked` whether the confirmation is unknown.
    """

    name: str
    work: Work[Any]
    writer: str
    number: int
    results: list[Any] = field(default_factory=list)
    asked: bool = False

    @property
    def single(self) -> bool:
        """Whether it is a single statement, which may be carried out twice."""
        return getattr(self.work, "func", None) is only

    @property
    def marked(self) -> bool:
        """Whether it leaves a mark in the database, to find out whether it was done."""
        return self.name != "commit"


def _nobody(_news: Collection[Topic]) -> None:
    """Tell no other process."""


class PostgresEngine:
    """The database of `open_postgres`; `announce` tells other processes what became due."""

    def __init__(
        self,
        connections: Connections,
        at_point: PointHook,
        patience: float,
    ) -> None:
        self._connections = connections
        self._at_point = at_point
        self._patience = patience
        self.announce: Callable[[Collection[Topic]], None] = _nobody
        self._process = uuid.uuid4()
        self._share = (self._process.int % 1000) / 1000
        self._writers: list[tuple[str, int]] = []
        self._made = 0
        self._long: set[object] = set()
        self._under_way: set[asyncio.Task[Any]] = set()
        self._listeners: list[Listener] = []
        self._closed = False

    @property
    def shared(self) -> bool:
        """Yes: nothing keeps other processes out."""
        return True

    async def read(self, work: Work[T]) -> T:
        """Carry out a unit that only reads, on one consistent state of the database."""
        return await self._apart(self._read(work))

    async def write(self, name: str, work: Work[T], news: Collection[Topic] = ()) -> T:
        """Carry out a unit in a transaction of its own, again where it has to be."""
        return await self._apart(self._write(name, work, news))

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call a listener with the news of every unit done here or elsewhere; return a stop."""
        self._listeners.append(listener)
        return partial(self._listeners.remove, listener)

    def tell(self, news: Collection[Topic]) -> None:
        """Tell the listeners of this process what is due now."""
        for listener in tuple(self._listeners):
            listener(news)

    async def backup(self, path: Path) -> None:
        """Copy the database to a new file for `pg_restore`."""
        if self._closed:
            raise StoreUnavailable
        await dump(self._connections.url, path)

    async def finish(self) -> None:
        """Take no more work, wait for the work under way, and close all connections."""
        self._closed = True
        while self._under_way:
            await asyncio.wait(self._under_way)
        try:
            async with self._connections.lent() as connection:
                await execute(connection, FORGET_ATTEMPTS, (str(self._process),))
        except DRIVER as error:
            # The next start forgets them.
            translated(error)
        await self._connections.close()

    async def _apart(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry something out in a task of its own, which ends also when its caller gives up."""
        if self._closed:
            work.close()
            raise StoreUnavailable
        task = asyncio.create_task(work, name="store")
        self._under_way.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            # Whoever asked for it may be gone; those who wait are told by the shield.
            task.exception()

    async def _read(self, work: Work[T]) -> T:
        patience = Patience(self._patience, self._share)
        while True:
            try:
                async with self._connections.lent() as connection:
                    return await self._look(connection, work)
            except DRIVER as error:
                if not (lost(error) or collided(error)) or not await patience.wait():
                    raise translated(error) from error

    async def _look(self, connection: Connection, work: Work[T]) -> T:
        """Read in one statement where that is enough, which spares two ways to the server."""
        kind = getattr(work, "func", work)
        if kind not in self._long:
            steps = work()
            try:
                rows = await execute(connection, *next(steps))
                steps.send(rows)
            except StopIteration as end:
                result: T = end.value
                return result
            # It asks more than once: from now on its kind gets a transaction at once.
            steps.close()
            self._long.add(kind)
        await connection.execute("BEGIN READ ONLY")
        try:
            return await drive(work(), partial(execute, connection))
        finally:
            await _ended_by("COMMIT", connection)

    async def _write(self, name: str, work: Work[T], news: Collection[Topic]) -> T:
        writer, number = self._writers.pop() if self._writers else self._new_writer()
        unit = Undertaking(name, work, writer, number + 1)
        patience = Patience(self._patience, self._share)
        try:
            while True:
                try:
                    async with self._connections.lent() as connection:
                        result: T = await self._attempt(connection, unit)
                    break
                except DRIVER as error:
                    await self._go_on(unit, error, patience)
        finally:
            self._writers.append((unit.writer, unit.number))
        if news:
            self.tell(news)
            self.announce(news)
        return result

    def _new_writer(self) -> tuple[str, int]:
        self._made += 1
        return f"{self._process}/{self._made}", 0

    async def _go_on(self, unit: Undertaking, error: Exception, patience: Patience) -> None:
        """Return when another attempt is to be made.

        Raises:
            StoreUnavailable: there is no use or no time; nothing was done.
            StoreUncertain: there is no time, and it may have been done.
            ValueError: the database refuses the record.
        """
        again = collided(error) or lost(error)
        if taken(error) and patience.attempts >= COLLISIONS:
            again = False
        if again and await patience.wait():
            return
        if unit.asked and lost(error):
            raise StoreUncertain from error
        raise translated(error) from error

    async def _attempt(self, connection: Connection, unit: Undertaking) -> Any:  # noqa: ANN401
        """Carry a unit out once; what is returned is on disk."""
        if unit.single:
            self._at_point(f"{unit.name}:before-commit")
            result = await drive(unit.work(), partial(execute, connection))
            self._at_point(f"{unit.name}:after-commit")
            return result
        await connection.execute("BEGIN")
        try:
            if unit.marked and not await execute(connection, ATTEMPT, (unit.writer, unit.number)):
                return unit.results[0]
            result = await drive(unit.work(), partial(execute, connection))
            self._at_point(f"{unit.name}:before-commit")
        except BaseException:
            await _ended_by("ROLLBACK", connection)
            raise
        unit.results[:] = [result]
        # Whoever comes as far as this knows that no earlier attempt was done.
        unit.asked = True
        try:
            await connection.execute("COMMIT")
        except DRIVER as error:
            unit.asked = lost(error)
            raise
        self._at_point(f"{unit.name}:after-commit")
        return result


async def _ended_by(how: str, connection: Connection) -> None:
    """End a transaction; where that fails, the connection is dropped when it is given back."""
    if connection.is_closed():
        return
    try:
        await connection.execute(how)
    except DRIVER:
        connection.terminate()
