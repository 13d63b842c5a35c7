"""Names threads after whose turn it is, seldom enough for Discord, and where that is ours to do."""

import asyncio
import logging

import discord

from bot.places import TROUBLE
from cogs._desk import Desk
from cogs._text import fit, plain
from rules.ports import Adventure, Clock, Store, Timer
from rules.service.signs import SPACING, Sign

log = logging.getLogger(__name__)

MOST_LETTERS = 100
PATIENCE = 5.0
"""Seconds that a new name is waited for; the library may wait longer for its turn by itself."""


class SignKeeper:
    """Brings the names of threads up to date that we opened ourselves."""

    def __init__(self, store: Store, clock: Clock, client: discord.Client) -> None:
        self.desk: Desk
        self._store = store
        self._clock = clock
        self._client = client

    async def shown(self, adventure: Adventure) -> None:
        """A card of an adventure is there: its thread may need another name."""
        ours = self._ours(adventure.guild, adventure.channel) is not None
        if ours or adventure.pace == "post":
            await self.desk.service.signs.due(adventure, ours=ours)

    async def hang(self, timer: Timer) -> None:
        """Name a thread as things stand now, if ten minutes have passed since the last time."""
        found = await self._store.load(timer.subject)
        if found is None:
            await self._store.drop_timer(timer)
            return
        if not self._client.is_ready():
            return
        signs, now = self.desk.service.signs, self._clock.now()
        last = await signs.last(found.id)
        if last is not None and last.thread != found.channel:
            # The adventure has gone on elsewhere: what it leaves says nothing of turns any more.
            await self._rename(found.guild, last.thread, signs.title(found))
            last = None
        elif last is not None and now < last.at + SPACING:
            await self._store.set_timer(timer.with_(due=last.at + SPACING))
            return
        name = fit(plain(signs.name(found), MOST_LETTERS), MOST_LETTERS)
        if last is None or last.name != name:
            if not await self._rename(found.guild, found.channel, name):
                await self._store.set_timer(timer.with_(due=now + SPACING))
                return
            await signs.keep(found.id, Sign(thread=found.channel, name=name, at=now))
        await self._store.drop_timer(timer)

    def _ours(self, guild: int | None, thread: int) -> discord.Thread | None:
        """A thread that is open, and that we opened; others keep the names that people gave."""
        server = None if guild is None else self._client.get_guild(guild)
        found = None if server is None else server.get_thread(thread)
        user = self._client.user
        return found if found is not None and user and found.owner_id == user.id else None

    async def _rename(self, guild: int | None, thread: int, name: str) -> bool:
        """Give a thread a name, if it is ours; False when it is to be tried again later.

        What Discord refuses is settled, until there is something else to say.
        """
        found = self._ours(guild, thread)
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
