"""What PostgreSQL and the way to it can raise, sorted by what is to be done about it."""

import logging

import asyncpg

from rules.store.errors import StoreUnavailable

LOG = logging.getLogger(__name__)

DRIVER = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
"""Everything that carrying out a statement raises; a time-out is an OSError."""

_AGAIN = (
    asyncpg.SerializationError,
    asyncpg.DeadlockDetectedError,
    asyncpg.LockNotAvailableError,
    asyncpg.InvalidCachedStatementError,
    asyncpg.UniqueViolationError,
)
_LOST = (
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.TooManyConnectionsError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.InternalClientError,
    OSError,
)
_IMPOSSIBLE = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError, ValueError)


def collided(error: BaseException) -> bool:
    """Return whether an error is a collision with another transaction, so a retry may succeed.

    A unique key that is taken is one of them. Where our statements leave it to the index, another
    transaction took the key meanwhile, which the next attempt will see.
    """
    return isinstance(error, _AGAIN)


def taken(error: BaseException) -> bool:
    """Return whether a unique key is taken, perhaps for good."""
    return isinstance(error, asyncpg.UniqueViolationError)


def lost(error: BaseException) -> bool:
    """Return whether the connection is gone, or leads to a server that takes no changes now."""
    # The driver's own refusals of a value are ValueErrors; its others mean that it is closed.
    if isinstance(error, asyncpg.InterfaceError):
        return not isinstance(error, ValueError)
    return isinstance(error, _LOST)


def translated(error: BaseException) -> Exception:
    """Return the driver's error as one of the store's: an impossible record, or no database."""
    if isinstance(error, _IMPOSSIBLE):
        ours: Exception = ValueError(f"the database refuses this record: {error}")
    else:
        LOG.warning("the store is unavailable: %s: %s", type(error).__name__, error)
        ours = StoreUnavailable()
    ours.__cause__ = error
    return ours
