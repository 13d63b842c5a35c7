"""What tests of looking back share."""

import pytest

from tests.support.watched import watching


@pytest.fixture
async def watched(key, tmp_path, clock):
    """A service, and a game of two in it that has gone on for a while."""
    async with watching(key, tmp_path / "house.db", clock) as made:
        yield made
