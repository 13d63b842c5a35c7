"""Differences of plain messages."""

from typing import Any

import pytest

from bot.table.file_store import FileStore
from bot.table.rest import Answer
from bot.table.server import TableServer
from tests.rehearsal.differences import Difference
from tests.rehearsal.differences.answers import answered, coded, forgiving

MESSAGES = "/channels/{channel}/messages"


def _numbered(body: Any) -> Any:
    for number, each in enumerate(body.get("components") or ()):
        each["id"] = number
    return body


def _nameless(body: Any) -> Any:
    for each in body.get("components") or ():
        each.pop("id", None)
    return body


def _kept(_server: TableServer, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(FileStore, "drop", lambda _store, _files: None)


DIFFERENCES = (
    Difference("DC-158", "a message may be empty", forgiving("POST", MESSAGES, 50006, Answer({}))),
    Difference(
        "DC-158", "an empty message has another code", coded("POST", MESSAGES, {50006: 50035})
    ),
    Difference("DC-159", "components begin with 0", answered("POST", MESSAGES, change=_numbered)),
    Difference(
        "DC-159", "components have no numbers", answered("POST", MESSAGES, change=_nameless)
    ),
    Difference(
        "DC-160", "the oldest come first", answered("GET", MESSAGES, change=lambda body: body[::-1])
    ),
    Difference("DC-160", "nothing is listed", answered("GET", MESSAGES, change=lambda _: [])),
    Difference("DC-161", "files outlive their message", _kept),
)
