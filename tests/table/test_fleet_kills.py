"""Processes that share a database are killed while people play, and so is the database's server.

What the players saw confirmed is still there, nothing happened twice, every card heals, and every
die of every log is what the seed says.
"""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest
import pytest_asyncio

from bot.table.gateway import SessionRules
from rules.service.history.log_export import log_from
from rules.service.history.verify import verify
from rules.store.engine import only
from tests.support.children import Child
from tests.support.databases import new_database
from tests.support.fleets import Fleet, fleet_at, killed
from tests.support.people import Person
from tests.support.postgres import Server, missing, own_server
from tests.support.regulars import Regular
from tests.support.soak import SOAK

KILLS = 500 if SOAK else 5
PROCESSES = 3
STARTS = 100
"""How often a start may fail in a row, as the server is restarted at the same time."""
MANY_DAYS = SessionRules(starts_a_day=100_000)
"""Discord lets a bot begin a thousand sessions a day; here many days pass in an hour."""
HEALED = 150
"""Seconds until all is right again: a card may be claimed twice by processes that die, or put off
as often, each time for half a minute."""
BOOKS = """
SELECT id, version, (SELECT COUNT(*) FROM journal WHERE adventure = a.id),
    (SELECT COUNT(*) FROM seen WHERE adventure = a.id)
FROM adventures AS a"""
CUT = """
SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity
WHERE datname = $1 AND pid <> pg_backend_pid()"""


class Siege:
    """A fleet whose processes die, one after the other, and whose server does, too."""

    def __init__(self, fleet: Fleet, server: Server, seed: int) -> None:
        self.kills = 0
        self.restarts = 0
        self.cuts = 0
        self._fleet = fleet
        self._server = server
        self._chance = random.Random(seed)
        self.children = [fleet.child() for _ in range(PROCESSES)]

    async def last(self, kills: int) -> None:
        """Kill so many processes, and between them let the server restart or lose connections."""
        for number in range(kills):
            await asyncio.sleep(self._chance.uniform(0.2, 1.5))
            await self._kill(self._chance.choice(self.children))
            if number % 9 == 3:
                await asyncio.to_thread(self._server.restart)
                self.restarts += 1
            elif number % 3 == 1:
                await self._cut()

    async def _kill(self, child: Child) -> None:
        """Kill a process, often one that only just starts, and start it anew."""
        await child.kill()
        self.kills += 1
        for _ in range(STARTS):
            if await child.start():
                return
            await asyncio.sleep(0.2)
        raise AssertionError(f"a process cannot be started: {child.refusal}")

    async def _cut(self) -> None:
        """Cut every connection to the database, whatever goes on there."""
        with contextlib.suppress(asyncpg.PostgresError, OSError):
            connection = await asyncpg.connect(self._server.admin)
            await connection.fetch(CUT, "siege")
            await connection.close()
            self.cuts += 1


@pytest_asyncio.fixture
async def siege(tmp_path: Path) -> AsyncIterator[tuple[Fleet, Siege]]:
    if reason := missing():
        pytest.skip(reason)
    with own_server(durable=True) as server:
        address = await new_database(server, "siege")
        async with fleet_at(tmp_path, address, sessions=MANY_DAYS) as fleet:
            yield fleet, Siege(fleet, server, seed=7)


@pytest.mark.timeout(7200 if SOAK else 900)
async def test_processes_and_their_database_are_killed_while_people_play(
    siege: tuple[Fleet, Siege],
) -> None:
    fleet, killing = siege
    async with contextlib.AsyncExitStack() as stack:
        await stack.enter_async_context(killed(*killing.children))
        regulars = []
        for number, channel in enumerate(fleet.channels):
            sat = Person.sit(fleet.table.page_url, f"Regular {number}", channel)
            person = await stack.enter_async_context(sat)
            regulars.append(Regular(fleet, person, channel, seed=number))
        for child in killing.children:
            assert await child.start()
        playing = [asyncio.create_task(regular.play()) for regular in regulars]
        try:
            await killing.last(KILLS)
        finally:
            for each in playing:
                each.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        assert killing.kills == KILLS
        await fleet.until(fleet.all_served, "all servers are served", HEALED)
        async with asyncio.timeout(HEALED):
            await asyncio.gather(*(regular.play_on() for regular in regulars))
        await fleet.until(lambda: _whole(fleet), "every card shows the newest state", HEALED)
        for regular in regulars:
            regular.look()
        books = await fleet.store.engine.read(lambda: only((BOOKS, ())))
        stored = {adventure: version for adventure, version, _, _ in books}
        for regular in regulars:
            for adventure, version in regular.seen.items():
                assert stored[adventure] >= version, "a confirmed action was lost"
        for adventure, version, steps, requests in books:
            assert steps == version, "the journal and the version disagree"
            assert requests == version, "a request had no effect, or two"
            game = await fleet.store.load(adventure)
            assert game is not None
            assert not verify(await log_from(fleet.store, game)).fault
        await fleet.one_card_each(after_kills=True, within=HEALED)


async def _whole(fleet: Fleet) -> bool:
    """Whether nothing is left to be shown."""
    return await fleet.store.next_due() is None and not await fleet.store.retiring()
