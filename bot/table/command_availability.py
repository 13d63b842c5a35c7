"""The commands that a person can use in a channel, and through whose installation."""

from collections.abc import Sequence

from bot.table.discord_types import Context, Json, Permission
from bot.table.entities import Channel, Message, User
from bot.table.world import World

IN_GUILD, BY_USER = 0, 1
_USUAL = (IN_GUILD,)


def owners_of(world: World, user: User, channel: Channel, command: Json | None = None) -> Json:
    """Return who installed the bot, by the kind of installation (server or user).

    With a command, only the kinds with which it works; without one, the usual kinds.

    Among its direct messages Discord says "0" of a guild's installation; nobody is empty.
    """
    kinds: Sequence[int] = (IN_GUILD, BY_USER)
    if command is not None:
        kinds = command.get("integration_types") or _USUAL
    owners: Json = {}
    if IN_GUILD in kinds and channel.context is Context.BOT_DM:
        owners["0"] = "0"
    guild = world.guilds.get(channel.guild)
    if IN_GUILD in kinds and guild is not None and guild.state != "removed":
        owners["0"] = guild.id
    if BY_USER in kinds and user.installed:
        owners["1"] = user.id
    return owners


def owners_behind(world: World, user: User, channel: Channel, message: Message | None) -> Json:
    """Return who installed the bot, for a press on a message: its author's installation counts."""
    told: Json = message.data.get("interaction_metadata", {}) if message is not None else {}
    first = {
        key: value
        for key, value in told.get("authorizing_integration_owners", {}).items()
        if key == "1"
    }
    present = owners_of(world, user, channel)
    return first | {key: value for key, value in present.items() if key == "0"}


def may_use(world: World, user: User, channel: Channel, command: Json) -> bool:
    """Return whether a command is available here to a person, by their permissions."""
    if not _offered_in(channel, command):
        return False
    if not owners_of(world, user, channel, command):
        return False
    rights = world.rights(user.id, channel)
    wanted = None if channel.is_private else command.get("default_member_permissions")
    if wanted is None or rights & Permission.ADMINISTRATOR:
        return True
    return bool(int(wanted)) and (rights & int(wanted)) == int(wanted)


def _offered_in(channel: Channel, command: Json) -> bool:
    """Return whether a command may be used in a place; a guild's own commands stay there."""
    context, contexts = channel.context, command.get("contexts")
    if command.get("guild_id"):
        return context is Context.GUILD and command["guild_id"] == channel.guild
    if contexts is not None:
        return int(context) in contexts
    return context is Context.GUILD or (
        context is Context.BOT_DM and command.get("dm_permission") is not False
    )
