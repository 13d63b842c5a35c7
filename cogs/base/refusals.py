"""What each refusal of Discord's means, and what is done about it: the one list of its codes.

The codes are those that Discord documents for the routes that the bot uses. Whatever is not listed
is treated as a fault that may pass, then as a message that is too much, and never dropped.
"""

from collections.abc import Mapping
from enum import Enum, auto
from typing import Final, Literal, NamedTuple

import discord

from rules.pace.parked import Why


class Plan(Enum):
    """What to do about a refusal."""

    AGAIN = auto()
    """It passes: the same again after growing pauses."""
    UNKNOWN = auto()
    """It may pass: the same again, then plainer."""
    PLAINER = auto()
    """Discord dislikes what is said: the same once more, then plainer."""
    NO_PICTURE = auto()
    """Discord dislikes a file: without any."""
    PLACE = auto()
    """Nothing can be said in this place: the adventure is parked until it can, or moves."""
    ANEW = auto()
    """The message cannot be changed: a new one replaces it."""
    TOO_LATE = auto()
    """The interaction takes no answer any more: what must appear goes through the channel."""
    OTHERWISE = auto()
    """The person takes no direct messages: it is said in the channel."""
    NOBODY = auto()
    """There is no such person, or not in this place."""
    FULL = auto()
    """A limit of the server's is reached: whoever asked is told."""
    NEXT_START = auto()
    """Of commands and emojis alone: the old ones stay until the next start."""


class Refusal(NamedTuple):
    """One code: its meaning, what is done about it, and the catalog key of what a person is told.

    `why` is why an adventure is parked for it. An edit that is refused with one that `replaces` is
    replaced by a new message. After one that `ends` the interaction it takes no further answer.
    """

    meaning: str
    plan: Plan
    says: str = "error-refused"
    why: Why | None = None
    replaces: bool = False
    ends: bool = False


GONE_MESSAGE: Final = 10008
TOO_FAST: Final = 40003
ANSWERED: Final = 40060
MISSING_ACCESS: Final = 50001

REFUSALS: Mapping[int, Refusal] = {
    0: Refusal("a general error", Plan.UNKNOWN),
    10002: Refusal("no such application", Plan.UNKNOWN),
    10003: Refusal("no such channel", Plan.PLACE, "error-channel-gone", "gone"),
    10004: Refusal("no such server", Plan.PLACE, "error-no-server", "removed"),
    10007: Refusal("no such member", Plan.NOBODY, "error-no-person"),
    10008: Refusal("no such message", Plan.ANEW, "error-message-gone", replaces=True),
    10013: Refusal("no such account", Plan.NOBODY, "error-no-person"),
    10014: Refusal("no such emoji", Plan.UNKNOWN),
    10015: Refusal("no such webhook", Plan.TOO_LATE, ends=True),
    10062: Refusal("no such interaction", Plan.TOO_LATE, ends=True),
    10063: Refusal("no such command", Plan.NEXT_START),
    10070: Refusal("no such event in the server's calendar", Plan.UNKNOWN),
    20001: Refusal("not for bots", Plan.UNKNOWN),
    20009: Refusal("explicit content", Plan.PLAINER, "error-blocked"),
    20012: Refusal("not this application's", Plan.UNKNOWN),
    20016: Refusal("slow mode", Plan.AGAIN, "error-busy"),
    20022: Refusal("too many edits of announcements", Plan.ANEW, "error-busy", replaces=True),
    20028: Refusal("too much is written in the channel", Plan.AGAIN, "error-busy"),
    20029: Refusal("too much is written in the server", Plan.AGAIN, "error-busy"),
    20031: Refusal("a name with words that are not allowed", Plan.PLAINER, "error-blocked-title"),
    30008: Refusal("too many emojis", Plan.NEXT_START),
    30015: Refusal("too many files", Plan.NO_PICTURE, "error-files"),
    30032: Refusal("too many commands", Plan.NEXT_START),
    30033: Refusal("the thread has too many members", Plan.FULL, "error-thread-full"),
    30034: Refusal("too many new commands in a day", Plan.NEXT_START),
    30038: Refusal("too many events in the server's calendar", Plan.FULL),
    30046: Refusal("too many edits of old messages", Plan.ANEW, "error-busy", replaces=True),
    30061: Refusal("the channels of the server are too large", Plan.FULL, "error-too-many-threads"),
    40001: Refusal("not logged in", Plan.AGAIN, "error-login"),
    40002: Refusal("the account is not verified", Plan.AGAIN, "error-login"),
    40003: Refusal("direct messages are opened too fast", Plan.AGAIN, "error-busy"),
    40004: Refusal("sending is disabled for a while", Plan.AGAIN, "error-busy"),
    40005: Refusal("too large", Plan.NO_PICTURE, "error-files"),
    40006: Refusal("disabled for a while", Plan.AGAIN, "error-busy"),
    40007: Refusal("the person is banned from the server", Plan.NOBODY, "error-no-person"),
    40041: Refusal("two commands of one name", Plan.NEXT_START),
    40058: Refusal("a forum itself takes no messages", Plan.UNKNOWN, "error-channel-kind"),
    40060: Refusal("the interaction was answered already", Plan.TOO_LATE, ends=True),
    40062: Refusal("a part of Discord is too busy", Plan.AGAIN, "error-busy"),
    40094: Refusal("the interaction has had all its answers", Plan.TOO_LATE, ends=True),
    40333: Refusal("the wall before Discord lets nothing through", Plan.AGAIN, "error-busy"),
    50001: Refusal("no access", Plan.PLACE, "error-forbidden", "closed"),
    50002: Refusal("not for this kind of account", Plan.UNKNOWN),
    50003: Refusal("not among direct messages", Plan.UNKNOWN, "error-channel-kind"),
    50005: Refusal("somebody else's message", Plan.ANEW, "error-message-gone", replaces=True),
    50006: Refusal("an empty message", Plan.PLAINER),
    50007: Refusal("the person takes no direct messages", Plan.OTHERWISE, "error-no-whispers"),
    50008: Refusal("the channel takes no messages", Plan.UNKNOWN, "error-channel-kind"),
    50009: Refusal("the server wants more verification", Plan.PLACE, "error-forbidden", "closed"),
    50013: Refusal("a missing permission", Plan.PLACE, "error-forbidden", "closed"),
    50014: Refusal("a wrong token", Plan.AGAIN, "error-login"),
    50021: Refusal("a message of Discord's own", Plan.ANEW, "error-message-gone", replaces=True),
    50024: Refusal("not in this kind of channel", Plan.UNKNOWN, "error-channel-kind"),
    50027: Refusal("the token of the interaction died", Plan.TOO_LATE, replaces=True, ends=True),
    50033: Refusal("nobody to write to", Plan.NOBODY, "error-no-person"),
    50035: Refusal("a form that Discord cannot read", Plan.PLAINER, "error-form"),
    50041: Refusal("no such version of the API", Plan.UNKNOWN),
    50045: Refusal("a file is too large", Plan.NO_PICTURE, "error-files"),
    50046: Refusal("a file is invalid", Plan.NO_PICTURE, "error-files"),
    50055: Refusal("an invalid server", Plan.UNKNOWN),
    50067: Refusal("a request from the wrong place", Plan.UNKNOWN),
    50068: Refusal("not with this kind of message", Plan.ANEW, "error-message-gone", replaces=True),
    50083: Refusal(
        "the thread is archived",
        Plan.PLACE,
        "error-thread-locked",
        "locked",
        replaces=True,
        ends=True,
    ),
    50109: Refusal("a body that Discord cannot read", Plan.PLAINER, "error-form"),
    50110: Refusal("a file is no file", Plan.NO_PICTURE, "error-files"),
    50123: Refusal("a file of the wrong kind", Plan.NO_PICTURE, "error-files"),
    50146: Refusal("an upload was not found", Plan.NO_PICTURE, "error-files"),
    50151: Refusal("an invalid emoji", Plan.PLAINER, "error-form"),
    50278: Refusal("no server in common", Plan.OTHERWISE, "error-no-whispers"),
    60003: Refusal("two factors are needed", Plan.UNKNOWN, "error-two-factor"),
    110001: Refusal("the application is not ready", Plan.AGAIN, "error-busy"),
    130000: Refusal("Discord is overloaded", Plan.AGAIN, "error-busy"),
    160004: Refusal("the message has a thread already", Plan.FULL, "error-too-many-threads"),
    160005: Refusal("the thread is locked", Plan.PLACE, "error-thread-locked", "locked"),
    160006: Refusal("too many open threads", Plan.FULL, "error-too-many-threads"),
    160007: Refusal("too many threads of announcements", Plan.FULL, "error-too-many-threads"),
    180000: Refusal("the event is over", Plan.UNKNOWN),
    200000: Refusal("blocked by AutoMod", Plan.PLAINER, "error-blocked"),
    200001: Refusal("a title was blocked by AutoMod", Plan.PLAINER, "error-blocked-title"),
    240000: Refusal("a link was taken for harmful", Plan.PLAINER, "error-blocked-link"),
    400001: Refusal("uploads are limited in the server", Plan.NO_PICTURE, "error-uploads"),
}

PASSING: Final = Refusal("a fault of Discord's own", Plan.AGAIN, "error-discord")
NOT_LISTED: Final = Refusal("nothing that is listed", Plan.UNKNOWN)

WHY: Mapping[int, Why] = {code: row.why for code, row in REFUSALS.items() if row.why is not None}
"""Why a channel is not accessible, by code."""
REPLACED = frozenset(code for code, row in REFUSALS.items() if row.replaces)
"""The codes of edits that a new message replaces."""
ENDED = frozenset(code for code, row in REFUSALS.items() if row.ends)
"""The codes of interactions that take no answer any more."""
DOUBTFUL = frozenset(code for code, row in REFUSALS.items() if row.says == "error-form")
"""The codes of a form that is not taken, perhaps for an emoji in it that is gone."""
LEFT = frozenset(code for code, row in REFUSALS.items() if row.plan is Plan.NOBODY)
"""The codes of a person who is no member of a server, or has no account any more."""
NO_SERVER = frozenset(code for code, why in WHY.items() if why == "removed") | {MISSING_ACCESS}
"""The codes of a server that does not exist, or that the bot is not in."""

TOO_MANY_REQUESTS, BROKEN, LOGGED_OUT = 429, 500, 401
"""Statuses that say enough by themselves: too much was asked, Discord is broken, a bad token."""

Form = Literal["full", "bare", "plain"]
"""A message as it is meant, without its picture, or as a sentence with its buttons."""


class Try(NamedTuple):
    """An attempt to send a message: in which form, and after how many seconds."""

    form: Form
    pause: int


TRIES: tuple[Try, ...] = (
    *(Try("full", pause) for pause in (0, 2, 4, 8, 16, 30)),
    Try("bare", 2),
    Try("plain", 4),
)
"""All attempts, one after the other; a refusal may pass over some."""
BARE: Final = 6
FULL_TRIES: Mapping[Plan, int] = {Plan.AGAIN: BARE, Plan.PLAINER: 2, Plan.NO_PICTURE: 1}
"""After how many attempts in full the plainer ones begin; for all other plans after three."""


def next_try(plan: Plan, tried: int) -> int | None:
    """Return the number of the attempt that follows a refused one; None after the last of them.

    Trouble that passes by itself passes whether a message is plain or not.
    """
    following = tried + 1
    if tried < BARE and following >= FULL_TRIES.get(plan, 3):
        return None if plan is Plan.AGAIN else BARE
    return following if following < len(TRIES) else None


def refusal_of(error: discord.HTTPException) -> Refusal:
    """Return the kind of a refusal, by its code or else by its status."""
    if isinstance(error, discord.DiscordServerError):
        return PASSING
    row = REFUSALS.get(error.code)
    if row is not None and error.code:
        return row
    if error.status in (TOO_MANY_REQUESTS, LOGGED_OUT) or error.status >= BROKEN:
        return PASSING
    return row or NOT_LISTED


def plan_of(error: discord.HTTPException) -> Plan:
    """Return how to proceed after a refusal."""
    return refusal_of(error).plan
