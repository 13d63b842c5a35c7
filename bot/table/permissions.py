"""Permissions of members: of all their roles together, then a channel's overwrites (P)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import reduce
from operator import or_

from bot.table.discord_types import Json, Permission
from bot.table.guilds import Guild

ALL = reduce(or_, Permission)
_LOOKING = Permission.VIEW_CHANNEL | Permission.READ_MESSAGE_HISTORY


@dataclass(frozen=True)
class Overwrite:
    """A channel's permission overwrite for a role (kind 0) or a member (kind 1)."""

    kind: int
    allow: Permission
    deny: Permission

    def shown(self, ident: str) -> Json:
        """Return the overwrite as Discord shows it."""
        return {
            "id": ident,
            "type": self.kind,
            "allow": str(int(self.allow)),
            "deny": str(int(self.deny)),
        }


def rights_in(guild: Guild, user: str, *, owns: bool) -> Permission:
    """Return a member's permissions by all their roles, without any overwrites."""
    if owns:
        return ALL
    has = reduce(or_, (role.rights for role in guild.roles_of(user)))
    return ALL if has & Permission.ADMINISTRATOR else has


def rights_below(
    has: Permission,
    guild: Guild,
    user: str,
    overwrites: Mapping[str, Overwrite],
    *,
    quiet: bool,
) -> Permission:
    """Return a member's permissions in a channel with overwrites, none if they do not see it.

    The overwrite of everybody comes first, then those of all their roles together, then their own;
    each time what is allowed wins. Administrators may do everything. A member who is `quiet` (timed
    out) may only look.
    """
    if has & Permission.ADMINISTRATOR:
        return has
    mine = [role.id for role in guild.roles_of(user) if role.id != guild.id]
    for step in ([guild.id], mine, [user]):
        # Most channels have no overwrites, and flags are slow to combine.
        if found := [overwrites[each] for each in step if each in overwrites]:
            has &= ~reduce(or_, (each.deny for each in found))
            has |= reduce(or_, (each.allow for each in found))
    if quiet:
        has &= _LOOKING
    return has if has & Permission.VIEW_CHANNEL else Permission(0)
