"""How well the rules of a book fit words that people ask with, by the words of the rules alone.

A word counts the more, the fewer rules have it, and one that people say in its stead counts almost
as much. Rules of topics that are meant count for more, the first ones first.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from math import log
from typing import Protocol

from rules.service.history.stems import TEXTS_KEPT, split, stems

ALIKE = 0.7
"""How much a word counts that is said in the stead of another."""
OF_TOPIC = 1.5
"""By how much a rule of a topic that is meant counts for more."""
FIRST_OF_TOPIC = 2.0
"""What the first rule of a topic counts besides; the second half of it, the third a third."""
OFTEN, LENGTH = 0.5, 0.6
"""How soon a rule that has more of the words counts no more, and how much its length tells: the
usual numbers of the ranking that is known as BM25."""


class Rule(Protocol):
    """One rule of a book."""

    @property
    def id(self) -> str:
        """The rule's id."""
        ...

    @property
    def text(self) -> str:
        """The rule's sentence."""
        ...


@lru_cache(maxsize=TEXTS_KEPT)
def _length(text: str) -> int:
    return len(split(text))


def alike(groups: str, locale: str) -> Mapping[str, frozenset[str]]:
    """Return the synonyms of each stem; groups of synonyms are separated by semicolons."""
    found: dict[str, frozenset[str]] = {}
    for group in groups.split(";"):
        same = stems(group, locale)
        for word in same:
            found[word] = found.get(word, frozenset()) | same - {word}
    return found


def ranked(
    rules: Sequence[Rule],
    asked: Collection[str],
    same: Mapping[str, frozenset[str]],
    topics: Mapping[str, tuple[float, int]],
    locale: str,
) -> list[str]:
    """Return the ids of the rules that have any of the stems that are asked, the best first.

    The rules are written in the language of `locale`.

    `same` are the synonyms of each stem. `topics` has for rules of topics how well the
    topic fits, up to 1, and their place in it, counted from 0.
    """
    having = Counter(word for rule in rules for word in stems(rule.text, locale))
    usual = sum(_length(rule.text) for rule in rules) / max(1, len(rules))
    rarity = {word: log(1 + len(rules) / count) for word, count in having.items()}
    scores: dict[str, float] = {}
    for rule in rules:
        said = stems(rule.text, locale)
        worths = [_worth(word, said, same, rarity) for word in asked]
        told = sum(map(bool, worths)) / max(1, len(worths))
        long = OFTEN * (1 - LENGTH + LENGTH * _length(rule.text) / usual)
        score = sum(worths) * told * (OFTEN + 1) / (1 + long)
        weight, place = topics.get(rule.id, (0.0, 0))
        score *= 1 + OF_TOPIC * weight
        score += FIRST_OF_TOPIC * weight / (1 + place)
        if score:
            scores[rule.id] = score
    return sorted(scores, key=lambda each: -scores[each])


def _worth(
    word: str,
    said: Collection[str],
    same: Mapping[str, frozenset[str]],
    rarity: Mapping[str, float],
) -> float:
    """Return what a stem that is asked counts for a rule that says some words."""
    if word in said:
        return rarity[word]
    return ALIKE * max((rarity[each] for each in same.get(word, ()) if each in said), default=0.0)
