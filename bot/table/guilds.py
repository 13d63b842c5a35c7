"""The table's guilds, their roles, and who has these."""

from dataclasses import dataclass, field

from bot.table.discord_types import Json, Permission


@dataclass
class Role:
    """A role of a guild, and the ids of those who have it."""

    id: str
    name: str
    rights: Permission
    holders: set[str] = field(default_factory=set)
    managed: bool = False
    mentionable: bool = False


@dataclass
class Guild:
    """A server. To the bot it is `available`, `unavailable` (an outage) or `removed` (it left).

    Who is `away` has left, or was sent away; their seat at the table stays. Everybody else at
    the table is a member. The first role is everybody's, the second the bot's own. Who is in
    `quiet` is timed out until then (seconds since 1970). `events` are those of its calendar by id.
    Only one that is a community (one of its `features`) has another `locale` than American English.
    """

    id: str
    name: str
    roles: dict[str, Role]
    state: str = "available"
    locale: str = "en-US"
    features: tuple[str, ...] = ()
    away: set[str] = field(default_factory=set)
    quiet: dict[str, float] = field(default_factory=dict)
    events: dict[str, Json] = field(default_factory=dict)

    def roles_of(self, user: str) -> list[Role]:
        """Return the roles of a member, everybody's first."""
        return [each for each in self.roles.values() if each.id == self.id or user in each.holders]
