"""Changes of old messages that Discord refuses for now: when, and how often, they are retried."""

import discord

from cogs.base.refusals import TOO_MANY_REQUESTS, Plan, refusal_of
from rules.ports import Clock

AGAIN = 60
"""Seconds after which what is left is tried again."""
MOST_REFUSED = 10
"""Refusals of one message after which it is left as it is."""


class Leftovers:
    """What is left of some work on messages. `due` is when to retry it, None where nothing is."""

    def __init__(self, clock: Clock) -> None:
        self.due: int | None = None
        self._clock = clock
        self._refused: dict[int, int] = {}

    def take_due(self) -> bool:
        """Return whether what is left is to be tried again now; afterwards it is not due."""
        if self.due is None or self.due > self._clock.now():
            return False
        self.due = None
        return True

    def put_off(self) -> None:
        """Schedule another attempt for what is left."""
        self.due = self._clock.now() + AGAIN

    def begin(self) -> None:
        """Note that all of it is about to be tried."""
        self.due = None

    def done(self, message: int) -> None:
        """Forget how often a message was refused: nothing of it is left."""
        self._refused.pop(message, None)

    def is_hopeless(self, message: int, refused: discord.HTTPException) -> bool:
        """Return whether a message is left as it is: it is gone, or was refused too often.

        What passes by itself is none of the refusals.
        """
        row = refusal_of(refused)
        if row.plan is Plan.AGAIN or refused.status == TOO_MANY_REQUESTS:
            return False
        if row.plan in (Plan.PLACE, Plan.ANEW):
            return True
        self._refused[message] = self._refused.get(message, 0) + 1
        return self._refused[message] >= MOST_REFUSED
