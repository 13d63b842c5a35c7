"""One browser for all of the page's tests, and a table of a few lines for each."""

from collections.abc import AsyncIterator

import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from tests.table.page.browsing import CHROMIUM, FLAGS
from tests.table.page.fake_table import FakeTable


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as play:
        opened = await play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield opened
        await opened.close()


@pytest_asyncio.fixture(loop_scope="package")
async def table() -> AsyncIterator[FakeTable]:
    made = FakeTable()
    await made.start()
    yield made
    await made.stop()
