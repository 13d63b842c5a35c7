"""The law of time: a turn's time runs only while its question stands on a card that can be pressed.

Whoever ends a turn, reminds, calls or lets a vote expire asks here first. What does not hold is
mended before anything else is done: a card that waits to be posted is waited for, one that was
deleted is posted anew, and what passed meanwhile is given back.
"""

import asyncio
import logging
from collections import OrderedDict

import discord

from bot.gateway.channel_access import PATIENCE, TROUBLE
from cogs.base.refusals import GONE_MESSAGE
from rules.ports import Adventure, Clock, Posting, Store
from rules.service import Service

log = logging.getLogger(__name__)

HEARD = 10 * 60
"""Seconds for which a card that was heard of counts as being there."""
REMEMBERED = 5000
"""Cards of which is remembered when they were last heard of."""


class StandingCards:
    """Knows which cards stand, and asks Discord where nothing was heard of one lately."""

    def __init__(
        self, service: Service, store: Store, clock: Clock, client: discord.Client
    ) -> None:
        self._parking = service.by_post.parking
        self._store = store
        self._clock = clock
        self._client = client
        self._heard: OrderedDict[int, int] = OrderedDict()

    def heard(self, card: int) -> None:
        """Note that a card still exists: it was posted, edited or pressed."""
        self._heard[card] = self._clock.now()
        self._heard.move_to_end(card)
        while len(self._heard) > REMEMBERED:
            self._heard.popitem(last=False)

    async def stands(self, adventure: Adventure) -> bool:
        """Return whether a card shows an adventure's question; if not, post it again.

        Where Discord does not answer it counts as not standing.
        """
        if await self._store.posting(adventure.id) is not None:
            return False
        card = adventure.card
        if card is None:
            await self._post(adventure)
            return False
        last = max(self._heard.get(card, 0), adventure.card_at or 0)
        if self._clock.now() - last < HEARD:
            return True
        there = await self._is_there(adventure.channel, card)
        if there:
            self.heard(card)
        elif there is False:
            log.warning("the card of adventure %s is gone: posted anew", adventure.id)
            await self._parking.unseen(adventure.id, last)
            await self._post(adventure)
        return bool(there)

    async def _is_there(self, channel: int, card: int) -> bool | None:
        """Return whether a message is there; None where nobody says."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._client.get_partial_messageable(channel).fetch_message(card)
        except discord.NotFound as gone:
            return False if gone.code == GONE_MESSAGE else None
        except TROUBLE:
            return None
        except discord.HTTPException as refused:
            # What is refused otherwise says nothing of the message: the place is looked at as well.
            log.info("nobody says whether a card is there (%s)", refused)
            return True
        return True

    async def _post(self, adventure: Adventure) -> None:
        now = self._clock.now()
        await self._store.post(
            Posting(adventure=adventure.id, version=adventure.version, fresh=True, due=now)
        )
