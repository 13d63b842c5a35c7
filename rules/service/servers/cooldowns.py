"""Cooldowns: how often one person may ask for what costs much, and when again."""

from collections import OrderedDict, deque
from typing import Literal, NamedTuple

from rules.core.errors import RuleError
from rules.ports import Clock

Costly = Literal["begin", "map", "file", "own"]
"""Games begun; maps; files of games and dungeons, animations among them; one's own data."""
REMEMBERED = 10_000
"""People, each with one kind, who are remembered at most."""


class Allowance(NamedTuple):
    """How often within how many seconds."""

    most: int
    within: int


ALLOWED: dict[Costly, Allowance] = {
    "begin": Allowance(5, 10 * 60),
    "map": Allowance(12, 60),
    "file": Allowance(12, 60),
    "own": Allowance(3, 10 * 60),
}


class Cooldowns:
    """Counts what each person asked for lately, in this process: a restart forgets it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._asked: OrderedDict[tuple[int, Costly], deque[int]] = OrderedDict()

    def check(self, user: int, costly: Costly, most: int = 0) -> None:
        """See that a person may ask for something now; `most` lets them more often than is usual.

        Raises:
            RuleError: not before an instant, which it names.
        """
        allowed, now = ALLOWED[costly], self._clock.now()
        count = max(allowed.most, most)
        lately = [at for at in self._asked.get((user, costly), ()) if at > now - allowed.within]
        if len(lately) >= count:
            raise RuleError(
                "error-again-later",
                what=costly,
                count=count,
                minutes=allowed.within // 60,
                at=lately[-count] + allowed.within,
            )

    def note(self, user: int, costly: Costly) -> None:
        """A person was given something that costs much."""
        allowed, now, key = ALLOWED[costly], self._clock.now(), (user, costly)
        asked = self._asked.setdefault(key, deque())
        while asked and asked[0] <= now - allowed.within:
            asked.popleft()
        asked.append(now)
        self._asked.move_to_end(key)
        while len(self._asked) > REMEMBERED:
            self._asked.popitem(last=False)

    def spend(self, user: int, costly: Costly) -> None:
        """Check and note at once: for what costs much whether it comes to anything or not.

        Raises:
            RuleError: not before an instant, which it names.
        """
        self.check(user, costly)
        self.note(user, costly)
