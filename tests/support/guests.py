"""Places where the bot is no member: people bring it along there, or do not."""

from bot.table.server import TableServer
from tests.support.people import Person

USE_EXTERNAL_APPS = 1 << 50


async def without_us(person: Person) -> None:
    """Go to a server where the bot is no member."""
    made = await person.ask("POST", "/table/guilds", {"name": "Elsewhere"})
    await person.ask("POST", "/table/guild", {"guild": made["id"], "state": "removed"})
    await person.go("elsewhere")


async def among_others(server: TableServer, person: Person) -> None:
    """Go to a group where the bot is not."""
    other = next(each.id for each in server.table.world.people() if each.id != person.id)
    group = await person.ask("POST", "/table/groups", {"users": [person.id, other]})
    await person.go(group["id"])


async def withhold(person: Person) -> None:
    """Let a server hide the answers of apps that people bring along."""
    place = next(each for each in await person.channels() if each["id"] == person.channel)
    body = {"channel": place["id"], "who": place["guild_id"], "allow": 0}
    await person.ask("POST", "/table/permissions", {**body, "deny": USE_EXTERNAL_APPS})
