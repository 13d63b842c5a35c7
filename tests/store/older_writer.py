"""A process that writes to a database whenever it is asked to, and says what became of it."""

import asyncio
import os
from multiprocessing.connection import Connection
from pathlib import Path

from rules.store.errors import StoreTaken
from rules.store.sqlite import open_store


async def _write(database: Path, asked: Connection, said: Connection) -> None:
    def say(line: object) -> None:
        os.write(said.fileno(), f"{line}\n".encode())

    async with open_store(database, taken=say) as store:
        await store.set_setting("by", "the first")
        say("open")
        while await asyncio.to_thread(asked.recv):
            try:
                await store.set_setting("by", "the first, again")
                say("written")
            except StoreTaken as refusal:
                say(refusal.text.key)


def write_when_asked(database: Path, asked: Connection, said: Connection) -> None:
    """Write once for every message, for as long as this process lives."""
    asyncio.run(_write(database, asked, said))
