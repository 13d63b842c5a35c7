"""A service over a real database file, with a clock and entropy that tests control."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

from bot.catalogs import all_words
from rules.service import Service
from rules.service.records import Request
from rules.store.sqlite import open_store
from tests.support.entropy import Entropy
from tests.support.servers import roomy


class HandClock:
    """A clock that is set by hand."""

    def __init__(self, at: int = 1_800_000_000) -> None:
        self.at = at

    def now(self) -> int:
        return self.at


@asynccontextmanager
async def serving(path: Path, clock: HandClock, entropy: Entropy) -> AsyncIterator[Service]:
    """A service on the database file at `path`; there is room for many games in server 1."""
    async with open_store(path) as store:
        await roomy(store, 1)
        yield Service(store, clock, entropy, all_words)


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
