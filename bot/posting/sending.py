"""What everything that sends messages of its own accord works with."""

from collections.abc import Callable
from typing import NamedTuple

import discord

from bot.gateway.access_watch import AccessWatch
from bot.gateway.cloudflare_ban import CloudflareBan
from bot.posting.spacing import Spacing
from cogs.cards.views import MapViews
from cogs.ports import CardLocks, Emojis
from rules.ports import Clock, Shards, Store
from rules.service import Service


class Means(NamedTuple):
    """What a process has for sending; `served` says which servers are its own just now."""

    store: Store
    clock: Clock
    client: discord.Client
    service: Service
    access_watch: AccessWatch
    views: MapViews
    locks: CardLocks
    emojis: Emojis
    spacing: Spacing
    cloudflare_ban: CloudflareBan
    served: Callable[[], Shards]


class Sender:
    """The base of what sends."""

    def __init__(self, means: Means) -> None:
        self._store, self._clock, self._client = means.store, means.clock, means.client
        self._service, self._access_watch = means.service, means.access_watch
        self._views, self._locks = means.views, means.locks
        self._spacing, self._cloudflare_ban = means.spacing, means.cloudflare_ban
        self._served = means.served
