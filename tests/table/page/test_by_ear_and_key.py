"""A game with the real bot by keyboard alone, and what a screen reader hears of it."""

from pathlib import Path

from playwright.async_api import Browser, Page, expect

from tests.support.tables import Evening, evening
from tests.table.page.browsing import DESK, MARKS, PATIENCE
from tests.table.page.test_ears import LISTEN

pytestmark = MARKS
TURNS = 6
LOBBY = 3
"""What is said before the first turn: that the bot is thinking, its private answer, the lobby."""
LONGEST = 30
"""The most presses of an arrow that may be needed to reach a button of the lobby."""


async def focused(page: Page) -> str:
    return str(await page.evaluate("document.activeElement.dataset.key ?? ''"))


async def on(page: Page, stem: str) -> None:
    """Wait until a control has the focus whose custom id begins like that."""
    await expect(page.locator(f'[data-key^="{stem}"]:focus')).to_have_count(1)


async def begin(page: Page) -> None:
    """Go to the games, choose the first, and begin, without a mouse."""
    await expect(page.get_by_role("button", name="3 Dice Dungeon")).to_be_enabled()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="3 Dice Dungeon")).to_be_focused()
    await page.keyboard.press("Enter")
    await on(page, "u1|")
    for _ in range(LONGEST):
        if (await focused(page)).endswith("|begin"):
            break
        await page.keyboard.press("ArrowRight")
    await page.keyboard.press("Enter")


async def take_turns(page: Page, out: Evening) -> int:
    """Press what has the focus, turn after turn; it must always be on the newest card."""
    (ident,) = await out.app.service.store.running()
    for turn in range(TURNS):
        found = await out.shown(ident)
        if found.status != "running":
            return turn
        await on(page, f"u1|{ident}|{found.version}|")
        if "|do." not in await focused(page):
            await page.get_by_role("link", name="Skip to the newest choices").press("Enter")
        await page.keyboard.press("Enter")
        await out.shown(ident, found.version + 1)
    return TURNS


async def test_a_game_by_ear_and_key(browser: Browser, tmp_path: Path) -> None:
    async with evening(tmp_path) as out:
        room = await browser.new_context(viewport=DESK)
        page = await room.new_page()
        page.set_default_timeout(PATIENCE)
        await page.goto(out.table.page_url)
        await page.evaluate(LISTEN)
        await begin(page)
        await expect(page.get_by_role("heading", name="level 1")).to_be_visible()
        taken = await take_turns(page, out)
        await page.wait_for_function("count => window.heard.length >= count", arg=taken + LOBBY)
        said = await page.evaluate("window.heard")
        alts = await page.locator("#messages img").evaluate_all("all => all.map(i => i.alt)")
        assert alts
        assert not [line for line in said if line.startswith("Picture") or line in alts]
        assert "who joins?" in said[LOBBY - 1]
        assert "level 1" in said[LOBBY].rpartition(". ")[2], "the heading comes last"
        await room.close()
