"""What stands at a table, to be compared."""

import json
from typing import Any

from bot.table.server import TableServer


def standing(server: TableServer) -> Any:
    """Everything that stands at a table: channels, messages, commands, emojis, events."""
    world = server.table.world
    return {
        "channels": {c.id: (c.name, c.archived, list(c.messages)) for c in world.channels.values()},
        "private": {c.id: list(c.messages) for c in world.privates.values()},
        "commands": json.loads(json.dumps({str(k): v for k, v in world.commands.items() if v})),
        "emojis": [each["name"] for each in world.emojis.listed()],
        "events": {guild.id: list(guild.events) for guild in world.guilds.values()},
    }
