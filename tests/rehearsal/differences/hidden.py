"""Differences of channels that the bot may not see."""

from typing import Any

import pytest

from bot.table import discord_objects
from bot.table.discord_objects import OBFUSCATED, channel_object
from bot.table.entities import Channel
from bot.table.rest import Answer, Call
from bot.table.server import TableServer
from bot.table.world import World
from tests.rehearsal.differences import Difference
from tests.rehearsal.differences.answers import Apply, coded

ALL, ONE = "/guilds/{guild}/channels", "/channels/{channel}"


def _told(**fields: Any) -> Apply:
    """Let hidden channels be told of with these fields."""

    def apply(_server: TableServer, patch: pytest.MonkeyPatch) -> None:
        made = discord_objects.channel_told

        def told(world: World, channel: Channel) -> Any:
            shown = made(world, channel)
            return shown | fields if shown["flags"] & OBFUSCATED else shown

        patch.setattr(discord_objects, "channel_told", told)

    return apply


def _listed(server: TableServer, _patch: pytest.MonkeyPatch) -> None:
    def all_of_them(call: Call, _handler: Any) -> Answer:
        world = call.table.world
        channels = [each for each in world.channels_of(world.guild) if not each.is_thread]
        return Answer([channel_object(world, each) for each in channels])

    server.otherwise["GET", ALL] = all_of_them


def _plainly(_server: TableServer, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(discord_objects, "channel_told", channel_object)


DIFFERENCES = (
    Difference("DC-221", "a hidden channel is told of as any other", _plainly),
    Difference("DC-221", "its name is told", _told(name="vault")),
    Difference("DC-221", "its topic is told", _told(topic="What is in it")),
    Difference("DC-221", "its flag is missing", _told(flags=0)),
    Difference("DC-221", "its overwrites are told", _told(permission_overwrites=[])),
    Difference("DC-222", "it is listed over HTTP", _listed),
    Difference("DC-222", "alone it is 50013", coded("GET", ONE, {50001: 50013})),
)
