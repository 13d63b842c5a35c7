"""A table by post moves on by itself: nobody types anything, and nobody wakes the program."""

import asyncio
from pathlib import Path

from rules.ports import Adventure
from tests.support.cards import Json, parts_of, text_of
from tests.support.clocks import DAY, HOUR
from tests.support.people import Person
from tests.support.seasons import Season, season

SOON = 30.0
"""Seconds that a test waits for what is to come within two."""


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
    assert f"{hero}’s time was up" in text_of(late)
    assert (await here.stored()).version > before.version


async def test_several_turns_in_a_row_each_come_in_their_time(here: Season) -> None:
    await here.opened("turns")
    for _ in range(2):
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
                    if "I was offline" in text_of(card):
                        break
                    await asyncio.sleep(0.01)
            assert "for 74 hours" in text_of(card)
            assert (await made.stored()).version == before.version


async def quiet_now(here: Season, person: Person, hours: int = 8) -> None:
    """Somebody's night has just begun (UTC)."""
    minute = here.clock.now() % DAY // 60
    start, end = (minute - 1) % 1440, (minute + 60 * hours) % 1440
    said = await here.told(
        person,
        "away me",
        **{
            "quiet-from": f"{start // 60}:{start % 60:02}",
            "quiet-to": f"{end // 60}:{end % 60:02}",
        },
    )
    assert "nobody calls you" in said


async def calls_of(here: Season, person: Person) -> list[Json]:
    """The messages that call somebody: the bot's mentions that Discord was allowed to make."""
    return [
        message
        for message in await here.ilse.messages()
        if person.id in [each["id"] for each in message.get("mentions", ())]
    ]


async def since(here: Season, message: str, person: Person) -> list[Json]:
    """The messages after one that call somebody; an edit of an older one calls nobody."""
    return [each for each in await calls_of(here, person) if int(each["id"]) > int(message)]


async def test_no_message_calls_a_sleeper_and_the_morning_does_once(here: Season) -> None:
    await here.opened("night")
    await here.all_but(here.maren)
    await here.later(2 * 60, 60)
    await quiet_now(here, here.tomas)
    evening = max((each["id"] for each in await here.ilse.messages()), key=int)
    await here.all_but(here.tomas)
    await here.later(4 * HOUR)
    assert await since(here, evening, here.tomas) == []
    await here.later(5 * HOUR)

    async def called() -> list[Json]:
        return await since(here, evening, here.tomas)

    await here.until(called, "the morning's call")
    assert [each["id"] for each in await called()] == [(await here.card())["id"]]


async def test_in_live_play_who_does_nothing_is_called_by_one_message(here: Season) -> None:
    await here.opened("live", pace="live")
    await here.later(2 * 60, 60)
    before = len(await calls_of(here, here.tomas))
    await here.all_but(here.tomas)
    await here.later(2 * 60, 10)
    assert len(await calls_of(here, here.tomas)) - before <= 1
    calls = await calls_of(here, here.tomas)
    assert calls
    await here.later(10 * 60, 60)
    assert len(await calls_of(here, here.tomas)) == len(calls)


async def test_all_on_autopilot_is_no_dead_end(here: Season) -> None:
    await here.opened("alone", pace="live")
    for person in here.people:
        await here.told(person, "adventure autopilot", who="balanced")
    card = await here.card()
    labels = [part.get("label") for part in parts_of(card)]
    assert "Let others act" in labels
    assert "Play again" in labels
    found = await here.stored()
    await here.ilse.click(card, "Let others act")
    found = await here.out.shown(here.adventure, found.version + 1)
    here.clock.leap(60)
    moved = await here.out.shown(here.adventure, found.version + 1)
    await here.tomas.click(await here.tomas.fresh(str(moved.card)), "Play again")
    await here.until(lambda: led(here, here.tomas), "Tomas plays again")


async def led(here: Season, person: Person) -> bool:
    found = await here.stored()
    return any(each.pilot == "player" and str(each.user) == person.id for each in found.seats)


async def test_a_pause_goes_on_by_a_button_of_anybody(here: Season) -> None:
    await here.opened("paused")
    await here.told(here.tomas, "pace pause", reason="exams", days=3)
    card = await here.card()
    assert "The pause ends" in text_of(card)
    await here.maren.click(card, "Resume")
    await here.until(lambda: goes_on(here), "the clocks go on")


async def goes_on(here: Season) -> bool:
    return (await here.clocks()).paused is None


async def test_a_pause_that_nobody_ends_is_over_by_itself_and_on_the_card(here: Season) -> None:
    await here.opened("forgotten")
    await here.told(here.tomas, "pace pause", days=2)
    before = await here.out.shown(here.adventure)
    here.clock.leap(2 * DAY + 60)
    card = await card_by_itself(here, before)
    assert "The pause is over" in text_of(card)
