"""One evening for a module, and a look at its log after every test."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.cogs.conduct import Company, company, no_errors_logged
from tests.support.drawing import small_maps
from tests.support.tables import Evening, evening


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def table(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Company]:
    """A bot with three people at the table, shared by a module's tests."""
    with small_maps():
        async with company(tmp_path_factory.mktemp("evening")) as made:
            yield made


@pytest_asyncio.fixture
async def out(tmp_path: Path) -> AsyncIterator[Evening]:
    """A bot at a table of its own, for one test."""
    with small_maps():
        async with evening(tmp_path) as made:
            yield made


@pytest.fixture
def quiet() -> Iterator[None]:
    """Nothing is logged as an error during the test."""
    with no_errors_logged():
        yield
