"""Taking from channels what people took back: posts are deleted, cards lose the words of a deed."""

import asyncio
import logging

import discord

from bot.gateway.channel_access import TROUBLE
from bot.posting.leftovers import Leftovers
from bot.posting.sending import Means
from cogs.base.edits import PATIENCE
from cogs.voices.old_lines import requoted
from rules.ports import Voice

log = logging.getLogger(__name__)


class WithdrawnVoices:
    """Takes voices from channels that the store lists. `left` says when to retry what is left."""

    def __init__(self, means: Means) -> None:
        self.left = Leftovers(means.clock)
        self._store, self._clock, self._client = means.store, means.clock, means.client
        self._served, self._locks = means.served, means.locks
        self._lock = asyncio.Lock()

    async def all(self) -> None:
        """Take all of them from their channels; an error with one does not affect the others."""
        async with self._lock:
            self.left.begin()
            for voice in await self._store.withdrawn_voices(self._served()):
                if await self._take(voice):
                    self.left.done(voice.message or 0)
                    await self._store.drop_voices((voice.id,))
                else:
                    self.left.put_off()

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
            return self.left.is_hopeless(voice.message, refused)
        return True
