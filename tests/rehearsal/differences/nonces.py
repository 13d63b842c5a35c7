"""Differences of nonces."""

import contextlib

import pytest

from bot.table.api_errors import ApiError
from bot.table.discord_types import Json
from bot.table.entities import Message
from bot.table.server import TableServer
from tests.rehearsal.differences import Difference
from tests.rehearsal.switches import (
    MESSAGE,
    MESSAGES,
    event,
    in_a_thread,
    in_the_channel,
    refuses,
    told,
)


def _forgotten(server: TableServer, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(server.table, "remember", lambda _payload, _message: None)


def _free_again(server: TableServer, patch: pytest.MonkeyPatch) -> None:
    remembered = server.table.remembered

    def asked(payload: Json) -> Message | None:
        with contextlib.suppress(ApiError):
            return remembered(payload)
        return None

    patch.setattr(server.table, "remembered", asked)


def _another(message: Json) -> None:
    message["id"] = str(int(message["id"]) + 1)


def _without(message: Json) -> None:
    message.pop("nonce", None)


def _with(message: Json) -> None:
    message["nonce"] = f"once-{message['channel_id']}"


DIFFERENCES = (
    Difference("DC-014", "a nonce is forgotten at once", _forgotten, also=("DC-015",)),
    Difference(
        "DC-014",
        "a nonce holds in its channel alone",
        told("POST", MESSAGES, _another, where=in_the_channel),
    ),
    Difference(
        "DC-014",
        "a nonce that stands is refused",
        refuses("POST", MESSAGES, 50035, where=in_a_thread, skip=1, times=1),
    ),
    Difference("DC-015", "the nonce of a deleted message is free again", _free_again),
    Difference(
        "DC-015",
        "the nonce of a deleted message is refused with another code",
        refuses("POST", MESSAGES, 50035, where=in_a_thread, skip=2),
    ),
    Difference(
        "DC-015",
        "the nonce of a deleted message is refused with another status",
        refuses("POST", MESSAGES, 10008, 400, where=in_a_thread, skip=2),
    ),
    Difference("DC-063", "no answer has a nonce", told("POST", MESSAGES, _without)),
    Difference("DC-063", "no event has a nonce", event("MESSAGE_CREATE", _without)),
    Difference("DC-063", "a message that is read has its nonce", told("GET", MESSAGE, _with)),
)
