"""The rulebooks of small games are whole, and refusals that they share have their words."""

import pytest

from bot.catalogs import all_words
from rules.core.words import Words
from rules.systems import green_dungeon, third_six, three_dice
from tests.support.joined import joined


@pytest.mark.parametrize(
    ("system", "prefix", "count"),
    [
        (green_dungeon, "GD", 148),
        (third_six, "TS", 60),
        (three_dice, "TD", 75),
        (three_dice, "HR", 36),
    ],
)
def test_every_rule_has_a_sentence(system, prefix, count):
    rules = Words.load([system.RULESET.catalog / "rules.en.ftl"])
    for number in range(1, count + 1):
        assert rules.phrase(f"rule-{prefix}-{number:03}").endswith(".")


@joined("prefix", ["gd", "td", "ts"])
@joined(
    "key",
    [
        "error-unknown",
        "error-over",
        "error-no-hero",
        "error-dead",
        "error-not-your-turn",
        "error-seat-taken",
        "refused-seats",
    ],
)
def test_refusals_that_they_share_have_words(prefix, key):
    assert all_words("en").has(f"{prefix}-{key}")
