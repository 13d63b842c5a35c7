"""Differences of what is said of servers."""

import pytest

from bot.table.rest import Answer, RestSide
from bot.table.server import TableServer
from tests.rehearsal.differences import Difference
from tests.rehearsal.differences.answers import answered, coded

GUILD = "/guilds/{guild}"


def _anybody(_server: TableServer, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(RestSide, "_authorise", lambda _side, _request: None)


def _later(server: TableServer, _patch: pytest.MonkeyPatch) -> None:
    """Let a wrong token be refused with another status."""
    server.otherwise["GET", "/users/@me"] = lambda _call, _handler: Answer({"code": 0}, 403)
    server.table.tokens.add("Nobody.has.this-token")


def _none(_body: object) -> object:
    return []


def _strangers(body: list[dict[str, object]]) -> object:
    return [*body, body[0] | {"guild_id": "1"}]


DIFFERENCES = (
    Difference("DC-095", "another server has another code", coded("GET", GUILD, {10004: 50001})),
    Difference(
        "DC-096", "channels of others", answered("GET", f"{GUILD}/channels", change=_strangers)
    ),
    Difference("DC-096", "no channels", answered("GET", f"{GUILD}/channels", change=_none)),
    Difference("DC-096", "no roles", answered("GET", f"{GUILD}/roles", change=_none)),
    Difference("DC-167", "any token is right", _anybody),
    Difference("DC-167", "a wrong token is refused with 403", _later),
)
