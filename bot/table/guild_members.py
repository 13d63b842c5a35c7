"""Adding people, moving them in and out of guilds, and changing the state of guilds."""

from bot.table.discord_objects import (
    channel_object,
    guild_object,
    member_object,
    seat_object,
    user_object,
)
from bot.table.discord_types import Json
from bot.table.entities import User
from bot.table.guilds import Guild
from bot.table.table import Table


def seat(table: Table, name: str) -> User:
    """Add another friend to the table."""
    user = table.world.add_user(name)
    for guild in table.world.guilds.values():
        joined = member_object(user, guild) | {"guild_id": guild.id}
        table.gateway.emit("GUILD_MEMBER_ADD", joined)
    table.hub.tell({"type": "user_create", "user": seat_object(user)})
    return user


def chooses(table: Table, user: User, locale: str) -> None:
    """Let a person choose one of Discord's languages; the bot hears it with what they do next."""
    user.locale = locale
    table.hub.tell({"type": "user_update", "user": seat_object(user)})


def belongs(table: Table, user: User, guild: Guild, *, member: bool) -> None:
    """Let a person leave a guild, or join it again; they stay at the table."""
    if (user.id not in guild.away) == member:
        return
    if member:
        guild.away.discard(user.id)
        joined = member_object(user, guild) | {"guild_id": guild.id}
        table.gateway.emit("GUILD_MEMBER_ADD", joined)
        return
    guild.away.add(user.id)
    for channel in table.world.channels_of(guild.id):
        channel.members.discard(user.id)
    left: Json = {"guild_id": guild.id, "user": user_object(user)}
    table.gateway.emit("GUILD_MEMBER_REMOVE", left)


def time_out(table: Table, user: User, guild: Guild, until: float) -> None:
    """Time a person out until an instant (seconds since 1970); one that is past ends it."""
    guild.quiet[user.id] = until
    if until <= table.world.now():
        del guild.quiet[user.id]
    member = member_object(user, guild) | {"guild_id": guild.id}
    table.gateway.emit("GUILD_MEMBER_UPDATE", member)


def found_guild(table: Table, name: str) -> Guild:
    """Add the bot to another guild, with one channel of the same name.

    Raises:
        KeyError: there is one of this name.
    """
    guild = table.world.add_guild(name)
    channel = table.world.add_channel(name.lower().replace(" ", "-"), guild.id)
    table.gateway.guild_became(guild, "removed")
    shown = channel_object(table.world, channel)
    table.hub.tell({"type": "channel_create", "channel": shown})
    return guild


def speaks(table: Table, guild: Guild, locale: str) -> None:
    """Make a guild a community that speaks a language, one of Discord's locales."""
    guild.features, guild.locale = ("COMMUNITY",), locale
    table.gateway.emit("GUILD_UPDATE", guild_object(table.world, guild))


def guild_becomes(table: Table, guild: Guild, state: str) -> None:
    """Let a guild be `available`, `unavailable` (an outage) or `removed` (the bot left)."""
    before, guild.state = guild.state, state
    table.gateway.guild_became(guild, before)
