"""Why Discord closed the connection for good, in words for the host."""

import discord

from bot.refusal import MISCONFIGURED

_PORTAL = "the developer portal, https://discord.com/developers/applications"
_MEANINGS = {
    4004: f"the token is not valid any more. Copy it anew from {_PORTAL} into DISCORD_TOKEN.",
    4010: "the shard that the bot named is none. Is this version of Undercroft altered?",
    4011: "the bot is in more servers than its shards may serve. Start it again: it asks Discord "
    "then how many shards it takes.",
    4012: "Discord no longer speaks this version of its gateway. Install a newer Undercroft.",
    4013: "Discord knows no such intents as the bot asked for. Install a newer Undercroft.",
    4014: "the bot asks for privileged intents that its application does not have. Undercroft "
    f"needs none of them; whoever added one has to switch it on as well, in {_PORTAL}, under Bot, "
    "Privileged Gateway Intents.",
}
"""The meaning of each close code after which the library does not reconnect."""
_CURED = 4011
"""The close code that a restart mends."""


def meaning(closed: discord.ConnectionClosed | discord.PrivilegedIntentsRequired) -> str:
    """Return why the connection ended, and what the host can do."""
    code = code_of(closed)
    said = _MEANINGS.get(code, "it gave no reason that is known.")
    return f"Discord closed the connection for good ({code}): {said}"


def exit_code(closed: discord.ConnectionClosed | discord.PrivilegedIntentsRequired) -> int:
    """Return the exit code: 1 where a restart may mend it, 78 where a person has to."""
    code = code_of(closed)
    return MISCONFIGURED if code in _MEANINGS and code != _CURED else 1


def code_of(closed: discord.ConnectionClosed | discord.PrivilegedIntentsRequired) -> int:
    """Return the close code of an error; the library has one of its own for 4014."""
    return closed.code if isinstance(closed, discord.ConnectionClosed) else 4014
