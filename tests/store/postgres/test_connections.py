"""Connections that break at any moment, and servers that start anew: everything is done once."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg
import pytest

from rules.core.errors import Conflict
from rules.store.engine import NAMED_POINTS
from rules.store.errors import StoreUnavailable, StoreUncertain
from rules.store.postgres.engine import PostgresEngine
from rules.store.turns import SqlStore
from tests.support import records
from tests.support.patience import PATIENCE
from tests.support.soak import SOAK

CUT = """
SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
    AND backend_type = 'client backend'"""


class Cutter:
    """A trip that breaks every connection to a database, the first time it passes a point."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.passed: list[str] = []

    def __call__(self, point: str) -> None:
        if point not in self.passed:
            self.passed.append(point)
            cutting = threading.Thread(target=lambda: asyncio.run(self.cut()))
            cutting.start()
            cutting.join()

    async def cut(self) -> None:
        connection = await asyncpg.connect(self.address)
        await connection.fetch(CUT, timeout=PATIENCE)
        await connection.close()


async def test_connections_cut_at_every_named_point(address: str, opener_at):
    cutter = Cutter(address)
    async with opener_at(address, at_point=cutter, patience=PATIENCE) as store:
        claimed = await records.pass_every_point(store)
        assert claimed.adventure == "oak"
        assert claimed.attempts == 1, "claimed once, although every connection broke meanwhile"
        assert set(cutter.passed) == set(NAMED_POINTS)
        oak = await store.load("oak")
        assert (oak.version, oak.card, oak.host) == (1, 900, 0)
        assert len(await store.journal("oak")) == 1
        assert await store.setting("a") == "b"
        assert (await store.dungeon("vault")).card == 900


async def commits(store: SqlStore) -> None:
    said = await store.commit(records.following(records.an_adventure(), "click"))
    assert said in (None, {"said": "click"})
    with pytest.raises(Conflict):
        await store.commit(records.following(records.an_adventure(), "another"))
    assert len(await store.journal("oak")) == 2


async def keeps_a_dungeon(store: SqlStore) -> None:
    await store.keep_dungeon(records.a_dungeon(), None)
    with pytest.raises(Conflict):
        await store.keep_dungeon(records.a_dungeon(), None)


async def claims(store: SqlStore) -> None:
    claimed = await store.claim_posting(records.NOW, 60)
    assert (claimed.adventure, claimed.attempts) == ("oak", 1)
    assert await store.claim_posting(records.NOW, 60) is None


async def forgets(store: SqlStore) -> None:
    assert await store.forget(records.HOST) == 1
    assert (await store.load("oak")).host == 0


@pytest.mark.parametrize("lost", ["message", "answer"])
@pytest.mark.parametrize("unit", [commits, keeps_a_dungeon, claims, forgets])
async def test_a_wire_cut_while_a_change_is_confirmed(by_wire, opener_at, unit, lost: str):
    wire, address = by_wire
    async with opener_at(address, patience=PATIENCE) as store:
        oak = records.an_adventure()
        await store.commit(records.founding(oak, posting=records.a_posting(oak)))
        wire.cut = lost
        await unit(store)
        assert wire.cuts == 1


async def test_a_wire_cut_in_a_single_statement(by_wire, opener_at):
    wire, address = by_wire
    async with opener_at(address, patience=PATIENCE) as store:
        await store.set_setting("colour", "red")
        for lost, colour in (("message", "green"), ("answer", "blue")):
            wire.word, wire.cut = colour.encode(), lost
            await store.set_setting("colour", colour)
            assert await store.setting("colour") == colour
        assert wire.cuts == 2


@contextmanager
def waits(store: SqlStore, seconds: float) -> Iterator[None]:
    """For now the store tries for so long alone: what it does before and after may take longer."""
    engine = store.engine
    assert isinstance(engine, PostgresEngine)
    usual, engine._patience = engine._patience, seconds
    try:
        yield
    finally:
        engine._patience = usual


async def test_a_server_that_goes_away_while_it_confirms_leaves_a_doubt(by_wire, opener_at):
    wire, address = by_wire
    async with opener_at(address) as store:
        await store.commit(records.founding())
        wire.cut, wire.closed = "answer", True
        with waits(store, 1), pytest.raises(StoreUncertain) as doubt:
            await store.commit(records.following(records.an_adventure(), "click"))
        assert doubt.value.text.key == "error-store-uncertain"
        wire.closed = False
        assert await store.replied("click") == {"said": "click"}


async def test_a_server_that_starts_anew_while_many_play(server, opener_at):
    address = server.address("postgres")
    turns = 12

    async def play(store: SqlStore, name: str, channel: int) -> None:
        adventure = records.an_adventure(name, channel=channel)
        change = records.founding(adventure)
        while True:
            assert await store.commit(change) in (None, change.reply)
            adventure = await store.load(name)
            if adventure.version == turns:
                return
            moved.set()
            change = records.following(adventure, f"{name}-{adventure.version + 1}")

    moved = asyncio.Event()
    async with opener_at(address, patience=PATIENCE) as store:
        playing = asyncio.gather(*(play(store, f"a{n}", n) for n in range(8)))
        for _ in range(2 if SOAK else 1):
            moved.clear()
            await asyncio.wait_for(moved.wait(), PATIENCE)
            await asyncio.to_thread(server.restart)
        await playing
        for number in range(8):
            steps = await store.journal(f"a{number}")
            assert [step.version for step in steps] == list(range(1, turns + 1))


async def test_a_server_that_stays_away_is_said_so(server, opener_at):
    async with opener_at(server.address("postgres")) as store:
        await store.commit(records.founding())
        server.stop()
        with waits(store, 0.2), pytest.raises(StoreUnavailable):
            await store.load("oak")
        with waits(store, 0.2), pytest.raises(StoreUnavailable):
            await store.commit(records.following(records.an_adventure(), "click"))
        server.start()
        assert await store.commit(records.following(records.an_adventure(), "later")) is None
