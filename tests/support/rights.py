"""What people and the bot may do at the table, as a moderator's hand sets it."""

from bot.table.discord_types import Permission
from tests.support.people import Person


async def lent(by: Person, rights: Permission, *to: Person, guild: str | None = None) -> None:
    """Give a role with these rights to some people, and to nobody else."""
    members = [each.id for each in to]
    wish = {"name": "Lent", "permissions": int(rights), "members": members, "guild": guild}
    await by.ask("POST", "/table/roles", wish)


async def helping(by: Person, rights: Permission) -> None:
    """Give the bot a role with rights that its invitation does not ask for."""
    wish = {"name": "Helpers", "permissions": int(rights), "held": True}
    await by.ask("POST", "/table/roles", wish)


async def overwritten(
    by: Person,
    channel: str,
    who: str,
    *,
    allow: Permission = Permission(0),  # noqa: B008
    deny: Permission = Permission(0),  # noqa: B008
) -> None:
    """Say otherwise of a role or somebody in a channel; nothing restores what they may do."""
    wish = {"channel": channel, "who": who, "allow": int(allow), "deny": int(deny)}
    await by.ask("POST", "/table/permissions", wish)


async def hidden(by: Person, channel: str, *people: Person) -> None:
    """Hide a channel from some people."""
    for person in people:
        await overwritten(by, channel, person.id, deny=Permission.VIEW_CHANNEL)
