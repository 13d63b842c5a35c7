"""Names threads after whose turn it is, seldom enough for Discord, and where that is ours to do."""

import asyncio
import logging

import discord

from bot.gateway.channel_access import TROUBLE
from cogs.base.text import fit, plain
from cogs.cards.responder import Responder
from rules.ports import Adventure, Clock, Store, Timer
from rules.service.by_post.thread_names import SPACING

log = logging.getLogger(__name__)

MOST_LETTERS = 100
PATIENCE = 5.0
"""Seconds that a new name is waited for; the library may wait longer for its turn by itself."""


class ThreadNamer:
    """Brings the names of threads up to date that we opened ourselves."""

    def __init__(self, store: Store, clock: Clock, client: discord.Client) -> None:
        self.responder: Responder
        self._store = store
        self._clock = clock
        self._client = client

    async def shown(self, adventure: Adventure) -> None:
        """A card of an adventure is there: its thread may need another name."""
        ours = self._ours(adventure.guild, adventure.channel) is not None
        if ours or adventure.pace == "post":
            await self.responder.service.by_post.thread_names.due(adventure, ours=ours)

    async def hang(self, timer: Timer) -> None:
        """Look at a thread's name, and give it another where that is due.

        A thread that is not open is left alone: it is looked at again when a card is shown there.
        """
        found = await self._store.load(timer.subject)
        if found is None:
            await self._store.drop_timer(timer)
        elif self._client.is_ready():
            again = await self._named(found)
            if again is None:
                await self._store.drop_timer(timer)
            else:
                await self._store.set_timer(timer.with_(due=again))

    async def _named(self, found: Adventure) -> int | None:
        """Bring the name of an adventure's thread up to date; when to look again."""
        signs, now = self.responder.service.by_post.thread_names, self._clock.now()
        last = await signs.last(found.id)
        left = None if last is None or last.thread == found.channel else last.thread
        # The adventure has gone on elsewhere: what it leaves says nothing of turns any more.
        if left is not None and not await self._rename(found.guild, left, signs.title(found)):
            return now + SPACING
        hung = signs.current_name(found, last)
        sign, again = signs.next_name(found, hung, now)
        # A new name is a message in the thread: in quiet channels it stays as it is.
        quiet = await self.responder.service.servers.settings.is_quiet(found.guild, found.channel)
        if quiet or self._ours(found.guild, found.channel) is None:
            sign, again = hung, None
        elif sign.name != hung.name:
            if now < hung.at + SPACING:
                return hung.at + SPACING
            if not await self._rename(found.guild, found.channel, sign.name):
                return now + SPACING
            sign = sign.with_(at=now)
        await signs.keep(found.id, sign)
        return again

    def _ours(self, guild: int | None, thread: int) -> discord.Thread | None:
        """Return a thread that is open, and that we opened.

        Others keep the names that people gave.
        """
        server = None if guild is None else self._client.get_guild(guild)
        found = None if server is None else server.get_thread(thread)
        user = self._client.user
        return found if found is not None and user and found.owner_id == user.id else None

    async def _rename(self, guild: int | None, thread: int, name: str) -> bool:
        """Give a thread a name, if it is ours; False when it is to be tried again later.

        What Discord refuses is settled, until there is something else to say.
        """
        found = self._ours(guild, thread)
        name = fit(plain(name, MOST_LETTERS), MOST_LETTERS)
        if found is None or found.name == name:
            return True
        try:
            async with asyncio.timeout(PATIENCE):
                await found.edit(name=name)
        except TROUBLE as trouble:
            log.info("thread %s could not be named (%s): again later", thread, trouble)
            return False
        except discord.HTTPException as refused:
            log.info("thread %s keeps its name (%s)", thread, refused)
        return True
