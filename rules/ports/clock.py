"""What the service needs of a clock."""

from typing import Protocol


class Clock(Protocol):
    """The time of day."""

    def now(self) -> int:
        """Seconds since 1970, UTC."""
        ...
