"""What somebody meant who misspelt a name: the one that differs in a letter or two, if any does."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

LIKE: Final = 0.8
"""How much of two names is alike, from 0 to 1, before their letters are compared."""
CANDIDATES: Final = 5
MOST_APART: Final = 2
"""Letters that are missing, too much, other ones, or change places."""
SHORT: Final = 4
"""Letters of a word of a name in which one such mistake leaves nothing that is alike."""
LONGEST: Final = 80
"""Letters of a name that are looked at."""


def nearest(name: str, known: Iterable[str]) -> str:
    """Return the known name that a misspelt one probably means: it differs in a letter or two.

    A guess that is off helps less than none: `bone_wolf` is not meant where `dire_wolf` is known.
    """
    name = name[:LONGEST]
    close = get_close_matches(name, known, CANDIDATES, LIKE)
    apart = [(distance(name, each), each) for each in close]
    near = [(steps, each) for steps, each in apart if steps <= _allowed(name, each)]
    return min(near)[1] if near else ""


def _allowed(one: str, other: str) -> int:
    """Return how many mistakes may lie between two names: fewer where the words are short."""
    ahead = _alike(one, other)
    behind = _alike(one[ahead:][::-1], other[ahead:][::-1])
    begin = _word_begins(one, ahead)
    end = len(one) - _word_begins(one[::-1], behind)
    return MOST_APART if end - begin > SHORT else 1


def _alike(one: str, other: str) -> int:
    """Return how many letters two names have in common at their beginning."""
    pairs = zip(one, other, strict=False)
    return next((at for at, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))


def _word_begins(name: str, at: int) -> int:
    """Return where the word begins to which a letter of a name belongs."""
    return max(name.rfind("-", 0, at), name.rfind("_", 0, at)) + 1


def distance(one: str, other: str) -> int:
    """Return how many letters have to be added, removed, replaced or swapped (edit distance)."""
    before: list[int] = []
    last = list(range(len(other) + 1))
    for row, a in enumerate(one, start=1):
        now = [row]
        for column, b in enumerate(other, start=1):
            best = min(now[-1] + 1, last[column] + 1, last[column - 1] + (a != b))
            swapped = row > 1 and column > 1 and (a, one[row - 2]) == (other[column - 2], b)
            now.append(min(best, before[column - 2] + 1) if swapped else best)
        before, last = last, now
    return last[-1]
