"""Headings say how far the party is."""

import re

import pytest

from bot.catalogs import all_words
from rules.service.cards.titles import heading_of
from tests.support.known import PLAYED
from tests.support.playing import played
from tests.support.soak import SOAK

WORDS = all_words("en")
SEEDS, STEPS = (2, 400) if SOAK else (1, 30)
COUNTED = re.compile(r"\d+ of \d+|level \d+")
"""What says how far one is: a count, or the level of a dungeon without end."""


@pytest.mark.parametrize("key", PLAYED)
def test_every_heading_says_how_far_the_party_is(key: str) -> None:
    rules = PLAYED[key]
    for seed in range(SEEDS):
        for options in dict.fromkeys((rules.preset, *rules.presets.values())):
            for moment in played(rules, options, rules.seats[0], seed, STEPS):
                if rules.outcome(moment.state) is not None:
                    continue
                view = rules.view(moment.state, None)
                said = heading_of(view, WORDS)
                far = view.progress is not None or COUNTED.search(said) or said.startswith("Quest")
                assert far, f"nothing says how far the party is, say it as `progress`: {said!r}"
