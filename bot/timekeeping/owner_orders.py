"""Orders of the owner to a running bot: a file beside the database, which the bot carries out.

Only one process writes a database, so that a command line leaves an order to the running bot.
"""

import asyncio
import json
import logging
import os
from contextlib import suppress
from pathlib import Path

from pydantic import Field, ValidationError

from rules.core.errors import GameError
from rules.core.model import Model
from rules.ports import Halt
from rules.service.upkeep.stopping import Stopping
from rules.store.files import OWNER_ALONE, beside, placed

log = logging.getLogger(__name__)

EVERY = 1.0
"""Seconds between two checks for an order."""
LARGEST_ID = 2**63 - 1
LARGEST = 1000
"""The most bytes of an order."""


class Order(Model):
    """What to stop in a server (0: everywhere), in the place of what is stopped; None: nothing."""

    guild: int = Field(ge=0, le=LARGEST_ID)
    halt: Halt | None


def order_file(database: Path) -> Path:
    """Return the file for orders to the bot that uses a database."""
    return beside(placed(database), ".order")


def give(database: Path, order: Order) -> Path:
    """Write an order, atomically and readable by its owner alone.

    Raises:
        FileExistsError: another order waits there.
        OSError: the order cannot be written.
    """
    file = order_file(database)
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    with os.fdopen(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ALONE), "w") as out:
        json.dump(order.model_dump(), out)
    try:
        os.link(draft, file)
    finally:
        draft.unlink()
    return file


class OrderTaker:
    """Carries out orders for as long as `run` runs, also one that an earlier run left."""

    def __init__(self, stopping: Stopping, database: Path) -> None:
        self._stopping = stopping
        self._file = order_file(database)

    async def run(self) -> None:
        """Work until cancelled; an order that fails is tried again at the next check."""
        settled = False
        while True:
            try:
                if not settled:
                    await self._stopping.settle()
                    settled = True
                await self._look()
            except GameError as trouble:
                log.warning("an order of the owner's has to wait: %s", trouble)
            except OSError as trouble:
                log.error("an order of the owner's cannot be read: %s", trouble)  # noqa: TRY400
            await asyncio.sleep(EVERY)

    async def _look(self) -> None:
        found = await asyncio.to_thread(self._read)
        if found is None:
            return
        try:
            order = Order.model_validate_json(found)
        except ValidationError as fault:
            log.warning("an order that makes no sense is thrown away: %s", fault)
        else:
            changed = await self._stopping.stop(order.guild, order.halt)
            log.warning(
                "the owner stopped %s in %s; %d games changed",
                order.halt or "nothing any more",
                order.guild or "all servers",
                changed,
            )
        with suppress(FileNotFoundError):
            self._file.unlink()

    def _read(self) -> bytes | None:
        """Return the bytes of a waiting order, at most `LARGEST` and one more."""
        try:
            with self._file.open("rb") as file:
                return file.read(LARGEST + 1)
        except FileNotFoundError:
            return None
