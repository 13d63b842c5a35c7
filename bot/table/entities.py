"""People, messages and channels of the table."""

from collections import OrderedDict
from dataclasses import dataclass, field

from bot.table.discord_types import Context, Flag, Json
from bot.table.permissions import Overwrite

_WRITTEN = (0, 19, 20, 23)
"""Types of messages with an author of their own: plain, a reply, answers to commands."""


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
    chat, forums (15) or media (16).

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
        return self.type in (15, 16)

    @property
    def is_voice(self) -> bool:
        """Whether people speak here; its chat is for those who may connect."""
        return self.type in (2, 13)

    @property
    def is_private(self) -> bool:
        """Whether these are direct messages, or a group's."""
        return self.type in (1, 3)

    @property
    def context(self) -> Context:
        """The context of interactions from here: a server, the bot's messages, or others."""
        if self.type == 3:
            return Context.PRIVATE_CHANNEL
        return Context.BOT_DM if self.is_private else Context.GUILD
