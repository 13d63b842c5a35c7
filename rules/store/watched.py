"""Watching a store at work: how long writes take, and when a card is due and shown."""

import time
from collections.abc import Callable, Collection
from pathlib import Path
from typing import NamedTuple, Protocol

from rules.ports.news import Listener, Topic
from rules.store import due_statements as due
from rules.store.engine import Engine, Steps, T, Work

WAITING = {
    "timers": due.WAITING_TIMERS,
    "postings": due.WAITING_POSTINGS,
    "notes": due.WAITING_CALLS,
}
COUNT_RUNNING = "SELECT COUNT(*) FROM adventures WHERE status = 'running'"


class Watcher(Protocol):
    """Hears of a store's work; it must not raise."""

    def wrote(self, unit: str, seconds: float, error: Exception | None) -> None:
        """Learn that a unit of work (one of `WRITES`) was done or refused after so many seconds."""
        ...

    def committed(self, adventure: str, version: int, card: int | None) -> None:
        """Learn that a version is to be shown; `card` is the message that shows the one before."""
        ...

    def shown(self, adventure: str, version: int, card: int) -> None:
        """Learn that a message shows a version."""
        ...


class Unwatched:
    """A watcher that does nothing."""

    def wrote(self, unit: str, seconds: float, error: Exception | None) -> None:
        """Do nothing."""

    def committed(self, adventure: str, version: int, card: int | None) -> None:
        """Do nothing."""

    def shown(self, adventure: str, version: int, card: int) -> None:
        """Do nothing."""


class Load(NamedTuple):
    """What a database has to do: rows that wait, by kind, and adventures that are running.

    `oldest` is when the first of each kind is due (seconds since 1970), None where none waits.
    """

    waiting: dict[str, int]
    oldest: dict[str, int | None]
    running: int


def load() -> Steps[Load]:
    """Yield how much waits and is running, in the whole database."""
    waiting: dict[str, int] = {}
    oldest: dict[str, int | None] = {}
    for kind, query in WAITING.items():
        ((waiting[kind], oldest[kind]),) = yield query, ()
    ((running,),) = yield COUNT_RUNNING, ()
    return Load(waiting, oldest, running)


class TimedEngine:
    """An engine whose writes are timed, from the call to the answer: waiting in line counts."""

    def __init__(self, engine: Engine, watcher: Watcher) -> None:
        self._engine = engine
        self._watcher = watcher

    @property
    def shared(self) -> bool:
        """Whether other processes may write it at the same time."""
        return self._engine.shared

    async def read(self, work: Work[T]) -> T:
        """Carry out a unit that only reads."""
        return await self._engine.read(work)

    async def write(self, name: str, work: Work[T], news: Collection[Topic] = ()) -> T:
        """Carry out a unit in a transaction, and tell the watcher how long it took."""
        began = time.perf_counter()
        try:
            result = await self._engine.write(name, work, news)
        except Exception as error:
            self._watcher.wrote(name, time.perf_counter() - began, error)
            raise
        self._watcher.wrote(name, time.perf_counter() - began, None)
        return result

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call a listener with the news of every unit that is done."""
        return self._engine.listen(listener)

    async def backup(self, path: Path) -> None:
        """Write a sound copy of the database to a new file."""
        await self._engine.backup(path)
