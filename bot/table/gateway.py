"""The gateway: sessions, their events, and the websockets that carry them."""

import asyncio
import contextlib
import json
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from typing import Any

from aiohttp import WSMsgType, web

from bot.table.faults import Faults
from bot.table.objects import guild_create, member_object, self_object
from bot.table.shapes import Json
from bot.table.world import World

_BUFFER = 1000
_INTENTS = {"MESSAGE": 1 << 9, "TYPING": 1 << 11, "GUILD_MEMBER": 1 << 1}
_CHANNELS = 1 << 0
_PRIVATE = {"MESSAGE": 1 << 12, "CHANNEL_PINS": 1 << 12, "TYPING": 1 << 14}


def _wanted(event: str, data: Json, intents: int) -> bool:
    if event in ("READY", "RESUMED", "INTERACTION_CREATE", "GUILD_MEMBERS_CHUNK"):
        return True
    for start, intent in _PRIVATE.items():
        if event.startswith(start) and "guild_id" not in data:
            return bool(intents & intent)
    for start, intent in _INTENTS.items():
        if event.startswith(start):
            return bool(intents & intent)
    return bool(intents & _CHANNELS)


class Connection:
    """One websocket to a bot, with its own compression and a queue that keeps the order."""

    def __init__(self, socket: web.WebSocketResponse, *, compressed: bool) -> None:
        self.socket = socket
        self._zlib = zlib.compressobj() if compressed else None
        self._queue: asyncio.Queue[Json | None] = asyncio.Queue()
        self.cut: Callable[[], None] = lambda: None

    def put(self, frame: Json | None) -> None:
        """Queue a frame; None cuts the connection when its turn comes."""
        self._queue.put_nowait(frame)

    async def write(self) -> None:
        """Send what is queued, until the connection ends."""
        while (frame := await self._queue.get()) is not None:
            text = json.dumps(frame, separators=(",", ":"))
            with contextlib.suppress(ConnectionError):
                if self._zlib is None:
                    await self.socket.send_str(text)
                else:
                    data = self._zlib.compress(text.encode())
                    await self.socket.send_bytes(data + self._zlib.flush(zlib.Z_SYNC_FLUSH))
        self.cut()


class Session:
    """What one identified bot was sent, so that it can resume."""

    def __init__(self, intents: int, connection: Connection) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.connection: Connection | None = connection
        self.sequence = 0
        self.events: deque[Json] = deque(maxlen=_BUFFER)
        self.expiry: asyncio.TimerHandle | None = None
        self._held: list[tuple[str, Json]] = []
        self._release: asyncio.TimerHandle | None = None

    def offer(self, event: str, data: Json, faults: Faults) -> None:
        """Send an event, unless the bot's intents leave it out."""
        if not _wanted(event, data, self.intents):
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
        """The events after a sequence number, or None when they are no longer kept."""
        if sequence > self.sequence:
            return None
        if sequence < self.sequence - len(self.events):
            return None
        return [frame for frame in self.events if frame["s"] > sequence]


class Gateway:
    """All sessions. `on_change` is told whether any bot is connected, whenever that changes."""

    def __init__(
        self,
        world: World,
        faults: Faults,
        tokens: frozenset[str],
        *,
        heartbeat: float = 41.25,
        session_life: float = 180.0,
    ) -> None:
        self._world = world
        self._faults = faults
        self._tokens = tokens
        self._heartbeat = heartbeat
        self._session_life = session_life
        self._sessions: dict[str, Session] = {}
        self._sockets: set[web.WebSocketResponse] = set()
        self.url = ""
        self.identifies = 0
        self.on_change: Callable[[bool], None] = lambda _ready: None

    @property
    def ready(self) -> bool:
        """Whether a bot is connected."""
        return any(session.connection is not None for session in self._sessions.values())

    def emit(self, event: str, data: Json) -> None:
        """Send an event to every session, also those that may yet resume.

        A bot that was removed from the guild hears nothing more of it.
        """
        if self._world.guild_state == "removed" and "guild_id" in data:
            return
        for session in self._sessions.values():
            session.offer(event, data, self._faults)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tell every connected bot that its session is invalid."""
        for session in list(self._sessions.values()):
            if session.connection is not None:
                session.connection.put({"op": 9, "d": resumable})
            if not resumable:
                self._forget(session)

    def ask_reconnect(self) -> None:
        """Tell every connected bot to reconnect and resume."""
        for session in self._sessions.values():
            if session.connection is not None:
                session.connection.put({"op": 7, "d": None})

    async def close(self) -> None:
        """Close all websockets, as a gateway that restarts does."""
        for session in list(self._sessions.values()):
            self._forget(session)
        for socket in list(self._sockets):
            await socket.close(code=1012)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Carry one websocket from hello to its end."""
        socket = web.WebSocketResponse(max_msg_size=1 << 16, timeout=1.0)
        await socket.prepare(request)
        self._sockets.add(socket)
        compressed = request.query.get("compress") == "zlib-stream"
        connection = Connection(socket, compressed=compressed)
        connection.cut = lambda: _abort(request)
        writer = asyncio.create_task(connection.write())
        connection.put({"op": 10, "d": {"heartbeat_interval": int(self._heartbeat * 1000)}})
        code: int | None = None
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    continue
                code = self._receive(connection, message.data)
                if code is not None:
                    await socket.close(code=code)
        finally:
            writer.cancel()
            self._sockets.discard(socket)
            # A session ends when the bot says goodbye, not when it echoes our own closing.
            goodbye = code is None and socket.close_code in (1000, 1001)
            self._detach(connection, goodbye=goodbye)
        return socket

    def _receive(self, connection: Connection, text: str) -> int | None:
        """Act on one frame from the bot; a number closes the connection with that code."""
        try:
            frame = json.loads(text)
            op, data = frame["op"], frame.get("d")
        except (ValueError, TypeError, KeyError):
            return 4002
        if op == 1:
            if not self._faults.gateway.mute_acks:
                connection.put({"op": 11})
            return None
        act: dict[int, Callable[[Connection, Any], int | None]] = {
            2: self._identify,
            6: self._resume,
            3: _ignore,
            4: _ignore,
            8: self._members,
        }
        if op not in act:
            return 4001
        if op not in (2, 6) and self._of(connection) is None:
            return 4003
        return act[op](connection, data)

    def _identify(self, connection: Connection, data: Json) -> int | None:
        if self._of(connection) is not None:
            return 4005
        if data.get("token") not in self._tokens:
            return 4004
        self.identifies += 1
        here = self._world.guild_state != "removed"
        session = Session(int(data.get("intents") or 0), connection)
        self._sessions[session.id] = session
        ready: Json = {
            "v": 10,
            "user": self_object(self._world.users[self._world.bot]),
            "guilds": [{"id": self._world.guild, "unavailable": True}] if here else [],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "application": {"id": self._world.bot, "flags": 0},
        }
        if data.get("shard"):
            ready["shard"] = data["shard"]
        session.offer("READY", ready, self._faults)
        if self._world.guild_state == "available":
            session.offer("GUILD_CREATE", guild_create(self._world), self._faults)
        self.on_change(self.ready)
        return None

    def _resume(self, connection: Connection, data: Json) -> int | None:
        if data.get("token") not in self._tokens:
            return 4004
        session = self._sessions.get(str(data.get("session_id")))
        missed = session.missed(int(data.get("seq") or 0)) if session is not None else None
        if session is None or missed is None:
            connection.put({"op": 9, "d": False})
            return None
        if session.connection is not None:
            session.connection.put(None)
        if session.expiry is not None:
            session.expiry.cancel()
        session.connection = connection
        for frame in missed:
            connection.put(frame)
        session.offer("RESUMED", {}, self._faults)
        self.on_change(self.ready)
        return None

    def _members(self, connection: Connection, data: Json) -> int | None:
        session = self._of(connection)
        ids = data.get("user_ids")
        wanted = {ids} if isinstance(ids, str) else set(map(str, ids or ()))
        query = str(data.get("query") or "").lower()
        found = [
            member_object(user)
            for user in self._world.members()
            if (user.id in wanted if wanted else user.username.startswith(query))
        ]
        chunk: Json = {
            "guild_id": self._world.guild,
            "members": found,
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": sorted(wanted - {member["user"]["id"] for member in found}),
        }
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        if session is not None:
            session.offer("GUILD_MEMBERS_CHUNK", chunk, self._faults)
        return None

    def _of(self, connection: Connection) -> Session | None:
        return next((s for s in self._sessions.values() if s.connection is connection), None)

    def _detach(self, connection: Connection, *, goodbye: bool) -> None:
        session = self._of(connection)
        if session is None:
            return
        session.connection = None
        if goodbye:
            self._forget(session)
        else:
            loop = asyncio.get_running_loop()
            session.expiry = loop.call_later(self._session_life, self._forget, session)
        self.on_change(self.ready)

    def _forget(self, session: Session) -> None:
        self._sessions.pop(session.id, None)
        if session.expiry is not None:
            session.expiry.cancel()


def _ignore(_connection: Connection, _data: Any) -> None:  # noqa: ANN401
    return None


def _abort(request: web.Request) -> None:
    if request.transport is not None:
        request.transport.abort()
