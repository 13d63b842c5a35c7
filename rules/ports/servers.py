"""Records of servers: what their managers have settled, and what the bot's owner has stopped."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, Protocol

from rules.core.model import Model

EVERYWHERE: Final = 0
"""The id under which a stop holds in all servers and private messages."""
MOST_NAMED: Final = 25
"""Channels or roles that one setting names at most: as many as a list of Discord's takes."""
LONGEST_VOICE: Final = 3700
"""Letters of the longest post: with its heading it is one message of Discord's, of 4,000."""
Halt = Literal["new", "play"]
"""New games alone, or all play."""


class ServerSettings(Model):
    """What the managers of a server have settled; the defaults are those of every new server.

    `channels` are those in which games may be begun (none: everywhere), including their threads;
    `roles` those that may begin them (none: everybody). In `quiet` channels nobody is called. At
    most `most_games` games are open at once, `most_each` of them hosted by one person. While it is
    `closed`, no game is begun. With `voices` people may speak as their heroes, in at most
    `voice_letters`, and each of them `voice_often` in ten minutes. The `call_role` may be called
    once when a lobby opens, if its host wishes (0: none).
    """

    guild: int
    channels: tuple[int, ...] = ()
    roles: tuple[int, ...] = ()
    quiet: tuple[int, ...] = ()
    most_games: int = 50
    most_each: int = 5
    closed: bool = False
    voices: bool = True
    voice_letters: int = LONGEST_VOICE
    voice_often: int = 10
    call_role: int = 0


class Stop(Model):
    """What the owner of the bot has stopped in a server or `EVERYWHERE`, and since when."""

    guild: int
    halt: Halt
    since: int


class OpenGames(NamedTuple):
    """How many games of a server are open, and how many of them one person hosts."""

    games: int
    theirs: int


class ServerLookup(Protocol):
    """What can be asked about servers beyond what requests say."""

    async def parent(self, guild: int, channel: int) -> int:
        """Return the channel that a thread belongs to.

        0 where there is none, or nobody can say it now.
        """
        ...

    def public_threads(self, guild: int, channel: int) -> frozenset[int]:
        """Return the open threads of a channel that are not private, as far as is known."""
        ...

    def gone(self, guild: int, ids: tuple[int, ...]) -> frozenset[int]:
        """Return which of some channels and roles a server no longer has, as far as is known."""
        ...


class ServerShelf(Protocol):
    """What the store keeps of servers."""

    async def server(self, guild: int) -> ServerSettings | None:
        """Return the settings of a server, or None where nobody has changed any."""
        ...

    async def keep_server(self, settings: ServerSettings) -> None:
        """Keep the settings of a server, in the place of earlier ones."""
        ...

    async def stops(self) -> Sequence[Stop]:
        """Return the stops that the owner has set, that of everywhere first."""
        ...

    async def keep_stop(self, stop: Stop) -> None:
        """Stop something in a server or everywhere, in the place of an earlier stop there."""
        ...

    async def drop_stop(self, guild: int) -> None:
        """End the stop of a server, or the one that holds everywhere."""
        ...

    async def open_games(self, guild: int, user: int) -> OpenGames:
        """Return how many games of a server are open, and how many of them a person hosts.

        Tutorials do not count as a person's.
        """
        ...
