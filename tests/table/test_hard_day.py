"""End to end: a hard day by post, with a refused card, a closed lid and a party on vacation.

Its diary is written down, so that one can read every message as the person who gets it.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.app import opened
from bot.table.server import TableServer
from tests.cogs.conduct import no_errors_logged
from tests.support.cards import parts_of, text_of
from tests.support.clocks import HOUR
from tests.support.patience import PATIENCE
from tests.support.people import Person, seated
from tests.support.tables import Evening, ready, settings
from tests.table.test_post import NAMES, Week

LID = 8 * HOUR
"""Seconds that are taken for a closed lid; whatever is shorter passes as usual."""
NIGHT = 9


class Day(Week):
    """Three friends whose bot runs on a laptop, and a newcomer who only looks on."""

    def __init__(self, folder: Path, table: TableServer, people: list[Person]) -> None:
        super().__init__(folder, table, people, "A hard day by post")
        self.friends = people[:3]

    @asynccontextmanager
    async def bot(self) -> AsyncIterator[None]:
        """The bot is there, and takes long leaps of its clock for time without it."""
        async with opened(
            settings(self.folder), table=self.table, clock=self.clock, gap=LID
        ) as app:
            await ready(app)
            self.out = Evening(app, self.table)
            yield

    async def until(self, said: str) -> str:
        """Wait until the newest card says something; return all that it says."""
        async with asyncio.timeout(PATIENCE):
            while True:
                text = text_of(await self.card())
                if said in text:
                    await self.news()
                    return text
                await asyncio.sleep(0.05)

    async def auto(self) -> int:
        """How many turns were taken for somebody so far."""
        return (await self.kinds()).count("auto")


@pytest.mark.timeout(600)
async def test_a_hard_day_by_post(tmp_path: Path) -> None:
    table = TableServer()
    await table.start()
    try:
        async with seated(table.page_url, *NAMES) as people:
            day = Day(tmp_path, table, people)
            with no_errors_logged():
                async with day.bot():
                    await begin(day)
                    await refused(day)
                    await lid(day)
                    await vacations(day)
                    await woken(day)
            day.diary.write("a-hard-day-by-post.md")
    finally:
        await table.stop()


async def begin(day: Day) -> None:
    """Monday, nine o'clock: three friends begin in a thread."""
    await day.opens(game="third-six", seed="a day")
    await day.says(day.ilse, "adventure begin", anyway=True)
    await day.all_but(day.tomas)


async def refused(day: Day) -> None:
    """Ten o'clock: Discord refuses what Tomas's turn brings, and his friends are not called."""
    place = day.ilse.channel
    fault = {"path": f"/channels/{place}/messages", "status": 400, "code": 200000, "times": 3}
    day.diary.tell(day.clock.now(), "Discord refuses every card for a while.")
    await day.ilse.ask(
        "POST",
        "/table/faults",
        {"rest": [fault | {"method": "POST"}, fault | {"method": "PATCH"}]},
    )
    found = await day.out.app.service.history.queries.load(day.adventure)
    await day.acts(day.tomas)
    before = await day.auto()
    await day.later(3)
    assert await day.auto() == before
    later = await day.shown(found.version + 1)
    card = await day.ilse.fresh(str(later.card))
    assert any(part["type"] in (2, 3) for part in parts_of(card))
    await day.ilse.ask("DELETE", "/table/faults")
    day.diary.tell(day.clock.now(), "Discord takes cards again.")


async def lid(day: Day) -> None:
    """The laptop's lid is closed for a night; nobody loses an hour by it."""
    await day.all_but(day.maren)
    before = await day.auto()
    day.diary.tell(day.clock.now(), f"The lid is closed for {NIGHT} hours.")
    day.clock.leap(NIGHT * HOUR)
    await day.until("I was offline")
    assert await day.auto() == before


async def vacations(day: Day) -> None:
    """All three go on vacation: the table rests, and says so once."""
    before = await day.auto()
    for person in day.friends:
        await day.says(person, "away until", day="3 days")
    await day.later(30, 1)
    text = await day.until("rests")
    assert await day.auto() == before
    assert text.count("rests") == 1


async def woken(day: Day) -> None:
    """One of them is back early: that wakes the table by itself, and she plays."""
    rested = (await day.shown()).version
    await day.says(day.maren, "away back")
    await day.shown(rested + 1)
    await day.news()
    assert "rests" not in text_of(await day.card())
    said = text_of(await day.says(day.maren, "pace status"))
    assert f"(<@{day.maren.id}>): to act, until" in said
    await day.acts(day.maren)
