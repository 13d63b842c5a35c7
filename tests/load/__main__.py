"""`make load`: ten thousand adventures under way, and processes that share them.

Servers, people and table are in this process, each bot in one of its own, PostgreSQL beside them.
What is compared is processor time of the bots, which neighbours on the machine move little; the
figures in seconds hold for a machine that does nothing else.
"""

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from statistics import quantiles

from bot.table.server import TableServer
from rules.registry import rulesets
from rules.store.postgres.opening import open_postgres
from tests.bench.figures import Cost, Figure, Finding, table
from tests.bench.scale import spent
from tests.bot.processes import Program, program, seat_at
from tests.load.filling import fill
from tests.support.databases import new_database
from tests.support.fleets import Fleet
from tests.support.people import Person
from tests.support.postgres import Server, missing, own_server
from tests.support.regulars import Regular

SERVERS, SHARDS = 500, 8
FEW, MANY = 100, 10_000
"""Adventures that are under way while people play."""
PEOPLE = 40
REST = 20.0
"""The longest rest of people who read before they press; half of it on the average."""
WARM_UP, LASTS = 20.0, 60.0
"""Seconds before anything is measured, and seconds of each measurement."""
MEMORY = 600
"""The most MiB that a process may take."""
PATIENCE = 180.0


@dataclass(frozen=True)
class Spell:
    """What a while of play came to: cards, seconds of the bots' processors, waits for answers."""

    cards: int
    failed: int
    processor: float
    seconds: float
    waits: Sequence[float]
    memory: float

    @property
    def pace(self) -> float:
        """Cards for a second of processor time."""
        return self.cards / self.processor


class House:
    """A table with all its servers, and a database of its own on the server."""

    def __init__(self, fleet: Fleet, folder: Path, address: str, people: list[Regular]) -> None:
        self._fleet = fleet
        self._folder = folder
        self._address = address
        self._people = people

    @asynccontextmanager
    async def served(self, processes: int) -> AsyncIterator[list[Program]]:
        """So many processes that serve all servers."""
        async with AsyncExitStack() as stack:
            bots = []
            for number in range(processes):
                place = self._folder / f"process-{number}"
                place.mkdir(exist_ok=True)
                bots.append(
                    await stack.enter_async_context(
                        program(
                            place,
                            **seat_at(self._fleet.table),
                            UNDERCROFT_DATABASE=self._address,
                        )
                    )
                )
            shares = [SHARDS // processes + (n < SHARDS % processes) for n in range(processes)]
            await self._fleet.spread(*shares, within=PATIENCE)
            yield bots

    async def play(self, bots: Sequence[Program], rest: float) -> Spell:
        """Let everybody play for a while."""
        for person in self._people:
            person.rest = rest
        playing = [asyncio.create_task(person.play()) for person in self._people]
        try:
            await asyncio.sleep(WARM_UP)
            before = [(each.cards, each.failed, len(each.waits)) for each in self._people]
            began, clock = _spent(bots), time.perf_counter()
            await asyncio.sleep(LASTS)
            used, lasted = _spent(bots) - began, time.perf_counter() - clock
            pairs = list(zip(self._people, before, strict=True))
            return Spell(
                cards=sum(each.cards - old[0] for each, old in pairs),
                failed=sum(each.failed - old[1] for each, old in pairs),
                processor=used,
                seconds=lasted,
                waits=[wait for each, old in pairs for wait in each.waits[old[2] :]],
                memory=max(_memory(bot.process.pid) for bot in bots),
            )
        finally:
            for each in playing:
                each.cancel()
            await asyncio.gather(*playing, return_exceptions=True)


def _spent(bots: Sequence[Program]) -> float:
    return sum(spent(bot.process.pid) for bot in bots)


def _memory(process: int) -> float:
    """The most memory of a process so far, in MiB."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmHWM"):
            return float(line.split()[1]) / 1024
    raise LookupError(process)


@asynccontextmanager
async def house(folder: Path, server: Server, adventures: int) -> AsyncIterator[House]:
    """A house in which so many adventures are under way that nobody touches, and people sit."""
    address = await new_database(server, f"load_{adventures}")
    tables = TableServer()
    async with AsyncExitStack() as stack:
        await tables.start()
        stack.push_async_callback(tables.stop)
        tables.table.gateway.proposed = SHARDS
        store = await stack.enter_async_context(open_postgres(address))
        fleet = Fleet(folder, tables, store, address, SHARDS)
        host = await stack.enter_async_context(Person.sit(tables.page_url, "Host"))
        guilds = [tables.table.world.guild]
        for number in count(1):
            if len(guilds) == SERVERS:
                break
            made = await host.ask("POST", "/table/guilds", {"name": f"Hall {number}"})
            guilds.append(made["id"])
        await fill(folder, store, [int(guild) for guild in guilds], adventures)
        people = await _seated(stack, fleet, host, guilds)
        yield House(fleet, folder, address, people)


async def _seated(
    stack: AsyncExitStack, fleet: Fleet, host: Person, guilds: list[str]
) -> list[Regular]:
    """People in servers far apart, who play all games between them."""
    people = []
    for number in range(PEOPLE):
        guild = guilds[number * len(guilds) // PEOPLE]
        place = {"name": f"room-{number}", "guild": guild}
        channel = (await host.ask("POST", "/table/channels", place))["id"]
        sat = Person.sit(fleet.table.page_url, f"Regular {number}", channel)
        person = await stack.enter_async_context(sat)
        system = list(rulesets())[number % len(rulesets())]
        people.append(Regular(fleet, person, channel, number, system=system))
    return people


async def _measure(folder: Path, server: Server) -> list[Finding]:
    async with house(folder, server, FEW) as few, few.served(3) as bots:
        lightly = await few.play(bots, 0.2)
    async with house(folder, server, MANY) as many:
        async with many.served(3) as bots:
            calm = await many.play(bots, REST)
            heavily = await many.play(bots, 0.2)
        async with many.served(1) as bots:
            alone = await many.play(bots, 0.2)
        async with many.served(2) as bots:
            both = await many.play(bots, 0.2)
    peer = f"{FEW} adventures under way; {MANY:,} in ours"
    note = f"{len(calm.waits)} presses, {calm.failed} without an answer"
    return [
        Figure("cards for a second of processor", heavily.pace, lightly.pace, peer, "/s",
               at_least=0.9),
        Figure("memory of a process", max(calm.memory, heavily.memory), MEMORY, "what is allowed",
               "MiB", at_most=1),
        Figure("answered, 99 of 100, people who read", 1000 * quantiles(calm.waits, n=100)[98],
               1000, f"a second; {note}", "ms", at_most=1),
        Cost("cards a second, people who read", calm.cards / calm.seconds, "/s"),
        Cost("cards a second, three processes", heavily.cards / heavily.seconds, "/s",
             f"{heavily.failed} presses without an answer"),
        Figure("cards for a second of processor, two processes", both.pace, alone.pace,
               "one process", "/s", at_least=0.85),
        Figure("cards a second, two processes", both.cards / both.seconds,
               alone.cards / alone.seconds, "one process; table and people take their part",
               "/s", at_least=1.7),
    ]  # fmt: skip


def main() -> None:
    """Measure, and print what was found."""
    if reason := missing():
        raise SystemExit(reason)
    with own_server(durable=True) as server, tempfile.TemporaryDirectory() as folder:
        print(table("load", asyncio.run(_measure(Path(folder), server))))


if __name__ == "__main__":
    main()
