"""Opening the page in a browser, for its tests."""

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import pytest
from playwright.async_api import Browser, ConsoleMessage, Page, ViewportSize, expect

from tests.table.page.fake_table import FakeTable, until

Json = dict[str, Any]
CHROMIUM = shutil.which("chromium")
PICTURES = os.environ.get("UNDERCROFT_PICTURES") == "1"
"""Whether the run takes pictures of the page, as `make pictures` does."""
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


_spare: WeakKeyDictionary[Browser, dict[str, Page]] = WeakKeyDictionary()
"""Pages by the kind of their windows that no test uses now. A window costs a browser as much as
what is shown in it."""


@asynccontextmanager
async def seated(
    browser: Browser, table: FakeTable, at: str = "", **context: Any
) -> AsyncIterator[Page]:
    """The page, loaded, with every error it logs counted as a failure.

    A window of the same kind is used again, unless a test failed in it: it forgets what it kept,
    and the mouse is away.
    """
    context.setdefault("viewport", DESK)
    kind, spare = repr(sorted(context.items())), _spare.setdefault(browser, {})
    page = spare.pop(kind, None) or await (await browser.new_context(**context)).new_page()
    page.set_default_timeout(PATIENCE)
    errors: list[str] = []

    def raised(error: object) -> None:
        errors.append(str(error))

    def logged(line: ConsoleMessage) -> None:
        if line.type == "error":
            errors.append(line.text)

    page.on("pageerror", raised)
    page.on("console", logged)
    try:
        await page.goto(table.url + at)
        await expect(page.get_by_role("heading", level=1)).not_to_have_text("…")
        await until(lambda: bool(table.sockets))
        await expect(page.locator("#messages > li").first).to_be_visible()
        yield page
        assert not [e for e in errors if not any(known in e for known in EXPECTED)]
        page.remove_listener("pageerror", raised)
        page.remove_listener("console", logged)
        await page.evaluate("localStorage.clear(), sessionStorage.clear()")
        await page.mouse.move(-1, -1)
        await page.goto("about:blank")
    except BaseException:
        await page.context.close()
        raise
    await _close(spare.get(kind))
    spare[kind] = page


async def _close(page: Page | None) -> None:
    """Close a window, if there is one."""
    if page is not None:
        await page.context.close()


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
