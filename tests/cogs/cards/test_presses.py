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

STEPS, SEEDS = (5000, 5) if SOAK else (70, 1)
MEDIAN, NEARLY_ALL = 3, 6
"""Presses of an activation: of the median, and of nine in ten."""
LISTS = (3,)
WORDS = all_words("en")
TACTICAL = [(key, each) for key, each in rulesets().items() if isinstance(each, TacticalRuleset)]
PARTIES = [
    (key, size)
    for key, rules in TACTICAL[: None if SOAK else 1]
    for size in (rules.seats if SOAK else (3,))
]
"""Every tactical game with its smallest and its largest party; of a short run one, with three."""


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
    assert option in offered(panel) or option.startswith(("go-", "face-", "guide-")), (
        option,
        shown.card.version,
    )
    return 2


def at_once(shown: Shown, following: list[str]) -> int:
    """How many of the steps from here on one choice of the card has: a walk and what it was for.

    A walk may have a strike, a look for traps, with the turn to it, or the end in it.
    """
    options = offered(shown.components)
    kind, _, square = following[0].partition("-")
    if kind != "go":
        return 1
    rest = following[1:]
    turned = bool(rest) and rest[0].startswith("face-")
    then, _, number = (rest[turned] if len(rest) > turned else "").partition("-")
    wanted = {"hit": f"charge-{number}", "check": f"look-{number}", "end": "halt"}.get(then, "")
    if (turned and then != "check") or f"{wanted}-{square}" not in options:
        return 1
    return 2 + turned


async def activations(key: str, seats: int, seed: int) -> list[list[Shown]]:
    """The cards of each activation of a Hero, with what its own player pressed."""
    found: list[list[Shown]] = []
    under_way: tuple[int, int] | None = None
    async for shown in cards(key, seats, seed, STEPS, measured=False):
        active = shown.state and shown.state.activation
        if not shown.pressed or not (active or shown.pressed.startswith("begin-")):
            continue
        number = active.figure if active else int(shown.pressed.removeprefix("begin-"))
        now = shown.state.round, number
        if now != under_way:
            found.append([])
            under_way = now
        hero = shown.state.figure(number)
        if shown.seat == hero.seat and not shown.pressed.startswith("choose-"):
            found[-1].append(shown)
    return [each for each in found if each]


def pressed_in(activation: list[Shown]) -> int:
    """How many presses an activation takes whoever names each goal once."""
    steps, total, at = [shown.pressed for shown in activation], 0, 0
    while at < len(steps):
        together = at_once(activation[at], steps[at:])
        total += 1 if together > 1 else presses(activation[at], steps[at])
        at += together
    return total


@pytest.mark.timeout(3600 if SOAK else 300)
@pytest.mark.parametrize(("key", "seats"), PARTIES)
async def test_an_activation_takes_few_presses(key: str, seats: int) -> None:
    """Whoever plays names a goal: a place and what for, whom to strike, the end.

    Who gains a level is asked of everybody and belongs to no activation.
    """
    counted = [
        pressed_in(each)
        for seed in range(1, SEEDS + 1)
        for each in await activations(key, seats, seed)
    ]
    assert len(counted) > 10
    assert median(counted) <= MEDIAN, counted
    assert quantiles(counted, n=10)[-1] <= NEARLY_ALL, counted
