"""A table as far away as Discord is: what is under way arrives late, in order, and once."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path

from bot.local_table import opened_table
from bot.table.distances import DISCORDS, NEAR, Way, arrival
from bot.table.server import TableServer
from cogs.base.repeated_presses import RepeatedPresses
from cogs.buttons import ButtonsCog
from rules.service.clocks.schedule import table_of
from tests.cogs.conduct import no_errors_logged
from tests.support.cards import Json, is_hidden, parts_of, text_of
from tests.support.people import Person
from tests.support.tables import at_table, sensible, take
from tests.table.raw import raw_bot


async def test_requests_and_events_take_their_time_and_keep_their_order() -> None:
    far = replace(DISCORDS, guild=(0.05, 0.05))
    async with raw_bot(distances=far) as raw:
        before = time.monotonic()
        await raw.listen(intents=1)
        guild = await raw.event("GUILD_CREATE")
        assert time.monotonic() - before >= far.guild[0] + far.event
        before = time.monotonic()
        assert (await raw.post(content="hello"))[0] == 200
        assert time.monotonic() - before >= far.request
        for number in range(5):
            raw.server.table.channels.open_channel(f"room-{number}")
        told = [(await raw.event("CHANNEL_CREATE"))["name"] for _ in range(5)]
        assert told == [f"room-{number}" for number in range(5)]
        assert guild["channels"]


async def test_what_is_under_way_overtakes_nothing() -> None:
    way = Way[int](0.02)
    way.put(1)
    await asyncio.sleep(0.01)
    way.put(2)
    before = time.monotonic()
    assert [await way.take(), await way.take()] == [1, 2]
    assert 0.015 <= time.monotonic() - before < 1


def test_guilds_come_between_two_times_and_not_all_at_once() -> None:
    coming = [arrival(f"{guild}", 1, DISCORDS.guild) for guild in range(40)]
    assert all(DISCORDS.guild[0] <= each <= DISCORDS.guild[1] for each in coming)
    assert len(set(coming)) > 30
    assert coming != [arrival(f"{guild}", 2, DISCORDS.guild) for guild in range(40)]


async def test_the_setting_says_how_far_away_it_is() -> None:
    async with opened_table(0) as quick:
        assert quick.table.distances == NEAR
    async with opened_table(0, "discord") as far:
        assert far.table.distances == DISCORDS


async def hurried(ilse: Person, card: Json, option: str) -> None:
    """Press a button, and once more while nothing is seen of it."""
    custom_id = next(
        part["custom_id"] for part in parts_of(card) if part.get("custom_id", "").endswith(option)
    )
    first = asyncio.create_task(ilse.click(card, custom_id))
    await asyncio.sleep(2 * DISCORDS.person + DISCORDS.event)
    await asyncio.gather(first, ilse.click(card, custom_id, may_fail=True, force=True))


async def test_an_evening_far_away(tmp_path: Path) -> None:
    """Each press is made twice in a hurry, and each deed counts once."""
    table = TableServer(distances=DISCORDS)
    await table.start()
    try:
        with no_errors_logged():
            async with at_table(tmp_path, table) as out, Person.sit(table.page_url, "Ilse") as ilse:
                router = out.app.client.get_cog("ButtonsCog")
                assert isinstance(router, ButtonsCog)
                # However slow this machine is, both presses come in the same moment.
                router.pressed = RepeatedPresses(lambda: 0.0)
                early = await ilse.answer(await ilse.command("adventure new", seed="far"))
                assert "The lobby is open" in text_of(early)
                found = await out.shown((await out.adventure(ilse.channel)).id)
                await hurried(ilse, await ilse.fresh(str(found.card)), "|begin")
                found = await out.shown(found.id, found.version + 1)
                hurries = 0
                for _ in range(6):
                    option = sensible(found, int(ilse.id))
                    if option is None:
                        break
                    card, since = await ilse.fresh(str(found.card)), found.version
                    if f"|do.{option}" in str(card["components"]):
                        await hurried(ilse, card, f"|do.{option}")
                        hurries += 1
                    else:
                        await take(ilse, card, option)
                    found = await out.shown(found.id, since + 1)
                    steps = await out.app.service.store.journal(found.id, since=since)
                    assert [step.kind for step in steps].count("act") == 1
                assert hurries > 3
                await out.retired()
                seen = await ilse.messages()
                private = [text_of(each) for each in seen if is_hidden(each)]
                assert private == [text_of(early)], "nobody is told of a press that came twice"
                live = [each for each in seen if "|do." in str(each["components"])]
                assert [each["id"] for each in live] == [str(found.card)]
    finally:
        await table.stop()


async def test_a_card_of_before_is_pressed_before_the_server_has_come(tmp_path: Path) -> None:
    """A bot that has just started answers at once, while its server is still on the way."""
    table = TableServer(distances=replace(DISCORDS, guild=(0.1, 0.1)))
    await table.start()
    try:
        with no_errors_logged():
            async with Person.sit(table.page_url, "Ilse") as ilse:
                async with at_table(tmp_path, table) as out:
                    await ilse.answer(await ilse.command("adventure new", seed="far"))
                    found = await out.shown((await out.adventure(ilse.channel)).id)
                    await ilse.click(str(found.card), "Begin")
                    found = await out.shown(found.id, found.version + 1)
                table.table.faults.gateway.late[table.table.world.guild] = 60.0
                async with at_table(tmp_path, table) as out:
                    for _ in range(3):
                        option = sensible(found, int(ilse.id))
                        assert option is not None
                        await take(ilse, await ilse.fresh(str(found.card)), option)
                        found = await out.shown(found.id, found.version + 1)
                    assert out.app.client.guilds[0].unavailable
                    assert table_of(found).parked is None
    finally:
        await table.stop()
