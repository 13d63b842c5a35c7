"""Headings say how far the party is, and cards what a press did."""

import re

import pytest

from bot.catalogs import all_words
from rules.service.cards.news import DEED
from rules.service.cards.titles import heading_of
from tests.support.known import KNOWN, told_of
from tests.support.playing import played
from tests.support.soak import SOAK
from tests.support.told import presses

WORDS = all_words("en")
STEPS, GAMES, PRESSES = (400, 12, 300) if SOAK else (60, 3, 90)
COUNTED = re.compile(r"\d+ of \d+|level \d+")
"""What says how far one is: a count, or the level of a dungeon without end."""
SHARE = 0.97
"""The least share of presses after which a card tells what was done: some only go on."""


@pytest.mark.parametrize("key", KNOWN)
def test_every_heading_says_how_far_the_party_is(key: str) -> None:
    rules = KNOWN[key]
    for seed in range(2):
        for options in (rules.preset, *rules.presets.values()):
            for moment in played(rules, options, rules.seats[0], seed, STEPS):
                if rules.outcome(moment.state) is not None:
                    continue
                view = rules.view(moment.state, None)
                said = heading_of(view, WORDS)
                far = view.progress is not None or COUNTED.search(said) or said.startswith("Quest")
                assert far, said


@pytest.mark.parametrize("key", KNOWN)
def test_cards_tell_what_a_press_did(key: str) -> None:
    """Where no die was rolled: of a roll the question tells. What a place looks like is no news."""
    rules = KNOWN[key]
    untold, count = [], 0
    for seed in range(max(2, GAMES // told_of(key).costly)):
        for press in presses(rules, rules.preset, rules.seats[0], seed, PRESSES):
            count += 1
            if DEED not in press.card.ranks and not press.faces:
                untold.append((press.step.action, press.card.happened))
    assert 1 - len(untold) / count >= SHARE, untold[:8]
