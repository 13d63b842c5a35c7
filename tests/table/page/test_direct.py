"""Direct messages in the browser: the real bot, one seat alone with it."""

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from tests.support.soak import SOAK
from tests.support.tables import evening
from tests.table.page.browsing import DESK, MARKS, PHONE, opened, overflow, shot, window

pytestmark = MARKS
WINDOWS = (("phone", PHONE), ("desk", DESK))[: 2 if SOAK else 1]
"""The smaller screen, and in a long run the larger one too."""


async def go(page: Page, place: str, *, narrow: bool) -> None:
    """Choose a place in the list, which hides in a drawer on narrow screens."""
    if narrow:
        await page.get_by_role("button", name="Channels", exact=True).click()
    await page.get_by_role("button", name=place).click()


@pytest.mark.parametrize(("name", "viewport"), WINDOWS)
async def test_alone_with_the_dungeon_master(
    browser: Browser, tmp_path: Path, name: str, viewport: Any
) -> None:
    narrow = viewport is PHONE
    async with evening(tmp_path) as out, opened(browser, out.table.page_url, viewport) as page:
        await expect(page.get_by_role("button", name="3 Dice Dungeon")).to_be_enabled()
        if narrow:
            await page.get_by_role("button", name="Channels", exact=True).click()
            await shot(page, "direct-phone-drawer")
            await page.keyboard.press("Escape")
        await go(page, "Direct messages with Undercroft", narrow=narrow)
        await expect(page.get_by_role("heading", level=1)).to_have_text("Undercroft")
        await expect(page.get_by_role("heading", name="Just you and Undercroft")).to_be_visible()
        await shot(page, f"direct-{name}-welcome")

        await page.get_by_role("button", name="Roll a dungeon").click()
        messages = page.locator("#messages")
        await expect(messages.get_by_text("Only you can see this")).to_be_visible()
        await expect(messages.get_by_role("img").first).to_be_visible()
        await messages.get_by_role("button", name="Another one").last.click()
        await expect(messages.get_by_text("Only you can see this")).to_have_count(2)
        await shot(page, f"direct-{name}-map")
        assert await overflow(page) <= 0

        line = page.get_by_role("combobox", name="Command line")
        await line.press_sequentially("/d")
        await expect(page.get_by_role("option", name="/dungeon draft")).to_be_visible()
        await line.fill("/adv")
        await expect(page.get_by_role("option", name="/adventure")).to_have_count(0)
        await page.keyboard.press("Escape")

        here = page.url
        await page.get_by_role("radio", name="Oswin").click()
        await expect(page.get_by_role("heading", name="Just you and Undercroft")).to_be_visible()
        await expect(page.get_by_role("heading", level=1)).to_have_text("Undercroft")
        await page.get_by_role("radio", name="Maren").click()
        await expect(messages.get_by_text("Only you can see this")).to_have_count(2)
        assert page.url == here
        await go(page, "the-tavern", narrow=narrow)
        await expect(page.get_by_role("button", name="3 Dice Dungeon")).to_be_visible()
        await line.press_sequentially("/adv")
        await expect(page.get_by_role("option", name="/adventure new")).to_be_visible()


async def test_a_word_in_private_is_told_to_one_seat(browser: Browser, tmp_path: Path) -> None:
    async with evening(tmp_path) as out, window(browser) as one, window(browser) as other:
        pages = (one, other)
        world = out.table.table.world
        for person, page in zip(world.people(), pages, strict=False):
            await page.goto(f"{out.table.page_url}#seat={person.id}&channel=")
            await expect(page.get_by_role("button", name="3 Dice Dungeon")).to_be_enabled()
        user = await out.app.client.fetch_user(int(world.owner))
        await user.send("psst")
        name = "Direct messages with Undercroft, new messages"
        await expect(pages[0].get_by_role("button", name=name)).to_be_visible()
        await expect(pages[1].get_by_role("button", name=name)).to_have_count(0)
        await pages[0].get_by_role("button", name=name).click()
        await expect(pages[0].locator("#messages").get_by_text("psst")).to_be_visible()
