"""Which channels of a server people may see, so that nothing tells them of others."""

from collections.abc import Callable

import discord

Sees = Callable[[int], bool]


async def may_look(interaction: discord.Interaction, channel: int) -> bool:
    """Whether a person may see another channel of the server; one that is gone hides nothing."""
    guild, person = interaction.guild, interaction.user
    if guild is None or not isinstance(person, discord.Member):
        return False
    found = guild.get_channel_or_thread(channel)
    if found is None:
        try:
            found = await guild.fetch_channel(channel)
        except discord.NotFound:
            return True
        except discord.HTTPException:
            return False
    return _shown(found, person)


def sight_of(interaction: discord.Interaction) -> Sees:
    """Whether a person sees a channel of the server, as far as is known without asking Discord."""
    guild, person = interaction.guild, interaction.user

    def sees(channel: int) -> bool:
        if guild is None or not isinstance(person, discord.Member):
            return False
        found = guild.get_channel_or_thread(channel)
        return found is not None and _shown(found, person)

    return sees


def sight_at(guild: discord.Guild, place: int) -> Sees:
    """Whether everybody who sees one channel sees another, as far as is known.

    That is so for channels that all of a server see, for the same channel, and for one with the
    same overwrites.
    """
    home = _ground(guild, place)

    def sees(channel: int) -> bool:
        found, ground = guild.get_channel_or_thread(channel), _ground(guild, channel)
        if found is None or ground is None:
            return False
        if isinstance(found, discord.Thread) and found.is_private() and channel != place:
            return False
        open_to_all = ground.permissions_for(guild.default_role).view_channel
        return open_to_all or (home is not None and ground.overwrites == home.overwrites)

    return sees


def _ground(guild: discord.Guild, channel: int) -> discord.abc.GuildChannel | None:
    """A channel, or the one in which a thread is: a thread has no overwrites of its own."""
    found = guild.get_channel_or_thread(channel)
    return found.parent if isinstance(found, discord.Thread) else found


def _shown(found: discord.abc.GuildChannel | discord.Thread, person: discord.Member) -> bool:
    rights = found.permissions_for(person)
    if isinstance(found, discord.Thread) and found.is_private():
        return rights.manage_threads
    return rights.view_channel
