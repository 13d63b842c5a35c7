"""Cards of whole games in the browser: map and buttons are seen together, without scrolling.

What each comes to stands in `artefacts/page/one-screen-GAME-PLAYERS-LANGUAGE.json` afterwards.
"""

import json
from typing import Any, NamedTuple

import pytest
from playwright.async_api import Browser

from rules.core.languages import LANGUAGES
from rules.registry import rulesets
from tests.support.soak import SOAK
from tests.table.page.browsing import LAPTOP, MARKS, PHONE, SHOTS, seated
from tests.table.page.fake_table import FakeTable
from tests.table.page.whole_games import Shown, cards

pytestmark = MARKS

STEPS = 5000 if SOAK else 6
"""Presses of a game that are measured: all of them in long runs, and else the first.

Those have hints and new places.
"""
SCREENS = (PHONE, LAPTOP)
ON_A_PAGE = 50
"""Cards that are measured on one page."""
ALONE = ("mkd-delve",)
"""What a short run measures with one player too: the game of a team."""
MOST_SCREENS = 1.1
GOAL = 0.95
"""The share of cards that fit."""
MEASURE = """async () => {
  for (const image of document.images) {
    image.loading = "eager";
    if (!image.complete) await new Promise((go) => { image.onload = image.onerror = go; });
  }
  // Maps are fitted once the page has seen the size of its window.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const log = document.querySelector("#messages").parentElement.clientHeight;
  const cards = [...document.querySelectorAll("#messages > li .card")];
  return [log, cards.map((card) => card.getBoundingClientRect().height)];
}"""


PLAYERS = ("Mara", "Tobin", "Katharina", "Bram", "Wilhelmina", "Jo", "Sebastian", "Oona")
"""The names of those who play, short and long."""


SITTING = len(FakeTable().users)
"""How many sit at a table of the tests without them."""


class Measured(NamedTuple):
    """A card, and its height as a share of the log's."""

    shown: Shown
    screens: float

    @property
    def told(self) -> tuple[int, str, float]:
        """Which card it is, and how much of a screen it takes."""
        return self.shown.card.version, self.shown.card.title, round(self.screens, 3)


def parties() -> list[tuple[str, int, str]]:
    """Every game with the most players, two alone; in long runs with each number of them.

    In other languages than English each is played with the most players, in a short run one alone.
    """
    found = []
    for key, rules in sorted(rulesets().items()):
        least, most = rules.seats
        here = (least, most) if key in ALONE else (most,)
        found += [(key, size, "en") for size in (range(least, most + 1) if SOAK else here)]
        others = [each for each in LANGUAGES if each != "en" and (SOAK or key in ALONE)]
        found += [(key, most if SOAK else least, language) for language in others]
    return found


async def measured(
    browser: Browser, table: FakeTable, game: list[Shown]
) -> dict[int, list[Measured]]:
    """How much of the log each card of a game takes, by the width of the screen."""
    table.users[SITTING:] = [
        {"id": str(user), "username": name.lower(), "global_name": name, "avatar_color": "#888"}
        for user, name in enumerate(PLAYERS, start=1)
    ]
    found: dict[int, list[Measured]] = {screen["width"]: [] for screen in SCREENS}
    for start in range(0, len(game), ON_A_PAGE):
        shown = game[start : start + ON_A_PAGE]
        for width, sizes in (await heights(browser, table, shown)).items():
            found[width] += [Measured(*each) for each in zip(shown, sizes, strict=True)]
    return found


async def heights(browser: Browser, table: FakeTable, shown: list[Shown]) -> dict[int, list[float]]:
    """How much of the log each of some cards takes, all of them on one page, by its width."""
    table.messages.clear()
    for each in shown:
        table.message(flags=32768, components=json.loads(json.dumps(each.components)))
    sizes = {}
    async with seated(browser, table, viewport=SCREENS[0]) as page:
        await page.locator("#messages > li .card").nth(len(shown) - 1).wait_for()
        for screen in SCREENS:
            await page.set_viewport_size(screen)
            log, found = await page.evaluate(MEASURE)
            assert len(found) == len(shown)
            sizes[screen["width"]] = [height / log for height in found]
    return sizes


@pytest.mark.timeout(7200 if SOAK else 600)
@pytest.mark.parametrize(("key", "seats", "language"), parties())
async def test_cards_of_a_whole_game_fit_one_screen(
    browser: Browser, table: FakeTable, key: str, seats: int, language: str
) -> None:
    game = [each async for each in cards(key, seats, 1, STEPS, language=language)]
    assert not SOAK or game[-1].card.kind == "end", "a whole game"
    found: dict[int, dict[str, Any]] = {}
    for screen, sizes in (await measured(browser, table, game)).items():
        over = [each.told for each in sizes if each.screens > 1]
        worst = max(sizes, key=lambda each: each.screens).told
        found[screen] = {"cards": len(sizes), "over": over, "worst": worst}
    SHOTS.mkdir(parents=True, exist_ok=True)
    (SHOTS / f"one-screen-{key}-{seats}-{language}.json").write_text(json.dumps(found, indent=1))
    for width, figures in found.items():
        assert figures["worst"][-1] <= MOST_SCREENS, (width, figures["worst"])
        # A short run in another language sees its first cards alone, which have most to say.
        if SOAK or language == "en":
            assert len(figures["over"]) <= (1 - GOAL) * len(game), (width, figures["over"])
