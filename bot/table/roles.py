"""Changing the roles of a guild, and sending the bot the events."""

from bot.table.discord_objects import member_object, role_object
from bot.table.discord_types import Permission
from bot.table.gateway import Gateway
from bot.table.guilds import Guild, Role
from bot.table.world import World


def set_role(
    world: World,
    gateway: Gateway,
    guild: Guild,
    name: str,
    rights: Permission | None,
    holders: set[str],
    *,
    mentionable: bool | None = None,
) -> None:
    """Make, change or (with no rights) delete a role, held by exactly these members."""
    role = next((each for each in guild.roles.values() if each.name == name), None)
    before = {user.id: guild.roles_of(user.id) for user in world.members(guild.id)}
    told = {"guild_id": guild.id}
    if role is None and rights is not None:
        role = Role(world.flakes.next(), name, rights, mentionable=bool(mentionable))
        guild.roles[role.id] = role
        gateway.emit("GUILD_ROLE_CREATE", told | {"role": role_object(guild, role)})
    elif (
        role is not None
        and rights is not None
        and (role.rights != rights or mentionable not in (None, role.mentionable))
    ):
        role.rights = rights
        role.mentionable = role.mentionable if mentionable is None else mentionable
        gateway.emit("GUILD_ROLE_UPDATE", told | {"role": role_object(guild, role)})
    elif role is not None and rights is None:
        del guild.roles[role.id]
        gateway.emit("GUILD_ROLE_DELETE", told | {"role_id": role.id})
    if role is not None:
        role.holders = holders
    for user, had in before.items():
        if guild.roles_of(user) != had:
            member = member_object(world.users[user], guild)
            gateway.emit("GUILD_MEMBER_UPDATE", member | told)
