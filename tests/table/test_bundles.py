"""What is due within the same minute is one message, for one channel and for one person."""

from functools import partial

from rules.store.engine import only
from tests.support.cards import Json, text_of
from tests.support.clocks import HOUR
from tests.support.seasons import Season

HALF = "Half of the time"


async def reminders(here: Season) -> list[Json]:
    """What was said in the channel of half of the time."""
    return [each for each in await here.ilse.messages() if HALF in text_of(each)]


async def half_is_over(here: Season) -> None:
    """Half of the time of everybody's turn is over, and has been said."""
    await here.later(12 * HOUR)
    await here.until(partial(nothing_due, here), "all is said")


async def nothing_due(here: Season) -> bool:
    due = await here.out.app.service.store.next_call()
    return due is None or due > here.clock.now()


async def test_reminders_of_one_channel_are_one_message(here: Season) -> None:
    await here.opened("eight-in-a-minute")
    awaited = await here.owed()
    assert len(awaited) == 3
    await half_is_over(here)
    (said,) = await reminders(here)
    assert {each["id"] for each in said["mentions"]} == awaited
    assert text_of(said).count(HALF) == 3


async def test_reminders_to_one_person_are_one_message(here: Season) -> None:
    await here.told(here.tomas, "away me", reminders="private")
    for name in ("first", "second"):
        await here.opened(name)
    await half_is_over(here)
    (said,) = [each for each in await here.whispers(here.tomas) if HALF in each]
    assert said.count(HALF) == 2


async def test_a_kill_between_sending_and_noting_it_says_nothing_twice(here: Season) -> None:
    await here.opened("killed")
    await half_is_over(here)
    store = here.out.app.service.store
    (said,) = await reminders(here)
    # As a kill would leave it: some notes of the message were closed, and others were not.
    again = (
        "UPDATE notes SET done = 0, said = NULL, due = $1"
        " WHERE id IN (SELECT id FROM notes WHERE body LIKE '%remind%' ORDER BY id LIMIT 2)"
    )
    await store.engine.write("test", partial(only, (again, (here.clock.now(),))), ("notes",))

    async def closed() -> bool:
        return len(await store.waiting_notes(here.adventure)) == 0

    await here.until(closed, "what was said is noted")
    assert [each["id"] for each in await reminders(here)] == [said["id"]]
