"""Unit costs, from which `docs/SCALE.md` reckons what many servers need.

The bot is a process of its own; table and people are in this one. Processor time is that of the
bot and of the processes that draw for it, and so is little moved by what else the machine does.
"""

import asyncio
import os
import random
import re
import socket
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import NamedTuple

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

from bot.table.server import TableServer
from rules.registry import rulesets
from rules.store.sqlite import open_store
from tests.bench import house
from tests.bench.fairness import PATIENCE, Other, seated_alone
from tests.bench.figures import Cost, Finding
from tests.bot.processes import connected, program, seat_at
from tests.support.cards import Json
from tests.support.emojis import give_emojis
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, ask, serving
from tests.support.people import Person
from tests.support.servers import roomy
from tests.support.tables import sensible


class Size(NamedTuple):
    """How much is done for the costs."""

    warm_up: int
    """Clicks before anything is measured."""
    clicks: int
    """Clicks that are measured."""
    idle: float
    """Seconds without a click."""
    games: int
    """Games stored of each system."""
    moves: int
    """Moves in each of them, at most."""
    few: int
    many: int
    """Running adventures of the databases whose processes are weighed."""


FULL, BRIEF = Size(15, 120, 10.0, 12, 40, 100, 10_000), Size(1, 3, 0.3, 2, 8, 5, 10)
HOST = 71
EXEMPT = re.compile(r"/(interactions|webhooks)/")
"""Requests that do not count towards Discord's limit of 50 a second for a bot."""
TICKS = os.sysconf("SC_CLK_TCK")


def measure(*, brief: bool = False) -> list[Finding]:
    """Processor time, bytes and memory, each for one of what there will be many."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder), BRIEF if brief else FULL))


async def _measure(folder: Path, much: Size) -> list[Finding]:
    found: list[Finding] = []
    for key in rulesets():
        place = folder / key
        place.mkdir()
        found += await clicks_of(place, key, much)
    for key in rulesets():
        found += await bytes_of(folder / f"{key}.db", key, much)
    return found + await memory(folder, much)


# Processor time


@asynccontextmanager
async def watched(folder: Path) -> AsyncIterator[tuple[str, str, int]]:
    """A bot in a process: the table's page, where the bot tells what it measures, its number."""
    table = TableServer()
    give_emojis(table)
    await table.start()
    try:
        async with open_store(folder / "undercroft.db") as store:
            await roomy(store, int(table.table.world.guild))
        place = f"127.0.0.1:{_free_port()}"
        async with program(folder, **seat_at(table), UNDERCROFT_MONITOR=place) as bot:
            await connected(bot, table, within=PATIENCE)
            yield table.page_url, f"http://{place}/metrics", bot.process.pid
    finally:
        await table.stop()


def _free_port() -> int:
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])


class Regular(Other):
    """Somebody who begins games of one system alone."""

    def __init__(self, person: Person, chance: random.Random, system: str) -> None:
        super().__init__(person, chance)
        self._system = system
        self._games = 0

    async def begun(self) -> Json:
        """Begin a game in a channel of its own; its first card."""
        self._games += 1
        name = f"{self._system}-{self._games}"
        made = await self.person.ask("POST", "/table/channels", {"name": name})
        await self.person.go(made["id"])
        await self.person.command("adventure new", game=self._system)
        return await self.first_card()


async def clicks_of(folder: Path, system: str, much: Size) -> list[Finding]:
    """Processor time for a click, and cards for a second of it, in games of one system."""
    async with watched(folder) as (url, metrics, process), AsyncExitStack() as stack:
        person = await seated_alone(stack, url, "Regular", system)
        player = Regular(person, random.Random(system), system)
        for _ in range(much.warm_up):
            await player.press()
        await asyncio.sleep(1)
        began, before = spent(process), await told(metrics)
        await asyncio.sleep(much.idle)
        idle = (spent(process) - began) / much.idle
        await person.ask("DELETE", "/table/requests")
        began, since = spent(process), asyncio.get_running_loop().time()
        for _ in range(much.clicks):
            await player.press()
        lasted = asyncio.get_running_loop().time() - since
        used = spent(process) - began - idle * lasted
        after = await told(metrics)
        sent = [each["path"] for each in await person.ask("GET", "/table/requests")]
        counted = [path for path in sent if not EXEMPT.search(path)]
        asked = after["undercroft_interactions_total"] - before["undercroft_interactions_total"]
        cards = after["undercroft_cards_total"] - before["undercroft_cards_total"]
        new = after["new cards"] - before["new cards"]
        pictures = "undercroft_drawing_seconds_count"
        drawn = after[pictures] - before[pictures]
    note = f"{asked:.0f} interactions, {cards:.0f} cards ({new:.0f} new), {drawn:.0f} pictures"
    return [
        Cost(f"{system}: a click", used / asked * 1000, "ms of processor time", note, on_page=True),
        Cost(f"{system}: cards", cards / used, "for a second of processor time"),
        Cost(f"{system}: requests", len(counted) / asked, "for a click, answers to it aside"),
        Cost(f"{system}: nobody clicks", idle * 1000, "ms of processor time a second"),
    ]


def spent(process: int) -> float:
    """Seconds of processor time of a process and of those that it has begun."""
    parents: dict[int, int] = {}
    times: dict[int, float] = {}
    for book in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = book.read_text("utf-8").rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        number = int(book.parent.name)
        parents[number] = int(fields[1])
        times[number] = sum(map(int, fields[11:15])) / TICKS
    family = {process}
    while more := {each for each, parent in parents.items() if parent in family} - family:
        family |= more
    return sum(times.get(each, 0.0) for each in family)


async def told(metrics: str) -> dict[str, float]:
    """What a process measures of itself, summed over labels."""
    async with aiohttp.ClientSession() as session, session.get(metrics) as answer:
        text = await answer.text()
    sums: dict[str, float] = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            sums[sample.name] = sums.get(sample.name, 0.0) + sample.value
            if sample.name == "undercroft_cards_total" and sample.labels["how"] != "edited":
                sums["new cards"] = sums.get("new cards", 0.0) + sample.value
    return {"new cards": 0.0, "undercroft_cards_total": 0.0, **sums}


# Bytes in the database


async def bytes_of(database: Path, system: str, much: Size) -> list[Finding]:
    """Bytes for an adventure of one system under way, played by sensible people."""
    async with serving(database, HandClock(), Entropy()) as service:
        empty = size(database)
        moves = 0
        for number in range(much.games):
            place = ask(HOST, channel=1000 + number)
            opened = await service.lobby.open(place, system, seed=f"{system} {number}")
            await service.lobby.begin(ask(HOST, channel=1000 + number), opened.adventure)
            for _ in range(much.moves):
                found = await service.history.queries.load(opened.adventure)
                option = sensible(found, HOST) if found.status == "running" else None
                if option is None:
                    break
                await service.play.actions.press(
                    ask(HOST, channel=1000 + number), found.id, found.version, option
                )
                moves += 1
        grown = size(database) - empty
    each, steps = grown / much.games, moves / much.games
    return [
        Cost(f"{system}: an adventure", each / 1024, "KiB in the database", f"{steps:.0f} moves"),
    ]


def size(database: Path) -> int:
    """Bytes of pages in use, whether they are in the file yet or in its log."""
    with closing(sqlite3.connect(database)) as connection:
        (pages,), (free,), (page,) = (
            connection.execute(f"PRAGMA {name}").fetchone()
            for name in ("page_count", "freelist_count", "page_size")
        )
    return int((pages - free) * page)


# Memory


async def memory(folder: Path, much: Size) -> list[Finding]:
    """Memory of a process with few and many adventures under way."""
    found: list[Finding] = []
    table = TableServer()
    await table.start()
    try:
        for few, count in ((True, much.few), (False, much.many)):
            place = folder / f"adventures-{count}"
            place.mkdir()
            await house.fill(place, place / "house.db", count)
            start = await asyncio.to_thread(house.in_child, place, table.api_base)
            what = f"a process that is ready, {'few' if few else 'many'} adventures running"
            note = f"{count:,} adventures, {start.house:.1f} s to ready"
            found.append(Cost(what, start.memory / 2**20, "MiB", note))
    finally:
        await table.stop()
    return found
