"""What a trial works with: Discord itself, the place that was named, and what is to be removed."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from bot.rehearsal.api import Answer, Api
from bot.rehearsal.findings import Findings

Undo = Callable[[], Awaitable[None]]


@dataclass
class Stage:
    """The place of a rehearsal, as ids: a server, the channel that was named, our own thread in it.

    `me` is the bot's user, `application` its application. Whatever a trial makes outside of the
    thread it notes with `leaves` before it is made, so that it goes also when all is stopped.
    """

    api: Api
    findings: Findings
    guild: str
    channel: str
    thread: str
    me: str
    application: str
    undo: list[Undo] = field(default_factory=list)

    def leaves(self, undo: Undo) -> None:
        """Remove something at the end, last made first."""
        self.undo.append(undo)

    async def post(self, **fields: object) -> Answer:
        """Post a message with these fields in the thread, calling nobody."""
        body = {"allowed_mentions": {"parse": []}, **fields}
        return await self.api.ask("POST", f"/channels/{self.thread}/messages", body)
