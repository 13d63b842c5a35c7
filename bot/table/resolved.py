"""What an interaction names, as the objects that Discord sends along with it."""

from bot.table.discord_objects import member_object, partial_channel, role_object, user_object
from bot.table.discord_types import Flag, Json, Kind
from bot.table.entities import Channel, User
from bot.table.world import World


class InvalidInput(Exception):
    """Something that no Discord client could have sent."""


class Resolved:
    """The resolved data of an interaction: people, channels, roles and files that it names.

    `asker` is the person whose interaction it is.
    """

    def __init__(self, world: World, place: Channel, asker: User) -> None:
        self._world = world
        self._place = place
        self._asker = asker
        self._found: Json = {}

    def user(self, ident: str) -> None:
        """Add a person to the objects that an interaction carries.

        Raises:
            InvalidInput: nobody has this id.
        """
        user = self._world.users.get(ident)
        inside = (*self._place.members, self._place.recipient, self._world.bot)
        known = not self._place.is_private or ident in inside
        if user is None or not known:
            raise InvalidInput(f"nobody here has the id {ident}")
        self._found.setdefault("users", {})[ident] = user_object(user)
        if self._place.is_private:
            return
        guild = self._world.guilds[self._place.guild]
        if ident in guild.away:
            # Anybody can be named by id: who is no member comes as a user alone.
            return
        rights = self._world.rights(ident, self._place)
        member = member_object(user, guild, rights)
        del member["user"]
        self._found.setdefault("members", {})[ident] = member

    def channel(self, ident: str) -> None:
        """Add a channel to the objects that an interaction carries.

        Raises:
            InvalidInput: there is none with this id.
        """
        channel = self._world.channels.get(ident)
        if channel is None or channel.guild != self._place.guild:
            raise InvalidInput(f"there is no channel {ident}")
        rights = self._world.rights(self._asker.id, channel)
        shown = partial_channel(self._world, channel, rights)
        if not channel.is_private:
            shown["app_permissions"] = str(int(self._world.bot_rights_told(channel)))
        self._found.setdefault("channels", {})[ident] = shown

    def role(self, ident: str) -> None:
        """Add a role to the objects that an interaction carries.

        Raises:
            InvalidInput: there is none with this id.
        """
        guild = self._world.guilds.get(self._place.guild)
        if guild is None or ident not in guild.roles:
            raise InvalidInput(f"there is no role {ident}")
        self._found.setdefault("roles", {})[ident] = role_object(guild, guild.roles[ident])

    def anybody(self, ident: str) -> None:
        """Add a person or a role to the objects that an interaction carries.

        Raises:
            InvalidInput: there is neither with this id.
        """
        if ident in self._world.users:
            self.user(ident)
        else:
            self.role(ident)

    def file(self, ident: str) -> None:
        """Add a file that was uploaded to the objects that an interaction carries.

        Raises:
            InvalidInput: there is none with this id.
        """
        attachment = self._world.files.handed.get(ident)
        if attachment is None:
            raise InvalidInput(f"there is no file {ident}")
        self._found.setdefault("attachments", {})[ident] = attachment

    def message(self, ident: str) -> None:
        """Add a message of the place to the objects that an interaction carries.

        Raises:
            InvalidInput: there is none with this id that all can see.
        """
        message = self._place.messages.get(ident)
        if message is None or message.has(Flag.EPHEMERAL):
            raise InvalidInput(f"there is no message {ident}")
        self._found.setdefault("messages", {})[ident] = message.data

    def name_of_file(self, ident: str) -> str:
        """Return the name of a file that was handed over."""
        return str(self._world.files.handed[ident]["filename"])

    def value(self, kind: int, ident: str) -> None:
        """Add the object of a value that was chosen in a select of some kind."""
        if kind == Kind.USER_SELECT:
            self.user(ident)
        elif kind == Kind.ROLE_SELECT:
            self.role(ident)
        elif kind == Kind.MENTIONABLE_SELECT:
            self.anybody(ident)
        elif kind == Kind.CHANNEL_SELECT:
            self.channel(ident)

    def into(self, data: Json) -> Json:
        """Return an interaction's data with the resolved objects added."""
        return data | ({"resolved": self._found} if self._found else {})
