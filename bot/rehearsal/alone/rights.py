"""Rights: what the bot may do as reckoned from roles and overwrites, and what Discord lets it do.

Other channels than the one that was named are looked at, and nothing is done in them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import discord

from bot.rehearsal.api import Answer
from bot.rehearsal.rights import rights_in
from bot.rehearsal.socket import WIDE
from bot.rehearsal.sockets import Unheard
from bot.rehearsal.stage import Stage
from bot.rehearsal.telling import TAKEN, at, came, refused, taken
from bot.rehearsal.trial import Trial
from cogs.base.guests import PERMISSIONS

Json = Mapping[str, Any]

_TEXT, _VOICE = (0, 5), (2, 13)
_FORBIDDEN = 403
_MOST_SEEN = 4
"""Channels at most that are looked at."""
_INVITED = "it has every right of the invitation"
_ROWS = ("DC-032", "DC-057", "DC-058", "DC-066", "DC-073")


@dataclass(frozen=True)
class _Server:
    """The server, the bot as its member, and its channels, as Discord tells of them."""

    guild: Json
    member: Json
    channels: Sequence[Json]

    def rights(self, channel: Json) -> discord.Permissions:
        """Return what the bot may do in a channel; nothing where it does not see it."""
        found = rights_in(self.guild, self.member, channel)
        return found if found.view_channel else discord.Permissions.none()


async def _reckoned(stage: Stage) -> None:
    """Reckon what the bot may do, and try some of it."""
    server = await _read(stage)
    if server is None:
        return
    stage.findings.compare("DC-073", _INVITED, _own_role(stage, server))
    await _looked(stage, server)
    await _tried(stage, server)
    await _voices(stage, server)


async def _read(stage: Stage) -> _Server | None:
    where = f"/guilds/{stage.guild}"
    paths = (where, f"{where}/members/{stage.me}", f"{where}/channels")
    guild, member, channels = [await stage.api.ask("GET", path) for path in paths]
    for each in (guild, member, channels):
        if not taken(each):
            stage.findings.compare("DC-066", TAKEN, came(each))
            return None
    return _Server(guild.body, member.body, [*channels.body, *await _hidden(stage, channels.body)])


async def _hidden(stage: Stage, listed: Sequence[Json]) -> list[Json]:
    """Return the channels that no list names: the gateway alone tells that they are there."""
    try:
        socket = await stage.sockets.session(WIDE)
    except Unheard:
        return []
    guild = await socket.event("GUILD_CREATE", lambda data: data["id"] == stage.guild)
    known = {each["id"] for each in listed}
    return [each for each in (guild or {}).get("channels", ()) if each["id"] not in known]


def _own_role(stage: Stage, server: _Server) -> str:
    """Return whether the bot's own role may do all that the invitation asks for."""
    for role in server.guild["roles"]:
        if at(role, "tags", "bot_id") == stage.me:
            has = discord.Permissions(int(role["permissions"]))
            asked = discord.Permissions(PERMISSIONS)
            missing = [name for name, wanted in asked if wanted and not getattr(has, name)]
            complete = has.administrator or not missing
            return _INVITED if complete else f"it lacks {', '.join(missing)}"
    return "it has no role of its own"


async def _looked(stage: Stage, server: _Server) -> None:
    """Look at channels for text: hidden ones first, then those with overwrites."""
    others = [
        each for each in server.channels if each["id"] != stage.channel and each["type"] in _TEXT
    ]
    hidden = [each for each in others if not server.rights(each).view_channel]
    changed = [each for each in others if each not in hidden and each["permission_overwrites"]]
    for each in [*hidden[: _MOST_SEEN // 2], *changed][:_MOST_SEEN]:
        answer = await stage.api.ask("GET", f"/channels/{each['id']}")
        stage.findings.compare("DC-066", _may(each not in hidden), _allowed(answer))
        if each in hidden and not taken(answer):
            stage.findings.compare("DC-057", refused(50001), came(answer))
    if not hidden:
        stage.findings.not_tried("DC-057", "of channels that the bot does not see: it sees all")


async def _tried(stage: Stage, server: _Server) -> None:
    """Do two things that take a right each, in the channel and in its thread."""
    here = next(each for each in server.channels if each["id"] == stage.channel)
    has, usual = server.rights(here), server.rights({})
    # Who may lock a thread leaves it as it is; who may not has to be refused a change.
    locking = {"locked": not has.manage_threads}
    lock = partial(stage.api.ask, "PATCH", f"/channels/{stage.thread}", locking)
    invites = partial(stage.api.ask, "GET", f"/channels/{stage.channel}/invites")
    for right, act in (("manage_threads", lock), ("manage_channels", invites)):
        answer = await act()
        may = getattr(has, right)
        row = "DC-058" if act is lock and may != getattr(usual, right) else "DC-066"
        stage.findings.compare(row, _may(may), _allowed(answer))
        if not may and not taken(answer):
            stage.findings.compare("DC-057", refused(50013), came(answer))
    if has.manage_threads == usual.manage_threads:
        why = "because the channel changes no right that can be tried in a thread"
        stage.findings.not_tried("DC-058", why)


def _may(allowed: bool) -> str:  # noqa: FBT001 - the one thing it puts into words
    return "the bot may" if allowed else "the bot may not"


def _allowed(answer: Answer) -> str:
    if not taken(answer) and answer.status != _FORBIDDEN:
        return came(answer)
    return _may(taken(answer))


async def _voices(stage: Stage, server: _Server) -> None:
    """Look at channels for voice, and at the chat of one that the bot may not enter."""
    voices = [each for each in server.channels if each["type"] in _VOICE]
    if not voices:
        stage.findings.not_tried("DC-032", "because this server has no channel for voice")
        return
    without = sum(1 for each in voices if not each.get("bitrate"))
    stage.findings.compare("DC-032", "each has a bitrate", _bitrates(without))
    for each in voices:
        has = server.rights(each)
        if has.view_channel and not has.connect:
            path = f"/channels/{each['id']}/messages?limit=1"
            said = came(await stage.api.ask("GET", path))
            stage.findings.compare("DC-032", refused(50001), said)
            return
    stage.findings.not_tried("DC-032", "of their chats: the bot may enter each that it sees")


def _bitrates(without: int) -> str:
    return f"{without} without a bitrate" if without else "each has a bitrate"


async def _outside(stage: Stage) -> None:
    """Leave the private thread, look at it by the right to manage threads, and come back."""
    if not stage.private or not stage.rights.manage_threads:
        why = "because the right Manage Threads is missing, without which there is no way back"
        stage.findings.not_tried("DC-069", why if stage.private else "the thread is not private")
        return
    path = f"/channels/{stage.thread}"
    left = await stage.api.ask("DELETE", f"{path}/thread-members/@me")
    try:
        stage.findings.compare("DC-069", TAKEN, came(left))
        seen = await stage.api.ask("GET", path)
        stage.findings.compare("DC-069", "seen from outside", _seen(seen))
    finally:
        await stage.api.ask("PUT", f"{path}/thread-members/@me")
    stage.findings.not_tried("DC-069", "of who has no such right: only others are without it")


def _seen(thread: Answer) -> str:
    if not taken(thread):
        return came(thread)
    inside = at(thread.body, "member") is not None
    return "seen from inside" if inside else "seen from outside"


TRIALS = (
    Trial("rights as reckoned", _ROWS, _reckoned),
    Trial("a private thread from outside", ("DC-069",), _outside),
)
