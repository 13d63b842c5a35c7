"""Discord's clock by ours: how long ago, for Discord, something was."""

import math

from discord.utils import snowflake_time


def stamp(ident: str) -> float:
    """Return when Discord gave an id, in milliseconds since 1970."""
    return snowflake_time(int(ident)).timestamp() * 1000


class DiscordClock:
    """What Discord's clock says at an instant of ours, from ids of messages that we sent.

    Discord gave such an id after we sent the request and before its answer came here. Each message
    so bounds the difference of the clocks from both sides; the narrowest bounds of all count. Ours
    is one that only ever rises, in seconds: a machine whose clock is wrong measures as well.
    """

    def __init__(self) -> None:
        self._least, self._most = -math.inf, math.inf

    def heard(self, sent: float, came: float, ident: str) -> None:
        """Learn from a message: when it was sent and its answer came, and the id it was given."""
        theirs = stamp(ident)
        self._least = max(self._least, theirs - came * 1000)
        # An id counts whole milliseconds that have passed.
        self._most = min(self._most, theirs + 1 - sent * 1000)

    @property
    def is_known(self) -> bool:
        """Whether any message was heard of."""
        return math.isfinite(self._least)

    @property
    def uncertainty(self) -> float | None:
        """Return by how many milliseconds it may be off; None while nothing is known.

        Where Discord's own machines disagree, that is by how much.
        """
        return abs(self._most - self._least) / 2 if self.is_known else None

    def at(self, ours: float) -> float:
        """Return an instant of ours (seconds) by Discord's clock, in milliseconds since 1970."""
        return ours * 1000 + (self._least + self._most) / 2
