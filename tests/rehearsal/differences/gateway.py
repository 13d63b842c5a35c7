"""Differences of sessions, and of what they are told."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.table import gateway
from bot.table.discord_objects import guild_create, members_chunk
from bot.table.gateway import Gateway
from bot.table.server import TableServer
from bot.table.sessions import Connection, Session, serves
from tests.rehearsal.differences import Difference

Patch = pytest.MonkeyPatch
Json = dict[str, Any]
Apply = Callable[[TableServer, Patch], None]


def _begins_at_once(server: TableServer, patch: Patch) -> None:
    patch.setattr(server.table.gateway, "_may_start", lambda _connection: True)


def _closed_for_haste(server: TableServer, patch: Patch) -> None:
    identify = server.table.gateway._identify

    def hasty(connection: Connection, data: Json) -> int | None:
        early = server.table.gateway._ticks() < server.table.gateway._soonest
        return 4008 if early else identify(connection, data)

    patch.setattr(server.table.gateway, "_identify", hasty)


def _never_again(server: TableServer, patch: Patch) -> None:
    may_start = server.table.gateway._may_start
    refused: list[Connection] = []

    def once(connection: Connection) -> bool:
        if refused or not may_start(connection):
            connection.put({"op": 9, "d": False})
            refused.append(connection)
        return not refused

    patch.setattr(server.table.gateway, "_may_start", once)


def _answer_resume(frame: Json | None, code: int | None = None) -> Apply:
    """Let every RESUME be answered with a frame, or a code to close with."""

    def apply(server: TableServer, patch: Patch) -> None:
        def resume(connection: Connection, _data: Json) -> int | None:
            if frame is not None:
                connection.put(frame)
            return code

        patch.setattr(server.table.gateway, "_resume", resume)

    return apply


def _everybody(_server: TableServer, patch: Patch) -> None:
    patch.setattr(gateway, "guild_create", lambda *given, **_: guild_create(*given, everybody=True))


def _nobody(_server: TableServer, patch: Patch) -> None:
    patch.setattr(
        gateway,
        "guild_create",
        lambda *given, **more: guild_create(*given, **more) | {"members": []},
    )


def _no_threads(_server: TableServer, patch: Patch) -> None:
    patch.setattr(
        gateway,
        "guild_create",
        lambda *given, **more: guild_create(*given, **more) | {"threads": []},
    )


def _ready(change: Callable[[Json], Json]) -> Apply:
    """Let READY say something else."""

    def apply(_server: TableServer, patch: Patch) -> None:
        offer = Session.offer

        def changed(session: Session, event: str, data: Json, faults: Any) -> None:
            offer(session, event, change(data) if event == "READY" else data, faults)

        patch.setattr(Session, "offer", changed)

    return apply


def _whole(ready: Json) -> Json:
    return ready | {"guilds": [{"id": each["id"]} for each in ready["guilds"]]}


def _never_introduced(_server: TableServer, patch: Patch) -> None:
    patch.setattr(Session, "expect", lambda *_: None)


def _introduced_at_once(_server: TableServer, patch: Patch) -> None:
    offer = Session.offer

    def early(session: Session, event: str, data: Json, faults: Any) -> None:
        held = session.__dict__.setdefault("held", [])
        if event == "READY":
            held.append(data)
            return
        offer(session, event, data, faults)
        while event == "GUILD_CREATE" and held:
            offer(session, "READY", held.pop(), faults)

    patch.setattr(Session, "offer", early)


def _two_shards(server: TableServer) -> None:
    world = server.table.world
    server.table.gateway.proposed = 2
    which = (int(world.guild) >> 22) % 2
    for n in range(40):
        other = world.add_guild(f"Elsewhere {n}")
        if not serves((which, 2), other.id):
            return
        del world.guilds[other.id]


def _all_shards_at_once(server: TableServer, patch: Patch) -> None:
    _two_shards(server)
    patch.setattr(gateway, "serves", lambda _shard, _guild: True)


def _the_other_shard(server: TableServer, patch: Patch) -> None:
    _two_shards(server)
    patch.setattr(gateway, "serves", lambda shard, guild: not serves(shard, guild))


def _not_counted(_server: TableServer, patch: Patch) -> None:
    patch.setattr(Gateway, "starts_left", property(lambda _: 1000))


def _not_said(server: TableServer, patch: Patch) -> None:
    told = server.table.faults
    del patch
    told.order({"rest": [{"path": "^/gateway/bot$", "times": 9, "status": 404}]})


def _missed(change: Callable[[list[Json]], list[Json] | None]) -> Apply:
    """Let a session that goes on hear otherwise of what it missed."""

    def apply(_server: TableServer, patch: Patch) -> None:
        missed = Session.missed
        patch.setattr(Session, "missed", lambda *given: change(missed(*given) or []))

    return apply


def _mute(server: TableServer, _patch: Patch) -> None:
    server.table.faults.gateway.mute_acks = True


def _chunk(change: Callable[[Json], Json]) -> Apply:
    """Let members be told of otherwise."""

    def apply(_server: TableServer, patch: Patch) -> None:
        patch.setattr(gateway, "members_chunk", lambda *given: change(members_chunk(*given)))

    return apply


def _no_chunk(server: TableServer, patch: Patch) -> None:
    patch.setattr(server.table.gateway, "_members", lambda _connection, _data: None)


def _another_code(_server: TableServer, patch: Patch) -> None:
    await_heartbeat = Connection.await_heartbeat

    def otherwise(connection: Connection, within: float, missed: Callable[[], None]) -> None:
        close = connection.socket.close
        patch.setattr(connection.socket, "close", lambda **_: close(code=1000))
        await_heartbeat(connection, within, missed)

    patch.setattr(Connection, "await_heartbeat", otherwise)


INVALID: Json = {"op": 9, "d": False}
RESUMED: Json = {"op": 0, "s": 2, "t": "RESUMED", "d": {}}

DIFFERENCES = (
    Difference("DC-107", "a second session begins at once", _begins_at_once),
    Difference("DC-107", "a second session at once is closed", _closed_for_haste),
    Difference("DC-111", "no session begins after an invalid one", _never_again),
    Difference("DC-164", "a session that never was goes on", _answer_resume(RESUMED)),
    Difference("DC-164", "a session that never was is closed", _answer_resume(None, 4006)),
    Difference("DC-090", "everybody is listed", _everybody),
    Difference("DC-090", "not even the bot is listed", _nobody),
    Difference("DC-090", "threads are not listed", _no_threads),
    Difference("DC-091", "READY does not say that servers are away", _ready(_whole)),
    Difference("DC-091", "servers come before READY", _introduced_at_once),
    Difference("DC-091", "servers never come", _never_introduced),
    Difference("DC-113", "a shard is told of all servers", _all_shards_at_once),
    Difference("DC-113", "a shard is told of the others' servers", _the_other_shard, ("DC-091",)),
    Difference("DC-108", "sessions are not counted", _not_counted),
    Difference("DC-108", "sessions are not told of", _not_said),
    Difference("DC-162", "what was missed does not come", _missed(lambda _: [])),
    Difference("DC-162", "what was missed comes twice", _missed(lambda frames: frames * 2)),
    Difference("DC-162", "a session cannot go on", _answer_resume(INVALID)),
    Difference("DC-116", "heartbeats are not acknowledged", _mute),
    Difference("DC-170", "members do not come", _no_chunk),
    Difference("DC-170", "nobody is found", _chunk(lambda chunk: chunk | {"members": []})),
    Difference(
        "DC-170", "who is nobody is passed over", _chunk(lambda chunk: chunk | {"not_found": []})
    ),
    Difference("DC-109", "a number that never was is an invalid session", _answer_resume(INVALID)),
    Difference("DC-109", "a number that never was is taken", _answer_resume(RESUMED)),
    Difference("DC-110", "silence is closed with another code", _another_code),
    Difference("DC-110", "a silent session can go on", _answer_resume(RESUMED)),
)
