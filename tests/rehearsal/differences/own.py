"""Differences of what the rehearsal itself relies on."""

from typing import Any

import pytest

from bot.table import rest_commands
from bot.table.rest import Call
from bot.table.server import TableServer
from tests.rehearsal.differences import Difference
from tests.rehearsal.differences.answers import answered, refused_with

GUILDS, CHANNEL = "/users/@me/guilds", "/channels/{channel}"
ARCHIVED = CHANNEL + "/users/@me/threads/archived/private"
ACTIVE = "/guilds/{guild}/threads/active"
COMMANDS = "/applications/{application}/guilds/{guild}/commands"


def _without(key: str) -> Any:
    return lambda body: [{k: v for k, v in each.items() if k != key} for each in body]


def _emptied(body: Any) -> Any:
    return {**body, "threads": []}


def _all_active(server: TableServer, patch: pytest.MonkeyPatch) -> None:
    def threads(body: Any) -> Any:
        archived = [c.id for c in server.table.world.channels.values() if c.archived]
        return {**body, "threads": [*body["threads"], *({"id": each} for each in archived)]}

    answered("GET", ACTIVE, change=threads)(server, patch)


def _new_id(_server: TableServer, patch: pytest.MonkeyPatch) -> None:
    made = rest_commands._command

    def anew(call: Call, given: Any, scope: str | None, _ident: str | None) -> Any:
        return made(call, given, scope, None)

    patch.setattr(rest_commands, "_command", anew)


_no_threads = answered("GET", ARCHIVED, change=_emptied)
_no_servers = answered("GET", GUILDS, change=lambda _: [])
_no_names = answered("GET", GUILDS, change=_without("name"))
_no_permissions = answered("GET", GUILDS, change=_without("permissions"))
_removed_with_200 = answered("DELETE", COMMANDS + "/{command}", 200, lambda _: {})
_kept_open = refused_with("PATCH", CHANNEL, 50013)

DIFFERENCES = (
    Difference("DC-171", "archived threads are not listed", _no_threads),
    Difference("DC-171", "their list is closed to bots", refused_with("GET", ARCHIVED, 50001)),
    Difference("DC-171", "active threads are listed with archived ones", _all_active),
    Difference("DC-172", "the bot's servers are not listed", _no_servers),
    Difference("DC-172", "they have no permissions", _no_permissions),
    Difference("DC-172", "they have no names", _no_names),
    Difference("DC-172", "their list is closed to bots", refused_with("GET", GUILDS, 50001)),
    Difference("DC-173", "a command is added with 200", answered("POST", COMMANDS, 200)),
    Difference("DC-173", "a command sent again gets a new id", _new_id, also=("DC-150",)),
    Difference("DC-173", "a command is removed with 200", _removed_with_200),
    Difference("DC-174", "who opened a thread may not archive it", _kept_open, also=("DC-171",)),
    Difference("DC-174", "a thread is deleted with 204", answered("DELETE", CHANNEL, 204)),
    Difference("DC-174", "no bot may delete a thread", refused_with("DELETE", CHANNEL, 50013)),
)
