"""A table by post moves on by itself: nobody types anything, and nobody wakes the program."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from rules.ports import Adventure
from tests.support.cards import Json, text_of
from tests.support.clocks import DAY, HOUR
from tests.support.seasons import Season, season

SOON = 10.0
"""Seconds that a test waits for what is to come within two."""


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Season]:
    async with season(tmp_path) as made, made.bot():
        yield made


async def card_by_itself(here: Season, before: Adventure) -> Json:
    """The first card that is newer than one that is known, without any doing of ours."""
    async with asyncio.timeout(SOON):
        while True:
            found = await here.stored()
            if found.card != before.card and found.shown == found.version:
                return await here.ilse.fresh(str(found.card))
            await asyncio.sleep(0.01)


async def test_a_turn_that_the_clock_takes_is_on_a_new_card(here: Season) -> None:
    await here.opened("late")
    await here.all_but(here.tomas)
    before = await here.out.shown(here.adventure)
    here.clock.leap(DAY + 60)
    late = await card_by_itself(here, before)
    hero = next(each.name for each in before.seats if str(each.user) == here.tomas.id)
    assert f"Time was up for {hero}" in text_of(late) or hero in text_of(late)
    assert (await here.stored()).version > before.version


async def test_several_turns_in_a_row_each_come_in_their_time(here: Season) -> None:
    await here.opened("turns")
    for _ in range(3):
        before = await here.out.shown(here.adventure)
        here.clock.leap(DAY + 60)
        await card_by_itself(here, before)


async def test_after_an_outage_the_card_is_right_and_says_so(tmp_path: Path) -> None:
    async with season(tmp_path) as made:
        async with made.bot():
            await made.opened("outage")
            await made.all_but(made.tomas)
            before = await made.out.shown(made.adventure)
        made.clock.leap(3 * DAY + 2 * HOUR)
        async with made.bot():
            async with asyncio.timeout(SOON):
                while True:
                    card = await made.ilse.fresh(str((await made.stored()).card))
                    if "I was away myself" in text_of(card):
                        break
                    await asyncio.sleep(0.01)
            assert "for 74 hours" in text_of(card)
            assert (await made.stored()).version == before.version
