"""What servers and the owner of the bot allow: settings, cooldowns, and the gate to new games."""

from rules.ports import Clock, ServerLookup, Store
from rules.service.servers.admission import Admission
from rules.service.servers.nearby import Nearby
from rules.service.servers.server_settings import ServerRules


class Servers:
    """`settings` is what holds in each server; `admission` refuses what it does not allow.

    `nearby` finds games beside a channel. `developers` are the servers that the owner of the bot
    has marked as developers', and no others.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        lookup: ServerLookup,
        developers: frozenset[int] = frozenset(),
    ) -> None:
        self.developers = developers
        self.settings = ServerRules(store, clock, lookup)
        self.admission = Admission(self.settings, store, clock, developers)
        self.nearby = Nearby(self.settings, store)
