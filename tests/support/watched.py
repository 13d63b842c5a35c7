"""Games of two that have gone on for a while, each played once in a process."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple

from rules.core.standing_orders import Order
from rules.service import Service
from tests.support.entropy import ENTROPY, Entropy
from tests.support.houses import HandClock, ask, serving
from tests.support.post import owed_by, take_turn
from tests.support.users import FRIEND, HOST

STEPS = 40
ORDERS = (Order(when="badly_hurt", deed="flee"),)


class Kept(NamedTuple):
    """A database, and the game in it."""

    database: bytes
    adventure: str


@asynccontextmanager
async def watching(key: str, path: Path, clock: HandClock) -> AsyncIterator[tuple[Service, str]]:
    """A service on a copy of the database in which such a game was played, and the game."""
    adventure = await asyncio.to_thread(_copied, key, path)
    async with serving(path, clock, Entropy(1)) as service:
        yield service, adventure


def _copied(key: str, path: Path) -> str:
    kept = _kept(key)
    path.write_bytes(kept.database)
    return kept.adventure


@cache
def _kept(key: str) -> Kept:
    async def play(path: Path) -> str:
        async with serving(path, HandClock(), Entropy()) as service:
            return await _game(service, key)

    with tempfile.TemporaryDirectory() as folder, ENTROPY.lent(f"a watched game of {key}"):
        path = Path(folder) / "house.db"
        adventure = asyncio.run(play(path))
        return Kept(path.read_bytes(), adventure)


async def _game(service: Service, key: str) -> str:
    """Play for a while; the friend has standing orders."""
    adventure = (await service.lobby.open(ask(HOST), key, seed="watched")).adventure
    await service.lobby.join(ask(FRIEND), adventure)
    await service.lobby.begin(ask(HOST), adventure, anyway=True)
    await service.play.standing_orders.give(ask(FRIEND), adventure, ORDERS)
    for _ in range(STEPS):
        await take_turn(service, adventure, (await owed_by(service, adventure))[0])
    return adventure
