"""Spacing of messages: a channel is never flooded, and Discord's limits are never reached."""

import asyncio

OVERALL = 30
"""Messages and edits a second in all channels together; Discord allows 50 requests."""


class Spacing:
    """Hands out turns to send: some seconds apart in a channel, at a steady rate in total.

    A sender reads the state when its turn has come, so that a burst becomes one card.
    """

    def __init__(self, seconds: float, overall: float = OVERALL) -> None:
        self._seconds = seconds
        self._step = 1 / overall
        self._channels: dict[int, float] = {}
        self._next = 0.0

    async def message(self, channel: int) -> None:
        """Wait until a message may be sent to a channel; later callers wait longer."""
        now = asyncio.get_running_loop().time()
        turn = max(now, self._channels.get(channel, now))
        self._channels = {each: free for each, free in self._channels.items() if free > now}
        self._channels[channel] = turn + self._seconds
        await asyncio.sleep(turn - now)
        await self.request()

    async def request(self) -> None:
        """Wait until one more request of any kind may be made."""
        now = asyncio.get_running_loop().time()
        turn = max(now, self._next)
        self._next = turn + self._step
        await asyncio.sleep(turn - now)
