"""When the last rehearsal was held and what came of it, beside the database or in it.

A file has one process that writes it, the running bot, so that for it this is a file of its own.
On a server several machines share what one of them found out: there it is a setting.
"""

from pathlib import Path

from pydantic import BaseModel, ConfigDict, ValidationError

from bot.rehearsal.private_files import write
from rules.store.addresses import Database, ServerAddress
from rules.store.databases import open_database
from rules.store.files import beside, placed

SETTING = "rehearsal"
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


def file_of(database: Path) -> Path:
    """Return the file beside a database that tells of the last rehearsal."""
    return beside(placed(database), ENDING)


async def note_last(database: Database, last: LastRehearsal) -> None:
    """Keep what came of a rehearsal, in place of the one before.

    Raises:
        OSError: the file cannot be written.
        StoreRefused: the database of a server cannot be opened.
    """
    text = last.model_dump_json()
    if isinstance(database, ServerAddress):
        async with open_database(database) as store:
            await store.set_setting(SETTING, text)
        return
    write(file_of(database), text)


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
