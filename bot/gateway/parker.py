"""Parking adventures whose channels go away, and showing them again."""

import contextlib
import logging
from collections.abc import Iterator

from bot.gateway.channel_access import ChannelAccess, Finding
from rules.core.errors import GameError
from rules.pace.parked import Why
from rules.ports import Adventure, Store
from rules.service import Service
from rules.service.clocks.schedule import table_of

log = logging.getLogger(__name__)


@contextlib.contextmanager
def noted() -> Iterator[None]:
    """Log errors of the store and go on: every change is noticed again in another way."""
    try:
        yield
    except GameError as trouble:
        log.warning("what happened to a channel could not be noted (%s)", trouble)


class Parker:
    """Stops and resumes the clocks of adventures by the state of their channels."""

    def __init__(self, service: Service, store: Store, places: ChannelAccess) -> None:
        self._parking = service.by_post.parking
        self._store = store
        self._places = places

    async def see(self, adventure: Adventure, why: Finding, near: int = 0) -> None:
        """Park an adventure or show it again, by the state of its channel."""
        parked = table_of(adventure).parked
        if why is not None:
            await self.park(adventure.id, why, near, guild=adventure.guild)
        elif parked is not None:
            await self._parking.again(adventure.id)

    async def park(
        self,
        adventure: str,
        why: Why,
        near: int = 0,
        *,
        guild: int | None = None,
        since: int | None = None,
    ) -> bool:
        """Park an adventure; return whether its clocks stand still now. Errors are only logged.

        After an error, the next card, call or end of a turn notices it again.
        """
        try:
            until = self.until(guild, why)
            if await self._parking.park(adventure, why, near=near, until=until, since=since):
                log.warning("adventure %s cannot be shown (%s): parked", adventure, why)
        except GameError as trouble:
            log.warning("adventure %s could not be parked (%s)", adventure, trouble)
            return False
        return True

    async def park_all(self, guild: int, why: Why) -> None:
        """Park all adventures of a server that are open."""
        with noted():
            for adventure, _ in await self._store.all_open(guild):
                await self.park(adventure, why)

    async def is_parked(self, adventure: str) -> bool:
        """Return whether the clocks of an adventure stand still, as it cannot be shown."""
        found = await self._store.load(adventure)
        return found is not None and table_of(found).parked is not None

    def until(self, guild: int | None, why: Why) -> int | None:
        """Return when a hindrance that ends by itself is over, where that is known."""
        return self._places.timed_out_until(guild or 0) if why == "timeout" else None
