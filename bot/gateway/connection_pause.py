"""Pauses between connections to the gateway, where they end again and again.

The library resumes a session at once when its connection ends. Where each new one ends as well, it
would connect as often as the network lets it.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable

log = logging.getLogger(__name__)

LATELY = 60.0
"""Seconds for which a connection counts."""
AT_ONCE = 3
"""Connections of each shard in that time that wait for nothing: one, and two that were lost."""
FIRST, LONGEST = 0.5, 30.0
"""The first and the longest pause, in seconds; the library gives up a connection after 60."""


class ConnectionPause:
    """Counts the connections that a client opens; `shards` says how many shards it has."""

    def __init__(self, shards: Callable[[], int]) -> None:
        self._shards = shards
        self._opened: deque[float] = deque()

    async def before_next(self) -> None:
        """Wait until another connection may be opened: longer, the more were opened lately."""
        now = asyncio.get_running_loop().time()
        while self._opened and now - self._opened[0] > LATELY:
            self._opened.popleft()
        beyond = len(self._opened) - AT_ONCE * self._shards()
        self._opened.append(now)
        if beyond >= 0:
            pause = min(LONGEST, FIRST * 2 ** min(beyond, 10))
            log.warning("%d connections ended lately; the next waits %.1f s", beyond, pause)
            await asyncio.sleep(pause)
