"""Time runs for a turn only while its question stands on a card that can be pressed."""

import asyncio
from pathlib import Path

from rules.pace.schedule import reading
from rules.pace.table import Person
from rules.service.clocks.schedule import running_table
from tests.support.cards import text_of
from tests.support.clocks import DAY, HOUR
from tests.support.seasons import Season, season

SLACK = 20 * 60
"""Seconds for which a card counts as being there after it was heard of, and some more."""


async def left(here: Season) -> int:
    """What is left of the turn of the one for whom the table waits."""
    work, found = here.out.app.service.work, await here.stored()
    table = running_table(found, work.outages)
    (owing,) = [each.seat for each in table.seats if each.owes]
    read = reading(table, Person(), owing, here.clock.now())
    assert read is not None
    assert read.left is not None
    return read.left


async def waiting(here: Season) -> int:
    """A table by post that waits for Tomas alone; how many steps it has."""
    await here.opened("law")
    await here.all_but(here.tomas)
    assert await left(here) > DAY - SLACK
    return (await here.stored()).version


async def taken(here: Season, since: int) -> bool:
    return "auto" in (await here.kinds())[since:]


async def test_a_card_that_was_deleted_takes_no_turn_and_comes_again(tmp_path: Path) -> None:
    async with season(tmp_path) as here, here.bot():
        version = await waiting(here)
        found = await here.stored()
        path = f"/table/channels/{found.channel}/messages/{found.card}"
        await here.ilse.ask("DELETE", path)
        here.clock.leap(DAY + HOUR)

        async def anew() -> bool:
            now = await here.stored()
            return now.card != found.card and now.shown == now.version

        await here.until(anew, "the card is posted anew")
        assert not await taken(here, version)
        assert await left(here) > DAY - 2 * SLACK
        await here.out.settled()
        here.clock.leap(DAY + HOUR)

        async def late() -> bool:
            return await taken(here, version)

        await here.until(late, "a turn whose card stood is taken in its time")


async def test_a_card_that_discord_does_not_take_holds_the_clock(tmp_path: Path) -> None:
    async with season(tmp_path) as here, here.bot():
        await here.opened("law")
        fault = {"path": "/messages", "method": "POST", "status": 500, "times": 100_000}
        edit = {"path": "/messages", "method": "PATCH", "status": 500, "times": 100_000}
        await here.ilse.ask("POST", "/table/faults", {"rest": [fault, edit]})
        posted = asyncio.create_task(here.all_but(here.tomas))
        service = here.out.app.service

        async def pending() -> bool:
            return await service.store.posting(here.adventure) is not None

        await here.until(pending, "a card is due")
        await here.until(lambda: _waits(here), "the table waits for Tomas")
        version = (await here.stored()).version
        for _ in range(30):
            here.clock.leap(HOUR)
            await asyncio.sleep(0.02)
        assert not await taken(here, version)
        await here.ilse.ask("DELETE", "/table/faults")
        await posted
        await here.out.shown(here.adventure)

        async def given_back() -> bool:
            return await left(here) > DAY - SLACK

        await here.until(given_back, "the time is given back")
        assert not await taken(here, version)


async def test_a_card_that_was_long_in_coming_gives_its_time_back_before_it_counts(
    tmp_path: Path,
) -> None:
    """The process is gone as soon as the card stands in the store: nothing was left to do then."""
    async with season(tmp_path) as here, here.bot():
        await here.opened("law")
        fault = {"path": "/messages", "method": "POST", "status": 500, "times": 100_000}
        edit = {"path": "/messages", "method": "PATCH", "status": 500, "times": 100_000}
        await here.ilse.ask("POST", "/table/faults", {"rest": [fault, edit]})
        posted = asyncio.create_task(here.all_but(here.tomas))
        await here.until(lambda: _waits(here), "the table waits for Tomas")
        # What comes after the card stands is lost, as in a kill.
        lost = asyncio.Event()

        def at_point(name: str) -> None:
            if name == "post:shown":
                lost.set()
                raise OSError("killed")

        here.out.app.poster._at_point = at_point
        for _ in range(30):
            here.clock.leap(HOUR)
            await asyncio.sleep(0.02)
        await here.ilse.ask("DELETE", "/table/faults")
        here.clock.leap(HOUR)
        await lost.wait()
        posted.cancel()
        assert await left(here) > DAY - SLACK
        assert "auto" not in await here.kinds()


async def test_a_card_that_was_long_in_coming_comes_once_and_has_its_times_put_right(
    tmp_path: Path,
) -> None:
    async with season(tmp_path) as here, here.bot():
        await here.opened("law")
        found = await here.stored()
        place = (await here.ilse.ask("POST", "/table/channels", {"name": "elsewhere"}))["id"]
        fault = {"path": f"/channels/{place}/messages", "method": "POST", "status": 500}
        await here.ilse.ask("POST", "/table/faults", {"rest": [fault | {"times": 100_000}]})
        await here.everybody_to(place)
        # Where it goes on it has no card yet.
        await here.told(here.ilse, "adventure move-here", adventure=here.adventure)
        assert (await here.stored()).card is None

        async def due() -> bool:
            return await here.out.app.service.store.posting(here.adventure) is not None

        await here.until(due, "a card is due")
        for _ in range(6):
            here.clock.leap(HOUR)
            await asyncio.sleep(0.02)
        await here.ilse.ask("DELETE", "/table/faults")
        here.clock.leap(HOUR)
        await here.out.shown(here.adventure, found.version + 1)
        await here.out.settled()
        assert "unpark" in await here.kinds()
        said = [text_of(each) for each in await here.ilse.messages(place)]
        assert len([each for each in said if "Turns end" in each]) == 1


async def _waits(here: Season) -> bool:
    return await here.owed() == {here.tomas.id}
