"""Keeping the shards that this process serves, where several processes share a database.

A process takes free shards one at a time, until it has its share, and leaves some to processes that
come later. It says every few seconds that it lives; the shards of one that does not are free soon.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Collection

import aiohttp
import discord
import yarl

from bot.gateway.cancelling import cancelled
from bot.gateway.client import UndercroftClient
from bot.gateway.served_shards import ServedShards
from bot.gateway.session_starts import TooManyStarts
from bot.refusal import Refused
from bot.shard_plan import ShardPlan
from rules.core.errors import GameError
from rules.ports import Clock, Shards, Store, Topic
from rules.store.leases import Leases, Standing

log = logging.getLogger(__name__)

LEASE = 10.0
"""Seconds after which the shards of a process are free that did not say that it lives."""
BEAT = 2.5
"""Seconds between two times that it says so."""
PATIENCE = 60.0
"""Seconds that a shard has for its connection, before another one is opened."""


class ShardKeeper:
    """Takes, opens, closes and leaves the shards of one process.

    With a `plan` it wants just those; without one, its share of as many as Discord proposes.
    `refuse` ends the process with an error that its host has to mend.
    """

    def __init__(
        self,
        leases: Leases,
        store: Store,
        clock: Clock,
        client: UndercroftClient,
        served: ServedShards,
        plan: ShardPlan | None,
        refuse: Callable[[Exception], None],
    ) -> None:
        self._leases = leases
        self._store = store
        self._clock = clock
        self._client = client
        self._plan = plan
        self._refuse = refuse
        self._served = served
        self._wake = asyncio.Event()
        self._busy = asyncio.Lock()
        self._opening: asyncio.Task[None] | None = None
        self._proposed = 0
        self._gateway = yarl.URL()
        self._leaving = False
        self._closed: set[int] = set()

    @property
    def _shards(self) -> Shards:
        """The shards that this process has now."""
        return self._served.now

    async def run(self) -> None:
        """Lease, serve and hand over shards until cancelled."""
        stop_listening = self._store.listen(self._heard)
        try:
            while not self._leaving:
                self._wake.clear()
                async with self._busy:
                    await self._round()
                await self._woken(BEAT)
        finally:
            stop_listening()

    async def leave(self) -> None:
        """Close all shards and release them to other processes, which learn of it at once."""
        self._leaving = True
        # A round under way would take again what is left meanwhile.
        async with self._busy:
            await self._stop_opening()
            await asyncio.gather(*(self._close(shard) for shard in self._shards.served))
            self._served.note(Shards(self._shards.count, frozenset()))
            try:
                await self._leases.leave()
            except GameError as trouble:
                log.warning("the shards are free for others only in %d s (%s)", LEASE, trouble)

    def _heard(self, news: Collection[Topic]) -> None:
        """Look at once when a shard is free."""
        if "shards" in news:
            self._wake.set()

    async def _woken(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._wake.wait()

    async def _round(self) -> None:
        """Keep what this process has, and take or leave one shard if that is due."""
        if self._leaving:
            return
        try:
            standing = await self._leases.renew(await self._wanted())
            await self._follow(standing)
        except GameError as trouble:
            # Others may take the shards meanwhile; what is carried out twice has effect once.
            log.warning("the shards cannot be kept now (%s)", trouble)
        except (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError) as trouble:
            log.warning("Discord does not say how many shards there are (%s)", trouble)

    async def _wanted(self) -> int:
        """Return how many shards there are to be in all, as the host or Discord proposes."""
        if not self._proposed:
            shards, address, _ = await self._client.session_starts.gateway()
            self._gateway = yarl.URL(address)
            self._proposed = self._plan.count if self._plan is not None else shards
        return self._proposed

    async def _follow(self, standing: Standing) -> None:
        """Do one thing that brings this process nearer to its share."""
        if standing.count != self._proposed and self._plan is not None:
            self._refuse(
                Refused(
                    f"Other processes serve {standing.count} shards, and UNDERCROFT_SHARDS names "
                    f"{self._plan.count}. Stop those first, or name the same number."
                )
            )
            return
        # A shard may be ours without our knowing: the answer to `take` may have been lost.
        lost = self._shards.served - standing.mine
        self._served.note(Shards(standing.count, standing.mine))
        for shard in lost:
            log.warning("shard %d is served by another process now", shard)
            await self._close(shard)
        if self._opening is not None:
            return
        for shard in sorted(self._shards.served):
            if self._client.get_shard(shard) is None or shard in self._closed:
                self._opening = asyncio.create_task(self._open(shard), name=f"shard-{shard}")
                return
        free = [shard for shard in standing.offered if self._plan is None or self._plan.has(shard)]
        most = standing.most if self._plan is None else standing.count
        if free and len(self._shards.served) < most:
            if await self._leases.take(free[0]):
                self._served.note(Shards(standing.count, self._shards.served | {free[0]}))
                self._opening = asyncio.create_task(self._open(free[0]), name=f"shard-{free[0]}")
        elif self._plan is None and not standing.free and standing.uneven:
            await self._hand_over(max(self._shards.served))

    async def _open(self, shard: int) -> None:
        """Connect a shard, and wait for its servers; the library tries until it can.

        The library counts the shards whose servers are still to come, so only one has any.
        """
        client = self._client
        there = asyncio.create_task(
            client.wait_for("shard_ready", check=lambda ready: ready == shard, timeout=PATIENCE)
        )
        log.info("shard %d of %d is served by this process", shard, self._shards.count)
        client.dispatch("shard_taken", shard)
        try:
            # The library would only log that no further session may begin, and try again.
            await client.session_starts.check()
            if not self._served.any_opened:
                client.count_shards(self._shards.count, [shard])  # it is ready with this one
                self._served.note_opening()
            self._closed.discard(shard)
            known = client.get_shard(shard)
            if known is None:
                await client.launch_shard(self._gateway, shard)
            else:
                await known.connect()
            # Cards that the process before it was about to send wait for nobody.
            mine = Shards(self._shards.count, frozenset({shard}))
            await self._store.release_postings(self._clock.now(), mine)
            await there
        except GameError as trouble:
            log.warning("the cards of shard %d come late (%s)", shard, trouble)
        except TimeoutError:
            log.warning("shard %d has no connection yet", shard)
        except TooManyStarts as stopped:
            self._refuse(Refused(str(stopped)))
        except (discord.HTTPException, aiohttp.ClientError) as trouble:
            log.warning("shard %d cannot be opened now (%s)", shard, trouble)
        finally:
            there.cancel()
            self._opening = None
            self._wake.set()

    async def _hand_over(self, shard: int) -> None:
        """Leave a shard to a process that has fewer."""
        log.info("shard %d is left to another process", shard)
        self._served.note(Shards(self._shards.count, self._shards.served - {shard}))
        await self._close(shard)
        await self._leases.release(shard)

    async def _close(self, shard: int) -> None:
        """Disconnect a shard, and forget the servers that came by it."""
        if self._opening is not None and self._opening.get_name() == f"shard-{shard}":
            await self._stop_opening()
        known = self._client.get_shard(shard)
        if known is None:
            return
        self._closed.add(shard)
        self._client.session_starts.forget(shard)
        # One that is being connected anew counts as closed, and would come back.
        known._parent._cancel_task()  # noqa: SLF001
        await known.disconnect()
        for guild in self._client.guilds:
            if guild.shard_id == shard:
                self._client._connection._remove_guild(guild)  # noqa: SLF001
        self._client.dispatch("shard_released", shard)

    async def _stop_opening(self) -> None:
        if self._opening is not None:
            await cancelled(self._opening)
