"""The role of a server that is called once when a lobby opens, and whether it can be called."""

from typing import NamedTuple

import discord


class CalledRole(NamedTuple):
    """A role, and whether the bot may call it where it is to be called."""

    id: int
    may: bool

    @property
    def mention(self) -> str:
        """The role as Discord shows it."""
        return f"<@&{self.id}>"

    @property
    def allowed(self) -> list[discord.abc.Snowflake]:
        """Exactly the roles that a message may call."""
        return [discord.Object(self.id)] if self.may else []


def called_role(guild: discord.Guild | None, role: int, channel: int) -> CalledRole | None:
    """Return the role that may be called in a channel or thread, as far as is known.

    Everybody's role is never called. None where the server has no such role.
    """
    found = None if guild is None else guild.get_role(role)
    if guild is None or found is None or found.is_default():
        return None
    place = guild.get_channel_or_thread(channel)
    rights = guild.me.guild_permissions if place is None else place.permissions_for(guild.me)
    return CalledRole(found.id, found.mentionable or rights.mention_everyone)
