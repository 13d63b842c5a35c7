"""A form in which a file is uploaded, in the browser of a telephone."""

from pathlib import Path

from playwright.async_api import Browser, expect

from rules.core.packs.archive import to_zip
from rules.service.packs.templates import template_of
from tests.support.tables import evening
from tests.table.page.browsing import MARKS, PHONE, opened, overflow, shot

pytestmark = MARKS


async def test_a_pack_is_chosen_in_a_form(browser: Browser, tmp_path: Path) -> None:
    pack = {"name": "mine.zip", "mimeType": "application/zip", "buffer": to_zip(template_of("mkd"))}
    async with evening(tmp_path) as out, opened(browser, out.table.page_url, PHONE) as page:
        await expect(page.get_by_role("button", name="3 Dice Dungeon")).to_be_enabled()
        line = page.get_by_role("combobox", name="Command line")
        await line.fill("/pack list")
        await page.keyboard.press("Enter")
        await page.keyboard.press("Enter")
        await page.get_by_role("button", name="Add a pack").click()
        form = page.get_by_role("dialog")
        field = form.get_by_label("The file")
        await expect(field).to_have_attribute("accept", ".zip")
        await form.get_by_role("button", name="Send").click()
        await expect(form.get_by_role("alert").first).not_to_be_empty()
        await field.set_input_files([pack])
        await shot(page, "upload-form")
        assert await overflow(page) <= 0
        await form.get_by_role("button", name="Send").click()
        await expect(page.locator("#messages").get_by_text("My pack").first).to_be_visible()
        await expect(form).to_be_hidden()
