"""Nothing is said the same way twice on one card, in games by autopilot and by chance."""

import re
from collections import Counter
from collections.abc import Sequence

import pytest

from tests.support.known import KNOWN, told_of
from tests.support.random_packs import with_pack
from tests.support.soak import SOAK
from tests.support.told import Press, presses

GAMES, PRESSES = (100, 400) if SOAK else (4, 90)
WORDS_ALIKE = 4
"""So many first words make two sentences alike."""
ALIKE = 2
"""The most sentences of one card that may begin alike."""


def sentences(text: str) -> list[str]:
    """The sentences of a text, without the marks of Discord."""
    parts = re.split(r"(?<=[.!?])\s+(?=[^a-z])|\n", re.sub(r"\*\*", "", text))
    return [part.strip() for part in parts if part.strip()]


def repeated(said: Sequence[str]) -> list[str]:
    """Return what stands twice among some sentences, and how more than two of them begin."""
    twice = [each for each, count in Counter(said).items() if count > 1]
    starts = Counter(" ".join(each.split()[:WORDS_ALIKE]) for each in said)
    return twice + [f"{each} …" for each, count in starts.items() if count > ALIKE]


def on_card(press: Press) -> list[str]:
    """The sentences of a card, without its small print."""
    lines = [line for line in press.shown.splitlines() if not line.startswith("-# ")]
    return sentences("\n".join(lines))


@pytest.mark.parametrize("key", KNOWN)
def test_nothing_is_said_the_same_way_twice(key: str) -> None:
    rules = KNOWN[key]
    most = max(3, GAMES // told_of(key).costly)
    read = 0
    for seed in range(most):
        options = rules.options_type() if seed % 2 else rules.preset
        if rules.packs is not None and seed % 3 == 2:
            options = with_pack(rules, options, seed)
        size = rules.seats[0] if seed % 2 else min(2, rules.seats[-1])
        for press in presses(rules, options, size, 900 + seed, PRESSES):
            said = on_card(press)
            read += len(said)
            assert repeated(said) == [], press.shown
    assert read
