"""Differences of threads of other kinds of channels."""

import pytest

from bot.table.discord_types import Json
from bot.table.server import TableServer
from tests.rehearsal.differences import Difference
from tests.rehearsal.switches import MESSAGES, Apply, told

_ACTIVE = "/guilds/{guild}/threads/active"


def _of_type(kind: int, other: int) -> Apply:
    """Let the threads of channels of a type be of another type than they are."""

    def apply(server: TableServer, patch: pytest.MonkeyPatch) -> None:
        channels = server.table.world.channels

        def change(body: Json) -> None:
            for each in body["threads"]:
                if channels[each["parent_id"]].type == kind:
                    each["type"] = other

        told("GET", _ACTIVE, change)(server, patch)

    return apply


def _begun(kind: int) -> Apply:
    """Let posts of forums of a type begin with a message of another id."""

    def apply(server: TableServer, patch: pytest.MonkeyPatch) -> None:
        channels = server.table.world.channels

        def change(body: list[Json]) -> None:
            for each in body:
                if channels[channels[each["channel_id"]].parent or ""].type == kind:
                    each["id"] = str(int(each["id"]) + 1)

        told("GET", MESSAGES, change)(server, patch)

    return apply


DIFFERENCES = (
    Difference("DC-026", "threads of announcements are public", _of_type(5, 11)),
    Difference("DC-029", "posts of media are no public threads", _of_type(16, 12)),
    Difference("DC-029", "posts of media begin with another message", _begun(16)),
    Difference("DC-030", "posts are no public threads", _of_type(15, 10)),
    Difference("DC-030", "posts begin with another message", _begun(15)),
)
