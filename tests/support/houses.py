"""A service over a real database file, with a clock and entropy that tests control."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

from bot.catalogs import all_words
from rules.service import Service
from rules.service.records import Request
from rules.store.sqlite import open_store
from tests.support.entropy import ENTROPY, Entropy
from tests.support.servers import roomy
from tests.support.users import HOST


class HandClock:
    """A clock that is set by hand."""

    def __init__(self, at: int = 1_800_000_000) -> None:
        self.at = at

    def now(self) -> int:
        return self.at


@cache
def empty() -> bytes:
    """A database in which nothing is yet, made by the migrations once per process."""

    async def made(path: Path) -> None:
        async with open_store(path):
            pass

    with tempfile.TemporaryDirectory() as folder, ENTROPY.lent("an empty database"):
        path = Path(folder) / "empty.db"
        asyncio.run(made(path))
        return path.read_bytes()


def prepare(path: Path) -> None:
    """Put an empty database where none is, which takes a third of the time of its migrations."""
    if not path.exists():
        path.write_bytes(empty())


@asynccontextmanager
async def serving(
    path: Path, clock: HandClock, entropy: Entropy, *developers: int
) -> AsyncIterator[Service]:
    """A service on the database file at `path`; there is room for many games in server 1.

    Games may be staged in the servers of `developers`.
    """
    await asyncio.to_thread(prepare, path)
    async with open_store(path) as store:
        await roomy(store, 1)
        yield Service(store, clock, entropy, all_words, developers=frozenset(developers))


_numbers = count(1)


def ask(
    user: int, *, channel: int = 100, request: str = "", manages_channel: bool = False, **more: Any
) -> Request:
    """A request of a person in server 1; its id is new unless given."""
    return Request(
        id=request or f"r{next(_numbers)}",
        user=user,
        channel=channel,
        manages_channel=manages_channel,
        **{"guild": 1, **more},
    )


async def live(
    service: Service, *friends: int, system: str = "three-dice", seed: str = "live"
) -> str:
    """A live game that has begun."""
    adventure = (await service.lobby.open(ask(HOST), system, seed=seed)).adventure
    for friend in friends:
        await service.lobby.join(ask(friend), adventure)
    await service.lobby.begin(ask(HOST), adventure, anyway=True)
    return adventure
