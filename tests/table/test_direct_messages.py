"""Direct messages: opened too fast they wait, closed ones are said in the channel instead."""

import pytest

from bot.posting.notifier import OPENINGS, WITHIN, NotYet
from bot.table import guild_members
from tests.support.cards import text_of
from tests.support.clocks import HOUR, LeapingClock
from tests.support.seasons import Season
from tests.table.raw import RawBot, raw_bot

HALF = "Half of the time"


async def door(raw: RawBot, user: str) -> tuple[int, dict[str, object]]:
    return await raw.ask("POST", "/users/@me/channels", {"recipient_id": user})


async def test_direct_messages_are_opened_at_a_gentle_pace() -> None:
    """discord-advertisement-framework 82 and SnowTransfer 43 have the code, nobody the number."""
    clock = LeapingClock()
    async with raw_bot(now=clock.now) as raw:
        person = next(raw.server.table.world.people())
        for _ in range(20):
            assert (await door(raw, person.id))[0] == 200
        status, refused = await door(raw, person.id)
        assert (status, refused["code"]) == (403, 40003)
        clock.leap(61)
        assert (await door(raw, person.id))[0] == 200


@pytest.mark.parametrize("why", ["closed", "left", "removed"])
async def test_who_takes_no_messages_says_so_when_one_is_sent(why: str) -> None:
    async with raw_bot() as raw:
        table = raw.server.table
        person = next(table.world.people())
        if why == "closed":
            person.closed = 50007
        elif why == "left":
            guild_members.belongs(
                table, person, next(iter(table.world.guilds.values())), member=False
            )
        else:
            guild_members.guild_becomes(table, next(iter(table.world.guilds.values())), "removed")
        status, channel = await door(raw, person.id)
        assert status == 200
        path = f"/channels/{channel['id']}/messages"
        status, refused = await raw.ask("POST", path, {"content": "psst"})
        assert (status, refused["code"]) == (403, 50007 if why == "closed" else 50278)


async def waiting_for_tomas(here: Season, name: str) -> None:
    """The game waits for Tomas, who wants to be reminded in private, and half the time is over."""
    await here.told(here.tomas, "away me", reminders="private")
    await here.opened(name)
    await here.all_but(here.tomas)


async def whispered(here: Season) -> int:
    return sum(HALF in said for said in await here.whispers(here.tomas))


async def said_to_all(here: Season) -> int:
    return sum(HALF in text_of(said) for said in await here.tomas.messages())


async def test_what_is_too_fast_is_said_in_private_later(here: Season) -> None:
    await waiting_for_tomas(here, "too-fast")
    openings = here.table.table.openings
    openings.most = 0
    await here.later(13 * HOUR)
    assert (await whispered(here), await said_to_all(here)) == (0, 0)
    openings.most = 20

    async def told() -> bool:
        here.clock.leap(10)
        return await whispered(here) == 1

    await here.until(told, "the reminder comes in private")
    await here.later(2 * HOUR)
    assert (await whispered(here), await said_to_all(here)) == (1, 0)


async def test_what_stays_too_fast_waits_while_it_is_true_and_is_said_to_nobody(
    here: Season,
) -> None:
    await waiting_for_tomas(here, "always-too-fast")
    here.table.table.openings.most = 0
    # Refused more often than a note is tried that fails for reasons of its own.
    await here.later(11 * HOUR, HOUR // 2)
    await here.later(2 * HOUR)
    store = here.out.app.service.store
    held = {note.id: note for note in await store.waiting_notes(here.adventure)}
    assert {note.body["kind"] for note in held.values()} == {"turn", "remind"}
    await here.later(2 * HOUR, 10 * 60)
    assert held.keys() <= {note.id for note in await store.waiting_notes(here.adventure)}
    # A day after it was asked for the turn is taken, and nothing of it is to be said any more.
    await here.later(14 * HOUR)
    assert not held.keys() & {note.id for note in await store.waiting_notes(here.adventure)}
    assert (await whispered(here), await said_to_all(here)) == (0, 0)


async def test_a_long_outage_of_discord_loses_no_reminder(here: Season) -> None:
    """It fails more often than a note is tried that fails for reasons of its own."""
    await waiting_for_tomas(here, "outage")
    await here.later(11 * HOUR)
    door = next(each["id"] for each in await here.tomas.channels() if each["type"] == 1)
    broken = {"path": f"/{door}/messages$", "method": "POST", "status": 503, "times": 1000}
    await here.ilse.ask("POST", "/table/faults", {"rest": [broken]})
    await here.later(HOUR)
    await here.later(2 * HOUR, HOUR // 12)
    assert await whispered(here) == 0
    here.table.table.faults.clear()
    await here.later(HOUR)
    assert (await whispered(here), await said_to_all(here)) == (1, 0)


async def test_we_open_fewer_than_discord_may_find_too_many(here: Season) -> None:
    """Who finds no room is told when there is some; who was written to before needs none."""
    caller = here.out.app.timekeeper.notifier
    people = [int(each.id) for each in here.people]
    doors = [await caller._door(people[n % 2]) for n in range(OPENINGS)]
    assert len(set(doors)) == 2
    caller._doors.clear()
    for _ in range(OPENINGS - 2):
        caller._doors.clear()
        await caller._door(people[0])
    began = here.clock.now()
    with pytest.raises(NotYet) as full:
        await caller._door(people[2])
    assert began < full.value.until <= began + WITHIN
    assert await caller._door(people[0]) == doors[0]
    here.clock.leap(full.value.until - here.clock.now())
    assert await caller._door(people[2]) not in doors


@pytest.mark.parametrize("code", [50007, 50278])
async def test_closed_messages_are_said_in_the_channel(here: Season, code: int) -> None:
    await waiting_for_tomas(here, f"closed-{code}")
    here.table.table.world.users[here.tomas.id].closed = code
    await here.later(13 * HOUR)

    async def told() -> bool:
        return await said_to_all(here) == 1

    await here.until(told, "the reminder comes in the channel")
    assert await whispered(here) == 0
