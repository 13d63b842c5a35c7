"""Games that are played by taps: after each, map and buttons are in view by themselves.

What each game comes to stands in `artefacts/page/taps-GAME-SCREEN.json` afterwards.
"""

import json
from pathlib import Path

import pytest
from playwright.async_api import Browser, ViewportSize

from tests.support.known import for_one
from tests.support.soak import SOAK
from tests.table.page.browsing import LAPTOP, MARKS, PHONE, SHOTS
from tests.table.page.tapped_games import Seen, game

pytestmark = MARKS

TAPS = 400 if SOAK else 4
"""Presses of a game: all of them in long runs, and else the first."""
PANEL_EVERY = 3
"""Before each of so many taps the player opens a private panel, which stays open."""
ZOOMED: ViewportSize = {"width": 640, "height": 400}
"""The laptop's screen at a zoom of 200 %."""
SCREENS = (PHONE, LAPTOP, ZOOMED)
GAMES = tuple(for_one())
SHORT = tuple(zip(("three-dice", "third-six", "mkd-adventure"), SCREENS, strict=True))
"""In a short run one game on each screen, all of them different; in a long one each on each."""
PLAYED = tuple((key, screen) for key in GAMES for screen in SCREENS) if SOAK else SHORT
GOAL = 0.95
"""The share of cards whose map and buttons fit the screen together."""
LOG = 0.7
"""The least share of a low window that belongs to the messages."""


@pytest.mark.timeout(7200 if SOAK else 600)
@pytest.mark.parametrize(("key", "screen"), PLAYED)
async def test_after_a_tap_map_and_buttons_are_in_view(
    browser: Browser, tmp_path: Path, key: str, screen: ViewportSize
) -> None:
    async with game(browser, tmp_path, key, screen, f"taps-{key}") as player:
        seen = [each async for each in player.play(TAPS, panel_every=PANEL_EVERY)]
        over = await player.over()
    kept(key, screen, seen)
    assert seen
    assert len(seen) == TAPS or SOAK or over, "the game neither ended nor went on"
    if screen == ZOOMED:
        assert [each for each in seen if not each.choices] == []
        assert min(each.log for each in seen) >= LOG * screen["height"]
        return
    fitting = [each for each in seen if each.fits]
    assert len(fitting) >= GOAL * len(seen)
    assert [each for each in fitting if not each.whole] == []


def kept(key: str, screen: ViewportSize, seen: list[Seen]) -> None:
    """Keep how much was in view, for people to read."""
    told = {
        "taps": len(seen),
        "fit": sum(each.fits for each in seen),
        "whole": sum(each.whole for each in seen),
        "choices": sum(each.choices for each in seen),
        "out of view": [each._asdict() for each in seen if not each.whole],
    }
    SHOTS.mkdir(parents=True, exist_ok=True)
    (SHOTS / f"taps-{key}-{screen['width']}.json").write_text(json.dumps(told, indent=1))
