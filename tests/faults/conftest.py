"""Where the faults happen."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.drawing import small_maps


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


@pytest.fixture(autouse=True, scope="module")
def _small_maps() -> Iterator[None]:
    """Cards have small maps: faults do not look at their pixels."""
    with small_maps():
        yield
