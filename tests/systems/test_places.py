"""What places look like: eight sentences for each kind at least, and never one twice in a row."""

import re
from collections import defaultdict
from itertools import pairwise

import pytest

from bot.catalogs import all_words
from rules.core.dice import SeededDice
from rules.core.words import Colour, Text
from rules.registry import rulesets
from tests.conformance.laws.test_grammar import catalogs, written
from tests.support.playing import party
from tests.support.random_packs import with_pack
from tests.support.soak import SOAK

FEWEST = 8
SEEDS, STEPS = (4, 150) if SOAK else (2, 100)
NUMBERED = re.compile(r"(.*-(?:flavour|scene)-.*|ts-town|tdc-story)-\d+")
PHRASED = re.compile(r"mkd-story-(?:camp|outside|hall|chamber|central|water|shadow)")
SYSTEMS = {"three-dice": 10, "third-six": 4, "green-dungeon": 36}
"""By system: how many kinds of places have numbered sentences."""


def kinds() -> dict[str, int]:
    """By kind of place: how many sentences there are."""
    found: dict[str, int] = defaultdict(int)
    for key, message in written().items():
        if kind := NUMBERED.fullmatch(key):
            found[kind[1]] += 1
        elif PHRASED.fullmatch(key):
            found[key] = 1 + len(message.attributes)
    return found


def test_each_kind_of_place_has_eight_sentences() -> None:
    assert list(catalogs())
    assert len(kinds()) == sum(SYSTEMS.values()) + 2 + 7
    assert {kind: count for kind, count in kinds().items() if count < FEWEST} == {}


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("key", SYSTEMS)
def test_no_two_rooms_in_a_row_look_the_same(key: str, seed: int) -> None:
    """Wherever the heading changes within a level, the sentence of the place does.

    The last game is played with a pack by chance.
    """
    rules = rulesets()[key]
    dice = SeededDice(bytes([seed, 5]))
    options = with_pack(rules, rules.preset, seed) if seed == SEEDS - 1 else rules.preset
    done = rules.new_game(options, party(2), dice)
    seen: list[tuple[object, str]] = []
    for _ in range(STEPS):
        state = done.state
        for text in rules.view(state, None).flavour:
            if NUMBERED.fullmatch(text.key) and text.key != "ts-town":
                where = getattr(state, "at", getattr(state, "here", None))
                seen.append(((getattr(state, "depth", 0), where), text.key))
        asked = rules.awaiting(state)
        if not asked:
            break
        action = rules.autopilot(state, asked[0], "bold")
        done = rules.apply(state, asked[0], action, dice)
    moves = [(before, after) for before, after in pairwise(seen) if before[0] != after[0]]
    assert moves
    assert [pair for pair in moves if pair[0][1] == pair[1][1]] == []


def test_the_moment_is_told_anew_from_turn_to_turn() -> None:
    text = Text.of("mkd-story-hall", figure="Katla")
    said = [all_words("en").say(text, Colour(b"seed", "story", turn)) for turn in range(60)]
    assert all(first != second for first, second in pairwise(said))
    assert len(set(said)) >= FEWEST
