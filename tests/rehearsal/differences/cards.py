"""Differences of cards, their files and limits."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from bot.table import components, message_bodies
from bot.table.api_errors import ApiError
from bot.table.discord_types import Json, Kind
from bot.table.entities import Channel, Message
from bot.table.server import TableServer
from tests.rehearsal.differences import Difference
from tests.rehearsal.switches import (
    MESSAGE,
    MESSAGES,
    Apply,
    accepts,
    answers,
    event,
    refuses,
    told,
)

TRIED = 6
"""Edits of the card that have to be refused, one after the other: five limits, and plain again."""
KEPT, NAMED, ANEW, GONE, AGAIN = range(TRIED, TRIED + 5)
"""How many edits come before those that change its files."""


def _constant(module: object, name: str, value: object) -> Apply:
    where = import_module(module) if isinstance(module, str) else module
    return lambda _server, patch: patch.setattr(where, name, value)


def _edit(number: int) -> Json:
    return {"skip": number, "times": 1}


def _listed(message: Json) -> None:
    message["attachments"] = [{"id": "1", "filename": "picture-0.png"}]


def _unlisted(message: Json) -> None:
    message.pop("attachments", None)


def _each(change: Callable[[Json], object]) -> Callable[[Json], None]:
    def changed(message: Json) -> None:
        for each in _media(message.get("components") or []):
            change(each)

    return changed


def _media(parts: Any) -> list[Json]:
    return [each for _, part in components.walk(parts) for each in components.media_of(part)]


def _first_gone(message: Json) -> None:
    gallery = next(p for _, p in components.walk(message["components"]) if p["type"] == 12)
    gallery["items"].pop()


def _keeping(choose: Callable[[Json, list[Json], list[Json]], list[Json]]) -> Apply:
    """Change which files an edit keeps: of the request, those before, those kept as it should."""

    def apply(server: TableServer, patch: pytest.MonkeyPatch) -> None:
        real = message_bodies._kept

        def kept(payload: Json, described: Any, old: Message | None, uploads: Any) -> list[Json]:
            found = real(payload, described, old, uploads)
            return found if old is None else choose(payload, list(old.files), found)

        patch.setattr(message_bodies, "_kept", kept)

    return apply


def _lost(payload: Json, _before: list[Json], found: list[Json]) -> list[Json]:
    return found if payload.get("attachments") is not None else []


def _stuck(payload: Json, before: list[Json], found: list[Json]) -> list[Json]:
    return before if payload.get("attachments") == [] else found


def _on_top(payload: Json, before: list[Json], found: list[Json]) -> list[Json]:
    return before[:2] if payload.get("attachments") else found


def _old_ones(server: TableServer, patch: pytest.MonkeyPatch) -> None:
    old: list[str] = []

    def noted(message: Json) -> None:
        old.extend(each["attachment_id"] for each in _media(message["components"]))

    def shown(message: Json) -> None:
        for each, ident in zip(_media(message["components"]), old, strict=False):
            each["attachment_id"] = ident

    told("POST", MESSAGES, noted)(server, patch)
    told("PATCH", MESSAGE, shown, **_edit(ANEW))(server, patch)


def _spoilt(spoil: Callable[[Json], object]) -> Apply:
    """Let a refused edit leave something behind."""

    def apply(server: TableServer, patch: pytest.MonkeyPatch) -> None:
        real = server.table.edit

        def edit(channel: Channel, message: Message, payload: Json, uploads: Any = ()) -> Message:
            try:
                return real(channel, message, payload, uploads)
            except ApiError:
                spoil(message.data)
                raise

        patch.setattr(server.table, "edit", edit)

    return apply


def _any_gallery(_server: TableServer, patch: pytest.MonkeyPatch) -> None:
    patch.setitem(components._CHECKS, Kind.GALLERY, lambda *_: None)


def _any_list(_server: TableServer, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(components, "_choices", lambda *_: None)


def _plain(status: int, body: Any) -> tuple[int, Any]:
    return 200, {"flags": 0, "content": "Plain", "components": []}


_FIELDS: dict[str, Callable[[Json], object]] = {
    "address": lambda media: media.pop("url"),
    "second address": lambda media: media.pop("proxy_url"),
    "width": lambda media: media.pop("width"),
    "height": lambda media: media.update(height=1),
    "type": lambda media: media.pop("content_type"),
    "attachment": lambda media: media.pop("attachment_id"),
}
_BESIDE = (
    Difference("DC-001", "an answer lists files that are shown", told("POST", MESSAGES, _listed)),
    Difference("DC-001", "what is read lists files that are shown", told("GET", MESSAGE, _listed)),
    Difference(
        "DC-001",
        "an edit lists files that are shown",
        told("PATCH", MESSAGE, _listed, **_edit(KEPT)),
    ),
    Difference("DC-001", "events list files that are shown", event("MESSAGE_CREATE", _listed)),
    Difference("DC-001", "nothing is said of files", told("GET", MESSAGE, _unlisted)),
)
_SHOWN = (
    *(
        Difference("DC-002", f"pictures have no {name}", told("GET", MESSAGE, _each(change)))
        for name, change in _FIELDS.items()
    ),
    Difference(
        "DC-002",
        "pictures have a file size",
        told("GET", MESSAGE, _each(lambda media: media.update(size=100))),
    ),
    Difference(
        "DC-002", "a picture is missing", told("GET", MESSAGE, _first_gone, times=1), ("DC-054",)
    ),
)
_FILES = (
    Difference("DC-003", "an edit that says nothing of files loses them", _keeping(_lost)),
    Difference(
        "DC-003",
        "files that are named again are refused",
        refuses("PATCH", MESSAGE, 50035, **_edit(KEPT)),
    ),
    Difference(
        "DC-003",
        "files that are named again are others",
        told("PATCH", MESSAGE, _each(lambda media: media.update(attachment_id="1")), **_edit(KEPT)),
    ),
    Difference("DC-004", "an edit without files keeps them", _keeping(_stuck)),
    Difference(
        "DC-004",
        "a file that is taken away may be named",
        accepts("PATCH", MESSAGE, **_edit(NAMED)),
    ),
    Difference(
        "DC-004",
        "a file that is taken away is refused with another code",
        refuses("PATCH", MESSAGE, 10008, **_edit(NAMED)),
    ),
    Difference(
        "DC-004", "files cannot be taken away", refuses("PATCH", MESSAGE, 50035, **_edit(GONE))
    ),
    Difference(
        "DC-004", "a file that is gone may be named", accepts("PATCH", MESSAGE, **_edit(AGAIN))
    ),
    Difference("DC-005", "new files come beside those before", _keeping(_on_top)),
    Difference("DC-005", "the files before are shown on", _old_ones),
    Difference(
        "DC-005",
        "new files are refused",
        refuses("PATCH", MESSAGE, 50035, **_edit(ANEW)),
        ("DC-004",),
    ),
)


def _files_stay(server: TableServer, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(server.table.world.files, "drop", lambda _files: None)


_ADDRESSES = (
    Difference(
        "DC-005",
        "the addresses of files that were replaced work on",
        _files_stay,
        unnoticed="Discord's own store may show a file for a while, and that is not waited for",
    ),
)
_LIMITS = (
    Difference(
        "DC-052", "a card becomes plain", answers("PATCH", MESSAGE, _plain, **_edit(TRIED - 1))
    ),
    Difference(
        "DC-052",
        "a card that is to become plain is refused with another code",
        refuses("PATCH", MESSAGE, 50006, **_edit(TRIED - 1)),
    ),
    Difference(
        "DC-053", "39 components are the most", _constant(components, "MOST_COMPONENTS", 39)
    ),
    Difference("DC-053", "41 components are taken", _constant(components, "MOST_COMPONENTS", 41)),
    Difference("DC-053", "3,999 letters are the most", _constant(components, "MOST_TEXT", 3999)),
    Difference("DC-053", "4,001 letters are taken", _constant(components, "MOST_TEXT", 4001)),
    Difference("DC-053", "11 pictures are taken", _any_gallery),
    Difference("DC-053", "26 lines are taken", _any_list),
    Difference("DC-053", "one id may stand twice", accepts("PATCH", MESSAGE, **_edit(4))),
    Difference(
        "DC-053",
        "too many components are refused with another code",
        refuses("PATCH", MESSAGE, 50006, **_edit(0)),
    ),
    Difference(
        "DC-053",
        "too many letters are refused with another status",
        refuses("PATCH", MESSAGE, 50035, 413, **_edit(1)),
    ),
    Difference(
        "DC-054",
        "a refused edit takes the texts away",
        _spoilt(lambda data: data.update(components=data["components"][:1])),
    ),
    Difference(
        "DC-054",
        "a refused edit takes the pictures away",
        _spoilt(lambda data: data.update(components=data["components"][1:])),
    ),
    Difference(
        "DC-054",
        "a refused edit counts as an edit",
        _spoilt(lambda data: data.update(edited_timestamp=data["timestamp"])),
    ),
    Difference(
        "DC-056",
        "21 MiB are taken",
        _constant("bot.table.attachments", "MOST_BYTES", 21 * 1024 * 1024),
    ),
    Difference("DC-056", "20 MiB are refused with another code", refuses("POST", MESSAGES, 50035)),
    Difference("DC-056", "20 MiB are a bad request", refuses("POST", MESSAGES, 40005, 400)),
)
DIFFERENCES = (*_BESIDE, *_SHOWN, *_FILES, *_ADDRESSES, *_LIMITS)
