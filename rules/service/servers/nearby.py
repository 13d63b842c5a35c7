"""Games beside the channel of a command: in its threads, or in the channel of its thread."""

import asyncio

from rules.ports import Store
from rules.service.records import Request
from rules.service.servers.server_settings import ServerRules

PATIENCE = 1.0
"""Seconds to find out where a person's games are: the command has not been answered yet."""


class Nearby:
    """Finds the games that somebody may mean who typed a command beside them."""

    def __init__(self, settings: ServerRules, store: Store) -> None:
        self._settings = settings
        self._store = store

    async def channels(self, request: Request) -> tuple[int, ...]:
        """Return where the games are that a person may mean: their own, else the only one.

        Others are named only where everybody sees them who sees this channel.
        """
        if request.guild is None:
            return ()
        root = request.parent or request.channel
        mine = [
            each.channel
            for each in await self._store.of_user(request.user)
            if each.guild == request.guild and each.channel != request.channel
        ]
        near = await asyncio.gather(*(self._is_below(request.guild, each, root) for each in mine))
        own = tuple(each for each, is_near in zip(mine, near, strict=True) if is_near)
        if own:
            return own
        seen = {root, *self._settings.lookup.public_threads(request.guild, root)}
        games = {channel for _, channel in await self._store.all_open(request.guild)}
        others = tuple((games & seen) - {request.channel})
        return others if len(others) == 1 else ()

    async def _is_below(self, guild: int, channel: int, root: int) -> bool:
        """Return whether a channel is the root, or a thread of it, as far as is known soon."""
        if channel == root:
            return True
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._settings.lookup.parent(guild, channel) == root
        except TimeoutError:
            return False
