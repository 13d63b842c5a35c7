"""The time of day, for everything that asks `rules.ports.Clock`."""

import time


class SystemClock:
    """The machine's clock."""

    def now(self) -> int:
        """Return the seconds since 1970, UTC."""
        return int(time.time())  # noqa: TID251 - the one place where time comes in
