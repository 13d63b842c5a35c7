"""A small connection to the gateway of the rehearsal's own, which may stand beside a running bot's.

It keeps events in memory, of the rehearsal's server alone and never what people write, until it is
closed.
"""

import asyncio
import contextlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import aiohttp
import yarl

from bot.rehearsal.api import Api

Json = dict[str, Any]
Accept = Callable[[Json], bool]
_Found = TypeVar("_Found")

GUILDS: Final = 1 << 0
"""The one intent that the bot itself has."""
MESSAGES, PRIVATE_MESSAGES, CALENDAR = 1 << 9, 1 << 12, 1 << 16
BOTS_OWN = GUILDS
WIDE = GUILDS | MESSAGES | CALENDAR
"""What a rehearsal listens with: no intent among them is privileged."""
RESUMABLE = 4000
"""A code of ours to close with, after which Discord keeps a session; after 1000 it ends it."""
PATIENCE = 15.0
"""Seconds in which Discord answers a frame or sends an event, or else it does not."""
SESSION_ENDS = (4004, 4007, 4009, 4010, 4011, 4012, 4013, 4014)
"""Codes of the gateway after which a session is not resumed."""

_HEARTBEAT, _IDENTIFY, _RESUME = 1, 2, 6
_EVENT, _ASKS_AGAIN, _INVALID, _HELLO, _ACK = 0, 7, 9, 10, 11
_TRIES = 3


@dataclass(frozen=True, slots=True)
class Event:
    """An event that came: its name, its data, its number in the session, and when (seconds)."""

    kind: str
    data: Json
    number: int
    at: float


class Socket:
    """One session of the gateway, over as many connections as it takes.

    It resumes by itself where Discord asks for that or a connection is lost; not where a trial has
    cut it (`cut`) or lets it fall silent (`hush`).

    Args:
        api: Discord's REST interface, which has the token.
        guild: the server whose events are kept; those of others are counted alone.
        me: the bot's user, whose own messages are kept; those of people are not.
        address: where the gateway is, as `/gateway/bot` says.
        shard: which of how many shards serves the server.
        patience: seconds in which Discord answers a frame or sends an event, or else it does not.

    `interactions` says which presses and commands are kept; by default none, as a bot that runs
    beside answers those of its own cards. `acknowledged` are the seconds that Discord took for each
    heartbeat, and `closed_with` is the code of a connection that it closed.
    """

    def __init__(
        self,
        api: Api,
        guild: str,
        me: str,
        address: str,
        shard: tuple[int, int] = (0, 1),
        patience: float = PATIENCE,
    ) -> None:
        self._api = api
        self._guild = guild
        self._me = me
        self._address = address
        self.shard = shard
        self.patience = patience
        self.session = ""
        self.sequence = 0
        self.heartbeat = 0.0
        self.events: list[Event] = []
        self.acknowledged: list[float] = []
        self.closed_with: int | None = None
        self.interactions: Accept = lambda _: False
        self._goes_on = False
        self._resume_address = address
        self._silent_since: float | None = None
        self._beat_at = 0.0
        self._ws: aiohttp.ClientWebSocketResponse | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._reviver: asyncio.Task[None] | None = None
        self._verdict: asyncio.Future[str] | None = None
        self._news = asyncio.Event()

    @property
    def connected(self) -> bool:
        """Whether a connection stands."""
        return self._ws is not None and not self._ws.closed

    @property
    def mark(self) -> int:
        """The place in `events` from which on nothing came yet."""
        return len(self.events)

    async def identify(self, intents: int) -> str:
        """Connect and begin a session; return READY, `invalid session` or `closed with 4013`."""
        await self._dial(self._address)
        properties = {"os": "linux", "browser": "undercroft", "device": "undercroft"}
        fields = {"intents": intents, "properties": properties, "shard": list(self.shard)}
        return await self._answered(_IDENTIFY, self._api.signed(fields))

    async def resume(self, *, session: str | None = None, sequence: int | None = None) -> str:
        """Connect and go on with the session; return RESUMED, or what is said instead.

        Args:
            session: another session than our own.
            sequence: another number than that of the last event.
        """
        await self._dial(self._resume_address)
        fields = {
            "session_id": self.session if session is None else session,
            "seq": self.sequence if sequence is None else sequence,
        }
        return await self._answered(_RESUME, self._api.signed(fields))

    async def send(self, op: int, data: object) -> None:
        """Send a frame.

        Raises:
            ConnectionError: there is no connection.
        """
        if self._ws is None or self._ws.closed:
            raise ConnectionError("the connection to the gateway is closed")
        await self._ws.send_str(json.dumps({"op": op, "d": data}))

    async def beat(self) -> None:
        """Send a heartbeat, besides those that are due."""
        self._beat_at = asyncio.get_running_loop().time()
        await self.send(_HEARTBEAT, self.sequence or None)

    async def event(
        self,
        kind: str,
        accept: Accept = lambda _: True,
        *,
        since: int = 0,
        within: float | None = None,
    ) -> Json | None:
        """Wait for an event, and return its data; None where it does not come.

        Args:
            kind: such as THREAD_UPDATE.
            accept: says of an event's data whether it is the one.
            since: a `mark`; what came before does not count.
            within: seconds, by default as many as the socket has patience.
        """
        found = await self.until(
            lambda: next(
                (each for each in self.events[since:] if each.kind == kind and accept(each.data)),
                None,
            ),
            self.patience if within is None else within,
        )
        return None if found is None else found.data

    async def until(self, look: Callable[[], _Found | None], within: float) -> _Found | None:
        """Look again after each frame, and return what is found; None after that many seconds."""
        loop = asyncio.get_running_loop()
        end = loop.time() + within
        while (found := look()) is None and loop.time() < end:
            self._news.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), end - loop.time())
        return found

    async def cut(self) -> None:
        """Lose the connection, so that the session can be resumed."""
        await self._drop(RESUMABLE)

    def hush(self) -> float:
        """Send no heartbeat from now on, nor resume; return for how many seconds it is silent."""
        now = asyncio.get_running_loop().time()
        if self._silent_since is None:
            self._silent_since = now
            self._goes_on = False
            for task in self._tasks[1:]:
                task.cancel()
        return now - self._silent_since

    async def close(self) -> None:
        """Say goodbye, which ends the session."""
        await self._drop(1000)

    async def _drop(self, code: int) -> None:
        self._goes_on = False
        if self._ws is not None:
            await self._ws.close(code=code)
        for task in (*self._tasks, self._reviver):
            if task is not None and task is not asyncio.current_task():
                task.cancel()
        self._tasks = []

    async def _dial(self, address: str) -> None:
        """Connect, read HELLO, and begin to listen and to send heartbeats."""
        await self._drop(RESUMABLE)
        self.closed_with = self._silent_since = None
        where = yarl.URL(address).with_query(v="10", encoding="json")
        self._ws = await self._api.dial(str(where))
        hello = await asyncio.wait_for(self._ws.receive_json(), self.patience)
        self.heartbeat = hello["d"]["heartbeat_interval"] / 1000
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._listen(self._ws)), loop.create_task(self._beats())]

    async def _answered(self, op: int, data: object) -> str:
        """Send a frame that begins or resumes a session, and return what is said to it."""
        self._verdict = asyncio.get_running_loop().create_future()
        await self.send(op, data)
        try:
            said = await asyncio.wait_for(self._verdict, self.patience)
        except TimeoutError:
            said = "no answer"
        self._goes_on = said in ("READY", "RESUMED")
        return said

    async def _beats(self) -> None:
        """Send heartbeats as long as the connection stands, the first after a part of its time."""
        await asyncio.sleep(self.heartbeat * (asyncio.get_running_loop().time() % 1))
        while self.connected:
            with contextlib.suppress(ConnectionError):
                await self.beat()
            await asyncio.sleep(self.heartbeat)

    async def _listen(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        """Take frames until the connection ends; resume where it ended by itself."""
        async for message in ws:
            if message.type is aiohttp.WSMsgType.TEXT:
                await self._take(json.loads(message.data))
        self.closed_with = ws.close_code
        self._say(f"closed with {ws.close_code}")
        self._news.set()
        if self._goes_on and ws.close_code not in SESSION_ENDS:
            self._reviver = asyncio.create_task(self._again())

    async def _again(self) -> None:
        """Resume by itself."""
        for attempt in range(_TRIES):
            await asyncio.sleep(attempt)
            with contextlib.suppress(aiohttp.ClientError, OSError, TimeoutError):
                if await self.resume() == "RESUMED":
                    return

    async def _take(self, frame: Json) -> None:
        op = frame["op"]
        data: Any = frame.get("d")
        if op == _EVENT:
            self.sequence = frame["s"]
            self._note(Event(frame["t"], data, frame["s"], asyncio.get_running_loop().time()))
        elif op == _HEARTBEAT:
            await self.beat()
        elif op == _ACK:
            self.acknowledged.append(asyncio.get_running_loop().time() - self._beat_at)
        elif op == _INVALID:
            self._goes_on = self._goes_on and bool(data)
            self._say("invalid session")
        elif op == _ASKS_AGAIN and self._ws is not None:
            await self._ws.close(code=RESUMABLE)
        self._news.set()

    def _note(self, event: Event) -> None:
        """Keep an event of our server that says nothing of what people write."""
        if event.kind == "READY":
            self.session = event.data["session_id"]
            self._resume_address = event.data["resume_gateway_url"]
        if self._concerns(event):
            self.events.append(event)
        if event.kind in ("READY", "RESUMED"):
            self._say(event.kind)

    def _concerns(self, event: Event) -> bool:
        data = event.data
        if event.kind in ("READY", "RESUMED"):
            return True
        if event.kind in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            return bool(data.get("author", {}).get("id") == self._me)
        if event.kind == "INTERACTION_CREATE":
            return self.interactions(data)
        if event.kind.startswith("GUILD_") and "guild_id" not in data:
            return bool(data.get("id") == self._guild)
        return bool(data.get("guild_id", self._guild) == self._guild)

    def _say(self, verdict: str) -> None:
        if self._verdict is not None and not self._verdict.done():
            self._verdict.set_result(verdict)
