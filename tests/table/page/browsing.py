"""Opening the page in a browser, for its tests."""

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal
from weakref import WeakKeyDictionary

import pytest
from playwright.async_api import Browser, ConsoleMessage, Page, ViewportSize, expect

from tests.table.page.fake_table import FakeTable, until

Json = dict[str, Any]
Scheme = Literal["light", "dark"]
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
PICTURES = os.environ.get("UNDERCROFT_PICTURES") == "1"
"""Whether the run takes pictures of the page, as `make pictures` does."""
SHOTS = Path(__file__).parents[3] / "artefacts" / "page"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    # Fewer processes take part in the drawing, which saves a fifth of the time.
    "--disable-software-rasterizer",
    "--in-process-gpu",
    "--renderer-process-limit=1",
    # So do fewer of them around it, and scripts that run once gain nothing by being optimized.
    "--no-zygote",
    "--enable-features=NetworkServiceInProcess2",
    "--js-flags=--max-lazy --no-opt",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK: ViewportSize = {"width": 1280, "height": 900}
PATIENCE = 60_000
"""Milliseconds in which the page must show something, also beside a busy neighbour."""
LAPTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
V2 = 32768
# What the browser itself logs about a table that is away or refuses.
EXPECTED = ("WebSocket", "ERR_CONNECTION", "status of 400")
expect.set_options(timeout=PATIENCE)
MARKS = [
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine"),
    pytest.mark.asyncio(loop_scope="package"),
]


_spare: WeakKeyDictionary[Browser, dict[bool, list[Page]]] = WeakKeyDictionary()
"""Windows that no test uses now, with and without touch. A new one costs a browser twice as much as
what is shown in it."""


@asynccontextmanager
async def window(
    browser: Browser,
    viewport: ViewportSize = DESK,
    scheme: Scheme = "light",
    *,
    touch: bool = False,
) -> AsyncIterator[Page]:
    """A window of its own, with every error that scripts raise in it counted as a failure.

    It is used again, unless a test failed in it: it forgets what it kept, and the mouse is away.
    """
    spare = _spare.setdefault(browser, {True: [], False: []})[touch]
    page = spare.pop() if spare else await (await browser.new_context(has_touch=touch)).new_page()
    page.set_default_timeout(PATIENCE)
    errors: list[str] = []

    def raised(error: object) -> None:
        errors.append(str(error))

    page.on("pageerror", raised)
    try:
        await page.set_viewport_size(viewport)
        await page.emulate_media(color_scheme=scheme)
        yield page
        assert not errors
        page.remove_listener("pageerror", raised)
        await page.evaluate("localStorage.clear(), sessionStorage.clear()")
        await page.mouse.move(-1, -1)
        await page.goto("about:blank")
    except BaseException:
        await page.context.close()
        raise
    spare.append(page)


@asynccontextmanager
async def opened(browser: Browser, url: str, viewport: ViewportSize) -> AsyncIterator[Page]:
    """A page of a real table, in the dark."""
    async with window(browser, viewport, "dark") as page:
        await page.goto(url)
        yield page


@asynccontextmanager
async def seated(
    browser: Browser,
    table: FakeTable,
    at: str = "",
    *,
    viewport: ViewportSize = DESK,
    scheme: Scheme = "light",
    touch: bool = False,
) -> AsyncIterator[Page]:
    """The page, loaded, with every error it logs counted as a failure."""
    errors: list[str] = []

    def logged(line: ConsoleMessage) -> None:
        if line.type == "error":
            errors.append(line.text)

    async with window(browser, viewport, scheme, touch=touch) as page:
        page.on("console", logged)
        await page.goto(table.url + at)
        await expect(page.get_by_role("heading", level=1)).not_to_have_text("…")
        await until(lambda: bool(table.sockets))
        await expect(page.locator("#messages > li").first).to_be_visible()
        yield page
        assert not [e for e in errors if not any(known in e for known in EXPECTED)]
        page.remove_listener("console", logged)


async def shot(page: Page, name: str) -> None:
    """Take a picture of the page for people to look at, where they asked for pictures."""
    if not PICTURES:
        return
    SHOTS.mkdir(parents=True, exist_ok=True)
    await page.wait_for_timeout(250)
    await page.screenshot(path=SHOTS / f"{name}.png")


async def overflow(page: Page) -> int:
    wider: int = await page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return wider
