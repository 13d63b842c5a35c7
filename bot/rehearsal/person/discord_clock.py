"""Discord's clock by ours: how long ago, for Discord, something was."""

from dataclasses import dataclass

from discord.utils import snowflake_time

LATELY = 60.0
"""Seconds after which a message says nothing of the clocks any more: each has a pace of its own."""


def stamp(ident: str) -> float:
    """Return when Discord gave an id, in milliseconds since 1970."""
    return snowflake_time(int(ident)).timestamp() * 1000


@dataclass(frozen=True)
class Bounds:
    """The least and the most by which Discord's clock is ahead of ours, in milliseconds."""

    least: float
    most: float

    @property
    def middle(self) -> float:
        """Return the most probable difference."""
        return (self.least + self.most) / 2

    @property
    def uncertainty(self) -> float:
        """Return by how much the middle may be off."""
        return (self.most - self.least) / 2


class DiscordClock:
    """What Discord's clock says at an instant of ours, from ids of messages that we sent.

    Discord gave such an id after we sent the request and before its answer came here. Each message
    so bounds the difference of the clocks from both sides. Those of the last minute count together,
    from the newest on, as far as they agree: clocks drift, and Discord has many. Ours is one that
    only ever rises, in seconds, so that a machine whose time is wrong measures as well.
    """

    def __init__(self) -> None:
        self._heard: list[tuple[float, Bounds]] = []

    def heard(self, sent: float, came: float, ident: str) -> None:
        """Learn from a message: when it was sent and its answer came, and the id it was given."""
        theirs = stamp(ident)
        # An id counts whole milliseconds that have passed.
        bounds = Bounds(theirs - came * 1000, theirs + 1 - sent * 1000)
        self._heard = [each for each in self._heard if came - each[0] < LATELY]
        self._heard.append((came, bounds))

    @property
    def now(self) -> Bounds | None:
        """Return how far Discord's clock is ahead of ours; None while nothing is known."""
        found: Bounds | None = None
        for _, bounds in reversed(self._heard):
            narrower = bounds if found is None else _both(found, bounds)
            if narrower is None:
                break
            found = narrower
        return found


def _both(one: Bounds, other: Bounds) -> Bounds | None:
    """Return the bounds that hold if both do; None where they contradict each other."""
    both = Bounds(max(one.least, other.least), min(one.most, other.most))
    return both if both.least <= both.most else None
