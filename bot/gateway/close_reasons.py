"""Why Discord closed the connection for good, in words for whoever runs the house."""

import discord

MISCONFIGURED = 78
"""The exit code (EX_CONFIG) where only a person can mend it, and starting again changes nothing."""

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
"""What each code says that the library does not come back from (opcodes and status codes)."""
_CURED = 4011
"""The one that a mere start mends."""


def meaning(closed: discord.ConnectionClosed | discord.PrivilegedIntentsRequired) -> str:
    """Say why the connection ended, and what there is to do."""
    code = code_of(closed)
    said = _MEANINGS.get(code, "it gave no reason that is known.")
    return f"Discord closed the connection for good ({code}): {said}"


def exit_code(closed: discord.ConnectionClosed | discord.PrivilegedIntentsRequired) -> int:
    """Give the exit code: 1 where a start may mend it, 78 where a person has to."""
    code = code_of(closed)
    return MISCONFIGURED if code in _MEANINGS and code != _CURED else 1


def code_of(closed: discord.ConnectionClosed | discord.PrivilegedIntentsRequired) -> int:
    """Give the code: the library makes an error of its own of 4014."""
    return closed.code if isinstance(closed, discord.ConnectionClosed) else 4014
