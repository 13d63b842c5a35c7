"""The part of one process in the work on a database: alone, or beside others that share it."""

import os
import secrets
import socket
from collections.abc import Callable, Coroutine
from typing import Any

from bot.gateway.client import UndercroftClient
from bot.gateway.cloudflare_ban import CloudflareBan
from bot.gateway.pacing import OwnPace, Pace
from bot.gateway.request_budget import RequestBudget
from bot.gateway.shard_keeper import LEASE, ShardKeeper
from bot.refusal import Refused
from bot.shard_plan import ShardPlan
from rules.ports import ALL_SERVERS, Clock, Shards
from rules.store.leases import Leases
from rules.store.turns import SqlStore


class Sharing:
    """Spreads shards and requests over the processes that share `store`.

    A process with a `local` table is the only one there, whoever shares its database.

    Raises:
        Refused: a plan of shards needs a database that can be shared.
    """

    def __init__(self, store: SqlStore, plan: ShardPlan | None, *, local: bool) -> None:
        if plan is not None and not store.shared:
            raise Refused(
                "UNDERCROFT_SHARDS names some shards, but this database serves one process, which "
                "has all of them. Set it to auto, or move to PostgreSQL (docs/HOSTING.md)."
            )
        self._store = store
        self._plan = plan
        self._keeper: ShardKeeper | None = None
        name = f"{socket.gethostname()}/{os.getpid()}/{secrets.token_hex(4)}"
        self._leases = Leases(store.engine, name, LEASE) if store.shared and not local else None
        self.pace: Pace = self._leases or OwnPace()

    def join(
        self,
        client: UndercroftClient,
        clock: Clock,
        ban: CloudflareBan,
        refuse: Callable[[Exception], None],
    ) -> None:
        """Let a client take its part; `refuse` ends the process with an error for its host."""
        if self._leases is None:
            return
        RequestBudget(self._leases).follow(ban.trace)
        self._keeper = ShardKeeper(self._leases, self._store, clock, client, self._plan, refuse)
        client.shard_keeper = self._keeper

    def served(self) -> Shards:
        """Return which servers this process serves now."""
        return ALL_SERVERS if self._keeper is None else self._keeper.served()

    def tasks(self) -> dict[str, Callable[[], Coroutine[Any, Any, None]]]:
        """Return the work beside the client."""
        return {} if self._keeper is None else {"shards": self._keeper.run}

    async def leave(self) -> None:
        """Leave everything to the other processes, and hear of no more interactions."""
        if self._keeper is not None:
            await self._keeper.leave()
