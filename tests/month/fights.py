"""How long a fight of three takes by post, of whom one falls silent as it begins.

`python -m tests.month.fights [tables] [first] [name=value ...]` plays so many tables of every game,
each until its first fight is over, and prints hours: how long fights were, for whom the table
waited in one of them, and what it asked meanwhile, on average.
"""

import asyncio
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from statistics import mean, median
from typing import Any, NamedTuple

from rules.ports import Adventure
from rules.registry import rulesets
from rules.service.journal.loading import loaded
from tests.month.life import START, Life
from tests.month.rhythm import DAY, HOUR, people
from tests.month.waits import Waits
from tests.support.known import within

SILENT = 12
"""The person who falls silent: the second of three."""
SEATS = 3
MONTH = 30
OVER = "the fight is over"
TABLES = 24
PLAYED = ("visit", "look")


class Fight(NamedTuple):
    """A first fight: its game, its seconds, and whether it was over within the month.

    `whom` are the seconds by the sort of people that the table waited for, `asked` by the question.
    """

    system: str
    seconds: int
    over: bool
    whom: Mapping[str, int]
    asked: Mapping[str, int]


class FightOfThree(Life):
    """A table of three, without troubles, until its first fight is over."""

    def __init__(
        self, number: int, folder: Path, key: str, agreed: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(number, folder, agreed or {}, key=key)
        chance = Random(f"fight-{number}")
        self._people = people(chance, SEATS, START, MONTH, vanish=0.0)
        for who in self._people.values():
            who.weekends = False
        self._packed = False
        self.began: int | None = None
        self.ended: int | None = None

    async def _happen(self, at: int, serial: int, what: str, user: int) -> None:
        """Only people come; nobody thinks of anything else, and nothing goes wrong."""
        if what in PLAYED:
            await super()._happen(at, serial, what, user)

    async def _strikes(self, who: Any) -> None:
        """Nobody thinks of anything but the game."""

    async def _settled(self) -> Adventure:
        found = await super()._settled()
        now, fights = self._clock.at, _is_fighting(found)
        if fights and self.began is None:
            self.began = self._people[SILENT].gone = now
            self._waits = Waits()
        if self.began is not None and self.ended is None and not fights:
            self.ended = now
            self._laws.breach(OVER, "")
        return found

    async def fight(self) -> Fight | None:
        """The fight; None where there was none."""
        await self.live(until=OVER)
        if self.began is None:
            return None
        over = self.ended is not None
        end = self.ended if self.ended is not None else START + MONTH * DAY
        return Fight(self._key, end - self.began, over, self._waits.whom, self._waits.what)


def _is_fighting(found: Adventure) -> bool:
    if found.status != "running":
        return False
    rules, state = loaded(found)
    inside = within(rules, state)
    return bool(getattr(inside, "fight", None) or getattr(inside, "monsters", ()))


def fight_of(number: int, key: str, agreed: Mapping[str, str]) -> Fight | None:
    """The first fight of one table, in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(FightOfThree(number, Path(folder), key, agreed).fight())


def main(arguments: list[str]) -> None:
    """Play, and print how long fights took."""
    numbers = [int(each) for each in arguments if each.isdecimal()]
    agreed = dict(each.split("=") for each in arguments if "=" in each)
    tables, first = (*numbers, *(TABLES, 0)[len(numbers) :])
    keys = [each for each in arguments if each in rulesets()] or list(rulesets())
    for key in keys:
        with ProcessPoolExecutor(int(os.environ.get("CORES") or 1)) as pool:
            play = partial(fight_of, key=key, agreed=agreed)
            found = [each for each in pool.map(play, range(first, first + tables)) if each]
        hours = [each.seconds / HOUR for each in found]
        over = sum(each.over for each in found)
        told = f"{mean(hours):8.1f} h on average, {median(hours):7.1f} h median" if hours else ""
        print(f"{key:16}{len(found):4} fights, {over:4} over {told}", flush=True)
        for title, seconds in (
            ("waited for", sum((Counter(each.whom) for each in found), Counter[str]())),
            ("asked", sum((Counter(each.asked) for each in found), Counter[str]())),
        ):
            parts = (f"{name} {n / HOUR / len(found):.1f}" for name, n in seconds.most_common(6))
            print(f"  {title}: {', '.join(parts)}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
