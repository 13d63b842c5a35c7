"""One browser for all of the page's tests, and a table of a few lines for each."""

import socket
from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from tests.table.page.browsing import CHROMIUM, FLAGS
from tests.table.page.fake_table import FakeTable


@pytest.fixture(autouse=True, scope="module")
def _small_maps() -> None:
    """Cards have maps of the usual size here: what they take of a screen is measured."""


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as play:
        opened = await play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield opened
        await opened.close()


@pytest.fixture(scope="package")
def port() -> Iterator[int]:
    """The port of all tests' tables, kept between them: the browser reads the page's files once."""
    with socket.socket() as kept:
        kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        kept.bind(("127.0.0.1", 0))
        yield kept.getsockname()[1]


@pytest_asyncio.fixture(loop_scope="package")
async def table(port: int) -> AsyncIterator[FakeTable]:
    made = FakeTable(port)
    await made.start()
    yield made
    await made.stop()
