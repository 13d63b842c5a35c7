"""Cards of whole games in the browser: map and buttons are seen together, without scrolling."""

import json
from typing import NamedTuple

import pytest
from playwright.async_api import Browser, ViewportSize

from rules.registry import rulesets
from tests.support.soak import SOAK
from tests.table.page.browsing import DESK, MARKS, PHONE, seated
from tests.table.page.fake_table import FakeTable
from tests.table.page.whole_games import Shown, cards

pytestmark = MARKS

STEPS = 400 if SOAK else 40
"""Presses of a game that are measured: the first, as those have hints and new places."""
MOST_SCREENS = 1.2
GOAL = 0.95
"""The share of cards that fit."""
MEASURE = """async () => {
  for (const image of document.images) {
    image.loading = "eager";
    if (!image.complete) await new Promise((go) => { image.onload = image.onerror = go; });
  }
  const log = document.querySelector("#messages").parentElement.clientHeight;
  const cards = [...document.querySelectorAll("#messages > li .card")];
  return [log, cards.map((card) => card.getBoundingClientRect().height)];
}"""


PLAYERS = ("Mara", "Tobin", "Katharina", "Bram", "Wilhelmina", "Jo", "Sebastian", "Oona")
"""The names of those who play, short and long."""


class Measured(NamedTuple):
    """A card, and its height as a share of the log's."""

    shown: Shown
    screens: float


def parties() -> list[tuple[str, int]]:
    """Every game, alone and with the most players; in long runs with each number of them."""
    found = []
    for key, rules in sorted(rulesets().items()):
        least, most = rules.seats
        found += [(key, size) for size in (range(least, most + 1) if SOAK else (least, most))]
    return found


async def measured(
    browser: Browser, table: FakeTable, game: list[Shown], viewport: ViewportSize
) -> list[Measured]:
    """How much of the log each card of a game takes, all of them on one page."""
    table.messages.clear()
    table.users += [
        {"id": str(user), "username": name.lower(), "global_name": name, "avatar_color": "#888"}
        for user, name in enumerate(PLAYERS, start=1)
    ]
    for each in game:
        table.message(flags=32768, components=json.loads(json.dumps(each.components)))
    async with seated(browser, table, viewport=viewport) as page:
        await page.locator("#messages > li .card").nth(len(game) - 1).wait_for()
        log, heights = await page.evaluate(MEASURE)
    assert len(heights) == len(game)
    return [Measured(*each) for each in zip(game, (h / log for h in heights), strict=True)]


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("key", "seats"), parties())
async def test_cards_of_a_whole_game_fit_one_screen(
    browser: Browser, table: FakeTable, key: str, seats: int
) -> None:
    game = [each async for each in cards(key, seats, 1, STEPS)]
    for viewport in (PHONE, DESK):
        sizes = await measured(browser, table, game, viewport)
        worst = max(sizes, key=lambda each: each.screens)
        assert worst.screens <= MOST_SCREENS, (worst.shown.card.title, worst.shown.card.version)
        over = [each.shown.card.version for each in sizes if each.screens > 1]
        assert len(over) <= (1 - GOAL) * len(sizes), (viewport, over, worst.screens)
