"""The state of the table in memory: guilds, people, channels and messages."""

from collections.abc import Callable, Iterator

from bot.table.api_errors import refusal
from bot.table.discord_types import (
    EVERYONE,
    INVITED,
    PRIVATE,
    Json,
    Permission,
    Snowflakes,
    steady_id,
    wall,
)
from bot.table.emojis import AppEmojis
from bot.table.entities import Channel, Message, User
from bot.table.file_store import FileStore
from bot.table.guilds import Guild, Role
from bot.table.permissions import rights_below, rights_in

GUILD_NAME = "The Undercroft"
BOT_NAME = "Undercroft"
_FRIENDS = (
    ("Maren", "#c2553f"),
    ("Oswin", "#3f7cc2"),
    ("Tilde", "#5b9a4a"),
    ("Bram", "#9a6fb0"),
)
_COLOURS = ("#b8862d", "#2f9c95", "#b0506f", "#6b7f2a", "#5566c4", "#a3602b")
_CHANNELS = ("the-tavern", "deep-well", "quiet-corner")
_MOST_MESSAGES = 2000


class World:
    """The state of the table. Ids of what is there from the start never change.

    `guild` is the id of the first guild, where everything happens unless a test adds another.
    """

    def __init__(self, now: Callable[[], float] = wall) -> None:
        self.now = now
        self.flakes = Snowflakes(now)
        self.bot = steady_id("application", BOT_NAME)
        self.guilds: dict[str, Guild] = {}
        self.guild = self.add_guild(GUILD_NAME).id
        self.users: dict[str, User] = {}
        self.channels: dict[str, Channel] = {}
        self.privates: dict[str, Channel] = {}
        self.commands: dict[str | None, dict[str, Json]] = {None: {}}
        self.files = FileStore()
        self.emojis = AppEmojis(self.flakes)
        for name, colour in _FRIENDS:
            self._seat(User(steady_id("user", name), name.lower(), name, colour))
        self.owner = steady_id("user", _FRIENDS[0][0])
        self._seat(User(self.bot, BOT_NAME.lower(), BOT_NAME, "#4a3f63", bot=True))
        for name in _CHANNELS:
            self.add_channel(name)

    def _seat(self, user: User) -> User:
        self.users[user.id] = user
        if not user.bot:
            ident = steady_id("direct messages", user.id)
            self.privates[ident] = Channel(ident, user.username, type=1, recipient=user.id)
        return user

    def private(self, user: str) -> Channel:
        """Return the direct messages of the bot and a person.

        Raises:
            ApiError: 50033, nobody has this id, or 50007, it is the bot itself.
        """
        if user == self.bot:
            raise refusal(50007)
        for channel in self.privates.values():
            if channel.recipient == user:
                return channel
        raise refusal(50033)

    def add_group(self, members: set[str]) -> Channel:
        """Add a group of people, without the bot."""
        ident = self.flakes.next()
        self.privates[ident] = Channel(ident, "", type=3, owner=min(members), members=members)
        return self.privates[ident]

    def add_user(self, name: str) -> User:
        """Add another person; the same name has the same id in every run."""
        ident = steady_id("user", name)
        while ident in self.users:
            ident = str(int(ident) + 1)
        handle = "".join(c for c in name.lower() if c.isalnum() or c in "._") or "friend"
        colour = _COLOURS[len(self.users) % len(_COLOURS)]
        return self._seat(User(ident, handle[:32], name, colour))

    def add_guild(self, name: str) -> Guild:
        """Add another guild, without channels; the same name has the same id in every run.

        Raises:
            KeyError: there is one of this name.
        """
        ident = steady_id("guild", name)
        if ident in self.guilds:
            raise KeyError(name)
        own = steady_id("role", BOT_NAME if not self.guilds else f"{BOT_NAME} in {name}")
        roles = {
            ident: Role(ident, "@everyone", EVERYONE),
            own: Role(own, BOT_NAME, INVITED, {self.bot}, managed=True),
        }
        self.guilds[ident] = Guild(ident, name, roles)
        return self.guilds[ident]

    def add_channel(self, name: str, guild: str = "", kind: int = 0) -> Channel:
        """Add a channel, a text channel by default; the same name has the same id in every run."""
        guild = guild or self.guild
        ident = steady_id("channel", name)
        while ident in self.channels:
            ident = str(int(ident) + 1)
        position = sum(not c.is_thread for c in self.channels_of(guild))
        channel = Channel(ident, name, guild, type=kind, position=position, created=self.now())
        self.channels[ident] = channel
        return channel

    def people(self) -> Iterator[User]:
        """Return everybody but the bot, in the order of joining."""
        return (user for user in self.users.values() if not user.bot)

    def members(self, guild: str) -> list[User]:
        """Return everybody who is in a guild, the bot too."""
        away = self.guilds[guild].away
        return [user for user in self.users.values() if user.id not in away]

    def channels_of(self, guild: str) -> list[Channel]:
        """Return the channels and threads of a guild."""
        return [channel for channel in self.channels.values() if channel.guild == guild]

    def in_guild(self, ident: str) -> Guild:
        """Find a guild that the bot is in.

        Raises:
            ApiError: 10004, there is none with this id.
        """
        found = self.guilds.get(ident)
        if found is None or found.state == "removed":
            raise refusal(10004)
        return found

    def user(self, ident: str) -> User:
        """Find a user.

        Raises:
            ApiError: 10013, nobody has this id.
        """
        if ident == "@me":
            ident = self.bot
        try:
            return self.users[ident]
        except KeyError:
            raise refusal(10013) from None

    def channel(self, ident: str) -> Channel:
        """Find a channel, a thread or direct messages.

        Raises:
            ApiError: 10003, there is none with this id.
        """
        found = self.channels.get(ident) or self.privates.get(ident)
        if found is None:
            raise refusal(10003)
        return found

    def message(self, channel: str, ident: str) -> Message:
        """Find a message.

        Raises:
            ApiError: 10003 or 10008, there is none with this id.
        """
        try:
            return self.channel(channel).messages[ident]
        except KeyError:
            raise refusal(10008) from None

    def rights(self, user: str, channel: Channel) -> Permission:
        """Return a person's permissions in a channel; threads follow their parent.

        A private thread is seen by those who are in it, and by who may manage threads.
        """
        if channel.is_private:
            inside = channel.members if channel.type == 3 else (self.bot, channel.recipient)
            return PRIVATE if user in inside else Permission(0)
        guild = self.guilds[channel.guild]
        if user in guild.away or (user == self.bot and guild.state == "removed"):
            return Permission(0)
        quiet = user != self.owner and guild.quiet.get(user, 0.0) > self.now()
        has = self._granted(guild, user, channel, quiet=quiet)
        closed = channel.type == 12 and user not in channel.members
        return Permission(0) if closed and not has & Permission.MANAGE_THREADS else has

    def _granted(self, guild: Guild, user: str, channel: Channel, *, quiet: bool) -> Permission:
        """Return what roles and overwrites grant in a channel, or in that of a thread."""
        ground = self.channels.get(channel.parent or "", channel)
        usual = rights_in(guild, user, owns=user == self.owner)
        return rights_below(usual, guild, user, ground.overwrites, quiet=quiet)

    def bot_rights(self, channel: Channel) -> Permission:
        """Return the bot's permissions in a channel."""
        return self.rights(self.bot, channel)

    def bot_rights_told(self, channel: Channel) -> Permission:
        """Return the bot's permissions in a channel as an interaction from a guild tells them.

        Neither a private thread that the bot is not in nor its own timeout shows in that.
        """
        return self._granted(self.guilds[channel.guild], self.bot, channel, quiet=False)

    def sees(self, user: str, channel: Channel) -> bool:
        """Return whether somebody sees a channel; nobody in particular ("") sees all of a guild."""
        if not user:
            return not channel.is_private
        return bool(self.rights(user, channel) & Permission.VIEW_CHANNEL)

    def threads_of(self, channel: str) -> list[Channel]:
        """Return the threads below a channel."""
        return [thread for thread in self.channels.values() if thread.parent == channel]

    def keep(self, channel: Channel, message: Message) -> None:
        """Store a new message; the oldest of a very long channel is forgotten."""
        channel.messages[message.id] = message
        channel.active = self.now()
        channel.last_message = message.id
        channel.sent += 1
        while len(channel.messages) > _MOST_MESSAGES:
            _, gone = channel.messages.popitem(last=False)
            self.files.drop(gone.files)

    def look_anew(self, user: str) -> None:
        """Drop a person's ephemeral messages, which a client loses when it is restarted."""
        for channel in (*self.channels.values(), *self.privates.values()):
            for message in channel.messages.values():
                message.gone = message.gone or message.audience == user
