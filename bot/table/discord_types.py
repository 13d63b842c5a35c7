"""Types that all of the table shares: JSON, ids, times, flags, permissions."""

import hashlib
import time
from collections.abc import Callable
from datetime import UTC, datetime
from enum import IntEnum, IntFlag
from typing import Any

Json = dict[str, Any]
"""One JSON object, in Discord's shape."""

_EPOCH_MS = 1_420_070_400_000
_STEADY_MS = 1_767_225_600_000


def wall() -> float:
    """Return the machine's time, in seconds since 1970.

    The table stands in for Discord, outside the rules, so it keeps its own time.
    """
    return time.time_ns() / 1e9


def timestamp(seconds: float) -> str:
    """Return an instant (seconds since 1970) as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


def steady_id(kind: str, name: str) -> str:
    """Return the id that a thing of this kind and name has in every run."""
    digest = hashlib.blake2b(f"{kind}/{name}".encode(), digest_size=5).digest()
    return str(((_STEADY_MS - _EPOCH_MS) << 22) + int.from_bytes(digest))


class Snowflakes:
    """A source of ids that carry their time and always increase."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._last = 0

    def next(self) -> str:
        """Return a new id, greater than any before."""
        stamp = (int(self._now() * 1000) - _EPOCH_MS) << 22
        self._last = max(stamp, self._last + 1)
        return str(self._last)


def sent_at(ident: str) -> float:
    """Return when an id was created, in seconds since 1970."""
    return ((int(ident) >> 22) + _EPOCH_MS) / 1000


class Flag(IntFlag):
    """Flags of messages."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SILENT = 1 << 12
    V2 = 1 << 15


class Context(IntEnum):
    """Where an interaction comes from."""

    GUILD = 0
    BOT_DM = 1
    PRIVATE_CHANNEL = 2


class Permission(IntFlag):
    """Discord's permissions, as far as the table knows them."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CONNECT = 1 << 20
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_EVENTS = 1 << 33
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    CREATE_EVENTS = 1 << 44
    USE_EXTERNAL_APPS = 1 << 50
    PIN_MESSAGES = 1 << 51
    BYPASS_SLOWMODE = 1 << 52


EVERYONE = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.CONNECT
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.USE_EXTERNAL_APPS
)
INVITED = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
"""What the bot's own role may do: exactly what the invitation in `docs/HOSTING.md` asks for."""
PRIVATE = EVERYONE | Permission.PIN_MESSAGES | Permission.MENTION_EVERYONE
"""What a bot may do among direct messages."""
SAID_IN_PRIVATE = (
    Permission.ATTACH_FILES
    | Permission.EMBED_LINKS
    | Permission.MENTION_EVERYONE
    | Permission.USE_EXTERNAL_EMOJIS
)
"""The permissions in an interaction from direct messages."""
SAID_AMONG_OTHERS = SAID_IN_PRIVATE & ~Permission.USE_EXTERNAL_EMOJIS
"""The permissions in an interaction from direct messages without the bot."""


class Kind(IntEnum):
    """Kinds of components."""

    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = frozenset(
    {
        Kind.STRING_SELECT,
        Kind.USER_SELECT,
        Kind.ROLE_SELECT,
        Kind.MENTIONABLE_SELECT,
        Kind.CHANNEL_SELECT,
    }
)
