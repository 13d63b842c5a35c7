"""What a dial is worth: an estimate, fitted on the standard Heroes and Monsters.

The logarithm of the points is a weighted sum of few numbers of a dial (`_numbers`); the weights are
those with the least squares of errors over the standard set, reckoned when they are first needed.
On the standard set it is wrong by a tenth on average, and by less than a third (`WORST`).
"""

from collections.abc import Iterator, Sequence
from functools import cache
from math import exp, fsum, log
from typing import Final

from rules.systems.mkd.content import HEROES, MONSTERS
from rules.systems.mkd.content.models import LEVEL_ONE, Click, FigureKind, HeroKind

WORST: Final = 1 / 3
"""The largest part of its printed points by which the estimate of a standard figure is wrong."""
USUAL: Final = 0.11
"""The same on average."""
LEVELS: Final = 5


def fair_value(kind: FigureKind) -> int:
    """Return the points that a Monster, or somebody met below, should have."""
    return _estimate(kind.dial, kind.range, hero=False)


def fair_values(kind: FigureKind) -> tuple[int, ...]:
    """Return the points that a Hero should have at levels 1 to 5, by the dial from there on."""
    return tuple(
        _estimate(kind.dial[LEVEL_ONE - level :], kind.range, hero=True) for level in range(LEVELS)
    )


def _estimate(dial: Sequence[Click], reach: int, *, hero: bool) -> int:
    numbers = _numbers(dial, reach, hero=hero)
    known = fsum(weight * number for weight, number in zip(_weights(), numbers, strict=True))
    return max(1, round(exp(min(known, log(9999)))))


def _numbers(dial: Sequence[Click], reach: int, *, hero: bool) -> list[float]:
    """Return what an estimate reckons with: a dial's length, its mean click, range, and side."""
    clicks = len(dial)
    return [
        1.0,
        log(clicks),
        sum(click.attack + 2 * click.damage for click in dial) / clicks,
        sum(click.defense for click in dial) / clicks,
        sum(click.speed for click in dial) / clicks,
        sum(len(click.abilities) for click in dial) / clicks,
        float(reach),
        float(hero),
    ]


@cache
def _weights() -> list[float]:
    """Return the weights of the numbers, by the normal equations of the least squares."""
    rows, wanted = zip(*_standard(), strict=True)
    size = len(rows[0])
    table = [
        [
            *(fsum(row[one] * row[two] for row in rows) for two in range(size)),
            fsum(row[one] * value for row, value in zip(rows, wanted, strict=True)),
        ]
        for one in range(size)
    ]
    return _solved(table)


def _standard() -> Iterator[tuple[list[float], float]]:
    """Yield the numbers of every standard figure with the logarithm of its points."""
    for kind in MONSTERS.values():
        yield _numbers(kind.dial, kind.range, hero=False), log(kind.value)
    for hero in HEROES.values():
        yield from _levels(hero)


def _levels(hero: HeroKind) -> Iterator[tuple[list[float], float]]:
    for level, value in enumerate(hero.values):
        yield _numbers(hero.dial[LEVEL_ONE - level :], hero.range, hero=True), log(value)


def _solved(table: list[list[float]]) -> list[float]:
    """Return the solution of linear equations, each a row of factors with its result last."""
    for place in range(len(table)):
        best = max(range(place, len(table)), key=lambda row: abs(table[row][place]))
        table[place], table[best] = table[best], table[place]
        for row in range(len(table)):
            if row != place:
                factor = table[row][place] / table[place][place]
                pairs = zip(table[row], table[place], strict=True)
                table[row] = [one - factor * two for one, two in pairs]
    return [row[-1] / row[place] for place, row in enumerate(table)]
