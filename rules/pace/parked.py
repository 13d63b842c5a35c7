"""A table whose card cannot be shown: why, since when, and when to try again."""

from typing import Final, Literal, NamedTuple, get_args

from rules.core.model import Model

Why = Literal[
    "gone",
    "closed",
    "locked",
    "outside",
    "timeout",
    "removed",
    "unavailable",
    "refused",
    "stopped",
]
"""Why a table cannot be shown: the channel was deleted, is closed to the bot, is a locked thread,
or a private one that the bot is not in; the bot is in timeout, was removed from the server, or the
server is down; Discord takes no card of it; or the owner stopped play."""
STOPPED: Final = "stopped"
"""Why a table stands still although it could be shown."""
REFUSED: Final = "refused"
"""Why a table stands still whose channel is open, while Discord takes none of its cards."""
WHYS: tuple[Why, ...] = get_args(Why)
SOONEST, LATEST = 10 * 60, 24 * 60 * 60
"""Seconds between two tries: the longer it has lasted, the more."""
GIVEN_UP = 90 * 24 * 60 * 60
"""Seconds after which the bot no longer tries by itself."""


class Hindrance(NamedTuple):
    """What keeps a card from being shown in a place.

    `until` is when that ends by the clock, where that is known.
    """

    why: Why
    until: int | None = None


class Parked(Model):
    """Since when a table cannot be shown, why, and until when where the clock ends it."""

    since: int
    why: Why
    until: int | None = None


def next_look(parked: Parked, now: int) -> int | None:
    """Return when to try again, in seconds since 1970; None once it has lasted too long.

    A hindrance that ends by the clock is tried at its end. Stopped play is not tried: the owner who
    lets it go on says so. A card that Discord refused is never given up, as its channel is there.
    """
    lasted = now - parked.since
    if parked.why == STOPPED or (lasted >= GIVEN_UP and parked.why != REFUSED):
        return None
    due = now + pause_after(lasted)
    return due if parked.until is None or parked.until <= now else min(due, parked.until)


def pause_after(lasted: int) -> int:
    """Return the seconds until the next try, where the trouble has lasted for so many."""
    return min(LATEST, max(SOONEST, lasted // 2))
