"""Menus of messages, radio buttons and boxes, and places without the bot, in the browser."""

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from tests.support.people import Person
from tests.support.soak import SOAK
from tests.support.tables import evening
from tests.table.page.browsing import DESK, MARKS, PHONE, opened, overflow, shot

pytestmark = MARKS
WINDOWS = (("phone", PHONE), ("desk", DESK))[: 2 if SOAK else 1]
"""The smaller screen, and in a long run the larger one too."""


async def run(page: Page, command: str, words: str = "") -> None:
    """Type a command with its required option."""
    line = page.get_by_role("combobox", name="Command line")
    await line.fill(command)
    await page.keyboard.press("Enter")
    if words:
        await page.keyboard.type(words)
    await page.keyboard.press("Enter")


@pytest.mark.parametrize(("name", "viewport"), WINDOWS)
async def test_a_group_and_a_server_without_the_bot(
    browser: Browser, tmp_path: Path, name: str, viewport: Any
) -> None:
    narrow = viewport is PHONE
    async with evening(tmp_path) as out, opened(browser, out.table.page_url, viewport) as page:
        await expect(page.get_by_role("button", name="3 Dice Dungeon")).to_be_enabled()

        async def drawer() -> None:
            if narrow:
                await page.get_by_role("button", name="Channels", exact=True).click()

        await drawer()
        await page.get_by_role("button", name="Take it along").click()
        group = page.get_by_role("button", name="Oswin, Tilde, Bram")
        await expect(page.locator("#abroad button")).to_have_count(2)
        await expect(page.get_by_role("button", name="Take it along")).to_be_hidden()
        await shot(page, f"abroad-{name}-list")
        await page.get_by_role("button", name="Elsewhere #elsewhere").click()
        await expect(page.get_by_text("The dungeon master is no member here")).to_be_visible()
        await shot(page, f"abroad-{name}-welcome")
        line = page.get_by_role("combobox", name="Command line")
        await line.fill("/adv")
        await expect(page.get_by_role("option", name="/adventure")).to_have_count(0)
        await line.fill("/act")
        await expect(page.get_by_role("option", name="/act")).to_be_visible()
        await drawer()
        await group.click()
        await run(page, "/roll", "2d6+1")
        messages = page.locator("#messages")
        await expect(messages.get_by_text("used /roll")).to_be_visible()
        await expect(messages.get_by_text("Only you can see this")).to_have_count(0)
        assert await messages.get_by_role("button", name="Apps for this message").count() == 0
        await shot(page, f"abroad-{name}-group")
        assert await overflow(page) <= 0


@pytest.mark.parametrize(("name", "viewport"), WINDOWS)
async def test_the_form_of_settings_and_the_menu_of_a_message(
    browser: Browser, tmp_path: Path, name: str, viewport: Any
) -> None:
    async with (
        evening(tmp_path) as out,
        Person.sit(out.table.page_url, "Maren") as maren,
        opened(browser, out.table.page_url, viewport) as page,
    ):
        await page.get_by_role("button", name="3 Dice Dungeon").click()
        await page.get_by_role("button", name="All settings").click()
        await page.get_by_role("button", name="Open a form").click()
        form, messages = page.get_by_role("dialog"), page.locator("#messages")
        pace = form.get_by_role("group", name="Pace")
        await expect(pace.get_by_role("radio")).to_have_count(2)
        await shot(page, f"form-{name}")
        assert await overflow(page) <= 0
        await pace.get_by_role("radio", name="by post").check()
        await form.get_by_role("checkbox", name="Quest for three artifacts").check()
        await shot(page, f"form-{name}-boxes")
        await form.get_by_role("button", name="Send").click()
        await expect(messages.get_by_text("Changed.")).to_be_visible()
        assert (await out.adventure(maren.channel)).pace == "post"

        await maren.click(
            str((await out.shown((await out.adventure(maren.channel)).id)).card), "Begin"
        )
        await out.shown((await out.adventure(maren.channel)).id)
        message = page.locator("#messages .message:not(.private)").first
        await message.hover()
        await message.get_by_role("button", name="Apps for this message").click()
        await shot(page, f"menu-{name}")
        await page.get_by_role("option", name="What happened since here?").click()
        await expect(messages.get_by_text("Since that message")).to_be_visible()
        await shot(page, f"menu-{name}-answer")
        assert await overflow(page) <= 0
