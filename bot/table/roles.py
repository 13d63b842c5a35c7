"""A moderator's hand on the roles of a guild, and what the bot is told of it."""

from collections.abc import Collection

from bot.table.gateway import Gateway
from bot.table.guilds import Guild, Role
from bot.table.objects import member_object, role_object
from bot.table.shapes import Right
from bot.table.world import World


def set_role(
    world: World,
    gateway: Gateway,
    guild: Guild,
    name: str,
    rights: Right | None,
    *,
    held: bool,
    holders: Collection[str] = (),
) -> None:
    """Make, change or (with no rights) delete a role, and give it to the bot or take it away.

    `holders` are the people who have it from now on. What it lets them do is said with them.
    """
    role = next((each for each in guild.roles.values() if each.name == name), None)
    before = _held(guild)
    told = {"guild_id": guild.id}
    if role is None and rights is not None:
        role = Role(world.flakes.next(), name, rights)
        guild.roles[role.id] = role
        gateway.emit("GUILD_ROLE_CREATE", told | {"role": role_object(guild, role)})
    elif role is not None and rights is not None and role.rights != rights:
        role.rights = rights
        gateway.emit("GUILD_ROLE_UPDATE", told | {"role": role_object(guild, role)})
    elif role is not None and rights is None:
        del guild.roles[role.id]
        gateway.emit("GUILD_ROLE_DELETE", told | {"role_id": role.id})
    if role is not None:
        role.held, role.holders = held, set(holders)
    if _held(guild) != before:
        bot = member_object(world.users[world.bot], guild)
        gateway.emit("GUILD_MEMBER_UPDATE", bot | told)


def _held(guild: Guild) -> list[str]:
    return [role.id for role in guild.roles.values() if role.held]
