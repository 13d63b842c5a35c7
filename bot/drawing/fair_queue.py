"""A fair queue of people who ask for more than can be done at once."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Place = asyncio.Future[None]


class FairQueue:
    """Serves one piece of work at a time, for one person after the other.

    Who asks for sixty pieces waits for sixty; who asks for one waits for one of each other person.
    """

    def __init__(self) -> None:
        self._waiting: OrderedDict[int, deque[Place]] = OrderedDict()
        self._at_work = False

    @asynccontextmanager
    async def turn(self, person: int) -> AsyncIterator[None]:
        """Wait for a person's turn, and hold it during the context."""
        place: Place = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, deque()).append(place)
        if not self._at_work:
            self._next()
        try:
            await place
            yield
        finally:
            # A waiter that was cancelled never had the turn, unless it came at that moment.
            if place.done() and not place.cancelled():
                self._next()

    def _next(self) -> None:
        """Give the turn to the person whose last turn is longest ago."""
        self._at_work = False
        while self._waiting and not self._at_work:
            person, places = self._waiting.popitem(last=False)
            place = places.popleft()
            if places:
                self._waiting[person] = places
            if not place.done():
                self._at_work = True
                place.set_result(None)
