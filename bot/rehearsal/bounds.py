"""The bounds of a rehearsal: what may be asked of Discord beside a running bot, in whose channels.

They are checked before a request leaves: a trial that oversteps them is a fault of ours.
"""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field

MOST_REFUSED = 120
"""Refused requests after which a rehearsal ends; Discord bans an address for 10,000 in minutes."""
MADE_UP = 1 << 40
"""Ids below this stand for nothing on Discord, whose own are ten thousand times as large."""

_CHANNEL = re.compile(r"/channels/(\d+)(/.*)?")
_MESSAGE = re.compile(r"/messages/(?:pins/)?(\d+)(?:/.*)?")
_MEMBER = re.compile(r"/thread-members/(@me|\d+)")
_PLACES = ("/messages", "/threads", "/typing")
"""What may be written to in a channel that was named, beside our own messages."""
_MAKING = re.compile(
    r"/channels/\d+/(messages|threads|messages/\d+/threads)"
    r"|/applications/\d+/(emojis|commands|guilds/\d+/commands)|/guilds/\d+/scheduled-events"
)
_CHANGING = re.compile(
    r"/applications/\d+/(?:emojis|commands|guilds/\d+/commands)/(\d+)"
    r"|/guilds/\d+/scheduled-events/(\d+)"
)
_ALL_COMMANDS = re.compile(r"/applications/\d+/(?:guilds/\d+/)?commands")
_GUILDS_COMMANDS = re.compile(r"/applications/\d+/guilds/\d+/commands")
_OPENING = "/users/@me/channels"
_ELSEWHERE = re.compile(r"/users/@me/channels|/(?:webhooks|interactions)/.+|/guilds/(\d+)(?:/.*)?")


class OutOfBounds(Exception):
    """A trial asked for something that a rehearsal must not do; the request was not sent."""


def _nothing() -> None:
    """Do nothing."""


@dataclass
class Bounds:
    """Which requests may be sent, and what was made by those that were.

    What is made outside of our own threads has `mark` in its name or text, so that it is found
    again after the process was killed. `channels` were named by the host, messages go nowhere else.
    `threads` are ours; `standing` are the paths by which all that we made is deleted, and `changed`
    is called when they change. `people` are those who take part, `others` are messages of others,
    which a trial may try in vain to edit. `me` is the bot's user. Nothing is sent in `direct`
    channels that were opened and not named; a trial may try in vain to give one a name or a thread.
    """

    mark: str
    channels: set[str]
    me: str = ""
    threads: set[str] = field(default_factory=set)
    standing: list[str] = field(default_factory=list)
    people: set[str] = field(default_factory=set)
    others: set[str] = field(default_factory=set)
    direct: set[str] = field(default_factory=set)
    changed: Callable[[], None] = _nothing
    refused: int = 0
    most_refused: int = MOST_REFUSED
    _vacant: set[str] = field(default_factory=set)
    """Lists of commands that were seen to be empty, so that they may be replaced as a whole."""

    def check(self, method: str, path: str, body: object) -> None:
        """Refuse a request that a rehearsal must not make.

        Raises:
            OutOfBounds: it goes to a channel that was not named, changes what we did not make, or
                makes something without our mark; or too many requests were refused already.
        """
        if self.refused >= self.most_refused:
            raise OutOfBounds("Discord refused too many requests of this rehearsal")
        if method == "GET":
            return
        path = path.partition("?")[0]
        channel = _CHANNEL.fullmatch(path)
        allowed = (
            self._elsewhere(method, path)
            if channel is None
            else self._in_channel(method, channel[1], channel[2] or "")
        )
        if not allowed:
            raise OutOfBounds(f"{method} {path}: a rehearsal changes nothing that it did not make")
        makes = body if method == "PUT" and isinstance(body, list) else [body]
        if self._makes(method, path) and any(self.mark not in json.dumps(each) for each in makes):
            raise OutOfBounds(f"{method} {path}: what is made here must bear the mark {self.mark}")

    def note(self, method: str, path: str, status: int, body: object) -> None:
        """Note what an answer says: something counts towards a ban, was made, or is gone."""
        self.refused += status in (401, 403, 429)
        path = path.partition("?")[0]
        if method == "DELETE" and (status < 300 or status == 404) and path in self.standing:
            self.standing.remove(path)
            self.changed()
        if method == "GET" and _GUILDS_COMMANDS.fullmatch(path) and status == 200 and body == []:
            self._vacant.add(path)
        if path == _OPENING and status < 300 and isinstance(body, dict):
            self.direct.add(str(body.get("id")))
        if self._makes(method, path) and status < 300:
            for each in body if isinstance(body, list) else [body]:
                if isinstance(each, dict) and "id" in each:
                    self.own(_removal(path, str(each["id"])))

    def own(self, removal: str) -> None:
        """Note that something is ours, by the path at which it is deleted."""
        thread = _CHANNEL.fullmatch(removal)
        if thread is not None and not thread[2]:
            self.threads.add(thread[1])
        if removal not in self.standing:
            self.standing.append(removal)
            self.changed()

    def _in_channel(self, method: str, channel: str, rest: str) -> bool:
        member = _MEMBER.fullmatch(rest)
        if member is not None and member[1] not in ("@me", self.me, *self.people):
            return int(member[1]) < MADE_UP
        if channel in self.threads or int(channel) < MADE_UP:
            return True
        if channel not in self.channels:
            tried = ("PATCH", ""), ("DELETE", ""), ("POST", "/threads")
            return channel in self.direct and (method, rest) in tried
        message = _MESSAGE.fullmatch(rest)
        if message is None:
            return rest in _PLACES
        edits = method == "PATCH" and message[1] in self.others
        return edits or self._is_ours(f"/channels/{channel}/messages/{message[1]}")

    def _elsewhere(self, method: str, path: str) -> bool:
        if _ALL_COMMANDS.fullmatch(path):
            return method == "POST" or (method == "PUT" and path in self._vacant)
        changes = _CHANGING.fullmatch(path)
        if changes is not None:
            return self._is_ours(path)
        if _MAKING.fullmatch(path):
            return True
        found = _ELSEWHERE.fullmatch(path)
        return found is not None and (found[1] is None or int(found[1]) < MADE_UP)

    def _makes(self, method: str, path: str) -> bool:
        """Return whether a request makes something outside of our threads."""
        if method == "PUT":
            return _ALL_COMMANDS.fullmatch(path) is not None
        if method != "POST":
            return False
        channel = _CHANNEL.fullmatch(path)
        inside = channel is not None and channel[1] in self.threads
        return _MAKING.fullmatch(path) is not None and not inside

    def _is_ours(self, removal: str) -> bool:
        return removal in self.standing or int(removal.rpartition("/")[2]) < MADE_UP


def _removal(path: str, ident: str) -> str:
    """Return the path by which something that was made by a POST is deleted."""
    return f"/channels/{ident}" if path.endswith("/threads") else f"{path}/{ident}"
