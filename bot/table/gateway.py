"""The gateway: identifying, resuming, introducing guilds, and sending events to sessions."""

import asyncio
import json
import math
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Any, NamedTuple

from aiohttp import WSMsgType, web

from bot.table.assumed_limits import MOST_GUILDS
from bot.table.discord_objects import guild_create, members_chunk, self_object
from bot.table.discord_types import Json
from bot.table.distances import NEAR, Distances, Way, arrival
from bot.table.faults import Faults
from bot.table.guilds import Guild
from bot.table.sessions import CONTENT, Connection, Session, serves, shard_of, wrong_intents
from bot.table.world import World

INVALID_WAIT = 1.0
"""Seconds from an invalid session to the next IDENTIFY."""
_DAY = 86_400.0
ACK = 0.05
"""Seconds after which a heartbeat is acknowledged, as over a real network."""


class SessionRules(NamedTuple):
    """How sessions are kept.

    `heartbeat` and `session_life` are seconds: between two heartbeats, and for how long a lost
    session can be resumed. `starts_a_day` sessions may begin in a day, before the token dies, one
    in `start_every` seconds. `granted` are the privileged intents that the application has;
    Discord's default is none.
    """

    heartbeat: float = 41.25
    session_life: float = 180.0
    starts_a_day: int = 1000
    granted: int = 0
    start_every: float = 5.0


DISCORDS_OWN = SessionRules()


class Gateway:
    """All sessions. `on_change` is told whether any bot is connected, whenever that changes.

    `ticks` are seconds that only ever rise, which say how soon a session may begin after another.
    """

    def __init__(
        self,
        world: World,
        faults: Faults,
        tokens: set[str],
        rules: SessionRules,
        on_change: Callable[[bool], None],
        *,
        tempo: float = 1.0,
        ticks: Callable[[], float] = monotonic,
        distances: Distances = NEAR,
    ) -> None:
        self._ticks = ticks
        self._distances = distances
        self._world = world
        self._faults = faults
        self._tokens = tokens
        self._rules = rules
        self._tempo = tempo
        self.most_guilds = MOST_GUILDS
        self.proposed: int | None = None
        self._starts: deque[float] = deque()
        self._soonest = -math.inf
        self._sessions: dict[str, Session] = {}
        self._sockets: set[web.WebSocketResponse] = set()
        self.url = ""
        self.identifies = 0
        self._on_change = on_change

    def open_at(self, url: str) -> None:
        """Set the address of its websockets."""
        self.url = url

    @property
    def starts_left(self) -> int:
        """How many sessions may still be begun today."""
        now = self._world.now()
        while self._starts and now - self._starts[0] >= _DAY:
            self._starts.popleft()
        return self._rules.starts_a_day - len(self._starts)

    @property
    def starts_a_day(self) -> int:
        """How many sessions may be begun in a day."""
        return self._rules.starts_a_day

    @property
    def reads(self) -> bool:
        """Whether the application may read the messages that people write."""
        return bool(self._rules.granted & CONTENT)

    @property
    def shards(self) -> int:
        """How many shards it takes to serve all guilds, or as many as are proposed for a test."""
        return self.proposed or max(1, -(-len(self._here()) // self.most_guilds))

    def _here(self) -> list[Guild]:
        return [guild for guild in self._world.guilds.values() if guild.state != "removed"]

    @property
    def connected_shards(self) -> list[int]:
        """The shards whose bot is connected, once for each connection."""
        return sorted(each.shard[0] for each in self._sessions.values() if each.connection)

    @property
    def ready(self) -> bool:
        """Whether a bot is connected."""
        return any(session.connection is not None for session in self._sessions.values())

    def emit(self, event: str, data: Json) -> None:
        """Send an event to every session, also those that may yet resume.

        A bot that was removed from a guild hears nothing more of it but interactions.
        """
        guild = self._world.guilds.get(str(data.get("guild_id")))
        if guild is not None and guild.state == "removed" and event != "INTERACTION_CREATE":
            return
        for session in self._sessions.values():
            session.offer(event, data, self._faults)

    def guild_became(self, guild: Guild, before: str) -> None:
        """Send the event of a guild that is available again, has an outage, or removed the bot."""
        for session in self._sessions.values():
            if guild.state == "removed" and guild.id in session.coming:
                session.coming.pop(guild.id).cancel()
            if guild.id not in session.coming and serves(session.shard, guild.id):
                self._tell_guild(session, guild, joined=before == "removed")

    def _arrive(self, session: Session, guild: Guild) -> None:
        del session.coming[guild.id]
        self._tell_guild(session, guild, joined=False)

    def _tell_guild(self, session: Session, guild: Guild, *, joined: bool) -> None:
        if guild.state == "available":
            made = guild_create(self._world, guild, everybody=session.knows_members)
            if joined:
                del made["unavailable"]
            session.offer("GUILD_CREATE", made, self._faults)
        else:
            gone: Json = {"id": guild.id}
            gone |= {"unavailable": True} if guild.state == "unavailable" else {}
            session.offer("GUILD_DELETE", gone, self._faults)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tell every connected bot that its session is invalid; it is to wait before the next."""
        self._soonest = self._ticks() + INVALID_WAIT * self._tempo
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
        """Serve one websocket, from HELLO until it closes."""
        socket = web.WebSocketResponse(max_msg_size=1 << 16, timeout=1.0)
        await socket.prepare(request)
        self._sockets.add(socket)
        compressed = request.query.get("compress") == "zlib-stream"
        way = Way[Json | None](self._distances.event)
        connection = Connection(socket, request, way, compressed=compressed)
        writer = asyncio.create_task(connection.write())
        connection.put({"op": 10, "d": {"heartbeat_interval": int(self._rules.heartbeat * 1000)}})
        self._listen_for(connection)
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
            connection.stop_waiting()
            self._sockets.discard(socket)
            # A session ends when the bot says goodbye, not when it echoes our own closing.
            goodbye = code is None and socket.close_code in (1000, 1001)
            self._detach(connection, goodbye=goodbye)
        return socket

    def _receive(self, connection: Connection, text: str) -> int | None:
        """Handle one frame from the bot; a returned number is the code to close with."""
        try:
            frame = json.loads(text)
            op, data = frame["op"], frame.get("d")
        except (ValueError, TypeError, KeyError):
            return 4002
        if not connection.takes():
            return 4008
        if op == 1:
            self._listen_for(connection)
            if not self._faults.gateway.mute_acks:
                asyncio.get_running_loop().call_later(ACK, connection.put, {"op": 11})
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

    def _listen_for(self, connection: Connection) -> None:
        """Wait for the next heartbeat, and close the connection without it."""

        def missed() -> None:
            session = self._of(connection)
            if session is not None:
                self._forget(session)
                self._on_change(self.ready)

        beat = self._rules.heartbeat
        connection.await_heartbeat(beat + max(1.0, beat / 2), missed)

    def _may_start(self, connection: Connection) -> bool:
        """Return whether a session may begin now: not too soon after the last, nor too often."""
        now = self._ticks()
        if now < self._soonest:
            connection.put({"op": 9, "d": False})
            return False
        self._soonest = now + self._rules.start_every * self._tempo
        if self.starts_left <= 0:
            self._tokens.clear()
            for session in list(self._sessions.values()):
                if session.connection is not None:
                    session.connection.put(None)
                self._forget(session)
            return False
        self._starts.append(self._world.now())
        return True

    def _identify(self, connection: Connection, data: Json) -> int | None:
        if self._of(connection) is not None:
            return 4005
        if data.get("token") not in self._tokens:
            return 4004
        if self._faults.gateway.refuse is not None:
            return self._faults.gateway.refuse
        shard, intents = shard_of(data.get("shard")), data.get("intents", -1)
        if shard is None:
            return 4010
        wrong = wrong_intents(intents, self._rules.granted)
        if wrong is not None:
            return wrong
        here = [guild for guild in self._here() if serves(shard, guild.id)]
        if len(here) > self.most_guilds:
            return 4011
        if not self._may_start(connection):
            return None if self._tokens else 4004
        self.identifies += 1
        session = Session(self._world.bot, intents, shard, connection)
        self._sessions[session.id] = session
        ready: Json = {
            "v": 10,
            "user": self_object(self._world.users[self._world.bot]),
            "guilds": [{"id": guild.id, "unavailable": True} for guild in here],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "application": {"id": self._world.bot, "flags": 0, "flags_new": "0"},
        }
        if data.get("shard"):
            ready["shard"] = data["shard"]
        session.offer("READY", ready, self._faults)
        for guild in here:
            usual = arrival(guild.id, self.identifies, self._distances.guild)
            late = self._faults.gateway.late.get(guild.id, usual)
            session.expect(guild, late, self._arrive)
        self._on_change(self.ready)
        return None

    def _resume(self, connection: Connection, data: Json) -> int | None:
        if data.get("token") not in self._tokens:
            return 4004
        if self._faults.gateway.refuse is not None:
            return self._faults.gateway.refuse
        session = self._sessions.get(str(data.get("session_id")))
        seen = int(data.get("seq") or 0)
        if session is not None and seen > session.sequence:
            return 4007
        missed = session.missed(seen) if session is not None else None
        if session is None or missed is None:
            connection.put({"op": 9, "d": False})
            return None
        session.go_on(connection)
        for frame in missed:
            connection.put(frame)
        session.offer("RESUMED", {}, self._faults)
        self._on_change(self.ready)
        return None

    def _members(self, connection: Connection, data: Json) -> int | None:
        session = self._of(connection)
        guild = self._world.guilds.get(str(data.get("guild_id")))
        if session is not None and guild is not None and guild.state == "available":
            chunk = members_chunk(self._world, guild, data)
            session.offer("GUILD_MEMBERS_CHUNK", chunk, self._faults)
        return None

    def _of(self, connection: Connection) -> Session | None:
        return next((s for s in self._sessions.values() if s.connection is connection), None)

    def _detach(self, connection: Connection, *, goodbye: bool) -> None:
        session = self._of(connection)
        if session is None:
            return
        session.lose_connection(self._rules.session_life, self._forget)
        if goodbye:
            self._forget(session)
        self._on_change(self.ready)

    def _forget(self, session: Session) -> None:
        self._sessions.pop(session.id, None)
        session.end()


def _ignore(_connection: Connection, _data: Any) -> None:  # noqa: ANN401
    return None
