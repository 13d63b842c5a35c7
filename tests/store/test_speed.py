"""The store is not slower than the driver it stands on."""

from pathlib import Path

import pytest

from tests.store.speed import compare


@pytest.mark.parametrize("tasks", [1, 32])
async def test_commits_are_as_fast_as_the_bare_drivers(tmp_path: Path, tasks: int):
    rates = await compare(tmp_path, tasks)
    assert rates["store"] >= 0.7 * rates["bare"]
