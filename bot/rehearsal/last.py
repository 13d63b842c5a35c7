"""Keeping what came of the last rehearsal, for `/doctor` and `undercroft doctor`."""

from bot.rehearsal.private_files import write
from bot.watching.last_rehearsal import LastRehearsal, file_of, last_beside
from rules.store.addresses import Database, ServerAddress
from rules.store.databases import open_database
from rules.store.inspection import REHEARSAL

__all__ = ["LastRehearsal", "last_beside", "note_last"]


async def note_last(database: Database, last: LastRehearsal) -> None:
    """Keep what came of a rehearsal, in place of the one before.

    Raises:
        OSError: the file cannot be written.
        StoreRefused: the database of a server cannot be opened.
    """
    text = last.model_dump_json()
    if isinstance(database, ServerAddress):
        async with open_database(database) as store:
            await store.set_setting(REHEARSAL, text)
        return
    write(file_of(database), text)
