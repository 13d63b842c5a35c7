"""Cooldowns: how often one person may ask for what is expensive, and when again."""

from collections import OrderedDict, deque
from typing import Literal, NamedTuple

from rules.core.errors import RuleError
from rules.ports import Clock

Costly = Literal["begin", "map", "file", "own", "fights"]
"""Games begun; maps; files of games and dungeons, animations among them; one's own data; fights."""
REMEMBERED = 10_000
"""Pairs of a person and a kind that are remembered, at most."""


class Allowance(NamedTuple):
    """So many times within so many seconds."""

    most: int
    within: int


ALLOWED: dict[Costly, Allowance] = {
    "begin": Allowance(5, 10 * 60),
    "map": Allowance(12, 60),
    "file": Allowance(12, 60),
    "own": Allowance(3, 10 * 60),
    "fights": Allowance(6, 60),
}


class Cooldowns:
    """Counts what each person asked for lately, in this process: a restart forgets it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._asked: OrderedDict[tuple[int, Costly], deque[int]] = OrderedDict()

    def check(self, user: int, costly: Costly, most: int = 0, *, coming: int = 0) -> None:
        """Check that a person may ask for something now; `most` allows more than is usual.

        What is `coming` is under way and not noted yet.

        Raises:
            RuleError: not before an instant, which it names.
        """
        allowed, now = ALLOWED[costly], self._clock.now()
        count = max(allowed.most, most)
        lately = [at for at in self._asked.get((user, costly), ()) if at > now - allowed.within]
        lately += [now] * coming
        if len(lately) >= count:
            raise RuleError(
                "error-again-later",
                what=costly,
                count=count,
                minutes=allowed.within // 60,
                at=lately[-count] + allowed.within,
            )

    def note(self, user: int, costly: Costly) -> None:
        """Count that a person was given something expensive."""
        allowed, now, key = ALLOWED[costly], self._clock.now(), (user, costly)
        asked = self._asked.setdefault(key, deque())
        while asked and asked[0] <= now - allowed.within:
            asked.popleft()
        asked.append(now)
        self._asked.move_to_end(key)
        while len(self._asked) > REMEMBERED:
            self._asked.popitem(last=False)

    def spend(self, user: int, costly: Costly) -> None:
        """Check and count at once, for what is expensive even if it comes to nothing.

        Raises:
            RuleError: not before an instant, which it names.
        """
        self.check(user, costly)
        self.note(user, costly)
