"""Differences of a thread on a message."""

from typing import Any

import pytest

from bot.table.rest import Answer, Call, Handler, RestSide
from bot.table.server import TableServer
from tests.rehearsal.differences import Difference
from tests.rehearsal.switches import MEMBER, MESSAGE, accepts, refuses, silent

_THREADS = MESSAGE + "/threads"


def _stays_outside(server: TableServer, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(server.table.channels, "join", lambda *_, **__: None)


def _stays_inside(server: TableServer, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(server.table.channels, "leave", lambda *_: None)


def _presses_join(server: TableServer, _patch: pytest.MonkeyPatch) -> None:
    def joining(call: Call, handler: Handler) -> Answer:
        answer = handler(call)
        for each in server.table.world.channels.values():
            if each.is_thread:
                server.table.channels.join(each, server.table.world.bot)
        return answer

    server.otherwise["POST", "/interactions/{interaction}/{token}/callback"] = joining


def _counted_apart(_server: TableServer, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(RestSide, "_counted_by", lambda _self, _route, path: path)


def _untold(server: TableServer, patch: pytest.MonkeyPatch) -> None:
    take = server.table.limits.take

    def taking(*given: Any, **named: Any) -> tuple[dict[str, str], float]:
        headers, waits = take(*given, **named)
        return {key: each for key, each in headers.items() if "Remaining" not in key}, waits

    patch.setattr(server.table.limits, "take", taking)


DIFFERENCES = (
    Difference("DC-226", "members are counted by thread", _counted_apart),
    Difference("DC-226", "nothing is said of how members are counted", _untold),
    Difference(
        "DC-018",
        "who answers in a thread is in it",
        _presses_join,
        unnoticed="a person would have to press",
    ),
    Difference(
        "DC-037",
        "nothing tells of who was added",
        silent(1),
        unnoticed="somebody else would have to be added",
    ),
    Difference("DC-018", "who writes in a thread is not in it", _stays_outside),
    Difference("DC-018", "who leaves a thread is in it", _stays_inside),
    Difference("DC-018", "nobody leaves a thread", refuses("DELETE", MEMBER, 50013)),
    Difference("DC-037", "nothing tells that a thread begins", silent(21)),
    Difference("DC-059", "a message has two threads", accepts("POST", _THREADS, skip=1)),
    Difference(
        "DC-059", "another code refuses the second", refuses("POST", _THREADS, 50024, skip=1)
    ),
    Difference(
        "DC-059", "a second thread is forbidden", refuses("POST", _THREADS, 160004, 403, skip=1)
    ),
    Difference("DC-059", "a message has no thread", refuses("POST", _THREADS, 50024)),
)
