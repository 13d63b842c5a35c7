"""Fixtures of the service tests."""

import pytest

from tests.support.houses import Entropy, HandClock, serving


@pytest.fixture
def clock():
    return HandClock()


@pytest.fixture
async def service(tmp_path, clock):
    async with serving(tmp_path / "house.db", clock, Entropy()) as made:
        yield made
