"""Automatic backups: a copy of the database a day, of which the latest few are kept."""

import asyncio
import logging
import re
from datetime import UTC, datetime
from pathlib import Path

from bot.alarm import Alarm
from rules.core.errors import GameError
from rules.ports import Clock
from rules.store.copies import named
from rules.store.errors import StoreRefused
from rules.store.turns import SqlStore

log = logging.getLogger(__name__)

COPIED = "backup"
"""The stored time of the last copy, or of the first start."""
EVERY = 24 * 3600
"""Seconds between two copies."""
AGAIN = 3600
"""Seconds after which a copy that could not be made is tried again."""
STAMP = "%Y-%m-%d-%H%M%S"


class BackupKeeper:
    """Makes backups for as long as `run` runs; `kept` of them stay, with 0 none is made."""

    def __init__(self, store: SqlStore, clock: Clock, database: Path, kept: int) -> None:
        self._store = store
        self._clock = clock
        self._alarm = Alarm(clock)
        self._database = database.resolve()
        self._kept = kept

    async def run(self) -> None:
        """Work until cancelled; the time between copies also passes while the bot is down."""
        while self._kept:
            try:
                due = await self._look()
            except (GameError, StoreRefused, OSError) as trouble:
                log.error("no backup could be made, again in an hour: %s", trouble)  # noqa: TRY400
                due = self._clock.now() + AGAIN
            await self._alarm.wait(due)

    async def _look(self) -> int:
        """Make a copy if one is due; return when the next is."""
        now = self._clock.now()
        noted = await self._store.setting(COPIED)
        # A clock that was set back must not postpone the next copy for years.
        before = min(int(noted), now) if noted is not None else now
        if noted is not None and now < before + EVERY:
            return before + EVERY
        if noted is not None:
            await self._copy(now)
        await self._store.set_setting(COPIED, str(now))
        return now + EVERY

    async def _copy(self, now: int) -> None:
        copy = named(self._database, f"backup-{stamp(now)}")
        if not copy.exists():
            await self._store.backup(copy)
        log.info("the database was copied to %s", copy)
        await asyncio.to_thread(prune, self._database, self._kept)


def prune(database: Path, kept: int) -> None:
    """Remove the oldest automatic backups, and no other files."""
    for copy in scheduled(database)[:-kept]:
        copy.unlink()
        log.info("the old backup %s was removed", copy)


def scheduled(database: Path) -> list[Path]:
    """Return the automatic backups of a database, the oldest first."""
    name = re.compile(
        rf"{re.escape(database.stem)}\.backup-\d{{4}}-\d\d-\d\d-\d{{6}}{re.escape(database.suffix)}"
    )
    return sorted(
        file
        for file in database.parent.iterdir()
        if name.fullmatch(file.name) and file.is_file() and not file.is_symlink()
    )


def stamp(now: int) -> str:
    """Return an instant, in UTC, as part of a file name."""
    return datetime.fromtimestamp(now, UTC).strftime(STAMP)
