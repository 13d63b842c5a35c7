"""Counting recent rate limits of Discord's, for which the library waits and which it logs."""

import logging
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager

from rules.ports import Clock

LIMITED = "We are being rate limited"
"""The beginning of the library's log line."""
LATELY = 60 * 60
"""Seconds for which a rate limit counts."""
REMEMBERED = 10_000


class Limits(logging.Handler):
    """Counts rate limits during the context `noting`."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(logging.WARNING)
        self._clock = clock
        self._met: deque[int] = deque(maxlen=REMEMBERED)

    def emit(self, record: logging.LogRecord) -> None:
        """Count a rate limit, if a log line is about one."""
        if str(record.msg).startswith(LIMITED):
            self._met.append(self._clock.now())

    def lately(self) -> int:
        """Return the number of rate limits of the last hour."""
        since = self._clock.now() - LATELY
        return sum(at >= since for at in self._met)

    @contextmanager
    def noting(self) -> Iterator["Limits"]:
        """Count the rate limits in the library's log during the context."""
        library = logging.getLogger("discord.http")
        library.addHandler(self)
        try:
            yield self
        finally:
            library.removeHandler(self)
