"""Naming the bot's own threads after whose turn it is, seldom enough for Discord's limits."""

import asyncio
import logging

import discord

from bot.gateway.channel_access import TROUBLE
from cogs.base.refusals import TOO_MANY_REQUESTS, Plan, plan_of
from cogs.base.text import fit, plain
from rules.ports import Adventure, Clock, Store, Timer
from rules.service import Service
from rules.service.by_post.thread_names import SPACING

log = logging.getLogger(__name__)

MOST_LETTERS = 100
PATIENCE = 5.0
"""Seconds to wait for a new name, as the library may wait longer for a rate limit."""


class ThreadNamer:
    """Updates the names of threads that the bot opened."""

    def __init__(
        self, service: Service, store: Store, clock: Clock, client: discord.Client
    ) -> None:
        self._service = service
        self._store = store
        self._clock = clock
        self._client = client
        self._doubted: dict[int, str] = {}

    async def shown(self, adventure: Adventure) -> None:
        """Check the name of an adventure's thread after a card was shown."""
        ours = self._ours(adventure.guild, adventure.channel) is not None
        if ours or adventure.pace == "post":
            await self._service.by_post.thread_names.due(adventure, ours=ours)

    async def hang(self, timer: Timer) -> None:
        """Update the name of a thread, if it is due.

        An archived thread is left alone until a card is shown there.
        """
        found = await self._store.load(timer.subject)
        if found is None:
            await self._store.drop_timer(timer)
        elif self._client.is_ready():
            again = await self._named(found)
            if await self._has_moved_on(found):
                # A card was shown while Discord took the name: nobody knew of that name yet.
                await self._store.put_off_timer(timer, self._clock.now() + SPACING)
            elif again is None:
                await self._store.drop_timer(timer)
            else:
                await self._store.put_off_timer(timer, again)

    async def _has_moved_on(self, found: Adventure) -> bool:
        """Return whether an adventure has another version by now."""
        latest = await self._store.load(found.id)
        return latest is not None and latest.version != found.version

    async def _named(self, found: Adventure) -> int | None:
        """Update the name of an adventure's thread; return when to check it again."""
        signs, now = self._service.by_post.thread_names, self._clock.now()
        last = await signs.last(found.id)
        left = None if last is None or last.thread == found.channel else last.thread
        # The adventure moved away, so the old thread's name has no turn any more.
        if left is not None and not await self._rename(found.guild, left, signs.title(found)):
            return now + SPACING
        hung = signs.current_name(found, last)
        sign, again = signs.next_name(found, hung, now)
        # Discord posts a message about a new name, so in quiet channels it stays as it is.
        quiet = await self._service.servers.settings.is_quiet(found.guild, found.channel)
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
        """Return a thread that is open, and that the bot opened, or None.

        Other threads keep the names that people gave them.
        """
        server = None if guild is None else self._client.get_guild(guild)
        found = None if server is None else server.get_thread(thread)
        user = self._client.user
        return found if found is not None and user and found.owner_id == user.id else None

    async def _rename(self, guild: int | None, thread: int, name: str) -> bool:
        """Rename a thread, if it is the bot's; return False when that is to be tried again.

        A name that Discord refuses is not tried again, until the next one is due; but where that
        may pass, and once where nobody knows why.
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
            plan = plan_of(refused)
            passing = plan is Plan.AGAIN or refused.status == TOO_MANY_REQUESTS
            if passing or (plan is Plan.UNKNOWN and self._doubted.get(thread) != name):
                self._doubted[thread] = name
                log.info("thread %s was refused a name (%s): again later", thread, refused)
                return False
            log.info("thread %s keeps its name (%s)", thread, refused)
        self._doubted.pop(thread, None)
        return True
