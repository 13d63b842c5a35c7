"""The bounds of a rehearsal: what may be asked of Discord beside a running bot, in whose channels.

They are checked before a request leaves: a trial that oversteps them is a fault of ours.
"""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field

MOST_REFUSED = 120
"""Refused requests after which a rehearsal ends; Discord bans an address for 10,000 in minutes."""

_CHANNEL = re.compile(r"/channels/(\d+)(?:/.*)?")
_MESSAGE = re.compile(r"/channels/(\d+)/messages/(\d+)")
_OURS_BY_MARK = re.compile(
    r"/channels/\d+/(messages|threads|messages/\d+/threads)"
    r"|/applications/\d+/(emojis|commands|guilds/\d+/commands)|/guilds/\d+/scheduled-events"
)
_OURS_BY_ID = re.compile(
    r"/applications/\d+/(?:emojis|commands|guilds/\d+/commands)/(\d+)"
    r"|/guilds/\d+/scheduled-events/(\d+)"
)
_ALL_COMMANDS = re.compile(r"/applications/\d+/(?:guilds/\d+/)?commands")
_MADE_UP = 1 << 40
"""Ids below this stand for nothing on Discord, whose own begin at ten million times as much."""


class OutOfBounds(Exception):
    """A trial asked for something that a rehearsal must not do; the request was not sent."""


def _nobody(_removal: str) -> None:
    """Tell nobody what was made."""


@dataclass
class Bounds:
    """Which requests may be sent.

    What is made outside of our own threads has `mark` in its name or text, so that it is found
    again after the process was killed. `threads` are ours, `made` are ids of what else we made.
    `channels` were named by the host: messages go nowhere else. `on_made` is told the path by which
    something can be deleted once it was made outside of a thread of ours.
    """

    mark: str
    channels: set[str]
    threads: set[str] = field(default_factory=set)
    made: set[str] = field(default_factory=set)
    refused: int = 0
    on_made: Callable[[str], None] = _nobody

    def check(self, method: str, path: str, body: object) -> None:
        """Refuse a request that a rehearsal must not make.

        Raises:
            OutOfBounds: it goes to a channel that was not named, changes what we did not make, or
                makes something without our mark; or too many requests were refused already.
        """
        if self.refused >= MOST_REFUSED:
            raise OutOfBounds("Discord refused too many requests of this rehearsal")
        if method == "GET":
            return
        path = path.partition("?")[0]
        self._check_place(method, path)
        if method in ("PUT", "PATCH", "DELETE") and _ALL_COMMANDS.fullmatch(path):
            raise OutOfBounds("all commands at once belong to the bot itself")
        changed = _OURS_BY_ID.fullmatch(path)
        if changed is not None and not self._is_ours(changed[1] or changed[2]):
            raise OutOfBounds(f"{method} {path}: that was not made by this rehearsal")
        if method == "POST" and self._needs_mark(path) and self.mark not in json.dumps(body):
            raise OutOfBounds(f"{method} {path}: what is made here must bear the mark {self.mark}")

    def note(self, method: str, path: str, status: int, body: object) -> None:
        """Note what an answer says: that it counts towards a ban, or that something was made."""
        self.refused += status in (401, 403, 429)
        if method != "POST" or status >= 300 or not isinstance(body, dict) or "id" not in body:
            return
        path, ident = path.partition("?")[0], str(body["id"])
        if path.endswith("/threads"):
            self.threads.add(ident)
        if self._needs_mark(path):
            self.made.add(ident)
            self.on_made(_removal(path, ident))

    def _check_place(self, method: str, path: str) -> None:
        channel = _CHANNEL.fullmatch(path)
        if channel is None or self._is_thread(channel[1]):
            return
        if channel[1] not in self.channels and int(channel[1]) >= _MADE_UP:
            raise OutOfBounds(f"{method} {path}: this channel was not named")
        if path == f"/channels/{channel[1]}" and channel[1] in self.channels:
            raise OutOfBounds("the named channel itself is not changed")
        message = _MESSAGE.fullmatch(path)
        if method == "DELETE" and message is not None and not self._is_ours(message[2]):
            raise OutOfBounds("this message was not sent by this rehearsal")

    def _is_thread(self, channel: str) -> bool:
        return channel in self.threads

    def _needs_mark(self, path: str) -> bool:
        if _OURS_BY_MARK.fullmatch(path) is None:
            return False
        channel = _CHANNEL.fullmatch(path)
        return channel is None or not self._is_thread(channel[1])

    def _is_ours(self, ident: str) -> bool:
        return ident in self.made or ident in self.threads or int(ident) < _MADE_UP


def _removal(path: str, ident: str) -> str:
    """Return the path by which something that was made by a POST is deleted."""
    return f"/channels/{ident}" if path.endswith("/threads") else f"{path}/{ident}"
