"""The bot is killed at every named point and at random moments while a player clicks.

Whatever the player saw confirmed is still there, nothing happened twice, and the card heals.
"""

import asyncio
import contextlib
import random
import re
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.poster import TRIP_POINTS as POSTER_POINTS
from bot.table.server import TableServer
from rules.store.engine import TRIP_POINTS as STORE_POINTS
from tests.support.cards import Json, parts_of, text_of
from tests.support.children import Child
from tests.support.people import Person

OURS = re.compile(r"u1\|([0-9a-z]+)\|(\d+)\|(do|in|begin|new)\b")
WRITES = ("commit:", "claim:", "shown:", "retired:")
POINTS = [*(p for p in STORE_POINTS if p.startswith(WRITES)), *POSTER_POINTS]
MOMENTS = 200
LANES = 4
PATIENCE = 20.0


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
        self._chance = random.Random(seed)

    def stored(self) -> list[tuple[str, int, int, int, int]]:
        """Each adventure: its version, the shown one, journalled steps, answered requests."""
        with contextlib.closing(
            sqlite3.connect(f"file:{self._database}?mode=ro", uri=True)
        ) as connection:
            return connection.execute(
                """SELECT id, version, shown,
                          (SELECT count(*) FROM journal WHERE adventure = a.id),
                          (SELECT count(*) FROM seen WHERE adventure = a.id)
                   FROM adventures AS a"""
            ).fetchall()

    async def card(self) -> Json | None:
        """The newest card with something to press, noting every version that was shown."""
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
        part = self._chance.choice(parts)
        if part["type"] == 3:
            value = self._chance.choice(part["options"])["value"]
            await self.player.choose(card, part["custom_id"], value, wait=False, force=True)
        else:
            await self.player.click(card, part["custom_id"], wait=False, force=True)

    async def healed(self) -> None:
        """Wait until every card shows what is stored, then hold the books against each other."""
        async with asyncio.timeout(PATIENCE):
            while self.child.alive and any(row[1] != row[2] for row in self.stored()):
                await asyncio.sleep(0.02)
        for adventure, version, _, steps, requests in self.stored():
            assert version >= self.confirmed.get(adventure, 0), "a confirmed action was lost"
            assert steps == version, "the journal and the version disagree"
            assert requests == version, "a request had no effect, or two"

    async def survive(self, point: str, at: int, clicks: int) -> bool:
        """One life: start, heal, click until it dies; whether it died by itself."""
        if await self.child.start(point, at):
            await self.healed()
            for _ in range(clicks):
                if not self.child.alive:
                    break
                await self.click()
                await asyncio.sleep(self._chance.uniform(0.0, 0.08))
        died = not self.child.alive
        await self.child.kill()
        return died

    async def end(self) -> None:
        """A last life without a kill: everything is whole."""
        assert await self.child.start()
        await self.healed()
        card = await self.card()
        assert card is not None
        newest = max(OURS.findall(str(card)), key=lambda found: int(found[1]))
        live = [
            message
            for message in self._messages.values()
            if f"u1|{newest[0]}|{newest[1]}|" in str(message) and "|do." in str(message)
        ]
        assert len(live) <= 1, "one state stands on two cards"
        assert text_of(card)
        await self.child.kill()


@pytest_asyncio.fixture
async def siege(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Siege]:
    table = TableServer()
    await table.start()
    try:
        async with Person.sit(table.page_url) as player:
            made = Siege(tmp_path, table, player, seed=getattr(request, "param", 0))
            yield made
            await made.child.kill()
    finally:
        await table.stop()


async def reached(siege: Siege, point: str) -> bool:
    """Live until a life ends at the point: what a player presses by chance may not lead there."""
    for at, clicks in ((2, 40), (1, 80), (1, 160)):
        if await siege.survive(point, at, clicks):
            return True
    return False


@pytest.mark.timeout(600)
async def test_killed_at_every_named_point(siege: Siege) -> None:
    await siege.survive("", 1, clicks=6)
    missed = [point for point in POINTS if not await reached(siege, point)]
    await siege.end()
    assert siege.confirmed
    # Chance may keep a player from ending a turn, which retiring a card takes.
    assert len(missed) <= 4, f"never reached: {missed}"


@pytest.mark.timeout(600)
@pytest.mark.parametrize("siege", range(LANES), indirect=True)
async def test_killed_at_random_moments(siege: Siege) -> None:
    chance = random.Random(siege.player.id)
    for life in range(MOMENTS // LANES):
        living = asyncio.create_task(siege.survive("", 1, clicks=40))
        # Every fifth dies while it starts, the others some time after they came up.
        while life % 5 and not siege.child.up:
            await asyncio.sleep(0.01)
        await asyncio.sleep(chance.uniform(0.0, 0.8))
        await siege.child.kill()
        await living
    await siege.end()
    assert siege.clicks > MOMENTS // LANES
