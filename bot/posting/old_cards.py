"""Takes the buttons off old cards, and tries again where Discord does not take that now."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable

import discord

from bot.gateway.channel_access import TROUBLE
from cogs.base.edits import PATIENCE
from cogs.cards.messages import retired
from rules.ports import Clock, Store

log = logging.getLogger(__name__)

AGAIN = 60
"""Seconds after which old cards that kept their buttons are tried again."""
REMEMBERED = 2000
TOO_MANY = 429


class OldCards:
    """Retires the cards that the store lists. `due` is when to try again those that are left."""

    def __init__(
        self, store: Store, clock: Clock, client: discord.Client, trip: Callable[[str], None]
    ) -> None:
        self.due: int | None = None
        self._store = store
        self._clock = clock
        self._client = client
        self._trip = trip
        self._stripped: OrderedDict[int, None] = OrderedDict()
        self._lock = asyncio.Lock()

    def stripped(self, message: int) -> None:
        """This old card has lost its buttons already."""
        self._stripped[message] = None
        while len(self._stripped) > REMEMBERED:
            self._stripped.popitem(last=False)

    async def all(self) -> None:
        """Retire every card that is listed; one that cannot be keeps no other from it."""
        async with self._lock:
            self.due = None
            for _, channel, message in await self._store.retiring():
                await self.one(channel, message)

    async def one(self, channel: int, message: int) -> None:
        """Take the buttons off an old card, unless a click has done it already.

        Where Discord does not take that now, the card stays listed and is tried again.
        """
        if message not in self._stripped and not await self._strip(channel, message):
            self.put_off()
            return
        await self._store.mark_retired(message)
        self._trip("post:retired")

    def put_off(self) -> None:
        """Try what is left again after a while."""
        self.due = self._clock.now() + AGAIN

    async def _strip(self, channel: int, ident: int) -> bool:
        """Take the buttons off an old card; False when that is to be tried again later."""
        place = self._client.get_partial_messageable(channel)
        try:
            async with asyncio.timeout(PATIENCE):
                message = await place.fetch_message(ident)
                view = retired(message)
                if view is not None:
                    await message.edit(view=view)
        except TROUBLE as trouble:
            log.info("an old card keeps its buttons for now (%r)", trouble)
            return False
        except discord.HTTPException as refused:
            if refused.status == TOO_MANY:
                log.info("an old card keeps its buttons for now (%s)", refused)
                return False
            log.info("an old card keeps its buttons (%s); they answer all the same", refused)
        return True
