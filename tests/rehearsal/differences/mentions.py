"""Differences of mentions."""

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from bot.table import message_bodies
from bot.table.discord_objects import user_object
from bot.table.discord_types import Json, Snowflakes
from bot.table.entities import Channel
from bot.table.server import TableServer
from bot.table.world import World
from tests.rehearsal.differences import Difference
from tests.rehearsal.switches import MEMBER, MESSAGES, Apply, both, in_a_thread, refuses, told

Change = Callable[[World, Json, Json, Json], None]
"""What changes who a message calls: the world, the draft, what is allowed, and who is called."""


def _calling(change: Change) -> Apply:
    def apply(server: TableServer, patch: pytest.MonkeyPatch) -> None:
        real = message_bodies._mentions

        def mentions(world: World, channel: Channel, draft: Json, allowed: Any) -> Json:
            found = real(world, channel, draft, allowed)
            change(world, draft, allowed or {}, found)
            return found

        patch.setattr(message_bodies, "_mentions", mentions)

    return apply


def _named(world: World, draft: Json) -> list[Json]:
    found = message_bodies._USER.findall(draft["content"])
    return [user_object(world.users[each]) for each in found]


def _unasked(world: World, draft: Json, allowed: Json, found: Json) -> None:
    if not allowed.get("users"):
        found["mentions"] = _named(world, draft) or found["mentions"]


def _others(world: World, draft: Json, allowed: Json, found: Json) -> None:
    if allowed.get("users"):
        found["mentions"] = _named(world, draft)


def _nobody(_world: World, _draft: Json, allowed: Json, found: Json) -> None:
    if allowed.get("users"):
        found["mentions"] = []


def _everybody(_world: World, draft: Json, _allowed: Json, found: Json) -> None:
    found["mention_everyone"] = bool(message_bodies._USER.search(draft["content"]))


def _any_role(_world: World, _draft: Json, allowed: Json, found: Json) -> None:
    found["mention_roles"] = list(allowed.get("roles") or ())


def _role_unasked(_world: World, draft: Json, _allowed: Json, found: Json) -> None:
    found["mention_roles"] = message_bodies._ROLE.findall(draft["content"])


def _no_role(_world: World, _draft: Json, _allowed: Json, found: Json) -> None:
    found["mention_roles"] = []


def _reply_calls(world: World, draft: Json, _allowed: Json, found: Json) -> None:
    if draft.get("message_reference"):
        found["mentions"] = [user_object(world.users[world.bot])]


def _reply_is_quiet(_world: World, draft: Json, _allowed: Json, found: Json) -> None:
    if draft.get("message_reference"):
        found["mentions"] = []


def _mentionable(server: TableServer, _patch: pytest.MonkeyPatch) -> None:
    guild = server.table.world.guilds[server.table.world.guild]
    list(guild.roles.values())[1].mentionable = True


def _falling(server: TableServer, patch: pytest.MonkeyPatch) -> None:
    flakes: Snowflakes = server.table.world.flakes
    numbers = count(int(flakes.next()), -1)
    patch.setattr(flakes, "next", lambda: str(next(numbers)))


def _named_are_brought(server: TableServer, patch: pytest.MonkeyPatch) -> None:
    post = server.table.post

    def posting(channel: Channel, fields: Json, *rest: Any) -> Any:
        if channel.is_thread:
            for each in message_bodies._USER.findall(str(fields.get("content"))):
                server.table.channels.join(channel, each)
        return post(channel, fields, *rest)

    patch.setattr(server.table, "post", posting)


def _called_stay_outside(server: TableServer, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(server.table.channels, "may_bring", lambda _thread, _user: False)


def _number(message: Json) -> None:
    message["id"] = int(message["id"])


DIFFERENCES = (
    Difference("DC-017", "who is named is brought in, called or not", _named_are_brought),
    Difference(
        "DC-017",
        "nobody says whether who is named is in a thread",
        refuses("GET", MEMBER, 50001),
    ),
    Difference(
        "DC-017",
        "who is called is not brought in",
        _called_stay_outside,
        unnoticed="somebody would have to be called",
    ),
    Difference("DC-060", "people are called though nobody may be", _calling(_unasked)),
    Difference("DC-060", "people are called that were not listed", _calling(_others)),
    Difference("DC-060", "who was listed is not called", _calling(_nobody)),
    Difference("DC-060", "everybody is called", _calling(_everybody), also=("DC-062",)),
    Difference(
        "DC-060",
        "who is listed is refused",
        refuses("POST", MESSAGES, 50035, where=in_a_thread, skip=1, times=1),
        also=("DC-061", "DC-064"),
    ),
    Difference("DC-061", "roles are called that may not be", _calling(_any_role)),
    Difference(
        "DC-061",
        "a role is called that was not listed",
        both(_mentionable, _calling(_role_unasked)),
    ),
    Difference(
        "DC-061",
        "a role is not called that may be",
        both(_mentionable, _calling(_no_role)),
    ),
    Difference("DC-062", "a reply calls its author unasked", _calling(_reply_calls)),
    Difference("DC-062", "a reply never calls its author", _calling(_reply_is_quiet)),
    Difference("DC-064", "ids fall", _falling),
    Difference("DC-064", "ids are numbers", told("POST", MESSAGES, _number)),
)
