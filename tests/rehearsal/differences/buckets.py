"""Differences of rate limits."""

from collections.abc import Callable, Mapping
from itertools import count
from typing import Any

import pytest

from bot.table import rest
from bot.table.limits import Limits
from bot.table.server import TableServer
from tests.rehearsal.differences import Difference
from tests.rehearsal.differences.answers import Apply

Patch = pytest.MonkeyPatch
Headers = dict[str, str]
MESSAGES = "/channels/{channel}/messages"


def _told(change: Callable[[Headers], Headers]) -> Apply:
    """Let answers tell otherwise of their bucket."""

    def apply(server: TableServer, patch: Patch) -> None:
        take = server.table.limits.take

        def otherwise(*given: Any, **more: Any) -> tuple[Headers, float]:
            headers, waits = take(*given, **more)
            return change(headers), waits

        patch.setattr(server.table.limits, "take", otherwise)

    return apply


def _without(*names: str) -> Apply:
    return _told(lambda headers: {key: value for key, value in headers.items() if key not in names})


def _one_each(server: TableServer, patch: Patch) -> None:
    numbers = count()

    def numbered(headers: Headers) -> Headers:
        return headers | {"X-RateLimit-Bucket": str(next(numbers))}

    _told(numbered)(server, patch)


def _for_all_channels(server: TableServer, patch: Patch) -> None:
    take = Limits.take

    def together(
        known: Limits, method: str, route: str, _places: Mapping[str, str], *, renames: bool
    ) -> tuple[Headers, float]:
        return take(known, method, route, {}, renames=renames)

    patch.setattr(Limits, "take", together)
    del server


def _few(server: TableServer, _patch: Patch) -> None:
    server.table.limits.observed = {("POST", MESSAGES): (1, 500.0)}


def _too_many(change: Callable[[dict[str, Any]], dict[str, Any]]) -> Apply:
    """Let the body of an answer beyond a limit say otherwise."""

    def apply(_server: TableServer, patch: Patch) -> None:
        body = rest._TooMany.body
        patch.setattr(rest._TooMany, "body", lambda error: change(body(error)))

    return apply


def _sooner(body: dict[str, Any]) -> dict[str, Any]:
    return body | {"retry_after": body["retry_after"] / 50}


def _as_text(body: dict[str, Any]) -> dict[str, Any]:
    return body | {"retry_after": str(body["retry_after"])}


DIFFERENCES = (
    Difference("DC-097", "no answer tells of its bucket", _told(lambda _: {})),
    Difference("DC-097", "no answer names its bucket", _without("X-RateLimit-Bucket")),
    Difference(
        "DC-097", "no answer says when a bucket is full", _without("X-RateLimit-Reset-After")
    ),
    Difference("DC-097", "each request has a bucket of its own", _one_each),
    Difference("DC-097", "all channels have one bucket", _for_all_channels),
    Difference("DC-098", "one message in minutes", _few),
    Difference("DC-099", "the time is a text", _too_many(_as_text)),
    Difference("DC-099", "there is a code", _too_many(lambda body: body | {"code": 20016})),
    Difference(
        "DC-099",
        "it is not said whether a limit is global",
        _too_many(lambda body: {"retry_after": body["retry_after"]}),
    ),
    Difference("DC-099", "the scope is missing", _without("X-RateLimit-Scope")),
    Difference("DC-099", "there is no Via", _without("Via")),
    Difference("DC-099", "the header is missing", _without("Retry-After")),
    Difference("DC-100", "the body says too little", _too_many(_sooner)),
)
