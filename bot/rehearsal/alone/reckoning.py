"""The server as REST tells of it, and what the bot may do in its channels by that."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.rehearsal.rights import rights_in
from bot.rehearsal.stage import Stage
from bot.rehearsal.telling import came, taken

Json = Mapping[str, Any]


@dataclass(frozen=True)
class Server:
    """A server, the bot as its member, and its channels, as REST tells of them."""

    guild: Json
    member: Json
    channels: Sequence[Json]

    def rights(self, channel: Json) -> discord.Permissions:
        """Return what the bot may do in a channel; nothing where it does not see it."""
        found = rights_in(self.guild, self.member, channel)
        return found if found.view_channel else discord.Permissions.none()


async def read(stage: Stage) -> Server | str:
    """Return the server as it is now; where it cannot be read, what came instead."""
    where = f"/guilds/{stage.guild}"
    paths = (where, f"{where}/members/{stage.me}", f"{where}/channels")
    guild, member, channels = [await stage.api.ask("GET", path) for path in paths]
    for each in (guild, member, channels):
        if not taken(each):
            return came(each)
    return Server(guild.body, member.body, channels.body)
