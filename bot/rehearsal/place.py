"""The place of a rehearsal: the channel that was named, and a thread of our own in it."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord

from bot.rehearsal.api import Answer, Api
from bot.rehearsal.bounds import Bounds
from bot.rehearsal.findings import Findings
from bot.rehearsal.rights import rights_in
from bot.rehearsal.stage import Stage

Json = Mapping[str, Any]
TEXT, PUBLIC, PRIVATE = 0, 11, 12
"""Types of channels: for text, and threads of either kind."""
HOUR = 60
"""Minutes after which Discord archives our thread by itself, should nobody remove it."""


class Unusable(Exception):
    """A rehearsal cannot be held; the key of the sentence and its arguments say why."""

    def __init__(self, key: str, **given: str) -> None:
        super().__init__(key)
        self.key = key
        self.given = given


def new_mark() -> str:
    """Return a text that nothing else on Discord has in its name."""
    return f"rehearsal_{secrets.token_hex(4)}"


@dataclass(frozen=True)
class Place:
    """A channel for text that can be used, and what the bot may do there."""

    guild: Json
    channel: Json
    me: str
    application: str
    rights: discord.Permissions

    @property
    def private(self) -> bool:
        """Whether the bot can open a private thread here."""
        return self.rights.create_private_threads

    @property
    def removable(self) -> bool:
        """Whether the bot can remove its thread, rather than empty and archive it alone."""
        return self.rights.manage_threads


async def looked_at(api: Api, channel: str) -> Place:
    """Look at a channel, changing nothing.

    Raises:
        Unusable: the token is refused, there is no such channel, or a right is missing there.
    """
    me = await _read(api, "/users/@me", "rehearse-token")
    api.bounds.me = me["id"]
    application = await _read(api, "/applications/@me", "rehearse-token")
    found = await _read(api, f"/channels/{channel}", "rehearse-no-channel")
    if found.get("type") != TEXT or "guild_id" not in found:
        raise Unusable("rehearse-no-text-channel")
    guild = await _read(api, f"/guilds/{found['guild_id']}", "rehearse-no-channel")
    path = f"/guilds/{guild['id']}/members/{me['id']}"
    rights = rights_in(guild, await _read(api, path, "rehearse-no-channel"), found)
    place = Place(guild, found, me["id"], application["id"], rights)
    if missing := [right for right in _needed(place) if not getattr(rights, right)]:
        raise Unusable("rehearse-rights", rights=", ".join(missing))
    return place


def _needed(place: Place) -> tuple[str, ...]:
    """Return the names of the rights without which nothing can be tried."""
    thread = "create_private_threads" if place.private else "create_public_threads"
    return "view_channel", "send_messages_in_threads", thread


async def _read(api: Api, path: str, key: str) -> Any:  # noqa: ANN401
    answer = await api.ask("GET", path)
    if answer.status == 401:
        raise Unusable("rehearse-token")
    if answer.status != 200:
        raise Unusable(key, came=said(answer))
    return answer.body


def said(answer: Answer) -> str:
    """Return a refusal in words, as `50013 Missing Permissions`."""
    if isinstance(answer.body, dict) and answer.body.get("code"):
        return f"{answer.body['code']} {answer.body.get('message', '')}".strip()
    return str(answer.status)


async def opened(api: Api, place: Place) -> Stage:
    """Open a thread of our own, private where that is allowed.

    Raises:
        Unusable: Discord refuses the thread.
    """
    body = {
        "name": f"Undercroft {api.bounds.mark}",
        "type": PRIVATE if place.private else PUBLIC,
        "auto_archive_duration": HOUR,
        "invitable": False,
    }
    answer = await api.ask("POST", f"/channels/{place.channel['id']}/threads", body)
    if answer.status >= 300:
        raise Unusable("rehearse-no-thread", came=said(answer))
    return Stage(
        api=api,
        findings=Findings(),
        guild=place.guild["id"],
        channel=place.channel["id"],
        thread=answer.body["id"],
        me=place.me,
        application=place.application,
        rights=place.rights,
        private=place.private,
    )


def asking(session: aiohttp.ClientSession, token: str, channel: str) -> Api:
    """Return the interface of a rehearsal in a channel, with a mark of its own."""
    return Api(session, token, Bounds(new_mark(), {channel}))
