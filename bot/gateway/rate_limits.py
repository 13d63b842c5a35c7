"""Rate limits that Discord told us of lately: the library waits by itself, and logs each."""

import logging
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager

from rules.ports import Clock

LIMITED = "We are being rate limited"
"""How the library's line begins."""
LATELY = 60 * 60
"""Seconds that count."""
REMEMBERED = 10_000


class Limits(logging.Handler):
    """Counts them, for as long as `noting` lasts."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(logging.WARNING)
        self._clock = clock
        self._met: deque[int] = deque(maxlen=REMEMBERED)

    def emit(self, record: logging.LogRecord) -> None:
        """Note one, if that is what a line is about."""
        if str(record.msg).startswith(LIMITED):
            self._met.append(self._clock.now())

    def lately(self) -> int:
        """Return how many were met in the last hour."""
        since = self._clock.now() - LATELY
        return sum(at >= since for at in self._met)

    @contextmanager
    def noting(self) -> Iterator["Limits"]:
        """Listen to what the library logs."""
        library = logging.getLogger("discord.http")
        library.addHandler(self)
        try:
            yield self
        finally:
            library.removeHandler(self)
