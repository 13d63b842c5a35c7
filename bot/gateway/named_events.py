"""Naming what an event of the gateway is about, for the log of all that follows from it."""

import functools
from collections.abc import Callable, Mapping
from typing import Any

import discord

from cogs.base.ids import adventure_of
from rules.core.concerns import Concern, concerning

GUILDS = "GUILD_"
"""Events about a server itself carry its id as `id`."""
INTERACTION = "INTERACTION_CREATE"


def name_events(client: discord.Client) -> None:
    """Note the server, request and adventure of each event, for all tasks that it starts."""
    parsers = client._connection.parsers  # noqa: SLF001 - there is no other way
    for event, parse in parsers.items():
        parsers[event] = _naming(event, parse)


def _naming(event: str, parse: Callable[[Any], None]) -> Callable[[Any], None]:
    @functools.wraps(parse)
    def read(data: Any) -> None:  # noqa: ANN401 - whatever Discord sent
        with concerning(**(about(event, data) if isinstance(data, Mapping) else {})):
            parse(data)

    return read


def about(event: str, data: Mapping[str, Any]) -> dict[str, Concern]:
    """Return the adventure, server and so on of an event, as far as they can be read."""
    found: dict[str, Concern] = {}
    guild = data.get("guild_id", data.get("id") if event.startswith(GUILDS) else None)
    if str(guild).isdecimal():
        found["guild"] = int(str(guild))
    if event == INTERACTION:
        found.setdefault("guild", 0)
        found["request"] = str(data.get("id"))
        pressed = data.get("data")
        custom_id = pressed.get("custom_id") if isinstance(pressed, Mapping) else None
        adventure = adventure_of(str(custom_id))
        if adventure:
            found["adventure"] = adventure
    return found
