"""Adding people to the thread of a game when they come to its table."""

import asyncio
import logging

import discord

from bot.gateway.channel_access import PATIENCE, TROUBLE
from rules.ports import Adventure

log = logging.getLogger(__name__)


class ThreadGuests:
    """Adds people to threads, beside everything else: it never holds up an answer.

    Who presses a button in a thread is not in it, and so hears nothing of it.
    """

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._tasks: set[asyncio.Task[None]] = set()

    def welcome(self, adventure: Adventure, users: tuple[int, ...]) -> None:
        """Add people to an adventure's thread, if it is played in one that is open."""
        server = None if adventure.guild is None else self._client.get_guild(adventure.guild)
        thread = None if server is None else server.get_thread(adventure.channel)
        if thread is None or not users:
            return
        task = asyncio.create_task(self._add(thread, users), name=f"guests-{adventure.id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finish(self) -> None:
        """Add nobody to threads any more; later players are mentioned there at their turn."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _add(self, thread: discord.Thread, users: tuple[int, ...]) -> None:
        """Add people one by one; who cannot be added is called into the thread by their turn."""
        for user in users:
            try:
                async with asyncio.timeout(PATIENCE):
                    await thread.add_user(discord.Object(user))
            except (*TROUBLE, discord.HTTPException) as refused:
                log.info("somebody could not be added to thread %s (%s)", thread.id, refused)
