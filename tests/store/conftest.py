"""A store on each engine."""

import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TypeAlias

import pytest

from rules.store.postgres.opening import open_postgres
from rules.store.sqlite import open_store
from rules.store.turns import SqlStore
from tests.support.databases import empty_database, restored
from tests.support.postgres import missing, shared_server
from tests.support.records import an_adventure, founding

ENGINES = ("sqlite", "postgres")
Opener: TypeAlias = Callable[..., AbstractAsyncContextManager[SqlStore]]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


@pytest.fixture
async def address(monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of an empty PostgreSQL database, with its server's programs on the path."""
    if reason := missing():
        pytest.skip(reason)
    monkeypatch.setenv("PATH", f"{shared_server().programs}{os.pathsep}{os.environ['PATH']}")
    return await empty_database()


@pytest.fixture(params=ENGINES)
def opener(request: pytest.FixtureRequest) -> Opener:
    """Opens one database, again and again, on each engine: `opener(at_point=...)`."""
    if request.param == "sqlite":
        return partial(open_store, request.getfixturevalue("database"))
    address = request.getfixturevalue("address")
    # Nobody looks for what other processes may have announced, unless a test asks for it.
    return partial(open_postgres, address, look=3600)


@pytest.fixture
async def store(opener: Opener) -> AsyncIterator[SqlStore]:
    async with opener() as opened:
        yield opened


@pytest.fixture
def copied(
    request: pytest.FixtureRequest,
) -> Callable[[Path], AbstractAsyncContextManager[SqlStore]]:
    """Opens a copy that the store made of itself: `async with copied(path)`."""
    engine = request.node.callspec.params["opener"]

    @asynccontextmanager
    async def reopened(path: Path) -> AsyncIterator[SqlStore]:
        if engine == "sqlite":
            async with open_store(path) as copy:
                yield copy
            return
        address = await restored(path)
        async with open_postgres(address, look=3600) as copy:
            yield copy

    return reopened


@pytest.fixture
def found(store: SqlStore) -> Callable[..., Awaitable[None]]:
    """Stores new adventures: `await found("oak", channel=1)`."""

    async def store_new(name: str = "oak", /, **changes: object) -> None:
        assert await store.commit(founding(an_adventure(name, **changes))) is None

    return store_new
