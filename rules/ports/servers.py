"""Records of servers: what who manages one has settled, and what the owner of the bot stopped."""

from typing import Final, Literal, NamedTuple, Protocol

from rules.core.model import Model

EVERYWHERE: Final = 0
"""What a stop names for all servers and private messages."""
MOST_NAMED: Final = 25
"""Channels or roles that one setting names at most: as many as a list of Discord's takes."""
Halt = Literal["new", "play"]
"""New games alone, or all play."""


class ServerSettings(Model):
    """What who manages a server has settled; without that, how a server is at first.

    `channels` are those in which games may be begun (none: everywhere), their threads with them;
    `roles` those that may begin them (none: everybody). In `quiet` channels nobody is called. At
    most `most_games` games are open at once, `most_each` of them hosted by one person. While it is
    `closed`, no game is begun.
    """

    guild: int
    channels: tuple[int, ...] = ()
    roles: tuple[int, ...] = ()
    quiet: tuple[int, ...] = ()
    most_games: int = 50
    most_each: int = 5
    closed: bool = False


class Stop(Model):
    """What the owner of the bot has stopped in a server, or `EVERYWHERE`, and since when."""

    guild: int
    halt: Halt
    since: int


class OpenGames(NamedTuple):
    """How many games of a server are open, and how many of them one person hosts."""

    games: int
    theirs: int


class ServerLookup(Protocol):
    """What is known of servers beside what requests say."""

    async def parent(self, guild: int, channel: int) -> int:
        """Return the channel that a thread belongs to.

        0 for none, or where nobody can say it now.
        """
        ...

    def gone(self, guild: int, ids: tuple[int, ...]) -> frozenset[int]:
        """Those of some channels and roles that a server has no more, as far as that is known."""
        ...
