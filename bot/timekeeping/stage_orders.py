"""Games that `undercroft stage` asks a running bot for: a file beside the database, and a reply.

The bot alone knows in which server a channel is, and so whether games may be staged there.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from pydantic import Field, ValidationError

from bot.timekeeping.owner_orders import EVERY, LARGEST_ID, left
from rules.core.errors import GameError
from rules.core.model import Model
from rules.core.words import Words
from rules.service.journal.said_dice import MOST_SAID
from rules.service.records import Request
from rules.service.staging.staging import Staging
from rules.service.staging.wanted import LONGEST
from rules.store.files import beside, placed

log = logging.getLogger(__name__)

LARGEST = 4000
"""The most bytes of an order or a reply."""


class StageOrder(Model):
    """What to stage in a channel, for whom (0: the owner of the application).

    `first` is the game in which the state was found, `token` tells the reply from older ones.
    """

    token: str = Field(pattern=r"^[0-9a-f]{16}$")
    channel: int = Field(gt=0, le=LARGEST_ID)
    user: int = Field(ge=0, le=LARGEST_ID)
    words: str = Field(max_length=LONGEST)
    faces: tuple[int, ...] = Field(default=(), max_length=MOST_SAID)
    first: int = Field(default=1, ge=1)


class StageReply(Model):
    """What became of an order, in a sentence."""

    token: str
    good: bool
    text: str


def stage_file(database: Path) -> Path:
    """Return the file for an order to the bot that uses a database."""
    return beside(placed(database), ".stage")


def reply_file(database: Path) -> Path:
    """Return the file for what became of the last order."""
    return beside(placed(database), ".staged")


def give_stage(database: Path, order: StageOrder) -> Path:
    """Write an order, in the place of one that no bot has taken.

    Raises:
        OSError: it cannot be written.
    """
    file = stage_file(database)
    file.unlink(missing_ok=True)
    left(file, order.model_dump_json().encode())
    return file


def replied(database: Path, token: str) -> StageReply | None:
    """Return what became of an order, None while that is not known."""
    file = reply_file(database)
    try:
        reply = StageReply.model_validate_json(file.read_bytes()[:LARGEST])
    except (FileNotFoundError, ValidationError):
        return None
    if reply.token != token:
        return None
    file.unlink(missing_ok=True)
    return reply


class StageTaker:
    """Stages what is asked for, for as long as `run` runs.

    `guild_of` returns the server of a channel, None where the bot knows none; `owner` is the owner
    of the application. Both return None before the bot is ready.
    """

    def __init__(
        self,
        staging: Staging,
        database: Path,
        words: Callable[[str], Words],
        guild_of: Callable[[int], int | None],
        owner: Callable[[], int | None],
    ) -> None:
        self._staging = staging
        self._database = database
        self._words = words
        self._guild_of = guild_of
        self._owner = owner

    async def run(self) -> None:
        """Work until cancelled."""
        while True:
            try:
                await self._look()
            except OSError as trouble:
                log.error("a game to stage cannot be read: %s", trouble)  # noqa: TRY400
            await asyncio.sleep(EVERY)

    async def _look(self) -> None:
        file, owner = stage_file(self._database), self._owner()
        if owner is None or not file.exists():
            return
        data = await asyncio.to_thread(file.read_bytes)
        if not data:
            return
        file.unlink(missing_ok=True)
        try:
            order = StageOrder.model_validate_json(data[:LARGEST])
        except ValidationError as fault:
            log.warning("a game to stage makes no sense: %s", fault)
            return
        reply = await self._staged(order, owner)
        log.info("staging: %s", reply.text)
        with suppress(OSError):
            reply_file(self._database).unlink(missing_ok=True)
            left(reply_file(self._database), reply.model_dump_json().encode())

    async def _staged(self, order: StageOrder, owner: int) -> StageReply:
        guild = self._guild_of(order.channel)
        request = Request(
            id=f"stage-{order.token}",
            user=order.user or owner,
            channel=order.channel,
            guild=guild,
        )
        try:
            answer = await self._staging.stage(request, order.words, order.faces, first=order.first)
        except GameError as refused:
            said = self._words("en").say(refused.text)
            return StageReply(token=order.token, good=False, text=said)
        return StageReply(token=order.token, good=True, text=answer.text)
