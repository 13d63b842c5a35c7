"""Rights: what the bot may do as reckoned from roles and overwrites, and what Discord lets it do.

Other channels than the one that was named are looked at, and nothing is done in them.
"""

from functools import partial

import discord

from bot.rehearsal.alone.reckoning import Server, read
from bot.rehearsal.api import Answer
from bot.rehearsal.stage import Stage
from bot.rehearsal.telling import TAKEN, at, came, compare_answer, refused, taken
from bot.rehearsal.trial import Trial
from cogs.base.guests import PERMISSIONS

_TEXT, _VOICE = (0, 5), (2, 13)
_FORBIDDEN = 403
_MAY = {True: "the bot may", False: "the bot may not"}
_MOST_SEEN = 4
"""Channels at most that are asked about."""
_INVITED = "it has every right of the invitation"
_ROWS = ("DC-032", "DC-057", "DC-058", "DC-066", "DC-073", "DC-181", "DC-182")


async def _reckoned(stage: Stage) -> None:
    """Reckon what the bot may do, and try some of it."""
    server = await read(stage)
    if isinstance(server, str):
        stage.findings.compare("DC-066", TAKEN, server)
        return
    stage.findings.compare("DC-073", _INVITED, _own_role(stage, server))
    _compare_tags(stage, server)
    await _looked(stage, server)
    await _tried(stage, server)
    await _voices(stage, server)


def _own_role(stage: Stage, server: Server) -> str:
    """Return whether the bot's own role may do all that the invitation asks for."""
    for role in server.guild["roles"]:
        if at(role, "tags", "bot_id") == stage.me:
            has = discord.Permissions(int(role["permissions"]))
            asked = discord.Permissions(PERMISSIONS)
            missing = [name for name, wanted in asked if wanted and not getattr(has, name)]
            complete = has.administrator or not missing
            return _INVITED if complete else f"it lacks {', '.join(missing)}"
    return "it has no role of its own"


def _compare_tags(stage: Stage, server: Server) -> None:
    """Look whether a role of the bot's that nobody can give away names it."""
    mine = [each for each in server.guild["roles"] if each["id"] in server.member["roles"]]
    tags = [at(each, "tags", "bot_id") for each in mine if each.get("managed")]
    if not tags:
        stage.findings.not_tried("DC-182", "the bot has no role that came with it")
        return
    named = "a role names the bot"
    stage.findings.compare("DC-182", named, named if stage.me in tags else "no role names the bot")


async def _looked(stage: Stage, server: Server) -> None:
    """Ask for the invitations to channels with overwrites, which takes a right in each."""
    others = [
        each
        for each in server.channels
        if each["type"] in _TEXT and each["id"] != stage.channel and each["permission_overwrites"]
    ]
    for each in others[:_MOST_SEEN]:
        answer = await stage.api.ask("GET", f"/channels/{each['id']}/invites")
        may = server.rights(each).manage_channels
        _compare(stage, "DC-066", "the invitations to another channel", answer, may=may)


async def _tried(stage: Stage, server: Server) -> None:
    """Do two things that take a right each, in the channel and in its thread."""
    here = next(each for each in server.channels if each["id"] == stage.channel)
    has, usual = server.rights(here), server.rights({})
    # Who may lock a thread leaves it as it is; who may not has to be refused a change.
    locking = {"locked": not has.manage_threads}
    lock = partial(stage.api.ask, "PATCH", f"/channels/{stage.thread}", locking)
    invites = partial(stage.api.ask, "GET", f"/channels/{stage.channel}/invites")
    for right, what, act in (
        ("manage_threads", "locking the thread", lock),
        ("manage_channels", "the invitations to the channel", invites),
    ):
        answer = await act()
        may = getattr(has, right)
        row = "DC-058" if act is lock and may != getattr(usual, right) else "DC-066"
        _compare(stage, row, what, answer, may=may)
        if act is invites:
            compare_answer(
                stage,
                "DC-181",
                what,
                TAKEN if may else refused(50013),
                answer,
            )
        if not may and not taken(answer):
            compare_answer(stage, "DC-057", what, refused(50013), answer)
        if not may and taken(answer) and act is lock:
            await stage.api.ask("PATCH", f"/channels/{stage.thread}", {"locked": False})
    if has.manage_threads and has.manage_channels:
        stage.findings.not_tried("DC-057", "the bot has every right that can be tried")
    if has.manage_threads == usual.manage_threads:
        why = "the channel changes no right that can be tried in a thread"
        stage.findings.not_tried("DC-058", why)


def _compare(stage: Stage, row: str, what: str, answer: Answer, *, may: bool) -> None:
    """Note whether the bot may do something that it may by our reckoning, or may not."""
    odd = not taken(answer) and answer.status != _FORBIDDEN
    said = came(answer) if odd else _MAY[taken(answer)]
    stage.findings.compare(row, f"{what}: {_MAY[may]}", f"{what}: {said}")


async def _voices(stage: Stage, server: Server) -> None:
    """Look at channels for voice, and at the chat of one that the bot may not enter."""
    voices = [each for each in server.channels if each["type"] in _VOICE]
    if not voices:
        stage.findings.not_tried("DC-032", "this server has no channel for voice")
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
    stage.findings.not_tried("DC-032", "the bot may enter each channel for voice that it sees")


def _bitrates(without: int) -> str:
    return f"{without} without a bitrate" if without else "each has a bitrate"


async def _outside(stage: Stage) -> None:
    """Leave the private thread, look at it by the right to manage threads, and come back."""
    if not stage.private or not stage.rights.manage_threads:
        why = "the right Manage Threads is missing, without which there is no way back"
        stage.findings.not_tried("DC-069", why if stage.private else "the thread is not private")
        return
    path = f"/channels/{stage.thread}"
    left = await stage.api.ask("DELETE", f"{path}/thread-members/@me")
    try:
        compare_answer(stage, "DC-069", "leaving a private thread", TAKEN, left)
        seen = await stage.api.ask("GET", path)
        stage.findings.compare("DC-069", "seen from outside", _seen(seen))
    finally:
        await stage.api.ask("PUT", f"{path}/thread-members/@me")
    stage.findings.not_tried("DC-069", "only others are without the right Manage Threads")


def _seen(thread: Answer) -> str:
    if not taken(thread):
        return came(thread)
    inside = at(thread.body, "member") is not None
    return "seen from inside" if inside else "seen from outside"


TRIALS = (
    Trial("rights as reckoned", _ROWS, _reckoned),
    Trial("a private thread from outside", ("DC-069",), _outside),
)
