"""Differences of what people wrote."""

from collections.abc import Callable

import pytest

from bot.table.discord_types import Json
from bot.table.entities import Message
from bot.table.server import TableServer
from tests.rehearsal.differences import Difference
from tests.rehearsal.switches import MESSAGE, Apply, accepts, in_a_thread, in_the_channel, refuses


def _readable(part: str) -> Apply:
    def apply(server: TableServer, patch: pytest.MonkeyPatch) -> None:
        real: Callable[[Message], Json] = server.table.told

        def told(message: Message) -> Json:
            shown = real(message)
            return {**shown, part: message.data[part] or [{"title": "x"}]}

        patch.setattr(server.table, "told", told)

    return apply


DIFFERENCES = (
    Difference(
        "DC-009", "a message that is gone is edited", accepts("PATCH", MESSAGE, where=in_a_thread)
    ),
    Difference(
        "DC-009", "it is somebody else's", refuses("PATCH", MESSAGE, 50005, where=in_a_thread)
    ),
    Difference(
        "DC-009", "it is a bad request", refuses("PATCH", MESSAGE, 10008, 400, where=in_a_thread)
    ),
    Difference(
        "DC-009", "others' messages are edited", accepts("PATCH", MESSAGE, where=in_the_channel)
    ),
    Difference(
        "DC-009",
        "others' messages take a right",
        refuses("PATCH", MESSAGE, 50013, where=in_the_channel),
    ),
    *(
        Difference("DC-039", f"what people write is told: {part}", _readable(part))
        for part in ("content", "embeds", "components", "attachments")
    ),
)
