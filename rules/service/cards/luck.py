"""The luck of an adventure's heroes, in words."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rules.core.luck import Luck, Throw, luck_of
from rules.core.ruleset import AnyRuleset
from rules.core.said_numbers import decimal
from rules.core.words import Text, Words
from rules.ports import Adventure, Step
from rules.registry import ruleset
from rules.service.journal.replay import MISFITS, effective

FAVOURS = ((2.0, "blessed"), (1.0, "lucky"), (-1.0, "fair"), (-2.0, "unlucky"))
"""What luck is called from so many spreads on, the best first; what is below all is a curse."""
FEWEST = 5
"""Throws of which luck is called anything but fair."""

MOST_DETAILED = 6
"""Heroes up to whom there is room for what stands out among the throws of each."""


class Counted(NamedTuple):
    """The luck of all heroes, and how many steps today's rules could not read."""

    heroes: tuple[Luck, ...]
    unread: int


def counted_of(rules: AnyRuleset, steps: Sequence[Step]) -> Counted:
    """Return the luck of all heroes in a journal, without what was undone."""
    throws: list[Throw] = []
    unread = 0
    for step in effective(steps):
        try:
            throws += rules.throws(step.events, step.faces)
        except MISFITS:
            unread += 1
    return Counted(luck_of(throws), unread)


def last_line(found: Adventure, steps: Sequence[Step], words: Words) -> str:
    """Return the luck of an adventure that is over in one line; empty where nobody threw."""
    heroes = sorted(counted_of(ruleset(found.ruleset), steps).heroes, key=lambda each: each.favour)
    if not heroes:
        return ""
    worst, best = heroes[0], heroes[-1]
    return words.phrase(
        "luck-last",
        many=len(heroes),
        hero=words.say(best.who),
        good=best.good,
        tried=best.tried,
        promised=_rounded(best.promised),
        other=words.say(worst.who),
        others=worst.good,
        thrown=worst.tried,
        due=_rounded(worst.promised),
    )


def lines_of_luck(counted: Counted, words: Words) -> Iterator[str]:
    """Yield a line for each hero, what stands out of their throws, and what a throw is."""
    if not counted.heroes:
        yield words.phrase("luck-nobody")
    for each in counted.heroes:
        yield words.phrase(
            "luck-hero",
            hero=words.say(each.who),
            good=each.good,
            tried=each.tried,
            promised=_rounded(each.promised),
            favour=_favour(each),
        )
        if len(counted.heroes) <= MOST_DETAILED:
            yield f"-# {' '.join(_odds(each, words))}"
    if counted.unread:
        yield f"-# {words.phrase('luck-older', count=counted.unread)}"
    yield f"-# {words.phrase('luck-foot')}"


def _odds(luck: Luck, words: Words) -> Iterator[str]:
    """Yield what stands out among a hero's throws."""
    for key, throw in (("luck-best", luck.best), ("luck-worst", luck.worst)):
        if throw is not None:
            yield words.phrase(key, times=round(100 * throw.promise))
    yield words.phrase("luck-rows", good=luck.lucky, failed=luck.unlucky)


def _favour(luck: Luck) -> str:
    if luck.tried < FEWEST:
        return "fair"
    return next((name for least, name in FAVOURS if luck.favour >= least), "cursed")


def _rounded(promised: float) -> str | Text:
    """Return a promise with a tenth, and without one where that is nothing."""
    return decimal(f"{promised:.1f}".removesuffix(".0"))
