"""Orders of the owner to a running bot: a file beside the database, which the bot carries out.

Only one process writes a database, so that a command line leaves an order to the running bot.
"""

import asyncio
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
    left(file, order.model_dump_json().encode())
    return file


def left(file: Path, data: bytes) -> None:
    """Write a new file, atomically and readable by its owner alone.

    Raises:
        FileExistsError: it is there already.
        OSError: it cannot be written.
    """
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    # An empty file takes the name: not every file system could link the draft to it.
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ALONE))
    try:
        with open(draft, "wb", opener=_private) as out:
            out.write(data)
        draft.replace(file)
    except OSError:
        file.unlink(missing_ok=True)
        draft.unlink(missing_ok=True)
        raise


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, OWNER_ALONE)


class OrderTaker:
    """Carries out orders for as long as `run` runs, also one that an earlier run left."""

    def __init__(self, stopping: Stopping, database: Path) -> None:
        self._stopping = stopping
        self._file = order_file(database)
        self._empty = False
        """Whether the file was there and empty at the last check."""

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
        # Mostly there is none, which the system knows without a disk; a thread would cost more.
        if not self._file.exists():
            return
        found = await asyncio.to_thread(self._read)
        # An empty file is about to be filled; one that stays so was left by somebody who died.
        before, self._empty = self._empty, found == b""
        if found is None or (self._empty and not before):
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
        """Return the bytes of a waiting order, at most `LARGEST` and one more.

        An empty file is not opened: on Windows it could not be replaced meanwhile.
        """
        try:
            if not self._file.stat().st_size:
                return b""
            with self._file.open("rb") as file:
                return file.read(LARGEST + 1)
        except FileNotFoundError:
            return None
