"""A newcomer's first game in the browser: the real bot, three clicks, then play."""

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from tests.support.people import seated
from tests.support.soak import SOAK
from tests.support.tables import Evening, evening
from tests.table.page.browsing import DESK, MARKS, PHONE, opened, overflow, shot

pytestmark = MARKS
WINDOWS = (("phone", PHONE), ("desk", DESK))[: 2 if SOAK else 1]
"""The smaller screen, and in a long run the larger one too."""
TURNS = 3
FRIENDS = ("Ilse", "Tomas", "Una", "Veit", "Wanda", "Xaver", "Yrsa")
SCREENS = """() => {
  const log = document.querySelector("#messages").parentElement.clientHeight;
  const cards = [...document.querySelectorAll("#messages > li .card")];
  return cards.at(-1).getBoundingClientRect().height / log;
}"""
"""How much of the log the newest card takes."""


async def start(page: Page) -> None:
    await page.get_by_role("button", name="3 Dice Dungeon").click()
    await expect(page.get_by_role("heading", name="who joins")).to_be_visible()
    await page.get_by_role("button", name="Begin").click()
    await expect(page.get_by_role("heading", name="Level 1")).to_be_visible()


async def play(page: Page, out: Evening) -> None:
    """Press the first thing that the newest card offers, a few times."""
    channel = str((await out.app.service.history.queries.load(await _adventure(out))).channel)
    for _ in range(TURNS):
        found = await out.shown((await out.adventure(channel)).id)
        if found.status != "running":
            return
        action = page.locator('[data-key*="|do."]').last
        await action.click()
        await out.shown(found.id, found.version + 1)
        await expect(page.locator(f'[data-key*="|{found.version + 1}|"]').first).to_be_visible()


async def _adventure(out: Evening) -> str:
    (adventure,) = await out.app.service.store.running()
    return adventure


@pytest.mark.parametrize(("name", "viewport"), WINDOWS)
async def test_a_newcomers_first_game(
    browser: Browser, tmp_path: Path, name: str, viewport: Any
) -> None:
    async with evening(tmp_path) as out, opened(browser, out.table.page_url, viewport) as page:
        await expect(page.get_by_role("button", name="3 Dice Dungeon")).to_be_enabled()
        await shot(page, f"newcomer-{name}-welcome")
        await expect(page.get_by_role("heading", name="What shall we play?")).to_be_in_viewport()
        games = page.get_by_role("list", name="Games").get_by_role("button")
        await expect(games.first).to_contain_text("1–8 players · 40 min · easy")
        for game in await games.all():
            await expect(game).to_be_in_viewport(ratio=1)
        await start(page)
        await shot(page, f"newcomer-{name}-first-turn")
        await play(page, out)
        await shot(page, f"newcomer-{name}-later")
        alt = await page.locator("#messages img").last.get_attribute("alt")
        assert alt
        assert "turn" in alt.lower()
        assert await overflow(page) <= 0


async def test_choosing_and_a_full_lobby_fit_a_phone(browser: Browser, tmp_path: Path) -> None:
    """The games to choose from, and the lobby with one seat taken and with all eight."""
    async with evening(tmp_path) as out, opened(browser, out.table.page_url, PHONE) as page:
        await page.get_by_role("button", name="3 Dice Dungeon").click()
        await expect(page.get_by_role("heading", name="who joins")).to_be_visible()
        assert await page.evaluate(SCREENS) <= 1
        await shot(page, "lobby-of-one")
        await page.get_by_role("button", name="Change game").click()
        await expect(page.get_by_role("heading", name="play instead")).to_be_visible()
        for image in await page.locator("#messages img").all():
            await expect(image).to_be_visible()
        for game in ("3 Dice", "Green Dungeon", "3RD6", "Adventure", "Delve"):
            button = page.get_by_role("button", name=game, exact=True)
            await expect(button).to_be_in_viewport(ratio=1)
        await shot(page, "chooser")
        assert await page.evaluate(SCREENS) <= 1
        await page.get_by_role("button", name="Dismiss").last.click()
        async with seated(out.table.page_url, *FRIENDS) as friends:
            for friend in friends:
                await friend.answer(await friend.command("adventure join"))
        await expect(page.locator("#messages").get_by_text("8 of 8 seats taken")).to_be_visible()
        await shot(page, "lobby-of-eight")
        assert await page.evaluate(SCREENS) <= 1


@pytest.mark.parametrize(("name", "viewport"), WINDOWS)
async def test_help_outside_of_games_fits_one_screen_and_begins_at_its_beginning(
    browser: Browser, tmp_path: Path, name: str, viewport: Any
) -> None:
    async with evening(tmp_path) as out, opened(browser, out.table.page_url, viewport) as page:
        await page.get_by_role("combobox", name="Command line").fill("/help ")
        await page.keyboard.press("Enter")
        said = page.locator("#messages > li").filter(has_text="Begin to play").last
        await expect(said).to_be_in_viewport(ratio=1)
        await expect(said.get_by_text("Begin to play")).to_be_in_viewport(ratio=1)
        await shot(page, f"help-{name}")
