"""How bad input is to be met: a private sentence, nothing changed, nobody called."""

import logging
import re
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tests.support.cards import EPHEMERAL, Json, is_hidden, parts_of, text_of
from tests.support.people import Outcome, Person, seated
from tests.support.seasons import asking
from tests.support.tables import Evening, evening, sensible, take

CALLS = re.compile(r"<@[!&]?\d+>|@everyone|@here")
HIDDEN_MARKS = re.compile("[\u200e\u200f\u202a-\u202e\u2066-\u2069]")
STORED = ("adventures", "seats", "journal", "snapshots")
OF_CARDS = ("card", "card_at", "shown")
"""Columns that change when a card is posted or edited, and nothing else does."""


class Errors(logging.Handler):
    """Keeps what was logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        # The table, people and tales share the bot's event loop here, and may hold it.
        if record.name != "bot.watching.watchdog":
            self.records.append(record)


@contextmanager
def no_errors_logged() -> Iterator[None]:
    """Nothing may be logged as an error meanwhile."""
    kept = Errors()
    logging.getLogger().addHandler(kept)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(kept)
    assert [record.getMessage() for record in kept.records] == []


class Stored:
    """What stands in the bot's database file; it is read again when something was committed."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._commits: object = None
        self._found: dict[str, list[tuple[object, ...]]] = {}

    def adventures(self) -> dict[str, list[tuple[object, ...]]]:
        """Everything about every adventure, but for its card."""
        commits = self._connection.execute("PRAGMA data_version").fetchone()
        if commits != self._commits:
            self._commits, self._found = commits, {name: self._rows(name) for name in STORED}
        return self._found

    def _rows(self, table: str) -> list[tuple[object, ...]]:
        rows = self._connection.execute(f"SELECT * FROM {table} ORDER BY 1, 2")
        kept = [n for n, (name, *_) in enumerate(rows.description) if name not in OF_CARDS]
        return [tuple(row[n] for n in kept) for row in rows]


@dataclass
class Company:
    """A bot at a table with a host, a player and a stranger; channels come in every stage."""

    out: Evening
    stored: Stored
    host: Person
    player: Person
    stranger: Person

    @property
    def people(self) -> dict[str, Person]:
        return {"host": self.host, "player": self.player, "stranger": self.stranger}

    async def channel(self, name: str) -> str:
        """A new channel where everybody goes."""
        made = await self.host.ask("POST", "/table/channels", {"name": name})
        for person in self.people.values():
            person.channel = made["id"]
        return str(made["id"])

    async def everybody_to(self, channel: str) -> None:
        """Whoever is not in a channel goes there."""
        for person in self.people.values():
            if person.channel != channel:
                await person.go(channel)

    async def lobby(self, name: str) -> str:
        """A lobby in a new channel, where the player sits and is not ready."""
        channel = await self.channel(name)
        await self.host.answer(await self.host.command("adventure new", seed=name))
        await self.player.answer(await self.player.command("adventure join"))
        await self.player.answer(await self.player.command("adventure ready"))
        await self.out.shown((await self.out.adventure(channel)).id)
        return channel

    async def running(self, name: str) -> str:
        """A game that has begun in a new channel."""
        channel = await self.lobby(name)
        await self.host.answer(await self.host.command("adventure begin", anyway=True))
        await self.out.shown((await self.out.adventure(channel)).id)
        return channel

    async def ended(self, name: str) -> str:
        """A game that its host has ended, in a new channel."""
        channel = await self.running(name)
        asked = await self.host.answer(await self.host.command("adventure end"))
        await self.host.click(asked, "End for good")
        await self.host.see(lambda message: "The adventure is over" in text_of(message))
        await self.out.shown((await self.out.adventure(channel)).id)
        return channel

    async def play(self, channel: str, steps: int) -> list[Json]:
        """Both players go on sensibly for some steps; every card on the way."""
        cards: list[Json] = []
        for _ in range(steps):
            found = await self.out.shown((await self.out.adventure(channel)).id)
            cards.append(await self.host.fresh(str(found.card)))
            if found.status != "running":
                break
            for person in (self.host, self.player):
                option = sensible(found, int(person.id))
                if option is not None:
                    await take(person, cards[-1], option)
                    await self.out.shown(found.id, found.version + 1)
                    break
        return cards

    async def turn_of(self, channel: str) -> Person:
        """Whoever of the two the game waits for."""
        found = await self.out.adventure(channel)
        return self.host if sensible(found, int(self.host.id)) else self.player

    async def refused(
        self, person: Person, act: Awaitable[Outcome], *, retires: bool = False
    ) -> str:
        """Carry an act out that changes nothing: it is answered privately, in words.

        With `retires` a card of the past may lose its buttons by it. Otherwise those that were to
        lose them before have lost them when the act begins.
        """
        if not retires:
            await self.out.retired()
        before = self.stored.adventures()
        public = self.board(person.channel)
        said = await person.answer(await act)
        assert is_hidden(said), text_of(said)
        assert_harmless(said)
        assert text_of(said).strip()
        assert self.stored.adventures() == before
        after = self.board(person.channel)
        assert (after.keys() if retires else after) == (public.keys() if retires else public)
        return text_of(said)

    def board(self, channel: str) -> dict[str, str]:
        """Every public card of a channel, by id; calls come in their own time."""
        seen = self.out.table.table.world.channels[channel].messages.values()
        return {
            m.id: str(m.data["components"])
            for m in seen
            if m.data["components"] and not m.data["flags"] & EPHEMERAL
        }


async def by_post(here: Company, name: str, ruleset: str = "three-dice") -> str:
    """A game by post that has begun in the service, in a channel of its own."""
    channel = await here.channel(name)
    place = {"id": channel, "guild_id": here.out.table.table.world.guild}
    lobby, host = here.out.app.service.lobby, partial(asking, here.host, place)
    adventure = (await lobby.open(host(), ruleset, pace="post", seed=name)).adventure
    await lobby.join(asking(here.player, place), adventure)
    if any(each.name == "window" for each in await lobby.lines(adventure, "en")):
        await lobby.set(host(), adventure, "window", "off")
    await lobby.begin(host(), adventure, anyway=True)
    return await settled(here, channel)


async def settled(here: Company, channel: str) -> str:
    """Wait until the newest card is there, and the ones before have lost their buttons."""
    found = await here.out.shown((await here.out.adventure(channel)).id)
    await here.out.retired()
    return found.id


async def told(person: Person, line: str, **options: object) -> str:
    """What a command answers to one person alone."""
    answer = await person.answer(await person.command(line, **options))
    assert is_hidden(answer), text_of(answer)
    return text_of(answer)


def assert_harmless(message: Json) -> None:
    """The message calls nobody and hides nothing."""
    assert message["mentions"] == []
    assert message["mention_everyone"] is False
    said = text_of(message)
    if not any(part["type"] == 12 for part in parts_of(message)):
        assert not CALLS.search(said), said
    assert not HIDDEN_MARKS.search(said), said


@asynccontextmanager
async def company(folder: Path) -> AsyncIterator[Company]:
    """An evening with the three of them."""
    async with (
        evening(folder) as out,
        seated(out.table.page_url, "Ilse", "Tomas", "Wanderer") as people,
    ):
        with closing(sqlite3.connect(folder / "house.db")) as connection:
            yield Company(out, Stored(connection), *people)
