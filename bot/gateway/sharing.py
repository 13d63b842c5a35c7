"""The part of one process in the work on a database: alone, or beside others that share it."""

import os
import secrets
import socket
from collections.abc import Callable

from bot.gateway.client import UndercroftClient
from bot.gateway.cloudflare_ban import CloudflareBan
from bot.gateway.pacing import OwnPace, Pace
from bot.gateway.request_budget import RequestBudget
from bot.gateway.served_shards import ServedShards
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
        name = f"{socket.gethostname()}/{os.getpid()}/{secrets.token_hex(4)}"
        self._leases = Leases(store.engine, name, LEASE) if store.shared and not local else None
        self.pace: Pace = self._leases or OwnPace()
        self.shards = ServedShards() if self._leases is not None else None
        """The shards of this process; None where it serves all of them."""

    def served(self) -> Shards:
        """Return which servers this process serves now."""
        return ALL_SERVERS if self.shards is None else self.shards.now

    def keeper(
        self,
        client: UndercroftClient,
        clock: Clock,
        ban: CloudflareBan,
        refuse: Callable[[Exception], None],
    ) -> ShardKeeper | None:
        """Return the object that leases shards for a client, or None if this process serves all.

        `refuse` ends the process with an error for its host.
        """
        if self._leases is None or self.shards is None:
            return None
        RequestBudget(self._leases).follow(ban.trace)
        return ShardKeeper(
            self._leases, self._store, clock, client, self.shards, self._plan, refuse
        )
