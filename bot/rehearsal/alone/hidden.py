"""Channels that the bot may not see: the gateway names them, and tells nothing of them."""

from typing import Any

from bot.rehearsal.alone.judging import compare_refusal
from bot.rehearsal.socket import WIDE
from bot.rehearsal.stage import Stage
from bot.rehearsal.trial import Trial

_FLAG = 1 << 17
_NAME = "___hidden___"
_ALL_SEEN = "the bot sees every channel of this server"


async def _hidden(stage: Stage) -> None:
    """Look for hidden channels among those that the gateway names, and ask for them by REST."""
    socket = await stage.sockets.session(WIDE)
    guild = await socket.event("GUILD_CREATE", lambda data: data["id"] == stage.guild)
    told: list[dict[str, Any]] = [] if guild is None else guild["channels"]
    listed = (await stage.api.ask("GET", f"/guilds/{stage.guild}/channels")).body
    ids = {each["id"] for each in listed} if isinstance(listed, list) else set()
    hidden = [each for each in told if each["id"] not in ids or _is_marked(each)]
    if not hidden:
        stage.findings.not_tried("DC-221", _ALL_SEEN)
        stage.findings.not_tried("DC-222", _ALL_SEEN)
        return
    telling = sum(_tells(each, stage.guild) for each in hidden)
    stage.findings.compare("DC-221", "0 of them tell more", f"{telling} of them tell more")
    there = sum(each["id"] in ids for each in hidden)
    stage.findings.compare("DC-222", "0 of them are listed", f"{there} of them are listed")
    alone = await stage.api.ask("GET", f"/channels/{hidden[0]['id']}")
    compare_refusal(stage, "DC-222", "one of them alone", alone, 50001)


def _is_marked(channel: dict[str, Any]) -> bool:
    return bool(channel.get("flags", 0) & _FLAG)


def _tells(channel: dict[str, Any], guild: str) -> bool:
    """Return whether a hidden channel tells more than that it is there."""
    over = channel.get("permission_overwrites") or []
    closed = len(over) == 1 and over[0]["id"] == guild and int(over[0]["deny"]) & 1 << 10
    bare = channel.get("name") == _NAME and not channel.get("topic")
    return not (bare and closed and _is_marked(channel))


TRIALS = (Trial("channels that are hidden", ("DC-221", "DC-222"), _hidden),)
