"""Whether the process was there all the time: one that stood still notices it afterwards.

A stopped process, a sleeping machine and a clock that is set all show as a gap between two looks
that should be a second apart.
"""

from rules.pace.frozen import Span
from rules.ports import Clock

GAP = 3
"""Seconds between two looks from which on the process was not there meanwhile, and by which a clock
must be put back to be noticed: it shows whole seconds, and a busy process is late."""
NEVER = 1 << 62
"""The gap for clocks that leap while the bot is meant to be there, as in tests."""

Break = Span | int
"""A span in which the process was not there, or the seconds by which the clock was put back."""


class Continuity:
    """Looks at the clock every second; a gap of `gap` seconds tells something."""

    def __init__(self, clock: Clock, gap: int = GAP) -> None:
        self._clock = clock
        self._gap = gap
        self._seen = clock.now()
        self._found: list[Break] = []

    def look(self) -> bool:
        """Compare the clocks; return whether an outage or a leap was found."""
        before, self._seen = self._seen, self._clock.now()
        if self._seen - before >= self._gap:
            self._found.append(Span(before, self._seen))
        elif before - self._seen >= self._gap:
            self._found.append(before - self._seen)
        return bool(self._found)

    def taken(self) -> list[Break]:
        """Return the outages and leaps that were found since the last call, in order."""
        self.look()
        found, self._found = self._found, []
        return found
