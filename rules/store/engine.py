"""What a database engine does for the store, and the shape of a unit of work.

A unit of work is a generator: it yields a statement with its values and is sent the rows. It never
waits and knows no driver, so an engine may run it as a whole on another thread, or await it
statement by statement, and may start it again when a transaction fails.
"""

from collections.abc import Callable, Collection, Generator
from pathlib import Path
from typing import Any, Protocol, TypeVar

from rules.ports.news import Listener, Topic

T = TypeVar("T")

Value = int | str | None
Row = tuple[Any, ...]
Query = tuple[str, tuple[Value, ...]]
Steps = Generator[Query, list[Row], T]
Work = Callable[[], Steps[T]]

PointHook = Callable[[str], None]
"""Called at every named moment of a write, so that tests can end the process there."""

COMMIT_POINTS = (
    "commit:begin",
    "commit:seen",
    "commit:adventure",
    "commit:journal",
    "commit:posting",
    "commit:timers",
)
WRITES = (
    "commit",
    "posted",
    "claim",
    "released",
    "shown",
    "retired",
    "dropped",
    "setting",
    "dungeon",
    "noted",
    "timer",
    "voice",
    "evening",
    "forgotten",
    "swept",
)
NAMED_POINTS: tuple[str, ...] = (
    *COMMIT_POINTS,
    *(f"{name}:{moment}" for name in WRITES for moment in ("before-commit", "after-commit")),
)
"""Every point at which a hook is called, on the writer's thread."""


def no_hook(_point: str) -> None:
    """Do nothing at a named moment."""


def drive(steps: Steps[T], execute: Callable[[str, tuple[Value, ...]], list[Row]]) -> T:
    """Carry a unit of work out to its end, on one thread.

    Raises:
        GameError: the unit refuses.
        Exception: whatever `execute` raises; the unit is not told.
    """
    try:
        sql, values = next(steps)
        while True:
            sql, values = steps.send(execute(sql, values))
    except StopIteration as end:
        result: T = end.value
        return result


def only(query: Query) -> Steps[list[Row]]:
    """Carry out a single statement and return its rows.

    A statement that writes does no harm when it is carried out twice in a row, so an engine may
    repeat it where it cannot know whether it was done.
    """
    return (yield query)


class Engine(Protocol):
    """One database, with transactions and nothing more."""

    @property
    def shared(self) -> bool:
        """Whether other processes may write it at the same time."""
        ...

    async def read(self, work: Work[T]) -> T:
        """Carry out a unit that only reads, on one consistent state of the database.

        Raises:
            StoreUnavailable: the database cannot be read now.
        """
        ...

    async def write(self, name: str, work: Work[T], news: Collection[Topic] = ()) -> T:
        """Carry out a unit in a transaction; `name` is one of `WRITES`.

        When it returns, the change is on disk. When it raises, nothing was written. A caller that
        is cancelled leaves a unit done or not done, never half done. Once it is done, listeners get
        the `news`, also when the caller was cancelled.

        Raises:
            GameError: the unit refuses.
            StoreUnavailable: the database cannot be written now.
            StoreUncertain: the connection broke in the last moment, so nobody knows whether it was
                done (PostgreSQL alone).
            StoreTaken: another process has the database now, for good (SQLite alone).
        """
        ...

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call a listener with the news of every unit that is done, and return a way to stop it."""
        ...

    async def backup(self, path: Path) -> None:
        """Write a sound copy of the database to a new file, while work goes on.

        Raises:
            StoreRefused: there is a file already, or the copy could not be made; none is left.
            StoreTaken: another process has the database now.
        """
        ...
