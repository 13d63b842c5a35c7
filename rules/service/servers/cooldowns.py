"""Cooldowns: how often one person may ask for what is expensive, and when again."""

from collections import OrderedDict
from typing import Literal, NamedTuple

from rules.core.errors import RuleError
from rules.ports import Clock

Costly = Literal["begin", "map", "file", "own", "fights", "say", "evening"]
"""Games begun; maps; files of games and dungeons, animations among them; one's own data; fights;
posts as a hero; evenings fixed or moved."""
REMEMBERED = 10_000
"""Pairs of a person and a kind that are remembered, at most."""


class Allowance(NamedTuple):
    """So many times within so many seconds; what costs more counts as several times."""

    most: int
    within: int


class Given(NamedTuple):
    """What somebody was given: how many times it counts, and until when."""

    cost: int
    until: int


ALLOWED: dict[Costly, Allowance] = {
    "begin": Allowance(5, 10 * 60),
    "map": Allowance(12, 60),
    "file": Allowance(12, 60),
    "own": Allowance(3, 10 * 60),
    "fights": Allowance(6, 60),
    "say": Allowance(2, 10 * 60),
    "evening": Allowance(5, 10 * 60),
}


class Cooldowns:
    """Counts what each person asked for lately, in this process: a restart forgets it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._asked: OrderedDict[tuple[int, Costly], list[Given]] = OrderedDict()

    def check(
        self, user: int, costly: Costly, most: int = 0, *, coming: int = 0, cost: int = 1
    ) -> None:
        """Check that a person may ask for something now; `most` allows more than is usual.

        Requests that are `coming` are under way and not counted yet. A person without recent
        requests may ask for something that costs more than the whole allowance.

        Raises:
            RuleError: not before an instant, which it names.
        """
        allowed, now = ALLOWED[costly], self._clock.now()
        count, lately = max(allowed.most, most), self._lately(user, costly)
        lately += [Given(1, now + allowed.within)] * coming
        spent, room = sum(given.cost for given in lately), max(0, count - cost)
        if spent <= room:
            return
        for given in sorted(lately, key=lambda given: given.until):
            spent -= given.cost
            if spent <= room:
                raise RuleError(
                    "error-again-later",
                    what=costly,
                    count=count,
                    minutes=allowed.within // 60,
                    at=given.until,
                )

    def note(self, user: int, costly: Costly, cost: int = 1) -> None:
        """Count that a person was given something expensive.

        A request that costs more than the whole allowance counts for longer.
        """
        allowed, key = ALLOWED[costly], (user, costly)
        lasts = -(-allowed.within * max(allowed.most, cost) // allowed.most)
        given = Given(cost, self._clock.now() + lasts)
        self._asked[key] = [*self._lately(user, costly), given]
        self._asked.move_to_end(key)
        while len(self._asked) > REMEMBERED:
            self._asked.popitem(last=False)

    def spend(self, user: int, costly: Costly, cost: int = 1) -> None:
        """Check a person's allowance and spend it at once, also if the costly work fails later.

        Raises:
            RuleError: not before an instant, which it names.
        """
        self.check(user, costly, cost=cost)
        self.note(user, costly, cost)

    def _lately(self, user: int, costly: Costly) -> list[Given]:
        now = self._clock.now()
        return [given for given in self._asked.get((user, costly), ()) if given.until > now]
