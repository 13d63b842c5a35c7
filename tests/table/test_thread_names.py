"""The name of the thread through the real client: seldom changed, and never false for long."""

from pathlib import Path

import pytest

from tests.cogs.conduct import no_errors_logged
from tests.support.cards import text_of
from tests.support.clocks import HOUR
from tests.support.people import Person
from tests.support.seasons import Season, season
from tests.support.soak import SOAK

LONG = pytest.mark.skipif(
    not SOAK, reason="service/by_post/test_thread_names.py tries it in a short run"
)
TITLE = "3 Dice Dungeon"


def name_of(here: Season, thread: str) -> str:
    return str(here.table.table.world.channels[thread].name)


async def renames(here: Season) -> int:
    """How often the bot named a thread."""
    made = await here.ilse.ask("GET", "/table/requests")
    return sum(
        each["method"] == "PATCH" and each["route"] == "/channels/{channel}" for each in made
    )


async def turn_of(here: Season, person: Person) -> str:
    """The name that says whose turn it is."""
    seats = (await here.stored()).seats
    hero = next(each.name for each in seats if str(each.user) == person.id)
    return f"⏳ {hero} · {TITLE}"


async def hours(here: Season, count: float, at_once: int = 0) -> None:
    """Time passes in steps of half an hour, and whatever a thread is owed is done.

    The first hours pass `at_once`, where nothing is to happen in them.
    """
    store, clock = here.out.app.service.store, here.clock

    async def nothing_due() -> bool:
        due = await store.timers(clock.now())
        return all(timer.kind != "sign" for timer in due)

    for step in (at_once * HOUR, *(HOUR // 2 for _ in range(int((count - at_once) * 2)))):
        clock.leap(step)
        await here.until(nothing_due, "nothing is due for the thread")


async def called(here: Season, thread: str, name: str) -> None:
    async def holds() -> bool:
        return name_of(here, thread) == name

    await here.until(holds, f"the thread is called {name}")


async def ended(here: Season) -> None:
    asked = await here.ilse.answer(await here.ilse.command("adventure end"))
    await here.ilse.click(asked, "End for good")
    await here.ilse.see(lambda message: "The adventure is over" in text_of(message))


@LONG
async def test_a_table_that_plays_leaves_its_thread_alone(here: Season) -> None:
    thread = await here.opened("quick", thread=True)
    for idle in (here.tomas, here.maren, here.ilse, here.tomas, here.maren):
        await here.all_but(idle)
        await hours(here, 1.5)
    await ended(here)
    await here.card()
    await hours(here, 0.5)
    assert await renames(here) == 0
    assert name_of(here, thread) == TITLE


async def test_the_thread_says_who_has_been_awaited_for_hours(here: Season) -> None:
    thread = await here.opened("names", thread=True)
    # Nobody is reminded meanwhile.
    await here.told(here.ilse, "adventure settings", name="turn_time", value="7d")
    await here.all_but(here.tomas)
    await hours(here, 15.5, at_once=14)
    assert await renames(here) == 0
    await hours(here, 0.5)
    await called(here, thread, await turn_of(here, here.tomas))
    await hours(here, 2)
    assert await renames(here) == 1
    await here.all_but(here.maren)
    await hours(here, 1.5)
    assert await renames(here) == 1
    await hours(here, 1)
    await called(here, thread, TITLE)
    await hours(here, 14, at_once=12)
    await called(here, thread, await turn_of(here, here.maren))
    assert await renames(here) == 3
    await ended(here)
    # Two names are ten minutes apart, and the last may have come in the last half hour.
    await hours(here, 1)
    await called(here, thread, TITLE)
    await hours(here, 5, at_once=3)
    assert await renames(here) == 4
    assert 429 not in {each.status for each in here.table.requests}


@LONG
async def test_an_end_while_a_name_is_under_way_brings_the_plain_name_back(here: Season) -> None:
    thread = await here.opened("late", thread=True)
    await here.all_but(here.tomas)
    slow = {"method": "PATCH", "path": f"channels/{thread}$", "delay": 2.0}
    await here.ilse.ask("POST", "/table/faults", {"rest": [slow]})
    here.clock.leap(17 * HOUR)

    async def on_its_way() -> bool:
        return not any(fault.times for fault in here.table.table.faults.rest)

    await here.until(on_its_way, "the name is on its way")
    await ended(here)
    await called(here, thread, await turn_of(here, here.tomas))
    # The first half hour may pass before Discord's answer is heard.
    await hours(here, 1)
    await called(here, thread, TITLE)


async def test_what_an_adventure_leaves_has_its_plain_name_again(here: Season) -> None:
    thread = await here.opened("left", thread=True)
    await here.all_but(here.tomas)
    await hours(here, 16.5, at_once=15)
    await called(here, thread, await turn_of(here, here.tomas))
    await here.everybody_to("deep-well")
    said = await here.told(here.ilse, "adventure move-here", adventure=here.adventure)
    assert "goes on here" in said
    await called(here, thread, TITLE)
    await hours(here, 3)
    assert await renames(here) == 2


async def test_a_name_that_is_refused_is_not_insisted_on(here: Season) -> None:
    thread = await here.opened("refused", thread=True)
    await here.all_but(here.tomas)
    refusing = {"method": "PATCH", "path": f"channels/{thread}$", "status": 403, "code": 50013}
    await here.ilse.ask("POST", "/table/faults", {"rest": [refusing | {"times": 9}]})
    await hours(here, 18, at_once=15)
    assert await renames(here) == 1
    await here.ilse.ask("DELETE", "/table/faults")
    assert name_of(here, thread) == TITLE
    assert (await here.clocks()).parked is None


async def test_channels_and_threads_of_others_keep_their_names(here: Season) -> None:
    channel = await here.opened("a-channel")
    await hours(here, 3)
    assert name_of(here, channel) == "a-channel"
    thread = await here.opened("theirs", thread=True)
    world = here.table.table.world
    here.table.table.channels.alter(world.channels[thread], owner=here.ilse.id)
    here.table.table.gateway.invalidate()
    await here.until(lambda: heard(here), "the bot is there again")
    await here.all_but(here.tomas)
    await hours(here, 3)
    assert name_of(here, thread) == TITLE


async def heard(here: Season) -> bool:
    return here.table.table.gateway.ready and here.out.app.client.is_ready()


@LONG
async def test_the_name_can_be_switched_off(here: Season) -> None:
    thread = await here.opened("off", thread=True)
    await hours(here, 16.5, at_once=15)
    assert name_of(here, thread).startswith("⏳")
    await here.told(here.ilse, "adventure settings", name="thread_name", value="off")
    await hours(here, 0.5)
    await called(here, thread, TITLE)
    await here.all_but(here.tomas)
    await hours(here, 3)
    assert await renames(here) == 2


async def test_a_name_that_is_due_survives_a_restart(tmp_path: Path) -> None:
    with no_errors_logged():
        async with season(tmp_path) as made:
            async with made.bot():
                thread = await made.opened("kept", thread=True)
                await made.all_but(made.maren)
            made.clock.leap(16 * HOUR)
            async with made.bot():
                await called(made, thread, await turn_of(made, made.maren))
