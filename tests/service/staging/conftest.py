"""A service whose server 1 is marked as a developers' server, and no other is."""

import pytest

from tests.support.entropy import Entropy
from tests.support.houses import serving

MARKED = 1


@pytest.fixture
async def service(tmp_path, clock):
    async with serving(tmp_path / "house.db", clock, Entropy(), MARKED) as made:
        yield made
