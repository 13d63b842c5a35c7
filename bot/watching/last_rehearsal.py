"""When the last rehearsal was held and what came of it, beside the database or in it.

A file has one process that writes it, the running bot, so that for it this is a file of its own.
On a server several machines share what one of them found out: there it is a setting.
"""

from pathlib import Path

from pydantic import BaseModel, ConfigDict, ValidationError

from rules.ports import Store
from rules.store.addresses import Database, ServerAddress
from rules.store.files import beside, placed
from rules.store.inspection import REHEARSAL

ENDING = ".rehearsed"


class LastRehearsal(BaseModel):
    """The last rehearsal in short: `at` is in seconds since 1970, `version` that of the program."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    at: int
    version: str
    holds: int
    differs: int
    untried: int
    with_person: bool = False


class LastRehearsals:
    """Reads what is kept of the last rehearsal of a database's bot."""

    def __init__(self, store: Store, database: Database) -> None:
        self._store = store
        self._database = database

    async def last(self) -> LastRehearsal | None:
        """Return what came of it; None where none was held."""
        if isinstance(self._database, ServerAddress):
            return read_last(await self._store.setting(REHEARSAL))
        return last_beside(self._database)


def file_of(database: Path) -> Path:
    """Return the file beside a database that tells of the last rehearsal."""
    return beside(placed(database), ENDING)


def read_last(text: str | bytes | None) -> LastRehearsal | None:
    """Return what was kept; None where nothing was, or nothing that can be read."""
    try:
        return LastRehearsal.model_validate_json(text) if text else None
    except ValidationError:
        return None


def last_beside(database: Path) -> LastRehearsal | None:
    """Return what is kept beside the file of a database."""
    try:
        return read_last(file_of(database).read_bytes())
    except OSError:
        return None
