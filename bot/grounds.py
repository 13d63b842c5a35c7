"""What is known of servers without asking: their channels and roles, and where threads belong."""

from collections import OrderedDict

import discord

REMEMBERED = 5000


class ClientGrounds:
    """Reads what the client knows. Of archived threads it remembers where they were."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._above: OrderedDict[int, int] = OrderedDict()

    def learn(self, thread: int, above: int) -> None:
        """A thread belongs to a channel."""
        self._above[thread] = above
        self._above.move_to_end(thread)
        while len(self._above) > REMEMBERED:
            self._above.popitem(last=False)

    def above(self, guild: int, channel: int) -> int:
        """The channel that a thread belongs to; 0 for none, or where that is not known."""
        server = self._client.get_guild(guild)
        thread = None if server is None else server.get_thread(channel)
        if thread is not None:
            self.learn(channel, thread.parent_id)
        return self._above.get(channel, 0)

    def gone(self, guild: int, ids: tuple[int, ...]) -> frozenset[int]:
        """Those of some channels and roles that a server has no more; none while it is away."""
        server = self._client.get_guild(guild)
        if server is None or server.unavailable:
            return frozenset()
        return frozenset(
            each
            for each in ids
            if server.get_channel(each) is None and server.get_role(each) is None
        )
