"""What servers and the owner of the bot allow: settings, cooldowns, and the gate to new games."""

from rules.ports import Clock, ServerLookup, Store
from rules.service.servers.admission import Admission
from rules.service.servers.nearby import Nearby
from rules.service.servers.server_settings import ServerRules


class Servers:
    """`settings` is what holds in each server; `admission` refuses what it does not allow.

    `nearby` finds games beside a channel.
    """

    def __init__(self, store: Store, clock: Clock, lookup: ServerLookup) -> None:
        self.settings = ServerRules(store, clock, lookup)
        self.admission = Admission(self.settings, store, clock)
        self.nearby = Nearby(self.settings, store)
