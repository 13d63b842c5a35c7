"""A table whose card cannot be shown: why, since when, and when to try again."""

from typing import Final, Literal, get_args

from rules.core.model import Model

Why = Literal["gone", "closed", "locked", "removed", "unavailable", "stopped"]
"""Why a table cannot be shown: the channel was deleted, is closed to the bot or is a locked thread;
the bot was removed from the server, or the server is down; or the owner stopped play."""
STOPPED: Final = "stopped"
"""Why a table stands still although it could be shown."""
WHYS: tuple[Why, ...] = get_args(Why)
SOONEST, LATEST = 10 * 60, 24 * 60 * 60
"""Seconds between two tries: the longer it has lasted, the more."""
GIVEN_UP = 90 * 24 * 60 * 60
"""Seconds after which the bot no longer tries by itself."""


class Parked(Model):
    """Since when a table cannot be shown, and why."""

    since: int
    why: Why


def next_look(parked: Parked, now: int) -> int | None:
    """Return when to try again, in seconds since 1970; None once it has lasted too long.

    Stopped play is not tried: the owner who lets it go on says so.
    """
    lasted = now - parked.since
    if lasted >= GIVEN_UP or parked.why == STOPPED:
        return None
    return now + min(LATEST, max(SOONEST, lasted // 2))
