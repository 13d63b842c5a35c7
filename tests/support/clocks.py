"""A clock that goes on by itself and leaps when told, for days that pass within a test."""

import time
from datetime import UTC, datetime

from bot import alarm
from bot.posting import evenings
from bot.timekeeping import timekeeper

MONDAY = 1_799_053_200
"""Monday, 4 January 2027, nine in the morning (UTC)."""
HOUR, DAY = 3600, 86400

# A leap is a clock that was set, for which no test is to wait a second, nor longer for a server
# that is known a moment after the bot has connected.
alarm.FAR = alarm.NEAR
timekeeper.AGAIN = 1
evenings.SOON = 1


def utc(year: int, month: int, day: int, hour: int = 0, minute: int = 0) -> int:
    """A moment, in seconds since 1970."""
    return int(datetime(year, month, day, hour, minute, tzinfo=UTC).timestamp())


class LeapingClock:
    """The machine's pace from a chosen moment on, plus what it leapt."""

    def __init__(self, at: int = MONDAY) -> None:
        self._start = at
        self._begun = time.monotonic()
        self._leapt = 0

    def now(self) -> int:
        """Seconds since 1970, UTC."""
        return self._start + self._leapt + int(time.monotonic() - self._begun)

    def leap(self, seconds: int) -> None:
        """Be later, or earlier, from now on."""
        self._leapt += seconds
