"""Whether cards can be posted in a channel: permissions, private threads, timeouts."""

from collections.abc import Sequence

import discord

from cogs.ports import Watch
from rules.core.errors import RuleError
from rules.core.words import Text
from rules.pace.parked import Hindrance

VOICE = discord.VoiceChannel | discord.StageChannel
"""Channels whose chat is for those who may connect."""
NEEDED = ("view_channel", "attach_files", "read_message_history")
"""Permissions of the bot without which no card can be posted."""


async def check_place(watch: Watch, interaction: discord.Interaction, *, thread: bool) -> None:
    """Check that cards can be posted where a command was used, or in a new thread there.

    People who may not write there, or open threads, may not do so through the bot either. The
    permissions in an interaction do not show a timeout of the bot, nor that it is missing in a
    private thread.

    Raises:
        RuleError: permissions of the person or of the bot are missing, which the error names; or
            the bot is in timeout or not in this private thread, or the thread is locked.
    """
    channel = interaction.channel
    inside = isinstance(channel, discord.Thread) or thread
    found: Hindrance | None = None
    if interaction.guild_id is not None:
        own = [name for name in _told(inside=inside, thread=thread) if not _has(interaction, name)]
        if own:
            raise RuleError("error-rights-of-yours", rights=listed(own))
        parent = channel.parent_id if isinstance(channel, discord.Thread) else 0
        found = await watch.hindrance(interaction.guild_id, interaction.channel_id or 0, parent)
    if found is not None and found.why == "timeout":
        raise RuleError("error-place-timeout", until=found.until or 0)
    if found is not None and found.why == "outside":
        raise RuleError("error-place-outside")
    missing = lacking(interaction.app_permissions, inside=inside, thread=thread)
    if isinstance(channel, VOICE) and not interaction.app_permissions.connect:
        missing.append("connect")
    if missing:
        raise RuleError("error-missing-rights", rights=listed(missing))
    if found is not None and not thread:
        locked = found.why == "locked"
        raise RuleError("error-place-locked" if locked else "error-place-closed")


def _has(interaction: discord.Interaction, name: str) -> bool:
    return bool(getattr(interaction.permissions, name))


def _told(*, inside: bool, thread: bool) -> list[str]:
    """Return the permissions that posting needs; threads have one of their own for messages."""
    needed = ["send_messages_in_threads" if inside else "send_messages"]
    return [*needed, "create_public_threads"] if thread else needed


def listed(rights: Sequence[str]) -> Text:
    """Return permissions as Discord calls them in the reader's language, one after the other."""
    first, *others = (Text.of(f"right-{name}") for name in rights)
    for each in others:
        first = Text.of("rights-listed", a=first, b=each)
    return first


def lacking(rights: discord.Permissions, *, inside: bool, thread: bool = False) -> list[str]:
    """Return the names of permissions missing for cards in a channel, or `inside` a thread.

    With `thread`, those for opening one are included.
    """
    needed = [*NEEDED, *_told(inside=inside, thread=thread)]
    return [name for name in needed if not getattr(rights, name)]
