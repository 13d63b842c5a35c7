"""A Hero's activation takes few presses, by what the cards of whole games offer."""

from statistics import median, quantiles

import pytest

from bot.catalogs import all_words
from cogs.cards.panel_controls import panel_rows
from rules.registry import rulesets
from rules.systems.mkd.ruleset import TacticalRuleset
from tests.support.cards import Json, parts_of
from tests.support.soak import SOAK
from tests.table.page.whole_games import Shown, cards

STEPS = 5000 if SOAK else 90
ENDS, BETWEEN = ("end", "finish"), ("finish", "roll", "ready")
"""What ends an activation, and what belongs to none."""
MEDIAN, NEARLY_ALL = 5, 9
"""Presses of an activation: of the median, and of nine in ten. The goals are 3 and 6."""
LISTS = (3,)
WORDS = all_words("en")
PARTIES = [
    (key, size)
    for key, rules in rulesets().items()
    if isinstance(rules, TacticalRuleset)
    for size in (rules.seats if SOAK else (1, 3))
]


def offered(components: list[Json]) -> set[str]:
    """The options that a card or a panel offers, as buttons or in lists."""
    found = set()
    for part in parts_of({"components": components}):
        if part["type"] in LISTS:
            found |= {each["value"] for each in part["options"]}
        elif "custom_id" in part and not part.get("disabled"):
            found.add(part["custom_id"].split("|")[-1].partition(".")[2])
    return found


def presses(shown: Shown, option: str) -> int:
    """How many presses an option takes: one on the card, two in a panel or typed.

    A square that is in no list is typed after `/move`.
    """
    if option in offered(shown.components):
        return 1
    panel = [row.to_component_dict() for row in panel_rows(shown.card, WORDS)]
    assert option in offered(panel) or option.startswith(("go-", "face-")), (
        option,
        shown.card.version,
    )
    return 2


def charge_of(shown: Shown) -> str:
    """The number of whom a walk could have struck in the same press."""
    kind, _, square = shown.pressed.partition("-")
    options = offered(shown.components)
    charges = (each.split("-", 2) for each in options if each.startswith("charge-"))
    return next((number for _, number, at in charges if kind == "go" and at == square), "")


@pytest.mark.timeout(3600 if SOAK else 300)
@pytest.mark.parametrize(("key", "seats"), PARTIES)
async def test_an_activation_takes_few_presses(key: str, seats: int) -> None:
    """Whoever plays names a goal: a place in the list of walks, whom to strike, the end."""
    activations: list[int] = [0]
    over, charged = False, ""
    async for shown in cards(key, seats, 1, STEPS):
        if not shown.pressed:
            continue
        if over or shown.pressed.startswith("begin-"):
            activations.append(0)
        # Who acts next begins without a press where nobody else is left to act.
        over = shown.pressed in ENDS
        if shown.pressed.startswith("hit-") and charged == shown.pressed.removeprefix("hit-"):
            # The list had the walk and this strike as one choice.
            charged = ""
            continue
        charged = charge_of(shown)
        if shown.pressed not in BETWEEN:
            activations[-1] += presses(shown, shown.pressed)
    activations = [each for each in activations if each]
    assert len(activations) > 10
    assert median(activations) <= MEDIAN, activations
    assert quantiles(activations, n=10)[-1] <= NEARLY_ALL, activations
