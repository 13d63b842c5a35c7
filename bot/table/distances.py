"""How far Discord is: the seconds for which requests, events and presses are under way."""

import asyncio
import hashlib
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Distances:
    """Seconds between the bot, Discord and people.

    `request` is a request of the bot's there and back, `event` an event to the bot, `person` either
    way between Discord and a person. A guild comes between two times after READY.
    """

    request: float = 0.0
    event: float = 0.0
    person: float = 0.0
    guild: tuple[float, float] = (0.005, 0.045)


NEAR = Distances()
"""All of it on one machine."""
DISCORDS = Distances(request=0.08, event=0.04, person=0.04, guild=(1.0, 4.0))
"""As from a small server in the same part of the world: chosen, as Discord promises nothing."""


def arrival(guild: str, start: int, between: tuple[float, float]) -> float:
    """Return the seconds from READY to a guild's GUILD_CREATE, different at each start."""
    digest = hashlib.blake2b(f"{guild}/{start}".encode(), digest_size=1).digest()
    soonest, latest = between
    return soonest + digest[0] / 255 * (latest - soonest)


async def pause(seconds: float) -> None:
    """Wait while something is under way; over no distance it has arrived already."""
    if seconds:
        await asyncio.sleep(seconds)


class Way(Generic[T]):
    """A queue whose items arrive in their order, each so many `seconds` after it was put in."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._queue: asyncio.Queue[tuple[float, T]] = asyncio.Queue()

    def put(self, item: T) -> None:
        """Send an item on its way."""
        due = asyncio.get_running_loop().time() + self._seconds if self._seconds else 0.0
        self._queue.put_nowait((due, item))

    async def take(self) -> T:
        """Wait for the next item to arrive."""
        due, item = await self._queue.get()
        if due:
            await pause(max(0.0, due - asyncio.get_running_loop().time()))
        return item
