"""Differences of channels that the bot may not see."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from bot.table import gateway
from bot.table.discord_objects import HIDDEN_NAME, OBFUSCATED, channel_object
from bot.table.discord_types import Json
from bot.table.server import TableServer
from tests.rehearsal.differences import Difference
from tests.rehearsal.switches import CHANNEL, Apply, accepts, refuses, told

_CHANNELS = "/guilds/{guild}/channels"


def _arriving(change: Callable[[TableServer, Json], None], name: str = "vault") -> Apply:
    """Change what is told of a channel when its server comes."""

    def apply(server: TableServer, patch: pytest.MonkeyPatch) -> None:
        real = gateway.guild_create
        which = next(c.id for c in server.table.world.channels.values() if c.name == name)

        def guild_create(*given: Any, **named: Any) -> Json:
            made = real(*given, **named)
            for each in made["channels"]:
                if each["id"] == which:
                    change(server, each)
            return made

        patch.setattr(gateway, "guild_create", guild_create)

    return apply


def _in_full(server: TableServer, channel: Json) -> None:
    world = server.table.world
    channel.update(channel_object(world, world.channels[channel["id"]]))


def _with(**fields: Any) -> Apply:
    return _arriving(lambda _server, channel: channel.update(fields))


def _misplaced(_server: TableServer, channel: Json) -> None:
    del channel["position"]


def _is_vault(server: TableServer, places: Mapping[str, str]) -> bool:
    found = server.table.world.channels.get(places.get("channel", ""))
    return found is not None and found.name == "vault"


def _listed(server: TableServer, patch: pytest.MonkeyPatch) -> None:
    world = server.table.world
    vault = next(c for c in world.channels.values() if c.name == "vault")

    def change(channels: list[Json]) -> None:
        channels.append(channel_object(world, vault))

    told("GET", _CHANNELS, change)(server, patch)


def _numbered(channels: list[Json]) -> None:
    for each in channels:
        each["application_id"] = 7


def _open(guild: str) -> list[Json]:
    return [{"id": guild, "type": 0, "allow": "0", "deny": "0"}]


def _everybody_sees(server: TableServer, channel: Json) -> None:
    channel["permission_overwrites"] = _open(server.table.world.guild)


DIFFERENCES = (
    Difference(
        "DC-057",
        "a hidden channel takes a right",
        refuses("GET", CHANNEL, 50013, where=_is_vault),
        also=("DC-222",),
    ),
    Difference(
        "DC-057",
        "a hidden channel is unknown",
        refuses("GET", CHANNEL, 10003, where=_is_vault),
        also=("DC-222",),
    ),
    Difference(
        "DC-057",
        "a hidden channel is a bad request",
        refuses("GET", CHANNEL, 50001, 400, where=_is_vault),
        also=("DC-222",),
    ),
    Difference("DC-221", "hidden channels are told of in full", _arriving(_in_full)),
    Difference("DC-221", "hidden channels are named", _with(name="vault")),
    Difference("DC-221", "hidden channels have a topic", _with(topic="What lies here")),
    Difference("DC-221", "hidden channels have no overwrite", _with(permission_overwrites=[])),
    Difference("DC-221", "everybody sees hidden channels", _arriving(_everybody_sees)),
    Difference("DC-221", "hidden channels have no place", _arriving(_misplaced)),
    Difference(
        "DC-221",
        "a channel that the bot sees is told of so",
        _arriving(
            lambda _server, channel: channel.update(name=HIDDEN_NAME, flags=OBFUSCATED), "deep-well"
        ),
    ),
    Difference("DC-222", "hidden channels are listed", _listed),
    Difference(
        "DC-222",
        "a hidden channel takes a right alone",
        refuses("GET", CHANNEL, 50013, where=_is_vault),
        also=("DC-057",),
    ),
    Difference("DC-222", "hidden channels are shown", accepts("GET", CHANNEL, where=_is_vault)),
    Difference("DC-224", "applications of channels are numbers", told("GET", _CHANNELS, _numbered)),
)
