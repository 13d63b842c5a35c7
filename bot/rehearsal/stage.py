"""What a trial works with: Discord itself, the place that was named, and what is to be removed."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import discord

from bot.rehearsal.api import Answer, Api
from bot.rehearsal.findings import Findings
from bot.rehearsal.sockets import Sockets

Undo = Callable[[], Awaitable[None]]


@dataclass
class Stage:
    """The place of a rehearsal, as ids: a server, the channel that was named, our own thread in it.

    `me` is the bot's user, `application` its application, `rights` what it may do in the channel;
    `owner` is who owns the server, and `private` is whether the thread is. Whatever a trial makes
    outside of the thread has `mark` in its name or text (two to thirty-two letters, digits and
    underscores), or is refused by `bot/rehearsal/bounds.py`: by that it is found and removed at the
    end, even after a power cut.
    Threads that hang in the thread's channel are ours as well, and so is all that is in them.
    """

    api: Api
    findings: Findings
    guild: str
    channel: str
    thread: str
    me: str
    application: str
    rights: discord.Permissions
    owner: str = ""
    private: bool = True
    undo: list[Undo] = field(default_factory=list)
    sockets: Sockets = field(init=False)

    def __post_init__(self) -> None:
        """Have connections to the gateway at hand, which are closed at the end."""
        self.sockets = Sockets(self.api, self.guild, self.me)
        self.leaves(self.sockets.close)

    @property
    def mark(self) -> str:
        """The text that is in the name of all that this rehearsal makes, as `rehearsal_1f3c`."""
        return self.api.bounds.mark

    def leaves(self, undo: Undo) -> None:
        """Do this at the end, last noted first, for what the mark cannot find, as a connection."""
        self.undo.append(undo)

    async def post(self, **fields: object) -> Answer:
        """Post a message with these fields in the thread, calling nobody."""
        body = {"allowed_mentions": {"parse": []}, **fields}
        return await self.api.ask("POST", f"/channels/{self.thread}/messages", body)
