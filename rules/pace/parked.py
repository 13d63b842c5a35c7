"""A table that nobody can be shown: why, since when, and when to look whether it can be again."""

from typing import Final, Literal, get_args

from rules.core.model import Model

Why = Literal["gone", "closed", "locked", "removed", "unavailable", "stopped"]
"""The channel is deleted, closed to us, a locked thread; we left the server, or it is down; or
whoever owns the bot has stopped play."""
STOPPED: Final = "stopped"
"""Why a table stands still that could be shown."""
WHYS: tuple[Why, ...] = get_args(Why)
SOONEST, LATEST = 10 * 60, 24 * 60 * 60
"""Seconds between two looks: the longer it has lasted, the more."""
GIVEN_UP = 90 * 24 * 60 * 60
"""Seconds after which nobody looks any more by themselves."""


class Parked(Model):
    """Since when a table cannot be shown, and why."""

    since: int
    why: Why


def next_look(parked: Parked, now: int) -> int | None:
    """Return when to look again, seconds since 1970; None once it has lasted so long that it stays.

    Nobody looks whether play that was stopped goes on: who lets it go on says so.
    """
    lasted = now - parked.since
    if lasted >= GIVEN_UP or parked.why == STOPPED:
        return None
    return now + min(LATEST, max(SOONEST, lasted // 2))
