"""What a client knows of channels and of its owner, for whoever hosts the bot."""

import discord


def server_of(client: discord.Client, channel: int) -> int | None:
    """Return the server of a channel or thread, None where the client knows none."""
    found = client.get_channel(channel)
    guild = getattr(found, "guild", None)
    return guild.id if isinstance(guild, discord.Guild) else None


def owner_of(client: discord.Client) -> int | None:
    """Return the owner of the application or of its team, None before the client is ready."""
    about = client.application
    if about is None or not client.is_ready():
        return None
    if about.team is not None and about.team.owner_id is not None:
        return about.team.owner_id
    return about.owner.id
