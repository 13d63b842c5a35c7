"""What the bot has to be allowed to in a channel, so that cards can be posted there."""

import discord

from rules.core.errors import RuleError

NEEDED = ("view_channel", "attach_files", "read_message_history")
"""Permissions of the bot without which no card can be posted."""


def check_rights(interaction: discord.Interaction, *, thread: bool) -> None:
    """Make sure that cards can be posted where a command was used, or in a new thread of it.

    Raises:
        RuleError: rights are missing; it names them.
    """
    inside = isinstance(interaction.channel, discord.Thread) or thread
    # The right to send messages has no effect in threads: they have one of their own.
    needed = [*NEEDED, "send_messages_in_threads" if inside else "send_messages"]
    if thread:
        needed.append("create_public_threads")
    missing = [name for name in needed if not getattr(interaction.app_permissions, name)]
    if missing:
        names = ", ".join(name.replace("_", " ") for name in missing)
        raise RuleError("error-missing-rights", rights=names)
