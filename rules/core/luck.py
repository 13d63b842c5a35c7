"""Luck: what heroes threw beside what the dice promise.

A throw is anything that a hero tries and that dice decide. How many of all ways in which they can
fall would have done it says what they promised.
"""

from collections.abc import Iterable, Mapping
from math import fsum, sqrt
from typing import Any, NamedTuple

from rules.core.words import Text

RawEvent = Mapping[str, Any]
"""An event as it is stored."""
Face = tuple[int, str, int]
"""A die as it is stored: its sides, why it was rolled, and the face that came up."""
D6 = 6
"""The ways in which one die can fall."""


class Throw(NamedTuple):
    """One throw of a hero, or of a figure that `who` names: whether it came off.

    `ways` of the `of` ways in which the dice can fall would have done it.
    """

    who: Text
    good: bool
    ways: int
    of: int = D6

    @property
    def promise(self) -> float:
        """What the dice promised, from 0 for never to 1 for always."""
        return self.ways / self.of


class Luck(NamedTuple):
    """The luck of one hero: how many throws came off, and how many the dice promise.

    `spread` is how far from the promise the dice may well fall (one standard deviation).
    `best` came off against the longest odds, `worst` failed with the best ones; either is None
    where there is none that the dice left open. `lucky` and `unlucky` are the longest rows of
    throws that came off, and that failed.
    """

    who: Text
    tried: int
    good: int
    promised: float
    spread: float
    best: Throw | None
    worst: Throw | None
    lucky: int
    unlucky: int

    @property
    def favour(self) -> float:
        """How the dice fell, in spreads: above 0 better than they promise, below 0 worse."""
        return (self.good - self.promised) / self.spread if self.spread else 0.0


def luck_of(throws: Iterable[Throw]) -> tuple[Luck, ...]:
    """Return the luck of everybody who threw, in the order of their first throws."""
    thrown: dict[Text, list[Throw]] = {}
    for each in throws:
        thrown.setdefault(each.who, []).append(each)
    return tuple(_luck(who, each) for who, each in thrown.items())


def _luck(who: Text, thrown: list[Throw]) -> Luck:
    open_ones = [each for each in thrown if 0 < each.ways < each.of]
    done = [each for each in open_ones if each.good]
    failed = [each for each in open_ones if not each.good]
    return Luck(
        who=who,
        tried=len(thrown),
        good=sum(each.good for each in thrown),
        promised=fsum(each.promise for each in thrown),
        spread=sqrt(fsum(each.promise * (1 - each.promise) for each in thrown)),
        best=min(done, key=lambda each: each.promise, default=None),
        worst=max(failed, key=lambda each: each.promise, default=None),
        lucky=_row(thrown, good=True),
        unlucky=_row(thrown, good=False),
    )


def _row(thrown: list[Throw], *, good: bool) -> int:
    """Return the length of the longest row of throws that all came off, or all failed."""
    longest = row = 0
    for each in thrown:
        row = row + 1 if each.good is good else 0
        longest = max(longest, row)
    return longest


def somebody(hero: str) -> Text:
    """Return the name of a hero, as it stands in an event, as a text."""
    return Text.of("as-said", said=hero)


def at_least(total: int) -> int:
    """Return the ways in which two six-sided dice add up to so much or more, of 36."""
    return sum(one + other >= total for one in range(1, 7) for other in range(1, 7))


def above(lead: int) -> int:
    """Return the ways, of 36, in which one die with a lead beats another; a tie does not."""
    return sum(mine + lead > theirs for mine in range(1, 7) for theirs in range(1, 7))


def up_to(face: int) -> int:
    """Return the ways in which a six-sided die falls on a face or lower."""
    return max(0, min(D6, face))
