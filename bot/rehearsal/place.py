"""The place of a rehearsal: the channel that was named, and a thread of our own in it."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any

import aiohttp
import discord

from bot.rehearsal.api import Answer, Api
from bot.rehearsal.bounds import Bounds
from bot.rehearsal.findings import Findings
from bot.rehearsal.rights import rights_in
from bot.rehearsal.stage import Stage
from cogs.base.ids import REHEARSAL

Json = Mapping[str, Any]
TEXT, PUBLIC, PRIVATE = 0, 11, 12
"""Types of channels: for text, and threads of either kind."""
MARGIN = 60
"""Seconds by which what is made may seem to be older than it is."""
HOUR = 60
"""Minutes after which Discord archives our thread by itself, should nobody remove it."""


_NAMES = {"read_messages": "View Channels", "view_channel": "View Channels"}


class Unusable(Exception):
    """A rehearsal cannot be held; the key of the sentence and its arguments say why."""

    def __init__(self, key: str, **given: str) -> None:
        super().__init__(key)
        self.key = key
        self.given = given


def new_mark() -> str:
    """Return a text that nothing else on Discord has in its name."""
    return f"{REHEARSAL}{secrets.token_hex(4)}"


@dataclass(frozen=True)
class Login:
    """Who the token belongs to, as ids; `now` is Discord's clock, in seconds since 1970."""

    me: str
    application: str
    now: float

    @property
    def since(self) -> str:
        """An id that is older than whatever is made from now on."""
        return str(discord.utils.time_snowflake(datetime.fromtimestamp(self.now - MARGIN, UTC)))


@dataclass(frozen=True)
class Place:
    """A channel for text that can be used, and what the bot may do there."""

    login: Login
    guild: Json
    channel: Json
    rights: discord.Permissions

    @property
    def private(self) -> bool:
        """Whether the bot can open a private thread here."""
        return self.rights.create_private_threads

    @property
    def missing(self) -> list[str]:
        """The rights without which nothing can be tried, and which the bot lacks here."""
        thread = "create_private_threads" if self.private else "create_public_threads"
        needed = ("view_channel", "send_messages_in_threads", thread)
        return [named(right) for right in needed if not getattr(self.rights, right)]

    @property
    def removable(self) -> bool:
        """Whether the bot can remove its thread, rather than empty and archive it alone."""
        return self.rights.manage_threads


async def logged_in(api: Api) -> Login:
    """Return who the token belongs to.

    Raises:
        Unusable: the token is refused.
    """
    answer = await _read(api, "/users/@me", "rehearse-no-answer")
    application = await _read(api, "/applications/@me", "rehearse-no-answer")
    api.bounds.me = answer.body["id"]
    now = parsedate_to_datetime(answer.headers["Date"]).timestamp()
    return Login(answer.body["id"], application.body["id"], now)


async def looked_at(api: Api, login: Login, channel: str) -> Place:
    """Look at a channel, changing nothing.

    Raises:
        Unusable: there is no such channel, or a right is missing there.
    """
    found = (await _read(api, f"/channels/{channel}", "rehearse-no-channel")).body
    if found.get("type") != TEXT or "guild_id" not in found:
        raise Unusable("rehearse-no-text-channel")
    guild = (await _read(api, f"/guilds/{found['guild_id']}", "rehearse-no-channel")).body
    path = f"/guilds/{guild['id']}/members/{login.me}"
    member = (await _read(api, path, "rehearse-no-channel")).body
    place = Place(login, guild, found, rights_in(guild, member, found))
    if place.missing:
        raise Unusable("rehearse-rights", rights=", ".join(place.missing))
    return place


async def _read(api: Api, path: str, key: str) -> Answer:
    answer = await api.ask("GET", path)
    if answer.status == 401:
        raise Unusable("rehearse-token")
    if answer.status != 200:
        raise Unusable(key, came=said(answer))
    return answer


def named(right: str) -> str:
    """Return the name of a right as Discord's settings write it."""
    return _NAMES.get(right) or right.replace("_", " ").title()


def said(answer: Answer) -> str:
    """Return a refusal in words, as `50013 Missing Permissions`."""
    if isinstance(answer.body, dict) and answer.body.get("code"):
        return f"{answer.body['code']} {answer.body.get('message', '')}".strip()
    return str(answer.status)


async def opened(api: Api, place: Place, findings: Findings) -> Stage:
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
        findings=findings,
        guild=place.guild["id"],
        channel=place.channel["id"],
        thread=answer.body["id"],
        me=place.login.me,
        application=place.login.application,
        rights=place.rights,
        owner=str(place.guild.get("owner_id", "")),
        private=place.private,
    )


def asking(session: aiohttp.ClientSession, token: str, channel: str) -> Api:
    """Return the interface of a rehearsal, with a mark of its own; "" names no channel."""
    return Api(session, token, Bounds(new_mark(), {channel} - {""}))
