"""What most evenings at the table begin with: the bot, and friends who have the page open."""

from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import pytest
import pytest_asyncio

from bot.table.server import TableServer
from tests.cogs.conduct import no_errors_logged
from tests.support.drawing import coarse_files, small_maps
from tests.support.people import Person, seated
from tests.support.seasons import Season, season
from tests.support.tables import Evening, evening

_NUMBERS = count(1)


@pytest_asyncio.fixture
async def table() -> AsyncIterator[TableServer]:
    """A table without a bot."""
    made = TableServer()
    await made.start()
    yield made
    await made.stop()


@pytest_asyncio.fixture
async def out(tmp_path: Path) -> AsyncIterator[Evening]:
    """A bot at a table of its own; it logs no error."""
    with no_errors_logged():
        async with evening(tmp_path) as made:
            yield made


@pytest_asyncio.fixture
async def friends(out: Evening) -> AsyncIterator[list[Person]]:
    """Two friends at that table."""
    async with seated(out.table.page_url, "Ilse", "Tomas") as made:
        yield made


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def lasting(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Season]:
    """Three friends, a clock and the bot as in `here`, for all tests of a file.

    Each of them plays in a channel of its own; the file takes this in the place of `here`, and
    says `pytestmark = pytest.mark.asyncio(loop_scope="module")`.
    """
    with no_errors_logged():
        async with season(tmp_path_factory.mktemp("house")) as made, made.bot():
            yield made


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def parlour(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Evening]:
    """A bot at a table for all tests of a file, to which each sends a `newcomer`; see `lasting`."""
    with no_errors_logged():
        async with evening(tmp_path_factory.mktemp("parlour")) as made:
            yield made


@pytest_asyncio.fixture(loop_scope="module")
async def newcomer(parlour: Evening) -> AsyncIterator[Person]:
    """Somebody new in a new channel: nothing that they like or do touches other tests."""
    number = next(_NUMBERS)
    async with Person.sit(parlour.table.page_url, f"Newcomer {number}") as made:
        place = await made.ask("POST", "/table/channels", {"name": f"corner-{number}"})
        made.channel = str(place["id"])
        yield made


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Season]:
    """Three friends at a table whose clock can be set ahead, with the bot; it logs no error."""
    with no_errors_logged():
        async with season(tmp_path) as made, made.bot():
            yield made


@pytest.fixture
def _coarse_files() -> Iterator[None]:
    """Files are drawn coarsely, in a tenth of the time."""
    with coarse_files():
        yield


@pytest.fixture(autouse=True, scope="module")
def _small_maps() -> Iterator[None]:
    """Cards have small maps, as evenings do not look at their pixels; `page` does."""
    with small_maps():
        yield
