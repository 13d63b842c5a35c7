"""Processes that share a database lease the shards, and take turns."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from rules.store.leases import Leases
from rules.store.postgres.opening import open_postgres
from rules.store.turns import SqlStore
from tests.support.patience import PATIENCE

LONG, SHORT = 3600.0, 0.0
"""Seconds of leases that last, and of those that are over at once."""


@pytest.fixture
async def store(address: str) -> AsyncIterator[SqlStore]:
    async with open_postgres(address, look=3600) as opened:
        yield opened


@pytest.fixture
async def other(store: SqlStore, address: str) -> AsyncIterator[SqlStore]:
    """The same database, opened by another process, so to say."""
    async with open_postgres(address, look=3600) as opened:
        yield opened


async def with_three(store: SqlStore, name: str, count: int) -> Leases:
    """The leases of a process that has the first three of so many shards."""
    leases = Leases(store.engine, name, LONG)
    await leases.renew(count)
    assert [await leases.take(shard) for shard in range(3)] == [True] * 3
    return leases


async def test_shards_are_laid_out_once_and_for_all(store: SqlStore, other: SqlStore) -> None:
    one, two = Leases(store.engine, "one", LONG), Leases(other.engine, "two", LONG)
    standing = await one.renew(4)
    assert (standing.count, standing.free, standing.shares) == (4, (0, 1, 2, 3), (0,))
    assert standing.most == 4
    assert await one.take(2)
    there = await two.renew(8)
    # Somebody serves one of four shards, so that four they stay.
    assert (there.count, there.free, there.mine) == (4, (0, 1, 3), frozenset())
    assert (sorted(there.shares), there.most) == ([0, 1], 2)
    assert (await one.renew(4)).mine == {2}


async def test_a_new_number_of_shards_holds_once_nobody_serves_one(store: SqlStore) -> None:
    before = Leases(store.engine, "before", LONG)
    await before.renew(2)
    assert await before.take(0)
    await before.leave()
    standing = await Leases(store.engine, "after", LONG).renew(5)
    assert (standing.count, standing.free, standing.shares) == (5, (0, 1, 2, 3, 4), (0,))


async def test_a_shard_is_taken_once(store: SqlStore, other: SqlStore) -> None:
    racers = [
        Leases((store, other)[number % 2].engine, f"racer {number}", LONG) for number in range(8)
    ]
    await racers[0].renew(1)
    taken = await asyncio.gather(*(racer.take(0) for racer in racers))
    assert taken.count(True) == 1
    winner = racers[taken.index(True)]
    assert (await winner.renew(1)).mine == {0}


async def test_the_shards_of_a_process_that_says_nothing_are_free(
    store: SqlStore, other: SqlStore
) -> None:
    dead, alive = Leases(store.engine, "dead", SHORT), Leases(other.engine, "alive", LONG)
    await dead.renew(2)
    assert await dead.take(0)
    await asyncio.sleep(0.01)
    standing = await alive.renew(2)
    assert (standing.free, standing.shares, standing.most) == ((0, 1), (0,), 2)
    assert await alive.take(0)
    # Should it only have slept, it learns that the shard is another's.
    assert (await dead.renew(2)).mine == frozenset()
    assert not await dead.take(0)


async def test_a_shard_that_is_left_is_free_at_once_and_others_hear_of_it(
    store: SqlStore, other: SqlStore
) -> None:
    one, two = await with_three(store, "one", 3), Leases(other.engine, "two", LONG)
    heard = asyncio.Event()
    stop = other.listen(lambda news: heard.set() if "shards" in news else None)
    await one.release(1)
    async with asyncio.timeout(PATIENCE):
        await heard.wait()
    assert (await two.renew(3)).free == (1,)
    heard.clear()
    await one.leave()
    async with asyncio.timeout(PATIENCE):
        await heard.wait()
    stop()
    standing = await two.renew(3)
    assert (standing.free, standing.shares) == ((0, 1, 2), (0,))


async def test_it_is_uneven_while_one_has_two_more_than_another(
    store: SqlStore, other: SqlStore
) -> None:
    one, two = await with_three(store, "one", 4), Leases(other.engine, "two", LONG)
    assert not (await one.renew(4)).uneven
    await two.renew(4)
    assert (await one.renew(4)).uneven
    assert await two.take(3)
    assert (await one.renew(4)).uneven
    await one.release(2)
    assert not (await one.renew(4)).uneven
    assert not (await two.renew(4)).uneven


async def test_a_free_shard_is_offered_to_who_has_the_fewest(
    store: SqlStore, other: SqlStore
) -> None:
    rich = await with_three(store, "rich", 3)
    poor = Leases(other.engine, "poor", LONG)
    await poor.renew(3)
    await rich.release(2)
    standing = await rich.renew(3)
    assert (standing.free, standing.offered) == ((2,), ())
    assert (await poor.renew(3)).offered == (2,)
    # What those do not take is anybody's after a while.
    await Leases(store.engine, "rich", SHORT).renew(3)
    await asyncio.sleep(0.01)
    assert 2 in (await Leases(store.engine, "rich", SHORT).renew(3)).offered


async def test_turns_of_all_processes_are_a_step_apart(store: SqlStore, other: SqlStore) -> None:
    one, two = Leases(store.engine, "one", LONG), Leases(other.engine, "two", LONG)
    began = asyncio.get_running_loop().time()
    waits = [await (one, two)[number % 2].pace("knock", 100.0) for number in range(4)]
    passed = asyncio.get_running_loop().time() - began
    for number, wait in enumerate(waits):
        assert number * 100 - passed - 0.1 <= wait <= number * 100 + 0.1
    assert await one.pace("another", 100.0) == pytest.approx(0, abs=0.1)


async def test_several_turns_end_with_the_last_and_some_wait_after_a_rest(
    store: SqlStore,
) -> None:
    leases = Leases(store.engine, "one", LONG)
    assert await leases.pace("many", 10.0, many=4) == pytest.approx(30, abs=0.1)
    began = asyncio.get_running_loop().time()
    assert await leases.pace("saved", 10.0, many=3, saved=20.0) == pytest.approx(0, abs=0.1)
    later = await leases.pace("saved", 10.0)
    passed = asyncio.get_running_loop().time() - began
    assert 10 - passed - 0.1 <= later <= 10.1
