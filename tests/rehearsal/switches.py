"""Ways to let a running table answer otherwise, of which differences are made."""

import copy
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from bot.table.api_errors import ApiError, known
from bot.table.discord_types import Json
from bot.table.entities import Channel
from bot.table.rest import Answer, Call, Handler
from bot.table.server import TableServer

Apply = Callable[[TableServer, pytest.MonkeyPatch], None]
Change = Callable[[int, Any], tuple[int, Any]]
Where = Callable[[TableServer, Mapping[str, str]], bool]

CHANNEL, MESSAGES = "/channels/{channel}", "/channels/{channel}/messages"
MESSAGE, PIN = MESSAGES + "/{message}", MESSAGES + "/pins/{message}"
MEMBER = CHANNEL + "/thread-members/{user}"


def named(server: TableServer) -> Channel:
    """Return the channel that a rehearsal is held in: the first."""
    return next(iter(server.table.world.channels.values()))


def in_the_channel(server: TableServer, places: Mapping[str, str]) -> bool:
    """Say whether a request is about the named channel."""
    return places.get("channel") == named(server).id


def in_a_thread(server: TableServer, places: Mapping[str, str]) -> bool:
    """Say whether a request is about a thread of the bot's."""
    channel = server.table.world.channels.get(places.get("channel", ""))
    return channel is not None and channel.is_thread and channel.owner == server.table.world.bot


def _anywhere(_server: TableServer, _places: Mapping[str, str]) -> bool:
    return True


def answers(
    method: str,
    route: str,
    change: Change,
    *,
    skip: int = 0,
    times: int = 1000,
    where: Where = _anywhere,
) -> Apply:
    """Change the answers to requests, after the first few; what they did stays done."""

    def apply(server: TableServer, _patch: pytest.MonkeyPatch) -> None:
        seen = 0

        def otherwise(call: Call, handler: Handler) -> Answer:
            nonlocal seen
            try:
                answer = handler(call)
            except ApiError as error:
                answer = Answer(error.body(), error.status, error.headers())
            if where(server, call.path):
                seen += 1
                if skip < seen <= skip + times:
                    status, body = change(answer.status, copy.deepcopy(answer.body))
                    return Answer(body, status)
            return answer

        server.otherwise[method, route] = otherwise

    return apply


def refuses(method: str, route: str, code: int, status: int = 0, **more: Any) -> Apply:
    """Answer with a refusal, of its own status unless another is given."""
    usual, words = known(code)
    return answers(
        method, route, lambda _s, _b: (status or usual, {"code": code, "message": words}), **more
    )


def accepts(method: str, route: str, **more: Any) -> Apply:
    """Answer as if it was done."""
    return answers(method, route, lambda _status, _body: (200, {"id": "7"}), **more)


def told(method: str, route: str, change: Callable[[Any], None], **more: Any) -> Apply:
    """Change what is said of what was done, in place; refusals stay as they are."""

    def changed(status: int, body: Any) -> tuple[int, Any]:
        if status < 300:
            change(body)
        return status, body

    return answers(method, route, changed, **more)


def event(kind: str, change: Callable[[Json], None]) -> Apply:
    """Change events of a kind, in place."""

    def apply(server: TableServer, patch: pytest.MonkeyPatch) -> None:
        gateway = server.table.gateway
        emit = gateway.emit

        def emitting(name: str, data: Json) -> None:
            if name == kind:
                data = copy.deepcopy(data)
                change(data)
            emit(name, data)

        patch.setattr(gateway, "emit", emitting)

    return apply


def silent(kind: int) -> Apply:
    """Let Discord itself write no messages of a type."""

    def apply(server: TableServer, patch: pytest.MonkeyPatch) -> None:
        channels = server.table.channels
        note = channels.note

        def noting(channel: Channel, of: int, **fields: object) -> None:
            if of != kind:
                note(channel, of, **fields)

        patch.setattr(channels, "note", noting)

    return apply


def door(check: Callable[[Channel], ApiError | None]) -> Apply:
    """Refuse messages to a channel by a check of its state."""

    def apply(server: TableServer, patch: pytest.MonkeyPatch) -> None:
        def checking(channel: Channel) -> None:
            if (error := check(channel)) is not None:
                raise error

        patch.setattr(server.table, "check_door", checking)

    return apply


def both(*applies: Apply) -> Apply:
    """Do several things."""

    def apply(server: TableServer, patch: pytest.MonkeyPatch) -> None:
        for each in applies:
            each(server, patch)

    return apply
