"""Checking a database without changing it, whether the bot works with it or not."""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from rules.ports import Adventure, ServerSettings, Stop
from rules.store import due_statements as due
from rules.store import server_statements as servers
from rules.store import statements as sql
from rules.store import units
from rules.store.batch import MISREAD, executor
from rules.store.engine import Steps, drive
from rules.store.errors import DamagedDatabase, StoreRefused
from rules.store.files import beside, uri_of
from rules.store.migrate import check_ours, check_shape, checksum_of, known, recorded
from rules.store.packs import at_hand
from rules.store.servers import settings_of, stop_of
from rules.store.soundness import DRIVERS, MARK, check_sound, is_damage, legible

ALIVE, EMBARGO, REHEARSAL = "alive", "embargo", "rehearsal"


@dataclass(frozen=True)
class Waiting:
    """How many rows of a kind wait, and when the oldest is due (seconds since 1970)."""

    count: int
    oldest: int | None


class Findings(NamedTuple):
    """What a check of a database found. `size` and `log` are bytes of the file and its log.

    `missing` are migrations that the next start applies, `foreign` those that this program does not
    know or that read differently. `alive` is when the timekeeper last noted that it was running.
    `open` are the adventures that can still be played; `banned_until` is when Discord accepts
    requests again, `stops` are what the owner has stopped. `illegible` are the tables of a file
    that hold text which is not UTF-8. `rehearsal` is what was noted of the
    last one, where it stands in the database.
    """

    size: int
    log: int
    applied: int
    missing: tuple[str, ...]
    foreign: tuple[str, ...]
    alive: int | None
    timers: Waiting
    postings: Waiting
    notes: Waiting
    open: tuple[Adventure, ...]
    banned_until: int = 0
    stops: tuple[Stop, ...] = ()
    illegible: tuple[str, ...] = ()
    rehearsal: str | None = None


class Games(NamedTuple):
    """How many games of a server are open, and how many of them have begun."""

    guild: int
    open: int
    running: int


class ServersFound(NamedTuple):
    """The servers that a database knows, and what it knows of them."""

    games: tuple[Games, ...]
    settings: tuple[ServerSettings, ...]
    stops: tuple[Stop, ...]


def inspected(path: Path) -> Findings:
    """Check a database. It waits for the disk.

    Raises:
        StoreRefused: there is none, or it cannot be read.
        DamagedDatabase: it is damaged.
    """
    with _reading(path) as connection:
        return _look(connection, path.resolve(), _log(path))


def servers_found(path: Path) -> ServersFound:
    """Return which servers have games, settings or stops. It waits for the disk.

    Raises:
        StoreRefused: there is none, it cannot be read, or it is of another program.
        DamagedDatabase: it is damaged.
    """
    with _reading(path) as connection:
        connection.execute("BEGIN")
        check_ours(connection, path)
        return drive(of_servers(), executor(connection))


def of_servers() -> Steps[ServersFound]:
    """Yield the servers that a database knows, with their games, settings and stops."""
    games = yield servers.GAMES, ()
    settings = yield servers.SERVERS, ()
    stops = yield servers.STOPS, ()
    return ServersFound(
        games=tuple(Games(*row) for row in games),
        settings=tuple(settings_of(row) for row in settings),
        stops=tuple(stop_of(row) for row in stops),
    )


def _log(path: Path) -> Path:
    return beside(path.resolve(), "-wal")


@contextmanager
def _reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Yield a connection that changes nothing.

    Raises:
        StoreRefused: there is no database, or it cannot be read.
        DamagedDatabase: it is damaged.
    """
    if not path.exists():
        raise StoreRefused(f"There is no database {path}. Check the path.")
    path = path.resolve()
    # Without a log to read, opening the file as immutable makes no files beside it.
    mode = "mode=ro" if _log(path).exists() else "immutable=1"
    try:
        with closing(
            sqlite3.connect(uri_of(path, mode), uri=True, isolation_level=None)
        ) as connection:
            connection.text_factory = legible
            yield connection
    except DRIVERS as error:
        if is_damage(error):
            raise DamagedDatabase(path, str(error)) from error
        raise StoreRefused(f"The database {path} cannot be read: {error}.") from error
    except MISREAD as error:
        raise DamagedDatabase(path, "a record in it cannot be read") from error


def _look(connection: sqlite3.Connection, path: Path, log: Path) -> Findings:
    # One transaction, so that all figures are of one moment although the bot may write.
    connection.execute("BEGIN")
    check_sound(connection, path)
    check_ours(connection, path)
    check_shape(connection, path)
    size, beside = path.stat().st_size, log.stat().st_size if log.exists() else 0
    steps = findings(size, beside, recorded(connection), known())
    return drive(steps, executor(connection))._replace(illegible=tuple(_illegible(connection)))


def _illegible(connection: sqlite3.Connection) -> Iterator[str]:
    """Yield the tables that hold text which is not UTF-8."""
    damaged = 0

    def read(raw: bytes) -> str:
        nonlocal damaged
        text = legible(raw)
        damaged += text.startswith(MARK) and not raw.startswith(MARK.encode())
        return text

    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    connection.text_factory = read
    for (table,) in tables:
        damaged = 0
        for _ in connection.execute(f'SELECT * FROM "{table}"'):  # noqa: S608 - a table's own name
            pass
        if damaged:
            yield table


def findings(
    size: int, log: int, applied: Mapping[str, str], texts: Mapping[str, str]
) -> Steps[Findings]:
    """Yield the findings in a database that has `applied` migrations of these `texts`."""
    ours = {name: checksum_of(text) for name, text in texts.items()}
    missing = tuple(sorted(ours.keys() - applied.keys()))
    foreign = tuple(name for name in sorted(applied) if ours.get(name) != applied[name])
    nothing = Waiting(0, None)
    if missing or foreign:
        # Another version of the program may have other tables.
        none = (None, nothing, nothing, nothing, ())
        return Findings(size, log, len(applied), missing, foreign, *none)
    alive = yield sql.SETTING, (ALIVE,)
    banned = yield sql.SETTING, (EMBARGO,)
    rehearsal = yield sql.SETTING, (REHEARSAL,)
    (timers,) = yield due.WAITING_TIMERS, ()
    (postings,) = yield due.WAITING_POSTINGS, ()
    (notes,) = yield due.WAITING_CALLS, ()
    stops = yield servers.STOPS, ()
    found = yield from units.adventures((sql.EVERY_OPEN, ()))
    yield from at_hand(each.options for each in found)
    return Findings(
        size=size,
        log=log,
        applied=len(applied),
        missing=(),
        foreign=(),
        alive=int(alive[0][0]) if alive else None,
        timers=Waiting(*timers),
        postings=Waiting(*postings),
        notes=Waiting(*notes),
        banned_until=int(banned[0][0].split()[0]) if banned else 0,
        stops=tuple(stop_of(row) for row in stops),
        open=found,
        rehearsal=str(rehearsal[0][0]) if rehearsal else None,
    )
