"""People: when they sleep, how soon they answer, who plays at weekends only, who vanishes."""

import math
from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random
from zoneinfo import ZoneInfo

HOUR, DAY = 3600, 86400
MEDIAN, SPREAD = 3 * HOUR, 1.1
"""Seconds until somebody answers, and the standard deviation of its logarithm."""
ZONES = ("Europe/Berlin", "Europe/Berlin", "Europe/London", "America/New_York", "Asia/Tokyo")
NIGHTS = ((22, 7), (23, 7), (23, 8), (0, 8), (1, 9))
FREE = (5, 6)
MOST_WAYS = 40
"""Nights, working days and vacations that one answer may have to wait for."""


@dataclass
class Rhythm:
    """One person. `night` is in hours of their zone, whether they told us of it or not.

    `gone` is when they vanish for good; `looks` are the hours between two looks without being
    called, None for who never does. `holiday` is until when they are away just now.
    """

    user: int
    zone: str
    night: tuple[int, int]
    tells: bool
    weekends: bool
    gone: int | None
    says_so: bool
    looks: int | None
    sitting: int
    ahead: bool
    chance: Random
    holiday: int = 0

    @property
    def kind(self) -> str:
        """What sort of player that is, in a word."""
        if self.gone is not None:
            return "vanishing"
        return "weekender" if self.weekends else "regular"

    def sleeps(self, at: int) -> bool:
        """Whether it is their night."""
        hour = self._local(at).hour
        start, end = self.night
        return start <= hour or hour < end if end < start else start <= hour < end

    def has_gone(self, at: int) -> bool:
        """Whether they have vanished for good."""
        return self.gone is not None and at >= self.gone

    def is_there(self, at: int) -> bool:
        """Whether they could be met."""
        works = self.weekends and self._local(at).weekday() not in FREE
        return not (self.has_gone(at) or self.sleeps(at) or works or at < self.holiday)

    def answers_at(self, now: int) -> int | None:
        """When somebody who hears something now does something about it; None: never again."""
        return self._there_from(now + int(self.chance.lognormvariate(math.log(MEDIAN), SPREAD)))

    def looks_at(self, now: int) -> int | None:
        """When they look next without being called, if ever."""
        if self.looks is None:
            return None
        return self._there_from(now + int(self.chance.expovariate(1 / (self.looks * HOUR))) + 60)

    def _there_from(self, at: int) -> int | None:
        for _ in range(MOST_WAYS):
            if self.has_gone(at):
                return None
            if at < self.holiday:
                at = self.holiday + self.chance.randint(0, 3 * HOUR)
            elif self.weekends and self._local(at).weekday() not in FREE:
                at = self._saturday(at) + self.chance.randint(0, 10 * HOUR)
            elif self.sleeps(at):
                at = self._morning(at) + self.chance.randint(5 * 60, 3 * HOUR)
            else:
                return at
        raise AssertionError("somebody is never there")

    def _local(self, at: int) -> datetime:
        return datetime.fromtimestamp(at, ZoneInfo(self.zone))

    def _morning(self, at: int) -> int:
        local = self._local(at)
        end = local.replace(hour=self.night[1], minute=0, second=0)
        return int((end if end > local else end + timedelta(days=1)).timestamp())

    def _saturday(self, at: int) -> int:
        local = self._local(at).replace(hour=8, minute=0, second=0)
        return int((local + timedelta(days=(5 - local.weekday()) % 7)).timestamp())


def people(
    chance: Random, seats: int, start: int, days: int, vanish: float = 0.3
) -> dict[int, Rhythm]:
    """The people of a table: of ten three vanish or as many as given, two play at weekends only."""
    return {user: _somebody(chance, user, start, days, vanish) for user in range(11, 11 + seats)}


def _somebody(chance: Random, user: int, start: int, days: int, vanish: float) -> Rhythm:
    vanishes = chance.random() < vanish
    return Rhythm(
        user=user,
        zone=chance.choice(ZONES),
        night=chance.choice(NIGHTS),
        tells=chance.random() < 0.7,
        weekends=chance.random() < 0.2,
        gone=start + chance.randint(0, days * DAY) if vanishes else None,
        says_so=chance.random() < 0.2,
        looks=chance.choice((12, 24, 48, None, None)),
        sitting=chance.randint(3, 20),
        ahead=chance.random() < 0.6,
        chance=Random(chance.random()),
    )
