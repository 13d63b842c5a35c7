"""Taking from channels what people took back: posts are deleted, cards lose the words of a deed."""

import asyncio
import logging

import discord

from bot.gateway.channel_access import TROUBLE
from bot.posting.sending import Means
from cogs.base.edits import PATIENCE
from cogs.base.refusals import TOO_MANY_REQUESTS, Plan, refusal_of
from cogs.voices.old_lines import requoted
from rules.ports import Voice

log = logging.getLogger(__name__)

AGAIN = 60
"""Seconds after which what is left is tried again."""
MOST_REFUSED = 10
"""Refusals of one message after which it is left as it is."""


class WithdrawnVoices:
    """Takes voices from channels that the store lists. `due` is when to retry what is left."""

    def __init__(self, means: Means) -> None:
        self.due: int | None = None
        self._store, self._clock, self._client = means.store, means.clock, means.client
        self._served, self._locks = means.served, means.locks
        self._refused: dict[str, int] = {}
        self._lock = asyncio.Lock()

    async def all(self) -> None:
        """Take all of them from their channels; an error with one does not affect the others."""
        async with self._lock:
            self.due = None
            for voice in await self._store.withdrawn_voices(self._served()):
                if await self._take(voice):
                    self._refused.pop(voice.id, None)
                    await self._store.drop_voices((voice.id,))
                else:
                    self.put_off()

    def take_due(self) -> bool:
        """Return whether what is left is to be tried again now; afterwards it is not due."""
        if self.due is None or self.due > self._clock.now():
            return False
        self.due = None
        return True

    def put_off(self) -> None:
        """Schedule another attempt for what is left."""
        self.due = self._clock.now() + AGAIN

    async def _take(self, voice: Voice) -> bool:
        """Take a voice from its message; return False when that is to be tried again."""
        if voice.channel is None or voice.message is None:
            return True
        place = self._client.get_partial_messageable(voice.channel)
        try:
            async with asyncio.timeout(PATIENCE):
                if voice.step is None:
                    await place.get_partial_message(voice.message).delete()
                    return True
                async with self._locks.of(voice.adventure):
                    message = await place.fetch_message(voice.message)
                    view = requoted(message, voice.name, "")
                    if view is not None:
                        await message.edit(view=view)
        except TROUBLE as trouble:
            log.info("what was taken back stays in its channel for now (%r)", trouble)
            return False
        except discord.HTTPException as refused:
            log.info("what was taken back stays in its channel for now (%s)", refused)
            return self._is_hopeless(voice, refused)
        return True

    def _is_hopeless(self, voice: Voice, refused: discord.HTTPException) -> bool:
        """Return whether a message is left as it is: it is gone, or was refused too often."""
        row = refusal_of(refused)
        if row.plan is Plan.AGAIN or refused.status == TOO_MANY_REQUESTS:
            return False
        if row.plan in (Plan.PLACE, Plan.ANEW):
            return True
        self._refused[voice.id] = self._refused.get(voice.id, 0) + 1
        return self._refused[voice.id] >= MOST_REFUSED
