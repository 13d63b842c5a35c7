"""Cards of whole games have at most twelve buttons and lists that can be pressed."""

import pytest

from cogs.cards.controls import MOST_CONTROLS
from rules.registry import ruleset, rulesets
from rules.systems.mkd.ruleset import TacticalRuleset
from tests.support.cards import Json, parts_of
from tests.support.soak import SOAK
from tests.table.page.whole_games import cards

BUTTON, LISTS = 2, (3, 5, 6, 7, 8)
STEPS, TACTICAL_STEPS = (5000, 5000) if SOAK else (20, 30)
"""Presses of a game: all of them in long runs; it takes more of them to come to a pad."""
TACTICAL = [key for key, rules in rulesets().items() if isinstance(rules, TacticalRuleset)]
PARTIES = [
    (key, size, pack)
    for key, rules in rulesets().items()
    if SOAK or key not in TACTICAL[1:]
    for size in (sorted({*rules.seats}) if SOAK else rules.seats[1:])
    for pack in (0, 1, 2)
    if not pack or (rules.packs and (SOAK or (key, pack) == ("third-six", 1)))
]
"""The smallest and the largest party of every game, without a pack and with some by chance.

Of a short run the largest, one tactical game, and one with a pack.
"""


def controls(components: list[Json]) -> list[Json]:
    """The buttons and lists of a message that can be pressed."""
    parts = parts_of({"components": components})
    return [
        part
        for part in parts
        if part["type"] in LISTS or (part["type"] == BUTTON and not part.get("disabled"))
    ]


@pytest.mark.timeout(3600 if SOAK else 300)
@pytest.mark.parametrize(("key", "seats", "pack"), PARTIES)
async def test_no_card_of_a_whole_game_has_more_than_twelve_controls(
    key: str, seats: int, pack: int
) -> None:
    pads = count = 0
    steps = TACTICAL_STEPS if key in TACTICAL else STEPS
    async for shown in cards(key, seats, 1, steps, pack=pack, measured=False):
        found = controls(shown.components)
        labels = [each.get("label") or each.get("placeholder") for each in found]
        assert len(found) <= MOST_CONTROLS == 12, (shown.card.version, labels)
        count += 1
        if shown.card.pad:
            pads += 1
            assert [each for each in labels if each == "More"], "the rest is a button away"
    assert count > 10 or not shown.pressed, "the game neither ended nor went on"
    assert bool(pads) is isinstance(ruleset(key), TacticalRuleset), "games of squares have a pad"
