"""The permissions that the bot needs in a channel to post cards there."""

import discord

from rules.core.errors import RuleError

NEEDED = ("view_channel", "attach_files", "read_message_history")
"""Permissions of the bot without which no card can be posted."""


def check_rights(interaction: discord.Interaction, *, thread: bool) -> None:
    """Check that cards can be posted where a command was used, or in a new thread there.

    Whoever may not write there, or open threads, may not do so through the bot either.

    Raises:
        RuleError: permissions of the person or of the bot are missing; the error names them.
    """
    inside = isinstance(interaction.channel, discord.Thread) or thread
    if interaction.guild_id is not None:
        own = [name for name in _told(inside=inside, thread=thread) if not _has(interaction, name)]
        if own:
            raise RuleError("error-rights-of-yours", rights=_listed(own))
    missing = lacking(interaction.app_permissions, inside=inside, thread=thread)
    if missing:
        raise RuleError("error-missing-rights", rights=", ".join(missing))


def _has(interaction: discord.Interaction, name: str) -> bool:
    return bool(getattr(interaction.permissions, name))


def _told(*, inside: bool, thread: bool) -> list[str]:
    """Return the permissions that posting needs; threads have one of their own for messages."""
    needed = ["send_messages_in_threads" if inside else "send_messages"]
    return [*needed, "create_public_threads"] if thread else needed


def _listed(rights: list[str]) -> str:
    return ", ".join(name.replace("_", " ") for name in rights)


def lacking(rights: discord.Permissions, *, inside: bool, thread: bool = False) -> list[str]:
    """Return the names of permissions missing for cards in a channel, or `inside` a thread.

    With `thread`, those for opening one are included.
    """
    needed = [*NEEDED, *_told(inside=inside, thread=thread)]
    return [name.replace("_", " ") for name in needed if not getattr(rights, name)]
