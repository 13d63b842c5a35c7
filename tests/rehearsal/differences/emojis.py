"""Differences of the application's emojis."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.table import emojis
from bot.table.api_errors import ApiError, ErrorTree, refusal
from bot.table.emojis import AppEmojis
from bot.table.rest import Answer, Call, Handler
from bot.table.server import TableServer
from bot.table.table import Table
from tests.rehearsal.differences import Difference
from tests.rehearsal.differences.answers import Apply, answered, forgiving, refused_with

Patch = pytest.MonkeyPatch
Json = dict[str, Any]
ALL, ONE = "/applications/{application}/emojis", "/applications/{application}/emojis/{emoji}"


def _any_name(*unchecked: str) -> Apply:
    """Let names break some of their rules; what is wrong is known by its code."""

    def apply(_server: TableServer, patch: Patch) -> None:
        add = ErrorTree.add

        def lenient(tree: ErrorTree, path: Any, code: str, message: str) -> None:
            if not (path == ("name",) and code in unchecked):
                add(tree, path, code, message)

        patch.setattr(ErrorTree, "add", lenient)

    return apply


def _any_length(_server: TableServer, patch: Patch) -> None:
    patch.setattr(emojis, "LEAST_NAME", 1)


def _longer(_server: TableServer, patch: Patch) -> None:
    patch.setattr(emojis, "MOST_NAME", 40)


def _shorter(_server: TableServer, patch: Patch) -> None:
    patch.setattr(emojis, "MOST_NAME", 30)


def _any_picture(_server: TableServer, patch: Patch) -> None:
    patch.setattr(emojis, "_BEGINNINGS", {"image/png": (b"",)})


def _any_size(_server: TableServer, patch: Patch) -> None:
    patch.setattr(emojis, "MOST_BYTES", 1 << 30)


def _size_has_a_code(server: TableServer, _patch: Patch) -> None:
    def otherwise(call: Call, handler: Handler) -> Answer:
        try:
            return handler(call)
        except ApiError as error:
            raise ApiError(400, error.code or 50045, error.message) from None

    server.otherwise["POST", ALL] = otherwise


def _slow(server: TableServer, _patch: Patch) -> None:
    server.table.limits.observed = {("POST", ALL): (1, 36_000.0)}


def _without_user(body: Any) -> Any:
    return {key: value for key, value in body.items() if key != "user"}


def _dropped(server: TableServer, patch: Patch) -> None:
    """Let texts lose emojis that are not of their server."""
    say = server.table.say

    def dropping(channel: Any, payload: Json, *rest: Any, **more: Any) -> Any:
        content = str(payload.get("content") or "").replace("<:", ":").partition(":1")[0]
        return say(channel, payload | {"content": content or "x"}, *rest, **more)

    patch.setattr(server.table, "say", dropping)


def _none_on_buttons(server: TableServer, patch: Patch) -> None:
    def check(components: Any) -> None:
        if components:
            raise refusal(50013)

    patch.setattr(server.table.world.emojis, "check", check)


def _checked(keep: Callable[[Json], bool]) -> Apply:
    """Let components show some emojis that there are not."""

    def apply(_server: TableServer, patch: Patch) -> None:
        check = AppEmojis._check_emoji

        def lenient(known: AppEmojis, emoji: Any, *rest: Any) -> None:
            if not (isinstance(emoji, dict) and keep(emoji)):
                check(known, emoji, *rest)

        patch.setattr(AppEmojis, "_check_emoji", lenient)

    return apply


def _texts_are_checked(server: TableServer, patch: Patch) -> None:
    say = Table.say

    def strict(table: Table, channel: Any, payload: Json, *rest: Any, **more: Any) -> Any:
        content = str(payload.get("content") or "")
        if content.startswith("<:") and not table.world.emojis.listed():
            raise refusal(10014)
        return say(table, channel, payload, *rest, **more)

    patch.setattr(Table, "say", strict)


DIFFERENCES = (
    Difference("DC-074", "an emoji is added with another status", answered("POST", ALL, 200)),
    Difference(
        "DC-074", "nobody says who uploaded it", answered("POST", ALL, change=_without_user)
    ),
    Difference(
        "DC-074", "the list is bare", answered("GET", ALL, change=lambda body: body["items"])
    ),
    Difference("DC-074", "the list is empty", answered("GET", ALL, change=lambda _: {"items": []})),
    Difference("DC-074", "names are not changed", answered("PATCH", ONE, 405)),
    Difference("DC-074", "emojis are not added", refused_with("POST", ALL, 50013), ("DC-078",)),
    Difference("DC-074", "emojis are not removed", refused_with("DELETE", ONE, 50013)),
    Difference(
        "DC-078", "a name is taken twice", _any_name("APPLICATION_EMOJI_NAME_ALREADY_TAKEN")
    ),
    Difference("DC-080", "an emoji that is none has another code", refused_with("GET", ONE, 10013)),
    Difference(
        "DC-080", "anybody's list is shown", forgiving("GET", ALL, 50001, Answer({"items": []}))
    ),
    Difference("DC-076", "a name has one letter", _any_length),
    Difference("DC-076", "a name has 40 letters", _longer),
    Difference("DC-076", "a name has 30 letters at most", _shorter),
    Difference("DC-076", "a name has hyphens", _any_name("STRING_TYPE_REGEX")),
    Difference("DC-076", "a picture is anything", _any_picture),
    Difference("DC-077", "a picture has any size", _any_size),
    Difference("DC-077", "a picture's size has a code", _size_has_a_code),
    Difference("DC-081", "one emoji in ten hours", _slow),
    Difference("DC-075", "texts lose emojis", _dropped),
    Difference("DC-075", "buttons take no emojis", _none_on_buttons, ("DC-088",)),
    Difference("DC-088", "a button shows what is gone", _checked(lambda emoji: "id" in emoji)),
    Difference("DC-088", "a button shows what is none", _checked(lambda emoji: "id" not in emoji)),
    Difference("DC-089", "a text is refused for what is gone", _texts_are_checked),
)
