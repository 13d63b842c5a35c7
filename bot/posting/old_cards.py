"""Removing the buttons of old cards, repeatedly where Discord refuses that for now."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import discord

from bot.gateway.channel_access import TROUBLE
from bot.posting.leftovers import Leftovers
from bot.posting.sending import Means
from cogs.base.edits import PATIENCE
from cogs.cards.messages import retired

log = logging.getLogger(__name__)

REMEMBERED = 2000
TOKEN = 14 * 60
"""Seconds for which a click can still edit its card: a minute less than Discord allows."""
Way = Callable[[], Awaitable[bool]]
"""Removes the buttons of a card in some other way; returns whether they are gone."""


class OldCards:
    """Retires the cards that the store lists. `left` says when to retry those that are left."""

    def __init__(self, means: Means, at_point: Callable[[str], None]) -> None:
        self.left = Leftovers(means.clock)
        self._store, self._clock, self._client = means.store, means.clock, means.client
        self._served = means.served
        self._at_point = at_point
        self._ways: OrderedDict[int, tuple[Way, int]] = OrderedDict()
        self._lock = asyncio.Lock()

    def retire_by(self, message: int, way: Way) -> None:
        """Note the token of the click that the next card answers, to remove the old buttons with.

        It needs no turn among the edits of the channel, and ends with the click's token.
        """
        self._ways[message] = way, self._clock.now() + TOKEN
        while len(self._ways) > REMEMBERED:
            self._ways.popitem(last=False)

    async def all(self) -> None:
        """Retire every listed card; an error with one does not affect the others."""
        async with self._lock:
            self.left.begin()
            for _, channel, message in await self._store.retiring(self._served()):
                await self.one(channel, message)

    async def one(self, channel: int, message: int) -> None:
        """Remove the buttons of an old card, through the click on it if there was one.

        Where Discord refuses that for now, the card stays listed and is tried again.
        """
        way, until = self._ways.pop(message, (None, 0))
        clicked = way is not None and self._clock.now() < until and await way()
        if not clicked and not await self._strip(channel, message):
            self.left.put_off()
            return
        self.left.done(message)
        await self._store.mark_retired(message)
        self._at_point("post:retired")

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
            log.info("an old card keeps its buttons for now (%s)", refused)
            # Its buttons answer all the same.
            return self.left.is_hopeless(ident, refused)
        return True
