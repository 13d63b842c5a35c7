"""A server for each file that needs one of its own, and everything skipped where there is none."""

import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager
from typing import TypeAlias

import pytest

from rules.store.postgres.opening import open_postgres
from rules.store.turns import SqlStore
from tests.support.cut_wires import Wire, wire
from tests.support.databases import new_database
from tests.support.postgres import Server, missing, own_server, shared_server

OpenerAt: TypeAlias = Callable[..., AbstractAsyncContextManager[SqlStore]]


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """A server that no other file uses, so that it can be stopped."""
    if reason := missing():
        pytest.skip(reason)
    with own_server() as made:
        yield made


@pytest.fixture
def shared() -> Callable[[str], Awaitable[str]]:
    """Makes a database without tables on the run's server: `await shared("empty")`."""
    if reason := missing():
        pytest.skip(reason)
    worker = os.environ.get("PYTEST_XDIST_WORKER", "alone")
    return lambda name: new_database(shared_server(), f"{name}_{worker}")


@pytest.fixture
def opener_at() -> OpenerAt:
    """Opens the database at an address."""
    if reason := missing():
        pytest.skip(reason)
    return open_postgres


@pytest.fixture
async def by_wire(address: str) -> AsyncIterator[tuple[Wire, str]]:
    """A wire that can be cut, and the address of an empty database by it."""
    shared = shared_server()
    database = address.partition("@/")[2].partition("?")[0]
    async with wire(shared.port) as made:
        yield made, shared.by_network(database).replace(f":{shared.port}/", f":{made.port}/")
