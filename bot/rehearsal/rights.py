"""What a member may do in a channel, reckoned from Discord's objects as they are read by REST."""

from collections.abc import Mapping, Sequence
from typing import Any

import discord

Json = Mapping[str, Any]


def rights_in(guild: Json, member: Json, channel: Json) -> discord.Permissions:
    """Return the permissions of a member in a channel: their roles', then the overwrites'."""
    mine = {guild["id"], *member["roles"]}
    value = 0
    for role in guild["roles"]:
        if role["id"] in mine:
            value |= int(role["permissions"])
    user = member["user"]["id"]
    if guild.get("owner_id") == user or discord.Permissions(value).administrator:
        return discord.Permissions.all()
    over: Sequence[Json] = channel.get("permission_overwrites") or ()
    for step in ({guild["id"]}, mine - {guild["id"]}, {user}):
        found = [each for each in over if each["id"] in step]
        for each in found:
            value &= ~int(each["deny"])
        for each in found:
            value |= int(each["allow"])
    return discord.Permissions(value)
