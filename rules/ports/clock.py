"""What the service needs of a clock."""

from typing import Protocol


class Clock(Protocol):
    """The time of day."""

    def now(self) -> int:
        """Return the seconds since 1970, UTC."""
        ...
