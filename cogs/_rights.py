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
    missing = lacking(interaction.app_permissions, inside=inside, thread=thread)
    if missing:
        raise RuleError("error-missing-rights", rights=", ".join(missing))


def lacking(rights: discord.Permissions, *, inside: bool, thread: bool = False) -> list[str]:
    """The names of what is missing for cards in a channel, or `inside` a thread.

    With `thread` one is to be opened as well.
    """
    # The right to send messages has no effect in threads: they have one of their own.
    needed = [*NEEDED, "send_messages_in_threads" if inside else "send_messages"]
    if thread:
        needed.append("create_public_threads")
    return [name.replace("_", " ") for name in needed if not getattr(rights, name)]
