"""What ten turns take a newcomer on a telephone and on a laptop: presses and seconds of each game.

Whoever plays does what the autopilot would, step by step; nobody reads. A long run plays all ten
turns on both screens and keeps the figures in a file. A short run leaves it out: the same presses
are made in `test_taps.py`.
"""

import json
import time
from pathlib import Path

import pytest
from playwright.async_api import Browser

from rules.registry import rulesets
from tests.support.soak import SOAK
from tests.table.page.browsing import LAPTOP, MARKS, PHONE, SHOTS, shot
from tests.table.page.tapped_games import game

pytestmark = [*MARKS, pytest.mark.skipif(not SOAK, reason="in `make soak`")]
WINDOWS = {"phone": PHONE, "laptop": LAPTOP}
GAMES = tuple(rulesets())
TURNS, MOST = 10, 300
MEASURED = SHOTS / "ten-turns.json"


@pytest.mark.timeout(600)
@pytest.mark.parametrize("screen", WINDOWS)
@pytest.mark.parametrize("key", GAMES)
async def test_ten_turns(browser: Browser, tmp_path: Path, key: str, screen: str) -> None:
    async with game(browser, tmp_path, key, WINDOWS[screen], "ten") as player:
        first, began = await player.turn(), time.monotonic()
        while await player.turn() < first + TURNS and player.presses < MOST:
            if await player.step() is None:
                break
        seconds = round(time.monotonic() - began, 1)
        kept = json.loads(MEASURED.read_text()) if MEASURED.exists() else {}
        kept[f"{key} on a {screen}"] = {
            "turns": await player.turn() - first,
            "choices": player.presses,
            "panels opened first": player.others,
            "seconds": seconds,
        }
        MEASURED.parent.mkdir(parents=True, exist_ok=True)
        MEASURED.write_text(json.dumps(kept, indent=1))
        await shot(player.page, f"ten-turns-{screen}-{key}")
        assert TURNS <= player.presses < MOST
