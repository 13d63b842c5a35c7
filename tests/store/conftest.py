"""A store on each engine."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from rules.store.sqlite import open_store
from rules.store.turns import SqlStore
from tests.support.records import an_adventure, founding

ENGINES = ("sqlite",)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


@pytest.fixture(params=ENGINES)
async def store(request: pytest.FixtureRequest, database: Path) -> AsyncIterator[SqlStore]:
    openers = {"sqlite": open_store}
    async with openers[request.param](database) as opened:
        yield opened


@pytest.fixture
def found(store: SqlStore) -> Callable[..., Awaitable[None]]:
    """Stores new adventures: `await found("oak", channel=1)`."""

    async def store_new(name: str = "oak", /, **changes: object) -> None:
        assert await store.commit(founding(an_adventure(name, **changes))) is None

    return store_new
