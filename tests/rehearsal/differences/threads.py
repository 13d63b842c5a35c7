"""Differences of threads: who is in them, their names, their sleep, and slow mode."""

import pytest

from bot.table.api_errors import ApiError, refusal
from bot.table.discord_types import Json
from bot.table.entities import Channel
from bot.table.server import TableServer
from tests.rehearsal.differences import Difference
from tests.rehearsal.switches import (
    CHANNEL,
    MEMBER,
    MESSAGE,
    MESSAGES,
    accepts,
    door,
    in_a_thread,
    refuses,
    silent,
    told,
)


def _owned(thread: Json) -> None:
    thread["owner_id"] = thread["guild_id"]


def _outside(thread: Json) -> None:
    thread.pop("member", None)


def _crowded(thread: Json) -> None:
    thread["member_count"] = 2


def _old_name(server: TableServer, patch: pytest.MonkeyPatch) -> None:
    channels = server.table.channels
    note = channels.note

    def noting(channel: Channel, kind: int, **fields: object) -> None:
        note(channel, kind, **{**fields, "content": "before"} if kind == 4 else fields)

    patch.setattr(channels, "note", noting)


def _quick(thread: Json) -> None:
    thread["rate_limit_per_user"] = 0


def _held_back(channel: Channel) -> ApiError | None:
    return refusal(20016, channel.slow) if channel.slow else None


def _shut(channel: Channel) -> ApiError | None:
    return refusal(50083) if channel.archived and not channel.locked else None


def _sleeps_on(server: TableServer, patch: pytest.MonkeyPatch) -> None:
    channels = server.table.channels
    alter = channels.alter

    def altering(channel: Channel, **changes: object) -> None:
        if changes != {"archived": False}:
            alter(channel, **changes)

    patch.setattr(channels, "alter", altering)


def _open(thread: Json) -> None:
    thread["thread_metadata"]["archived"] = False


def _nameless(thread: Json) -> None:
    thread["thread_metadata"].pop("archived")


_IN_IT = (
    Difference(
        "DC-016", "a thread has another owner", told("GET", CHANNEL, _owned, where=in_a_thread)
    ),
    Difference(
        "DC-016", "its opener is not in it", told("GET", CHANNEL, _outside, where=in_a_thread)
    ),
    Difference(
        "DC-016", "somebody else is in it", told("GET", CHANNEL, _crowded, where=in_a_thread)
    ),
    Difference("DC-016", "it is not to be seen", refuses("GET", CHANNEL, 10003, where=in_a_thread)),
    Difference("DC-024", "everybody is said to be in it", accepts("GET", MEMBER)),
    Difference("DC-024", "who is not in it is unknown", refuses("GET", MEMBER, 10013)),
    Difference("DC-024", "who is not in it is refused", refuses("GET", MEMBER, 10007, 403)),
)
_NAMES = (
    Difference("DC-036", "nothing tells of a new name", silent(4)),
    Difference("DC-036", "the name before is told", _old_name),
    Difference("DC-036", "a new name is refused", refuses("PATCH", CHANNEL, 50013)),
    Difference("DC-038", "what Discord wrote can be edited", accepts("PATCH", MESSAGE)),
    Difference("DC-038", "it is refused as somebody else's", refuses("PATCH", MESSAGE, 50005)),
    Difference("DC-038", "it is a bad request", refuses("PATCH", MESSAGE, 50021, 400)),
    Difference("DC-038", "what Discord wrote can be deleted", accepts("DELETE", MESSAGE)),
    Difference("DC-038", "deleting takes a right", refuses("DELETE", MESSAGE, 50013)),
)
_SLEEP = (
    Difference("DC-041", "slow mode holds the bot back", door(_held_back)),
    Difference("DC-180", "slow mode is not turned on", told("PATCH", CHANNEL, _quick)),
    Difference("DC-180", "slow mode takes another right", refuses("PATCH", CHANNEL, 50013)),
    Difference(
        "DC-041",
        "slow mode forbids the bot to write",
        refuses("POST", MESSAGES, 50013, where=in_a_thread, skip=1),
    ),
    Difference("DC-046", "a message leaves a thread archived", _sleeps_on),
    Difference("DC-046", "an archived thread takes no messages", door(_shut)),
    Difference("DC-046", "a thread cannot be archived", refuses("PATCH", CHANNEL, 50013, times=1)),
    Difference("DC-046", "a thread stays open", told("PATCH", CHANNEL, _open, times=1)),
    Difference(
        "DC-046",
        "nothing is said of that",
        told("GET", CHANNEL, _nameless, where=in_a_thread),
    ),
    Difference(
        "DC-047",
        "a locked thread takes messages",
        accepts("POST", MESSAGES, where=in_a_thread, skip=1),
    ),
    Difference(
        "DC-047",
        "an archived thread says that it is locked",
        refuses("POST", MESSAGES, 160005, where=in_a_thread, skip=1),
    ),
    Difference(
        "DC-047",
        "an archived thread is forbidden",
        refuses("POST", MESSAGES, 50083, 403, where=in_a_thread, skip=1),
    ),
    Difference(
        "DC-047",
        "who manages threads cannot lock one",
        refuses("PATCH", CHANNEL, 50013, skip=1, times=1),
    ),
)


def _open_to_all(server: TableServer, patch: pytest.MonkeyPatch) -> None:
    """Let locked threads take messages and edits of everybody."""
    patch.setattr(server.table, "manages", lambda _channel: True)


_OUT_OF_REACH = (
    Difference(
        "DC-047",
        "a thread that is locked alone takes everybody's messages",
        _open_to_all,
        unnoticed="who can lock a thread may write in it",
    ),
)
DIFFERENCES = (*_OUT_OF_REACH, *_IN_IT, *_NAMES, *_SLEEP)
