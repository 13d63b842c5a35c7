"""Alt texts have room for what matters in every language: who is there, and how they are."""

import pytest

from bot.catalogs import all_words
from render import ALT_LIMIT, alt_text
from rules.core.words import Words
from rules.registry import rulesets
from tests.support.soak import SOAK
from tests.support.told import presses

PRESSES, LEAST = 40 if SOAK else 20, 0.9
LONGEST = "de"
"""The language with the longest words."""


def told_of(key: str, words: Words) -> list[float]:
    """Of each card of a game: how much of who is there its alt text tells, from 0 to 1."""
    rules, found = rulesets()[key], []
    for press in presses(rules, rules.preset, 3, 5, PRESSES, words):
        scene = press.card.scene
        if scene is None or not scene.tokens:
            continue
        told = alt_text(scene, words.say, locale=words.locale)
        assert len(told) <= ALT_LIMIT
        assert told.endswith("."), told[-40:]
        there = {words.say(each.name) for each in scene.tokens if each.side in ("hero", "monster")}
        found.append(sum(name in told for name in there) / max(1, len(there)))
    return found


@pytest.mark.parametrize("key", sorted(rulesets()))
def test_heroes_and_monsters_are_told_before_there_is_no_room(key: str) -> None:
    told = told_of(key, all_words(LONGEST))
    assert told
    assert sum(told) / len(told) >= LEAST
