"""What became due, told to other processes and heard from them.

It is sent after the change was confirmed, many changes at once, so that no commit waits for the one
lock that the server takes for it. What is lost with a connection is found at the next look.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Collection
from typing import Any, get_args

from rules.ports.news import Topic
from rules.store.postgres.connections import connect, execute
from rules.store.postgres.faults import DRIVER
from rules.store.postgres.statements import ANNOUNCE

LOG = logging.getLogger(__name__)

CHANNEL = "undercroft"
TOPICS: tuple[Topic, ...] = get_args(Topic)
LOOK = 5.0
"""Seconds after which everything is looked at, whether it was announced or not."""
AGAIN = 1.0
"""Seconds before the connection is opened anew after it broke."""


class Bulletin:
    """One connection that announces this process's news and hears that of others.

    `tell` gets what others announced, and all topics every `look` seconds.
    """

    def __init__(
        self,
        url: str,
        patience: float,
        tell: Callable[[Collection[Topic]], None],
        look: float = LOOK,
    ) -> None:
        self._url = url
        self._patience = patience
        self._tell = tell
        self._look = look
        self._own = 0
        self._news: set[Topic] = set()
        self._wake = asyncio.Event()

    def post(self, news: Collection[Topic]) -> None:
        """Announce news to other processes soon."""
        self._news.update(news)
        self._wake.set()

    async def run(self) -> None:
        """Announce and listen until cancelled, whatever becomes of the connection."""
        missed = False
        while True:
            try:
                await self._serve(missed=missed)
            except DRIVER as error:
                LOG.warning("news of other processes come late: %r", error)
            missed = True
            await asyncio.sleep(AGAIN)

    async def _serve(self, *, missed: bool) -> None:
        connection = await connect(self._url, self._patience)
        try:
            self._own = connection.get_server_pid()
            await connection.add_listener(CHANNEL, self._heard)
            due = self._now() + (0 if missed else self._look)
            while True:
                if self._now() >= due:
                    # What was announced while nobody listened is found by looking.
                    self._tell(TOPICS)
                    due = self._now() + self._look
                await self._woken(due - self._now())
                news, self._news = sorted(self._news), set()
                # Without news it shows whether the connection still stands.
                await execute(connection, ANNOUNCE, (CHANNEL, " ".join(news)))
        finally:
            connection.terminate()

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()

    async def _woken(self, seconds: float) -> None:
        """Wait until there is news to announce, but so many seconds at most."""
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._wake.wait()
        finally:
            self._wake.clear()

    def _heard(self, _connection: Any, sender: int, _channel: str, payload: str) -> None:  # noqa: ANN401
        if sender != self._own:
            self._tell([topic for topic in TOPICS if topic in payload.split()])
