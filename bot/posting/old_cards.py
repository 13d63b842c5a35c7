"""Removing the buttons of old cards, repeatedly where Discord refuses that for now."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable

import discord

from bot.gateway.channel_access import TROUBLE
from bot.posting.sending import Means
from cogs.base.edits import PATIENCE
from cogs.cards.messages import retired

log = logging.getLogger(__name__)

AGAIN = 60
"""Seconds after which old cards with buttons are tried again."""
REMEMBERED = 2000
TOO_MANY = 429


class OldCards:
    """Retires the cards that the store lists. `due` is when to retry those that are left."""

    def __init__(self, means: Means, at_point: Callable[[str], None]) -> None:
        self.due: int | None = None
        self._store, self._clock, self._client = means.store, means.clock, means.client
        self._served = means.served
        self._at_point = at_point
        self._stripped: OrderedDict[int, None] = OrderedDict()
        self._lock = asyncio.Lock()

    def stripped(self, message: int) -> None:
        """Note that an old card has lost its buttons already."""
        self._stripped[message] = None
        while len(self._stripped) > REMEMBERED:
            self._stripped.popitem(last=False)

    async def all(self) -> None:
        """Retire every listed card; an error with one does not affect the others."""
        async with self._lock:
            self.due = None
            for _, channel, message in await self._store.retiring(self._served()):
                await self.one(channel, message)

    async def one(self, channel: int, message: int) -> None:
        """Remove the buttons of an old card, unless a click has done it already.

        Where Discord refuses that for now, the card stays listed and is tried again.
        """
        if message not in self._stripped and not await self._strip(channel, message):
            self.put_off()
            return
        await self._store.mark_retired(message)
        self._at_point("post:retired")

    def put_off(self) -> None:
        """Schedule another attempt for the cards that are left."""
        self.due = self._clock.now() + AGAIN

    async def _strip(self, channel: int, ident: int) -> bool:
        """Remove the buttons of an old card; return False when that is to be tried again."""
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
