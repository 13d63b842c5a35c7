"""The gateway's sessions: the events sent to each, and its websocket."""

import asyncio
import contextlib
import json
import secrets
import zlib
from collections import deque
from collections.abc import Callable

from aiohttp import web

from bot.table.discord_objects import concerns, without_content
from bot.table.discord_types import Json
from bot.table.distances import Way
from bot.table.faults import Faults
from bot.table.guilds import Guild

FRAMES, FRAMES_WINDOW = 120, 60.0
_BUFFER = 1000
_INTENTS = {
    "MESSAGE": 1 << 9,
    "TYPING": 1 << 11,
    "GUILD_MEMBER": 1 << 1,
    "GUILD_SCHEDULED_EVENT": 1 << 16,
}
_CHANNELS = 1 << 0
CONTENT = 1 << 15
PRIVILEGED = 1 << 1 | 1 << 8 | CONTENT
"""Members, presences, and what messages say: an application has them by permission alone."""
_KNOWN = (1 << 17) - 1 | 1 << 20 | 1 << 21 | 1 << 24 | 1 << 25
"""All intents there are (G); 17 to 19, 22 and 23 are none."""
Shard = tuple[int, int]
"""Which of how many shards a session is."""
_SAYING = ("MESSAGE_CREATE", "MESSAGE_UPDATE")
_OWN = ("READY", "RESUMED", "GUILD_CREATE", "GUILD_DELETE")
_ALWAYS = ("READY", "RESUMED", "INTERACTION_CREATE", "GUILD_MEMBERS_CHUNK")
_PRIVATE = {"MESSAGE": 1 << 12, "CHANNEL_PINS": 1 << 12, "TYPING": 1 << 14}


def _wanted(event: str, data: Json, intents: int, bot: str) -> bool:
    if event in _ALWAYS:
        return True
    if event == "THREAD_MEMBERS_UPDATE" and not intents & _INTENTS["GUILD_MEMBER"]:
        added = [each["user_id"] for each in data.get("added_members", [])]
        return bool(intents & _CHANNELS) and bot in [*added, *data.get("removed_member_ids", [])]
    if event == "GUILD_MEMBER_UPDATE" and data["user"]["id"] == bot:
        return bool(intents & (_INTENTS["GUILD_MEMBER"] | _CHANNELS))
    for start, intent in _PRIVATE.items():
        if event.startswith(start) and "guild_id" not in data:
            return bool(intents & intent)
    for start, intent in _INTENTS.items():
        if event.startswith(start):
            return bool(intents & intent)
    return bool(intents & _CHANNELS)


def wrong_intents(asked: object, granted: int) -> int | None:
    """Return the close code of wrong intents: 4013 for unknown ones, 4014 for not granted ones.

    `granted` are the privileged ones that this application has.
    """
    if not isinstance(asked, int) or asked < 0 or asked & ~_KNOWN:
        return 4013
    return 4014 if asked & PRIVILEGED & ~granted else None


def shard_of(asked: object) -> Shard | None:
    """Return the shard that a client asks for, by default the only one; None if it is invalid.

    It is None where there is no such shard.
    """
    match [0, 1] if asked is None else asked:
        case [int(which), int(many)] if 0 <= which < many:
            return which, many
    return None


def serves(shard: Shard, guild: str) -> bool:
    """Return whether a shard gets a guild's events; those of no guild go to the first."""
    which, many = shard
    return (int(guild) >> 22) % many == which if guild else which == 0


class Connection:
    """One websocket to a bot, with its own compression; frames keep their order on the way."""

    def __init__(
        self,
        socket: web.WebSocketResponse,
        request: web.Request,
        way: Way[Json | None],
        *,
        compressed: bool,
    ) -> None:
        self.socket = socket
        self._request = request
        self._zlib = zlib.compressobj() if compressed else None
        self._way = way
        self._frames: deque[float] = deque(maxlen=FRAMES)
        self._silence: asyncio.TimerHandle | None = None
        self._closing: asyncio.Task[bool] | None = None

    def takes(self) -> bool:
        """Count a frame from the bot; False once it sends too many."""
        now = asyncio.get_running_loop().time()
        many = len(self._frames) == FRAMES and now - self._frames[0] < FRAMES_WINDOW
        self._frames.append(now)
        return not many

    def await_heartbeat(self, within: float, missed: Callable[[], None]) -> None:
        """Close the connection unless this is called again in time."""
        self.stop_waiting()
        loop = asyncio.get_running_loop()

        def close() -> None:
            missed()
            self._closing = loop.create_task(self.socket.close(code=4009))

        self._silence = loop.call_later(within, close)

    def stop_waiting(self) -> None:
        """Wait for no heartbeat any more."""
        if self._silence is not None:
            self._silence.cancel()

    def put(self, frame: Json | None) -> None:
        """Queue a frame to be sent; None closes the connection when its turn comes."""
        self._way.put(frame)

    async def write(self) -> None:
        """Send the queued frames, until the connection ends."""
        while (frame := await self._way.take()) is not None:
            text = json.dumps(frame, separators=(",", ":"))
            with contextlib.suppress(ConnectionError):
                if self._zlib is None:
                    await self.socket.send_str(text)
                else:
                    data = self._zlib.compress(text.encode())
                    await self.socket.send_bytes(data + self._zlib.flush(zlib.Z_SYNC_FLUSH))
        if self._request.transport is not None:
            self._request.transport.abort()


class Session:
    """The session of an identified bot: the events it was sent, so that it can resume.

    `coming` are the guilds of its READY that it was not told more of yet, and when it will be.
    """

    def __init__(self, bot: str, intents: int, shard: Shard, connection: Connection) -> None:
        self._bot = bot
        self.shard = shard
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.connection: Connection | None = connection
        self.sequence = 0
        self.events: deque[Json] = deque(maxlen=_BUFFER)
        self._expiry: asyncio.TimerHandle | None = None
        self.coming: dict[str, asyncio.TimerHandle] = {}
        self._held: list[tuple[str, Json]] = []
        self._release: asyncio.TimerHandle | None = None

    def expect(
        self, guild: Guild, seconds: float, arrive: Callable[["Session", Guild], None]
    ) -> None:
        """Schedule the GUILD_CREATE of a guild, so many seconds after READY."""
        loop = asyncio.get_running_loop()
        self.coming[guild.id] = loop.call_later(seconds, arrive, self, guild)

    def go_on(self, connection: Connection) -> None:
        """Continue with another connection, in the place of the one before."""
        if self.connection is not None:
            self.connection.put(None)
        self._stop_expiry()
        self.connection = connection

    def lose_connection(self, life: float, over: Callable[["Session"], None]) -> None:
        """Note the loss of the connection; call back unless it is resumed within `life` seconds."""
        self.connection = None
        self._expiry = asyncio.get_running_loop().call_later(life, over, self)

    def end(self) -> None:
        """End the session for good: cancel all that it waits for."""
        self._stop_expiry()
        for arrival in self.coming.values():
            arrival.cancel()

    def _stop_expiry(self) -> None:
        if self._expiry is not None:
            self._expiry.cancel()

    @property
    def knows_members(self) -> bool:
        """Whether it has the intent for a guild's members."""
        return bool(self.intents & _INTENTS["GUILD_MEMBER"])

    def offer(self, event: str, data: Json, faults: Faults) -> None:
        """Send an event, unless the bot's intents leave it out or its guild is yet to come."""
        if not _wanted(event, data, self.intents, self._bot):
            return
        if event not in _OWN and not serves(self.shard, str(data.get("guild_id") or "")):
            return
        if event in _SAYING and not self.intents & CONTENT and not concerns(self._bot, data):
            data = without_content(data)
        if data.get("guild_id") in self.coming and event not in _ALWAYS:
            return
        if faults.gateway.reorder < 2 or event in ("READY", "RESUMED"):
            self._number(event, data, faults)
            return
        self._held.append((event, data))
        if len(self._held) >= faults.gateway.reorder:
            self._let_go(faults)
        elif self._release is None:
            loop = asyncio.get_running_loop()
            self._release = loop.call_later(0.25, self._let_go, faults)

    def _let_go(self, faults: Faults) -> None:
        if self._release is not None:
            self._release.cancel()
            self._release = None
        held, self._held = self._held[::-1], []
        for event, data in held:
            self._number(event, data, faults)

    def _number(self, event: str, data: Json, faults: Faults) -> None:
        self.sequence += 1
        frame: Json = {"op": 0, "s": self.sequence, "t": event, "d": data}
        self.events.append(frame)
        if self.connection is None:
            return
        for _ in range(1 + faults.gateway.duplicate):
            self.connection.put(frame)
        if faults.gateway.drop_after is not None:
            faults.gateway.drop_after -= 1
            if faults.gateway.drop_after <= 0:
                faults.gateway.drop_after = None
                self.connection.put(None)

    def missed(self, sequence: int) -> list[Json] | None:
        """Return the events after a sequence number, or None when they are not kept any more."""
        if sequence < self.sequence - len(self.events):
            return None
        return [frame for frame in self.events if frame["s"] > sequence]
