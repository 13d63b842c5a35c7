"""Differences of the server's calendar."""

from typing import Any

import pytest

from bot.table import events, rest_events
from bot.table.api_errors import ErrorTree
from bot.table.discord_types import Permission
from bot.table.rest import Answer
from bot.table.server import TableServer
from bot.table.sessions import Session
from tests.rehearsal.differences import Difference
from tests.rehearsal.differences.answers import Apply, answered, coded, forgiving, refused_with

Patch = pytest.MonkeyPatch
Json = dict[str, Any]
ALL, ONE = "/guilds/{guild}/scheduled-events", "/guilds/{guild}/scheduled-events/{event}"


def _set(name: str, value: object) -> Apply:
    """Give a limit of events another value."""
    return lambda _server, patch: patch.setattr(events, name, value)


def _rights(server: TableServer, take: Permission, give: Permission) -> None:
    role = list(server.table.world.guilds[server.table.world.guild].roles.values())[1]
    role.rights = role.rights & ~take | give


def _managing_suffices(server: TableServer, patch: Patch) -> None:
    _rights(server, Permission.CREATE_EVENTS, Permission.MANAGE_EVENTS)
    patch.setattr(rest_events, "_demand", lambda _call, *_any_of: None)


def _another_code(server: TableServer, patch: Patch) -> None:
    _rights(server, Permission.CREATE_EVENTS, Permission(0))
    coded("POST", ALL, {50013: 50001})(server, patch)


def _never_begins(_server: TableServer, patch: Patch) -> None:
    patch.setattr(events, "due", lambda _world, _guild: None)


def _never_ends(_server: TableServer, patch: Patch) -> None:
    patch.setattr(events, "COMPLETED", events.ACTIVE)


def _any_step(_server: TableServer, patch: Patch) -> None:
    patch.setattr(events, "FOLLOWING", {events.SCHEDULED: (2, 3, 4), events.ACTIVE: (3,)})


def _unchecked(name: str) -> Apply:
    """Let a field of events be anything."""

    def apply(_server: TableServer, patch: Patch) -> None:
        add = ErrorTree.add

        def lenient(tree: ErrorTree, path: Any, code: str, message: str) -> None:
            if path[0] != name:
                add(tree, path, code, message)

        patch.setattr(ErrorTree, "add", lenient)

    return apply


def _told(*, wide: bool, own: bool) -> Apply:
    """Let sessions be told of events with the intent for them, or without it."""

    def apply(_server: TableServer, patch: Patch) -> None:
        offer = Session.offer

        def otherwise(session: Session, event: str, data: Json, faults: Any) -> None:
            had = session.intents
            if event.startswith("GUILD_SCHEDULED_EVENT"):
                told = wide if had & 1 << 16 else own
                session.intents = had | 1 << 16 if told else had & ~(1 << 16)
            offer(session, event, data, faults)
            session.intents = had

        patch.setattr(Session, "offer", otherwise)

    return apply


def _renamed(body: Any) -> Any:
    return body | {"name": "Another"}


DIFFERENCES = (
    Difference(
        "DC-082", "events are made with another status", answered("POST", ALL, 201), ("DC-083",)
    ),
    Difference("DC-082", "events are not listed", answered("GET", ALL, change=lambda _: [])),
    Difference(
        "DC-082", "events are listed with another status", answered("PATCH", ONE, 202), ("DC-083",)
    ),
    Difference("DC-082", "events are not changed", answered("GET", ONE, change=_renamed)),
    Difference("DC-082", "events are not removed", refused_with("DELETE", ONE, 50013)),
    Difference("DC-082", "names may be longer", _set("NAME", 200)),
    Difference("DC-082", "names have to be shorter", _set("NAME", 90)),
    Difference("DC-082", "descriptions may be longer", _set("DESCRIPTION", 2000)),
    Difference("DC-082", "descriptions have to be shorter", _set("DESCRIPTION", 900)),
    Difference("DC-082", "places may be longer", _set("LOCATION", 200)),
    Difference("DC-082", "places have to be shorter", _set("LOCATION", 90)),
    Difference("DC-082", "a start may be in the past", _unchecked("scheduled_start_time")),
    Difference("DC-083", "to manage events suffices to make them", _managing_suffices),
    Difference("DC-083", "a missing right has another code", _another_code),
    Difference("DC-083", "who may make events may not", refused_with("POST", ALL, 50013)),
    Difference("DC-083", "one's own may not be changed", refused_with("PATCH", ONE, 50013)),
    Difference("DC-085", "events do not begin", _never_begins),
    Difference("DC-085", "events do not end", _never_ends),
    Difference("DC-085", "events skip being active", _any_step),
    Difference(
        "DC-085", "events that are over have another code", coded("PATCH", ONE, {180000: 50035})
    ),
    Difference(
        "DC-085", "events that are over are changed", forgiving("PATCH", ONE, 180000, Answer({}))
    ),
    Difference(
        "DC-086", "an event that is none has another code", coded("GET", ONE, {10070: 10004})
    ),
    Difference("DC-087", "nobody is told of events", _told(wide=False, own=False)),
    Difference("DC-087", "everybody is told of events", _told(wide=True, own=True)),
)
