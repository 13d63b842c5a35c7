"""The owner's switch: it stops new games or all play, in a server or everywhere."""

from hashlib import blake2b

from rules.pace.parked import STOPPED
from rules.ports import Adventure, Halt, Posting
from rules.service.by_post.parking import Parking
from rules.service.clocks.schedule import table_of
from rules.service.journal.loading import trouble_of
from rules.service.unit_of_work import UnitOfWork

CARRIED_OUT = "stops"
"""Key of the stored digest of the stops that all games have been told of."""
CARDS_AT_ONCE = 10
"""Cards a second that are updated."""
RESPITE = 30 * 60
"""Seconds that a turn at a draft has at least, once play goes on."""


class Stopping:
    """Stops play and lets it go on.

    A stop is stored first, and from then on it holds. Then each game is parked, one by one, so that
    it loses no time however long the stop lasts. A process that ends in the middle goes on with it
    at its next start.
    """

    def __init__(self, work: UnitOfWork, parking: Parking) -> None:
        self._work = work
        self._parking = parking

    async def stop(self, guild: int, halt: Halt | None) -> int:
        """Set or end a stop in a server or everywhere; return how many games changed."""
        await self._work.servers.settings.set_stop(guild, halt)
        return await self.settle()

    async def settle(self) -> int:
        """Park every game that a stop forbids, and let all others go on; return how many changed.

        If all games were told before, it does nothing.
        """
        digest = await self._digest()
        if (await self._work.store.setting(CARRIED_OUT) or "") == digest:
            return 0
        changed = 0
        for adventure in await self._work.store.running():
            found = await self._work.store.load(adventure)
            if found is None or trouble_of(found) is not None:
                continue
            if await self._tell(found):
                await self._show(found.id, self._work.clock.now() + changed // CARDS_AT_ONCE)
                changed += 1
        await self._work.store.put_off_timers("draft", self._work.clock.now() + RESPITE)
        await self._work.store.set_setting(CARRIED_OUT, digest)
        return changed

    async def _digest(self) -> str:
        """Return a digest of the servers in which play is stopped, empty for none."""
        stops = (await self._work.servers.settings.stops()).values()
        still = sorted(each.guild for each in stops if each.halt == "play")
        return blake2b(str(still).encode(), digest_size=12).hexdigest() if still else ""

    async def _tell(self, found: Adventure) -> bool:
        """Park one game, or let it go on; return whether that changes anything."""
        reason = table_of(found).parked
        still = await self._work.servers.settings.stands_still(found.guild)
        if still and reason is None:
            return await self._parking.park(found.id, STOPPED)
        if not still and reason is not None and reason.why == STOPPED:
            return await self._parking.back(found.id)
        return False

    async def _show(self, adventure: str, due: int) -> None:
        found = await self._work.store.load(adventure)
        if found is not None:
            post = Posting(adventure=found.id, version=found.version, fresh=False, due=due)
            await self._work.store.post(post)
