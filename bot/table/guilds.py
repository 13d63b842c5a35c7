"""The table's guilds, their roles, and what these let the bot do."""

from dataclasses import dataclass, field

from bot.table.shapes import Right


@dataclass
class Role:
    """A role of a guild, whether the bot has it, and which people do."""

    id: str
    name: str
    rights: Right
    held: bool = False
    managed: bool = False
    holders: set[str] = field(default_factory=set)


@dataclass
class Guild:
    """A server. To the bot it is `available`, `unavailable` (an outage) or `removed` (it left).

    Who is `away` has left, or was sent away; their seat at the table stays. Everybody else at
    the table is a member. The first role is everybody's, the second the bot's own.
    """

    id: str
    name: str
    roles: dict[str, Role]
    state: str = "available"
    away: set[str] = field(default_factory=set)

    @property
    def bot_rights(self) -> Right:
        """What the bot may do wherever no channel says otherwise: what its roles say together."""
        rights = Right(0)
        for role in self.roles.values():
            rights |= role.rights if role.held else Right(0)
        return rights
