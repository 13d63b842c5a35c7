"""The state of the table in memory: guilds, people, channels and messages."""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from bot.table.api_errors import refusal
from bot.table.discord_types import (
    BOT,
    EVERYONE,
    PRIVATE,
    Context,
    Flag,
    Json,
    Permission,
    Snowflakes,
    steady_id,
    wall,
)
from bot.table.file_store import FileStore
from bot.table.guilds import Guild, Role
from bot.table.permissions import Overwrite, rights_below, rights_in

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
_WRITTEN = (0, 19, 20, 23)
"""Types of messages with an author of their own: plain, a reply, answers to commands."""
_MOST_MESSAGES = 2000


@dataclass
class User:
    """Somebody at the table.

    `closed` is the code that a direct message to them is refused with: 50007, they take none, or
    50278. `locale` is the language that they chose, one of Discord's; `installed` is whether they
    installed the bot for themselves.
    """

    id: str
    username: str
    global_name: str
    avatar_color: str
    bot: bool = False
    closed: int | None = None
    locale: str = "en-US"
    installed: bool = False


@dataclass
class Message:
    """One message: `data` is Discord's object; `audience` is the only user who sees it, if any.

    `files` are all attachments, also those that `data` shows inside components and embeds; `by` is
    the id of the interaction it came from. What is for one person is `gone` once they look anew.
    """

    data: Json
    files: list[Json] = field(default_factory=list)
    audience: str | None = None
    by: str | None = None
    gone: bool = False

    @property
    def is_written(self) -> bool:
        """Whether somebody wrote it, rather than Discord itself."""
        return self.data["type"] in _WRITTEN

    @property
    def id(self) -> str:
        """The message's id."""
        return str(self.data["id"])

    def has(self, flag: Flag) -> bool:
        """Return whether the message carries a flag."""
        return bool(self.data["flags"] & flag)

    def seen_by(self, user: str) -> bool:
        """Return whether this user may see the message."""
        return self.audience in (None, user) and not self.gone


@dataclass
class Channel:
    """A channel of a guild, a thread (with `parent`), direct messages or a group's.

    Channels are for text (type 0; 5 for announcements), for voice (2) or a stage (13), which have a
    chat, or forums (15).


    Threads are announcement threads (type 10, in channels for announcements alone), public (11) or
    private (12). They were `active` when something was last done in them, and archive themselves
    `auto_archive` minutes later. People write every `slow` seconds at most.

    Direct messages (type 1) are those of the bot and its `recipient`; they belong to no guild, as
    groups of people (type 3), who are its `members`. The bot is in none of those.
    """

    id: str
    name: str
    guild: str = ""
    type: int = 0
    position: int = 0
    topic: str | None = None
    parent: str | None = None
    owner: str | None = None
    recipient: str | None = None
    created: float = 0.0
    archived: bool = False
    archived_at: float = 0.0
    locked: bool = False
    invitable: bool = True
    auto_archive: int = 1440
    active: float = 0.0
    slow: int = 0
    members: set[str] = field(default_factory=set)
    sent: int = 0
    last_message: str | None = None
    overwrites: dict[str, Overwrite] = field(default_factory=dict)
    messages: OrderedDict[str, Message] = field(default_factory=OrderedDict)
    pins: dict[str, float] = field(default_factory=dict)

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread."""
        return self.parent is not None

    @property
    def is_forum(self) -> bool:
        """Whether this has posts, which are threads, and no messages of its own."""
        return self.type == 15

    @property
    def is_private(self) -> bool:
        """Whether these are direct messages, or a group's."""
        return self.type in (1, 3)

    @property
    def context(self) -> Context:
        """What interactions from here say of where they come from."""
        if self.type == 3:
            return Context.PRIVATE_CHANNEL
        return Context.BOT_DM if self.is_private else Context.GUILD


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
            own: Role(own, BOT_NAME, BOT, {self.bot}, managed=True),
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
        """Return what somebody may do in a channel; threads follow their parent.

        A private thread is seen by those who are in it, and by who may manage threads.
        """
        if channel.is_private:
            inside = channel.members if channel.type == 3 else (self.bot, channel.recipient)
            return PRIVATE if user in inside else Permission(0)
        guild = self.guilds[channel.guild]
        if user in guild.away or (user == self.bot and guild.state == "removed"):
            return Permission(0)
        ground = self.channels.get(channel.parent or "", channel)
        quiet = user != self.owner and guild.quiet.get(user, 0.0) > self.now()
        usual = rights_in(guild, user, owns=user == self.owner)
        has = rights_below(usual, guild, user, ground.overwrites, quiet=quiet)
        closed = channel.type == 12 and user not in channel.members
        return Permission(0) if closed and not has & Permission.MANAGE_THREADS else has

    def bot_rights(self, channel: Channel) -> Permission:
        """Return what the bot may do in a channel."""
        return self.rights(self.bot, channel)

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
