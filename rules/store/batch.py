"""Units of work in SQLite transactions, on the thread that owns the connection.

Units that wait at the same time share one transaction, and so one wait for the disk; a savepoint
around each keeps a refusal of one from touching the others.
"""

import logging
import sqlite3
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from json import JSONDecodeError
from typing import Any

from pydantic import ValidationError

from rules.ports.news import Topic
from rules.store.engine import PointHook, Row, Steps, T, Value, Work, drive
from rules.store.errors import StoreDamaged, StoreTaken, StoreUnavailable
from rules.store.fence import Fence
from rules.store.soundness import DRIVERS

LOG = logging.getLogger(__name__)

REFUSALS = (
    sqlite3.IntegrityError,
    sqlite3.ProgrammingError,
    sqlite3.InterfaceError,
    sqlite3.DataError,
    sqlite3.NotSupportedError,
)
MISREAD = (ValueError, TypeError, LookupError)
"""What turning a row into a record raises where the row is not what it was."""


@dataclass(frozen=True)
class Unit:
    """A unit of work with its name in `WRITES`, and the news for listeners once it is done."""

    name: str
    work: Work[Any]
    news: Collection[Topic] = ()


@dataclass(frozen=True)
class Outcome:
    """The result of a unit, or the error that it raised."""

    result: Any = None
    error: Exception | None = None


def translated(error: Exception) -> Exception:
    """Return the driver's error as one of the store's: an impossible record, or no database."""
    if isinstance(error, REFUSALS):
        ours: Exception = ValueError(f"the database refuses this record: {error}")
    else:
        LOG.warning("the store is unavailable: %s", error)
        ours = StoreUnavailable()
    ours.__cause__ = error
    return ours


def executor(connection: sqlite3.Connection) -> Callable[[str, tuple[Value, ...]], list[Row]]:
    """Return a function that carries out one statement to its last row, leaving no cursor open."""

    def execute(sql: str, values: tuple[Value, ...]) -> list[Row]:
        named = {str(place): value for place, value in enumerate(values, start=1)}
        return connection.execute(sql, named).fetchall()

    return execute


def read(connection: sqlite3.Connection, work: Work[T]) -> T:
    """Carry out a unit that only reads, on one consistent state of the database.

    Raises:
        StoreUnavailable: the database cannot be read now.
        StoreDamaged: a record in it cannot be read.
    """
    try:
        try:
            connection.execute("BEGIN")
            return drive(work(), executor(connection))
        finally:
            _roll_back(connection)
    except DRIVERS as error:
        raise translated(error) from error
    except MISREAD as error:
        raise misread(error) from error


def misread(error: Exception) -> StoreDamaged:
    """Return a record that cannot be read as an error of the store, and log what it is."""
    LOG.error("a record in the database cannot be read: %s", type(error).__name__)
    ours = StoreDamaged()
    ours.__cause__ = error
    return ours


def write(
    connection: sqlite3.Connection, units: Sequence[Unit], at_point: PointHook, fence: Fence
) -> list[Outcome]:
    """Carry out units in one transaction, or in one each when the database fails under them.

    The outcomes are in the order of the units; what has a result is on disk. All are refused if
    another process has taken the database: the fence is checked inside the transaction.
    """
    try:
        _begin(connection, fence)
    except DRIVERS as error:
        return [Outcome(error=translated(error)) for _ in units]
    except StoreTaken:
        return [Outcome(error=StoreTaken()) for _ in units]
    try:
        try:
            outcomes = [_attempt(connection, unit) for unit in units]
            for unit in units:
                at_point(f"{unit.name}:before-commit")
            connection.execute("COMMIT")
        finally:
            _roll_back(connection)
    except DRIVERS as error:
        if len(units) == 1:
            return [Outcome(error=translated(error))]
        return [outcome for unit in units for outcome in write(connection, [unit], at_point, fence)]
    for unit in units:
        at_point(f"{unit.name}:after-commit")
    return outcomes


def _begin(connection: sqlite3.Connection, fence: Fence) -> None:
    _roll_back(connection)
    connection.execute("BEGIN IMMEDIATE")
    try:
        fence.check(connection)
    except BaseException:
        _roll_back(connection)
        raise


def _attempt(connection: sqlite3.Connection, unit: Unit) -> Outcome:
    connection.execute("SAVEPOINT unit")
    try:
        steps: Steps[Any] = unit.work()
        outcome = Outcome(drive(steps, executor(connection)))
    except DRIVERS:
        raise
    except (ValidationError, JSONDecodeError) as error:
        connection.execute("ROLLBACK TO unit")
        outcome = Outcome(error=misread(error))
    except Exception as error:  # noqa: BLE001 - whoever asked for this unit alone is to have it
        connection.execute("ROLLBACK TO unit")
        outcome = Outcome(error=error)
    connection.execute("RELEASE unit")
    return outcome


def _roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        connection.execute("ROLLBACK")
