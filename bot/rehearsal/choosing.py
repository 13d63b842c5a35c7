"""The channels that a rehearsal could be held in, for a host who named none."""

from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from typing import Any

from bot.rehearsal.api import Api
from bot.rehearsal.place import TEXT, Login, Place
from bot.rehearsal.rights import rights_in

MOST_SERVERS, MOST_CHANNELS = 5, 40
"""How many servers are looked at, and how many channels are shown."""


@dataclass(frozen=True)
class Choice:
    """A channel that may be named, with its name and that of its server for the host's eyes."""

    id: str
    name: str
    guild: str


async def choices(api: Api, login: Login) -> tuple[list[Choice], bool]:
    """Return channels in which the bot can open a thread of its own, and whether there are more."""
    servers = (await api.ask("GET", "/users/@me/guilds")).body
    found: list[Choice] = []
    for server in servers[:MOST_SERVERS]:
        found += [each async for each in _choices_in(api, login, str(server["id"]))]
    more = len(servers) > MOST_SERVERS or len(found) > MOST_CHANNELS
    return found[:MOST_CHANNELS], more


async def _choices_in(api: Api, login: Login, server: str) -> AsyncIterator[Choice]:
    guild = await api.ask("GET", f"/guilds/{server}")
    member = await api.ask("GET", f"/guilds/{server}/members/{login.me}")
    channels = await api.ask("GET", f"/guilds/{server}/channels")
    if any(each.status != 200 for each in (guild, member, channels)):
        return
    for channel in sorted(channels.body, key=_position):
        place = Place(login, guild.body, channel, rights_in(guild.body, member.body, channel))
        if channel["type"] == TEXT and not place.missing:
            yield Choice(str(channel["id"]), str(channel["name"]), str(guild.body["name"]))


def _position(channel: Mapping[str, Any]) -> int:
    return int(channel.get("position", 0))
