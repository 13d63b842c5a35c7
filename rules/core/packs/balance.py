"""How entries of packs fare beside a system's own: what each does in games, and what that proves.

Figures of several games are compared as ratios, with intervals that hold 95 % of such samples.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import exp, fsum, inf, log, sqrt
from statistics import fmean, stdev
from typing import Final, Literal, NamedTuple

CERTAINTY: Final = 1.959964
"""Standard deviations to either side that hold 95 % of a normal distribution."""
MARGIN: Final = 1.25
"""The ratio beyond which a difference is worth telling: a quarter more, or a fifth less."""
FEWEST: Final = 20
"""Copies of a figure that have to be met before anything is said of it."""
LIKE: Final = 0.25
"""The part of its value by which a standard figure of like value may differ."""
FEWEST_LIKE: Final = 3
"""Standard figures to compare with, at least; if fewer are of like value, the nearest."""

Verdict = Literal["strong", "weak", "fair", "unsure", "unmet"]


class Deed(NamedTuple):
    """What an entry did in a step or a game.

    `met` of it came, `worth` points together; they took `dealt` points of health from others, and
    lost `taken` themselves.
    """

    entry: str
    met: int = 0
    worth: int = 0
    dealt: int = 0
    taken: int = 0

    def __add__(self, other: object) -> "Deed":
        """Return both together; they are of the same entry."""
        if not isinstance(other, Deed):
            return NotImplemented
        return Deed(
            self.entry,
            self.met + other.met,
            self.worth + other.worth,
            self.dealt + other.dealt,
            self.taken + other.taken,
        )


Deeds = Mapping[str, Deed]
"""The deeds of one game, by entry."""


def added(deeds: Iterable[Deed]) -> dict[str, Deed]:
    """Return the deeds of several figures, added up for each entry of a pack."""
    found: dict[str, Deed] = {}
    for each in deeds:
        found[each.entry] = found[each.entry] + each if each.entry in found else each
    return found


class Interval(NamedTuple):
    """An estimate, and the interval that it lies in."""

    value: float
    low: float
    high: float


class Rate(NamedTuple):
    """A ratio of two sums over games, and its standard error."""

    value: float
    error: float

    @property
    def interval(self) -> Interval:
        """The interval of the rate, which never begins below 0."""
        half = CERTAINTY * self.error
        return Interval(self.value, max(0.0, self.value - half), self.value + half)


def rate_of(parts: Sequence[tuple[int, int]]) -> Rate:
    """Return the rate at which something is done: deeds by chances, a pair of counts for each game.

    Deeds of one game depend on each other, so its error is that between games.
    """
    whole = sum(base for _, base in parts)
    if not whole or len(parts) < 2:
        return Rate(0.0, inf)
    value = sum(done for done, _ in parts) / whole
    squares = fsum((done - value * base) ** 2 for done, base in parts)
    return Rate(value, sqrt(squares * len(parts) / (len(parts) - 1)) / whole)


def beside(one: Rate, other: Rate) -> Interval | None:
    """Return the ratio of two rates with its interval, None where one of them is nothing."""
    if one.value <= 0 or other.value <= 0:
        return None
    middle = log(one.value / other.value)
    half = CERTAINTY * sqrt((one.error / one.value) ** 2 + (other.error / other.value) ** 2)
    return Interval(exp(middle), exp(middle - half), exp(min(700, middle + half)))


def difference(one: Sequence[float], other: Sequence[float]) -> Interval:
    """Return by how much numbers exceed others of the same games, with an interval."""
    apart = [a - b for a, b in zip(one, other, strict=True)]
    mean = fmean(apart)
    half = CERTAINTY * stdev(apart) / sqrt(len(apart)) if len(apart) > 1 else inf
    return Interval(mean, mean - half, mean + half)


class Figure(NamedTuple):
    """A figure of a pack beside standard ones: what it does for each point of its value.

    `harm` and `taken` are points of health for each point of value; `ratio` is that of its harm to
    theirs.
    """

    entry: str
    value: int
    met: int
    harm: Interval
    taken: Interval
    like: tuple[str, ...]
    ratio: Interval | None
    verdict: Verdict


def figure_of(
    entry: str, value: int, games: Sequence[Deeds], standard: Mapping[str, int]
) -> Figure:
    """Return how a figure fared in games; `standard` has the values of the system's own."""
    like = alike(value, standard)
    harm, taken = (_rate(games, (entry,), part) for part in ("dealt", "taken"))
    met = sum(game[entry].met for game in games if entry in game)
    ratio = beside(harm, _rate(games, like, "dealt"))
    return Figure(
        entry=entry,
        value=value,
        met=met,
        harm=harm.interval,
        taken=taken.interval,
        like=like,
        ratio=ratio,
        verdict=verdict(met, harm, ratio),
    )


def _rate(games: Sequence[Deeds], entries: Iterable[str], part: Literal["dealt", "taken"]) -> Rate:
    """Return what some entries did for each point of their value."""
    wanted = tuple(entries)
    parts = [
        (sum(getattr(each, part) for each in mine), sum(each.worth for each in mine))
        for game in games
        if (mine := [game[entry] for entry in wanted if entry in game])
    ]
    return rate_of(parts)


def alike(value: int, standard: Mapping[str, int]) -> tuple[str, ...]:
    """Return the standard figures whose value is like one, the nearest first."""
    nearest = sorted(standard, key=lambda each: (abs(standard[each] - value), each))
    near = [each for each in nearest if abs(standard[each] - value) <= LIKE * value]
    return tuple(near if len(near) >= FEWEST_LIKE else nearest[:FEWEST_LIKE])


def verdict(met: int, harm: Rate, ratio: Interval | None) -> Verdict:
    """Return whether a figure is too strong or too weak for its value, by the harm it did."""
    if met < FEWEST:
        return "unmet"
    if ratio is None:
        return "weak" if harm.value == 0 else "unsure"
    if ratio.low > MARGIN:
        return "strong"
    if ratio.high < 1 / MARGIN:
        return "weak"
    return "fair" if ratio.low > 1 / MARGIN**2 and ratio.high < MARGIN**2 else "unsure"


def unmet(entry: str) -> Figure:
    """Return the report on a figure that never appeared in a game."""
    unknown = Interval(0.0, 0.0, inf)
    return Figure(entry, 0, 0, unknown, unknown, (), None, "unmet")
