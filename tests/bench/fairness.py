"""Whether one busy channel slows others: how soon their clicks are acknowledged meanwhile.

The bot is a process of its own, as its operator runs it; the table and the people are in this one.
"""

import asyncio
import random
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bot.table.server import TableServer
from rules.store.sqlite import open_store
from tests.bench.figures import Figure, Finding
from tests.bot.processes import connected, program, seat_at
from tests.support.cards import Json, files_of, labels_of, parts_of
from tests.support.emojis import give_emojis
from tests.support.people import Person
from tests.support.servers import roomy

GAME = "3 Dice"


class Crowd(NamedTuple):
    """How many play, and how many want maps, in how many rounds."""

    others: int
    busy: int
    """People who want maps all at once, new ones in every round."""
    maps: int
    """Maps that each of them asks for."""
    rounds: int
    """Times that quiet and the maps take turns: a noisy moment of the machine spoils one."""
    clicks: int
    """Clicks of each of the others in a quiet while; beside maps they click until all are there."""


FULL, BRIEF = Crowd(4, 5, 12, 6, 40), Crowd(1, 1, 2, 1, 2)
PAUSE = 0.1
"""Seconds that a person looks at a card before the next click."""
PATIENCE = 300.0


def measure(*, brief: bool = False) -> list[Finding]:
    """Acknowledgements of four tables while sixty maps are drawn, beside a quiet hour."""
    crowd = BRIEF if brief else FULL
    with tempfile.TemporaryDirectory() as folder:
        quiet, flood = asyncio.run(_measure(Path(folder), crowd))
    peer = (
        f"the same without; {crowd.busy * crowd.maps} maps for {crowd.busy}, "
        f"{sum(map(len, flood))} clicks, the middle of {crowd.rounds} rounds"
    )
    return [
        Figure(
            "a click acknowledged while others draw maps",
            median(map(median, flood)) * 1000,
            median(map(median, quiet)) * 1000,
            peer,
            "ms",
            at_most=1.2,
        )
    ]


async def _measure(folder: Path, crowd: Crowd) -> tuple[list[list[float]], list[list[float]]]:
    async with bot_of_its_own(folder) as (url, _), AsyncExitStack() as stack:
        others: list[Other] = []
        for number in range(crowd.others):
            person = await seated_alone(stack, url, f"Other {number}", f"table-{number}")
            others.append(Other(person, random.Random(number)))
        async with Person.sit(url, "First") as first:
            await draw(first, 2)
        await clicks(others, crowd.clicks)
        quiet: list[list[float]] = []
        flood: list[list[float]] = []
        for number in range(crowd.rounds):
            quiet.append(await clicks(others, crowd.clicks))
            async with AsyncExitStack() as seats:
                busy = [
                    await seats.enter_async_context(Person.sit(url, f"Busy {number} {seat}"))
                    for seat in range(crowd.busy)
                ]
                drawing = asyncio.create_task(drawn_by(busy, crowd.maps))
                flood.append(await clicks(others, crowd.clicks, drawing))
        return quiet, flood


async def seated_alone(stack: AsyncExitStack, url: str, name: str, channel: str) -> Person:
    """Somebody new, in a new channel that nobody else is in."""
    person = await stack.enter_async_context(Person.sit(url, name))
    made = await person.ask("POST", "/table/channels", {"name": channel})
    await person.go(made["id"])
    return person


async def drawn_by(busy: list[Person], maps: int) -> None:
    """Everybody asks for so many maps, all at once."""
    await asyncio.gather(*(draw(person, maps) for person in busy))


@asynccontextmanager
async def bot_of_its_own(folder: Path) -> AsyncIterator[tuple[str, int]]:
    """The address of a table's page, once the bot is there, and the number of the bot's process.

    People may begin many games.
    """
    table = TableServer()
    give_emojis(table)
    await table.start()
    try:
        async with open_store(folder / "undercroft.db") as store:
            await roomy(store, int(table.table.world.guild))
        async with program(folder, **seat_at(table)) as bot:
            await connected(bot, table, within=PATIENCE)
            yield table.page_url, bot.process.pid
    finally:
        await table.stop()


async def draw(person: Person, maps: int) -> None:
    """Ask for that many maps at once, and wait for them all, and for what their keeper sees."""
    person.mark()
    asked = await asyncio.gather(
        *(person.command("dungeon map", seed=f"flood {n}", wait=False) for n in range(maps))
    )
    awaited = {each.interaction: 2 for each in asked}

    def all_there(message: Json) -> bool:
        cause = (message.get("interaction_metadata") or {}).get("id")
        if files_of(message) and cause in awaited:
            awaited[cause] -= 1
        return max(awaited.values()) <= 0

    await person.see(all_there, within=PATIENCE)


class Other:
    """Somebody at a table of their own, who presses whatever the card offers."""

    def __init__(self, person: Person, chance: random.Random) -> None:
        self.person = person
        self._chance = chance
        self.card: Json | None = None

    async def press(self) -> float:
        """Press something; the seconds until the table heard the bot's answer."""
        person, card = self.person, self.card
        if card is None or not ways(card):
            card = await self.begun()
        custom_id, value = self._chance.choice(ways(card))
        version = _version(card)
        began = time.perf_counter()
        if value is None:
            await person.click(card, custom_id, force=True)
        else:
            await person.choose(card, custom_id, value, force=True)
        spent = time.perf_counter() - began
        self.card = await self.see(lambda message: _version(message) > version)
        return spent

    async def begun(self) -> Json:
        """Begin a game here; its first card."""
        person = self.person
        games = await person.answer(await person.command("adventure new"))
        await person.click(games, GAME)
        return await self.first_card()

    async def first_card(self) -> Json:
        """Begin what the lobby here is for."""
        person = self.person
        lobby = await self.see(lambda message: "Begin" in labels_of(message))
        await person.click(lobby, "Begin")
        return await self.see(lambda message: bool(ways(message)))

    async def see(self, predicate: Callable[[Json], bool]) -> Json:
        """Wait for a message in this channel that fits."""
        person = self.person
        return await person.see(
            lambda m: m["channel_id"] == person.channel and predicate(m), within=PATIENCE
        )


def ways(card: Json) -> list[tuple[str, str | None]]:
    """All that a card lets do: a button, or a menu with one of its lines."""
    found: list[tuple[str, str | None]] = []
    for part in parts_of(card):
        custom_id = part.get("custom_id", "")
        if part.get("disabled"):
            continue
        if "|do." in custom_id:
            found.append((custom_id, None))
        elif "|in." in custom_id:
            found += [(custom_id, option["value"]) for option in part["options"]]
    return found


def _version(message: Json) -> int:
    """The version of the adventure that a message shows, or -1."""
    ids = [part.get("custom_id", "").split("|") for part in parts_of(message)]
    return max((int(each[2]) for each in ids if each[0] == "u1"), default=-1)


async def clicks(
    others: list[Other], count: int, until: asyncio.Task[None] | None = None
) -> list[float]:
    """Seconds until each click of people at tables of their own was acknowledged.

    They click until a task is done, or so many times.
    """
    taken: list[float] = []

    async def play(other: Other) -> None:
        left = count
        while left > 0 if until is None else not until.done():
            left -= 1
            taken.append(await other.press())
            await asyncio.sleep(PAUSE)

    await asyncio.gather(*map(play, others))
    return taken
