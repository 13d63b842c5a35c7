"""Places where the bot is no member: somebody brought it along, as they installed it themselves.

Nothing is known there of channels, roles and permissions, and no message can be posted. There are
answers to interactions alone, at most five follow-ups for each.
"""

from typing import TypeVar

import discord
from discord import app_commands

T = TypeVar("T")

PERMISSIONS = 309237763072
"""The permissions that an invitation asks for, as `docs/HOSTING.md` lists them."""
_AUTHORIZE = "https://discord.com/oauth2/authorize"


class Uninvited(app_commands.CheckFailure):
    """A command was used where the bot is no member, and needs it as one."""


def everywhere(made: T) -> T:
    """Offer a command in all servers, groups and direct messages, whoever installed the bot."""
    offered = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(made)
    return app_commands.allowed_installs(guilds=True, users=True)(offered)


def is_guest(interaction: discord.Interaction) -> bool:
    """Return whether the bot is no member of the server, group or conversation of an interaction.

    Discord names the installation of the server among those behind an interaction. A server that
    the client knows is ours, whatever is named.
    """
    if interaction.guild_id is None:
        return interaction.context.private_channel
    if interaction.is_guild_integration():
        return False
    return interaction.client.get_guild(interaction.guild_id) is None


def speaks_openly(interaction: discord.Interaction) -> bool:
    """Return whether others can see an answer; servers may hide those of apps that are not theirs.

    Discord hides such an answer by itself. Knowing it, the bot can say so.
    """
    if interaction.guild_id is None or not is_guest(interaction):
        return True
    return interaction.permissions.use_external_apps


def invitation(interaction: discord.Interaction) -> str:
    """Return the address at which whoever manages a server invites the bot."""
    return invitation_of(interaction.application_id)


def invitation_of(application: int) -> str:
    """Return the address at which whoever manages a server invites the bot of an application."""
    asked = f"client_id={application}&permissions={PERMISSIONS}"
    return f"{_AUTHORIZE}?{asked}&scope=bot+applications.commands"


def check_guest(interaction: discord.Interaction) -> None:
    """Check that a command works where the bot is no member, if it is none here.

    Discord offers no other there; an old client may still send one.

    Raises:
        Uninvited: the command needs the bot as a member.
    """
    command = interaction.command
    if command is None or not is_guest(interaction):
        return
    root = command.root_parent if isinstance(command, app_commands.Command) else None
    installs = (root or command).allowed_installs
    if installs is None or not installs.user:
        raise Uninvited
