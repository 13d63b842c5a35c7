"""Fixtures of the service tests."""

import pytest

from tests.support.entropy import Entropy
from tests.support.houses import HandClock, serving


@pytest.fixture
def clock():
    return HandClock()


@pytest.fixture
async def service(tmp_path, clock):
    async with serving(tmp_path / "house.db", clock, Entropy()) as made:
        yield made
