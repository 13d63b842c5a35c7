"""Differences of direct channels."""

from bot.table.api_errors import ApiError
from bot.table.rest import Answer, Call, Handler
from bot.table.server import TableServer
from tests.rehearsal.differences import Difference
from tests.rehearsal.differences.answers import answered, coded, forgiving

OPEN, CHANNEL, THREADS = "/users/@me/channels", "/channels/{channel}", "/channels/{channel}/threads"


def _another_each_time(server: TableServer, _patch: object) -> None:
    def otherwise(call: Call, handler: Handler) -> Answer:
        body = handler(call).body
        return Answer(body | {"id": call.table.world.flakes.next()})

    server.otherwise["POST", OPEN] = otherwise


def _another_after_closing(server: TableServer, patch: object) -> None:
    def closed(call: Call, handler: Handler) -> Answer:
        _another_each_time(server, patch)
        return handler(call)

    server.otherwise["DELETE", CHANNEL] = closed


def _nobodys(body: dict[str, object]) -> dict[str, object]:
    return body | {"recipients": []}


def _to_itself(server: TableServer, _patch: object) -> None:
    def otherwise(call: Call, handler: Handler) -> Answer:
        try:
            return handler(call)
        except ApiError as error:
            if error.code == 50007:
                return Answer({"id": call.table.world.flakes.next(), "type": 1, "recipients": []})
            raise

    server.otherwise["POST", OPEN] = otherwise


DIFFERENCES = (
    Difference("DC-155", "a channel is another each time", _another_each_time),
    Difference("DC-155", "a channel is another once it was closed", _another_after_closing),
    Difference("DC-155", "a channel is nobody's", answered("POST", OPEN, change=_nobodys)),
    Difference("DC-157", "the bot writes to itself", _to_itself),
    Difference("DC-157", "nobody has another code", coded("POST", OPEN, {50033: 10013})),
    Difference("DC-157", "channels have names", forgiving("PATCH", CHANNEL, 50003, Answer({}))),
    Difference("DC-157", "threads have another code", coded("POST", THREADS, {50003: 50024})),
)
