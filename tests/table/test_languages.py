"""A table of two languages: each person reads their own, and all read the table's."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.cogs.conduct import no_errors_logged
from tests.support.cards import text_of
from tests.support.seasons import Season, season


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Season]:
    with no_errors_logged():
        async with season(tmp_path) as here:
            async with here.bot():
                yield here
