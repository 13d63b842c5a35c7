"""The bot is killed at every named point and at random moments while a player clicks.

Whatever the player saw confirmed is still there, nothing happened twice, and the card heals.
"""

import asyncio
import contextlib
import random
import re
import sqlite3
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio

from bot.posting.poster import NAMED_POINTS as POSTER_POINTS
from bot.table.server import TableServer
from rules.ports import Adventure
from rules.store import batch, statements, units
from rules.store.engine import NAMED_POINTS as STORE_POINTS
from tests.support.cards import Json, parts_of, text_of
from tests.support.children import Child
from tests.support.emojis import give_emojis
from tests.support.patience import PATIENCE
from tests.support.people import Person
from tests.support.soak import SOAK
from tests.support.tables import sensible

OURS = re.compile(r"u1\|([0-9a-z]+)\|(\d+)\|(do|in|begin|new)\b")
WRITES = ("commit:", "claim:", "shown:", "retired:")
FEW = ("commit:journal", "commit:after-commit", "retired:before-commit")
"""What a short run keeps of the store's points: one in a write, one after it, and one at which what
Discord was told is not noted. `store/test_crash.py` dies at all of them in every run, and what is
left of a card at most others is what is left of it at a point of the poster."""
POINTS = [*(p for p in STORE_POINTS if p.startswith(WRITES if SOAK else FEW)), *POSTER_POINTS]
MOMENTS, LANES = (200, 4) if SOAK else (5, 1)
LOOKS = 0.05
"""Seconds between two looks into the database, each of which opens it; some waits take thirty."""
MOST_STEPS = 60
"""Steps of a sensible player within which every point is passed twice: a turn takes a few."""


class Siege:
    """A player, a table that stays, and a bot that keeps dying."""

    def __init__(self, folder: Path, table: TableServer, player: Person, seed: int) -> None:
        self.child = Child(folder, table.api_base)
        self.player = player
        self.confirmed: dict[str, int] = {}
        self.clicks = 0
        self._messages: dict[str, Json] = {}
        self._told = 0
        self._database = folder / "house.db"
        self.chance = random.Random(seed)

    @contextlib.contextmanager
    def _books(self) -> Iterator[sqlite3.Connection]:
        uri = f"file:{self._database}?mode=ro"
        with contextlib.closing(sqlite3.connect(uri, uri=True)) as connection:
            connection.isolation_level = None
            yield connection

    def here(self) -> Adventure | None:
        """The adventure of the player's channel, as stored."""
        query = (statements.IN_CHANNEL, (int(self.player.channel),))
        with self._books() as connection:
            found = batch.read(connection, partial(units.adventures, query))
        return found[0] if found else None

    def stored(self) -> list[tuple[str, int, int, int, int]]:
        """Each adventure: its version, the shown one, journalled steps, answered requests."""
        with self._books() as connection:
            return connection.execute(
                """SELECT id, version, shown,
                          (SELECT count(*) FROM journal WHERE adventure = a.id),
                          (SELECT count(*) FROM seen WHERE adventure = a.id)
                   FROM adventures AS a"""
            ).fetchall()

    async def card(self) -> Json | None:
        """The newest card; the version of every card is noted."""
        newest, at = None, (-1, -1)
        for event in self.player.events[self._told :]:
            if event["type"] in ("message_create", "message_update"):
                self._messages[event["message"]["id"]] = event["message"]
        self._told = len(self.player.events)
        for message in self._messages.values():
            found = [OURS.match(part.get("custom_id", "")) for part in parts_of(message)]
            versions = [(m[1], int(m[2])) for m in found if m]
            for adventure, version in versions:
                self.confirmed[adventure] = max(self.confirmed.get(adventure, 0), version)
            if versions and (int(message["id"]), versions[0][1]) > at:
                newest, at = message, (int(message["id"]), versions[0][1])
        return newest

    async def click(self) -> None:
        """Press or choose something on the newest card; open a lobby where there is none."""
        card = await self.card()
        self.clicks += 1
        if card is None:
            await self.player.command("adventure new", may_fail=True, wait=False)
            await asyncio.sleep(0.3)
            return
        # Forced, because the card may change before the click arrives: a stale click is fair.
        parts = [part for part in parts_of(card) if OURS.match(part.get("custom_id", ""))]
        part = self.chance.choice(parts)
        values = [self.chance.choice(part["options"])["value"]] if part["type"] == 3 else None
        await self._press(card, part, values)

    async def step(self) -> None:
        """Do what a sensible player would, twice in a hurry, and wait for what comes of it."""
        await self.card()
        before = self.here()
        self.clicks += 1
        if before is None:
            await self.player.command("adventure new", seed="kills", wait=False)
        else:
            card = await self.player.fresh(str(before.card))
            part, values = _to_press(card, _next_verb(before, int(self.player.id)))
            for _ in range(2):
                await self._press(card, part, values)
        try:
            async with asyncio.timeout(PATIENCE):
                while self.child.alive and not _has_moved(before, self.here()):
                    await asyncio.sleep(LOOKS)
        except TimeoutError:
            raise AssertionError(f"nothing came of a click on {before}") from None

    async def _press(self, card: Json, part: Json, values: list[str] | None) -> None:
        which = part["custom_id"]
        if values is None:
            await self.player.click(card, which, wait=False, force=True)
        else:
            await self.player.choose(card, which, values, wait=False, force=True)

    async def healed(self) -> None:
        """Wait until every card shows what is stored, then hold the books against each other."""
        async with asyncio.timeout(PATIENCE):
            while self.child.alive and any(row[1] != row[2] for row in self.stored()):
                await asyncio.sleep(LOOKS)
        for adventure, version, _, steps, requests in self.stored():
            assert version >= self.confirmed.get(adventure, 0), "a confirmed action was lost"
            assert steps == version, "the journal and the version disagree"
            assert requests == version, "a request had no effect, or two"

    async def fall(self, point: str) -> None:
        """One life that ends when the point is passed for the second time."""
        if await self.child.start(point, 2):
            await self.healed()
            for _ in range(MOST_STEPS):
                if not self.child.alive:
                    break
                await self.step()
        assert not self.child.alive, f"{point} was never reached"
        assert self.child.was_killed, f"it ended before {point}, and not by our hand"

    async def open(self) -> None:
        """A first life in which the player opens a lobby, so that the others have one to lose."""
        assert await self.child.start()
        await self.step()
        await self.child.kill()

    async def survive(self, clicks: int) -> None:
        """One life: start, heal, click at random until it is killed."""
        if await self.child.start():
            await self.healed()
            for _ in range(clicks):
                if not self.child.alive:
                    break
                await self.click()
                await asyncio.sleep(self.chance.uniform(0.0, 0.08))
        await self.child.kill()

    async def end(self) -> None:
        """A last life without a kill: everything is whole."""
        assert await self.child.start()
        await self.healed()
        if await self.card() is None:
            # A click at random ended the last game.
            await self.player.command("adventure new", seed="kills", wait=False)
        async with asyncio.timeout(PATIENCE):
            while (card := await self.card()) is None:
                await asyncio.sleep(0.02)
        newest = max(OURS.findall(str(card)), key=lambda found: int(found[1]))
        live = [
            message
            for message in self._messages.values()
            if f"u1|{newest[0]}|{newest[1]}|" in str(message) and "|do." in str(message)
        ]
        assert len(live) <= 1, "one state stands on two cards"
        assert text_of(card)
        await self.child.kill()


def _next_verb(adventure: Adventure, player: int) -> str:
    """What the player does next: the verb of a button, or of a line in a list."""
    if adventure.status == "lobby":
        return "begin"
    if adventure.status != "running":
        return "new"
    return f"do.{sensible(adventure, player)}"


def _to_press(card: Json, verb: str) -> tuple[Json, list[str] | None]:
    """The button of a verb, or the list with its line in it and that line."""
    option = verb.removeprefix("do.")
    for part in parts_of(card):
        if part["type"] == 2 and part["custom_id"].split("|")[3] == verb:
            return part, None
        if part["type"] == 3 and option in [each["value"] for each in part["options"]]:
            return part, [option]
    raise AssertionError(f"{verb} is not on the card: {text_of(card)}")


def _has_moved(before: Adventure | None, now: Adventure | None) -> bool:
    """Whether a click has had its effect, and its card shows it."""
    if now is None or now.shown < now.version:
        return False
    return before is None or (now.id, now.version) != (before.id, before.version)


@pytest_asyncio.fixture
async def siege(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Siege]:
    table = TableServer()
    give_emojis(table)
    await table.start()
    try:
        async with Person.sit(table.page_url) as player:
            made = Siege(tmp_path, table, player, seed=getattr(request, "param", 0))
            yield made
            await made.child.kill()
    finally:
        await table.stop()


@pytest.mark.timeout(300)
async def test_killed_at_every_named_point(siege: Siege) -> None:
    for point in POINTS:
        await siege.fall(point)
    await siege.end()
    assert siege.confirmed


@pytest.mark.timeout(600)
@pytest.mark.parametrize("siege", range(LANES), indirect=True)
async def test_killed_at_random_moments(siege: Siege) -> None:
    await siege.open()
    for life in range(MOMENTS // LANES):
        clicks = siege.clicks
        living = asyncio.create_task(siege.survive(clicks=40))
        # Every fifth dies while it starts, one of five while it heals, the others after a click.
        while life % 5 and not siege.child.up:
            await asyncio.sleep(0.01)
        while life % 5 > 1 and siege.clicks == clicks:
            await asyncio.sleep(0.01)
        await asyncio.sleep(siege.chance.uniform(0.0, 0.8))
        await siege.child.kill()
        await living
    await siege.end()
