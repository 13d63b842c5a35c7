"""Opening the page in a browser, for its tests."""

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Page, ViewportSize, expect

from tests.table.page.fake_table import FakeTable, until

Json = dict[str, Any]
CHROMIUM = shutil.which("chromium")
SHOTS = Path(__file__).parents[3] / "artefacts" / "page"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK: ViewportSize = {"width": 1280, "height": 900}
PATIENCE = 60_000
"""Milliseconds in which the page must show something, also beside a busy neighbour."""
PHONE: ViewportSize = {"width": 390, "height": 844}
V2 = 32768
# What the browser itself logs about a table that is away or refuses.
EXPECTED = ("WebSocket", "ERR_CONNECTION", "status of 400")
expect.set_options(timeout=PATIENCE)
MARKS = [
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium on this machine"),
    pytest.mark.asyncio(loop_scope="package"),
]


async def opened(browser: Browser, url: str, viewport: ViewportSize) -> tuple[Page, list[str]]:
    """A page of a real table, in the dark, and the errors that its scripts raise from now on."""
    room = await browser.new_context(viewport=viewport, color_scheme="dark")
    page = await room.new_page()
    page.set_default_timeout(PATIENCE)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    await page.goto(url)
    return page, errors


@asynccontextmanager
async def seated(
    browser: Browser, table: FakeTable, at: str = "", **context: Any
) -> AsyncIterator[Page]:
    """The page, loaded, with every error it logs counted as a failure."""
    room = await browser.new_context(viewport=context.pop("viewport", DESK), **context)
    page = await room.new_page()
    page.set_default_timeout(PATIENCE)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
    try:
        await page.goto(table.url + at)
        await expect(page.get_by_role("heading", level=1)).not_to_have_text("…")
        await until(lambda: bool(table.sockets))
        await expect(page.locator("#messages > li").first).to_be_visible()
        yield page
        assert not [e for e in errors if not any(known in e for known in EXPECTED)]
    finally:
        await room.close()


async def shot(page: Page, name: str) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    await page.wait_for_timeout(250)
    await page.screenshot(path=SHOTS / f"{name}.png")


async def overflow(page: Page) -> int:
    wider: int = await page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return wider
