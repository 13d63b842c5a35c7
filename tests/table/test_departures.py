"""Channels, rights and people that go away, in virtual time, through the real client."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.gateway.channel_access import SERVER_WAIT
from bot.table.discord_types import Permission
from rules.service.by_post.outages import ALIVE
from rules.service.history.verify import verify
from tests.cogs.conduct import no_errors_logged
from tests.support.cards import parts_of, text_of
from tests.support.clocks import DAY, HOUR
from tests.support.people import Person
from tests.support.rights import lent
from tests.support.seasons import Season, season

VIEW_ONLY = 1 << 10


async def taken(here: Season) -> int:
    return (await here.kinds()).count("auto")


async def test_a_channel_is_deleted_and_the_adventure_goes_on_elsewhere(here: Season) -> None:
    await here.told(here.ilse, "away me", reminders="private")
    channel = await here.opened("doomed")
    await here.all_but(here.tomas)
    await here.later(20 * HOUR)
    before = await here.stored()
    await here.ilse.ask("DELETE", f"/table/channels/{channel}")
    await here.parked("gone")
    await here.everybody_to("deep-well")
    await here.later(3 * DAY, 6 * HOUR)
    after = await here.stored()
    assert (after.state, after.seats, after.status) == (before.state, before.seats, "running")
    notes = [said for said in await here.whispers(here.ilse) if "cannot show" in said]
    assert len(notes) == 1
    assert "/adventure move-here" in notes[0]
    assert [said for said in await here.whispers(here.tomas) if "cannot show" in said] == []
    mine = await here.told(here.maren, "adventure mine")
    assert mine.startswith("⚠")
    assert "the channel is gone" in mine
    (choice,) = await here.maren.autocomplete("adventure move-here", "adventure")
    assert choice["value"] == here.adventure
    said = await here.told(here.maren, "adventure move-here", adventure=choice["value"])
    assert "goes on here" in said
    card = await here.card()
    assert card["channel_id"] == here.maren.channel
    assert "moved here from another channel" in text_of(card)
    assert [int(each["id"]) for each in card["mentions"]] == [int(here.tomas.id)]
    seen = await taken(here)
    await here.later(3 * HOUR)
    assert await taken(here) == seen
    await here.later(2 * HOUR)
    assert await taken(here) > seen
    assert verify(await here.out.app.service.history.queries.export(here.adventure)).good


async def test_what_cannot_be_moved_is_refused_in_words(here: Season) -> None:
    await here.opened("stays")
    await here.ilse.go("the-tavern")
    await here.tomas.go("the-tavern")
    assert "can be shown where they are" in await here.told(here.ilse, "adventure move-here")
    assert "Only the host" in await here.told(
        here.tomas, "adventure move-here", adventure=here.adventure
    )
    said = await here.told(here.ilse, "adventure move-here", adventure="@everyone <@1>")
    assert "no such adventure" in said
    await here.told(here.tomas, "adventure new", seed="taken")
    assert "has an adventure already" in await here.told(
        here.ilse, "adventure move-here", adventure=here.adventure
    )
    await here.ilse.ask(
        "POST", "/table/permissions", {"channel": here.ilse.channel, "permissions": VIEW_ONLY}
    )
    assert "I lack these permissions" in await here.told(
        here.ilse, "adventure move-here", adventure=here.adventure
    )
    await here.ilse.go("deep-well")
    old = await here.stored()
    await here.told(here.ilse, "adventure move-here", adventure=here.adventure)
    assert (await here.card())["channel_id"] == here.ilse.channel

    async def retired() -> bool:
        found = here.table.table.world.channels[str(old.channel)].messages[str(old.card)]
        return not [part for part in parts_of(found.data) if part["type"] == 2]

    await here.until(retired, "the old card loses its buttons")


async def test_a_thread_is_deleted_and_the_host_is_told_above_it(here: Season) -> None:
    thread = await here.opened("above", thread=True)
    parent = here.table.table.world.channels[thread].parent
    assert parent is not None
    await here.ilse.ask("DELETE", f"/table/channels/{thread}")
    await here.parked("gone")
    await here.ilse.go(parent)
    await here.later(2 * HOUR)
    told = [each for each in await here.ilse.messages() if "cannot show" in text_of(each)]
    assert len(told) == 1
    assert [each["id"] for each in told[0]["mentions"]] == [here.ilse.id]


async def test_a_thread_is_locked_and_unlocked(here: Season) -> None:
    thread = await here.opened("locked", thread=True)
    await here.all_but(here.tomas)
    await here.later(10 * HOUR)
    before = await taken(here)
    await here.ilse.ask("PATCH", f"/table/channels/{thread}", {"archived": True, "locked": True})
    await here.parked("locked")
    await here.later(5 * DAY, 12 * HOUR)
    assert await taken(here) == before
    await here.ilse.ask("PATCH", f"/table/channels/{thread}", {"archived": False, "locked": False})
    await here.parked(None)
    await here.until(lambda: says(here, "time does not count against anybody"), "the card says it")
    await here.later(13 * HOUR)
    assert await taken(here) == before
    await here.later(2 * HOUR)
    assert await taken(here) > before


async def says(here: Season, words: str) -> bool:
    return words in text_of(await here.card())


async def test_an_archived_thread_sleeps_and_misses_nothing(here: Season) -> None:
    thread = await here.opened("asleep", thread=True)
    await here.all_but(here.tomas)
    await here.ilse.ask("PATCH", f"/table/channels/{thread}", {"archived": True})
    before = await taken(here)
    await here.later(11 * HOUR)
    assert (await here.clocks()).parked is None
    await here.later(2 * HOUR)

    async def awake() -> bool:
        return here.table.table.world.channels[thread].archived is False

    await here.until(awake, "the reminder wakes the thread")
    reminders = [each for each in await here.ilse.messages() if "Half of the time" in text_of(each)]
    assert len(reminders) == 1
    await here.ilse.ask("PATCH", f"/table/channels/{thread}", {"archived": True})
    await here.later(10 * HOUR)
    assert await taken(here) == before
    await here.ilse.ask("PATCH", f"/table/channels/{thread}", {"archived": True})
    await here.later(2 * HOUR)
    assert await taken(here) > before
    await here.card()
    assert here.table.table.world.channels[thread].archived is False


async def test_rights_are_lost_and_given_back(here: Season) -> None:
    channel = await here.opened("closed")
    await here.all_but(here.tomas)
    before = await taken(here)
    for rights in (VIEW_ONLY, 0):
        await here.later(HOUR)
        await permit(here, channel, rights)
        await here.parked("closed")
        await here.later(2 * DAY, 12 * HOUR)
        assert await taken(here) == before
        await permit(here, channel, None)
        await here.parked(None)
    await here.later(21 * HOUR)
    assert await taken(here) == before
    await here.later(2 * HOUR)
    assert await taken(here) > before


async def permit(here: Season, channel: str, rights: int | None) -> None:
    wish = {"channel": channel, "permissions": rights}
    await here.ilse.ask("POST", "/table/permissions", wish)


async def test_lost_rights_that_nobody_told_of_are_learned_from_a_refusal(here: Season) -> None:
    """The event is lost; the slow look finds the way back."""
    channel = await here.opened("unheard")
    await here.all_but(here.tomas)
    world = here.table.table.world
    refusing = {"method": "POST", "path": f"/{channel}/messages$", "status": 403, "code": 50013}
    await here.ilse.ask("POST", "/table/faults", {"rest": [refusing | {"times": 1000}]})
    await here.later(12 * HOUR)
    await here.parked("closed")
    assert not world.channels[channel].overwrites
    await here.later(2 * HOUR)
    await here.parked("closed")
    await here.ilse.ask("DELETE", "/table/faults")
    # A look comes at the latest after half the time for which it has lasted.
    await here.later(7 * HOUR)
    await here.parked(None)


async def test_a_channel_that_went_while_nobody_looked(here: Season) -> None:
    """Deleted without a word: before the turn runs out somebody looks."""
    await here.told(here.tomas, "away me", reminders="off")
    channel = await here.opened("silently")
    await here.all_but(here.tomas)
    before = await taken(here)
    await silently(here, channel)
    await here.later(2 * DAY, 12 * HOUR)
    await here.parked("gone")
    assert await taken(here) == before


async def silently(here: Season, channel: str) -> None:
    """Delete a channel so that the client is told nothing, as after a lost event."""
    del here.table.table.world.channels[channel]
    guild = here.out.app.client.guilds[0]
    guild._remove_channel(guild.get_channel(int(channel)))


async def test_we_are_removed_from_the_server_and_come_back(here: Season) -> None:
    channel = await here.opened("removed")
    await here.all_but(here.tomas)
    before = await taken(here)
    await guild(here, "removed")
    await here.parked("removed")
    await here.later(10 * DAY, DAY)
    assert await taken(here) == before
    await guild(here, "available")
    await here.parked(None)
    card = await here.card()
    assert card["channel_id"] == channel
    await here.later(22 * HOUR)
    assert await taken(here) == before


async def guild(here: Season, state: str) -> None:
    await here.ilse.ask("POST", "/table/guild", {"state": state})


async def test_an_outage_of_the_server_only_stops_the_clocks(here: Season) -> None:
    await here.told(here.ilse, "away me", reminders="private")
    await here.opened("outage")
    await here.all_but(here.tomas)
    before, card = await taken(here), (await here.card())["id"]
    for lasts in (20 * 60, 2 * DAY):
        await here.down()
        await here.later(SERVER_WAIT, SERVER_WAIT)
        await here.parked("unavailable")
        await here.later(lasts, lasts // 2)
        await guild(here, "available")
        await here.parked(None)
        if lasts < HOUR and (await here.card())["id"] != card:
            called = [each["id"] for each in (await here.card())["mentions"]]
            assert called == [here.tomas.id], "a new card only where it calls somebody"
    assert await taken(here) == before
    assert [said for said in await here.whispers(here.ilse) if "cannot show" in said] == []
    await here.later(22 * HOUR)
    assert await taken(here) == before


async def test_a_server_that_came_without_a_word_is_there(
    here: Season, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As discord.py loses the event of a server that comes just as it stops waiting for it."""
    await here.opened("wordless")
    await here.all_but(here.tomas)
    await here.down()
    client = here.out.app.client
    told = client._connection.dispatch
    lost: list[str] = []

    def loses(event: str, /, *about: object, **more: object) -> None:
        if event in ("guild_available", "guild_join"):
            lost.append(event)
        else:
            told(event, *about, **more)

    monkeypatch.setattr(client._connection, "dispatch", loses)
    await guild(here, "available")

    async def back() -> bool:
        return bool(lost) and not client.guilds[0].unavailable

    await here.until(back, "the server is there")
    store = here.out.app.service.store

    async def looked() -> bool:
        return int(await store.setting(ALIVE) or 0) >= here.clock.now() - HOUR // 2

    for _ in range(2):
        here.clock.leap(HOUR)
        await here.until(looked, "the timekeeper looks round")
    assert "park" not in await here.kinds()


@asynccontextmanager
async def quiet_season(folder: Path) -> AsyncIterator[Season]:
    """A season whose bot is started and stopped by the test, and logs no error meanwhile."""
    with no_errors_logged():
        async with season(folder) as made:
            yield made


async def test_a_restart_in_the_middle_of_all_that(tmp_path: Path) -> None:
    async with quiet_season(tmp_path) as made:
        async with made.bot():
            channel = await made.opened("restart")
            await made.all_but(made.tomas)
            await made.later(2 * HOUR)
            before = await taken(made)
            await guild(made, "removed")
            await made.parked("removed")
        made.clock.leap(2 * DAY)
        async with made.bot():
            await made.out.settled()
            await made.parked("removed")
            made.clock.leap(DAY)
        await guild(made, "available")
        async with made.bot():
            await made.parked(None)
            assert (await made.card())["channel_id"] == channel
            await made.later(20 * HOUR)
            assert await taken(made) == before
            await made.later(3 * HOUR)
            assert await taken(made) > before


async def test_a_channel_deleted_while_we_were_away(tmp_path: Path) -> None:
    async with quiet_season(tmp_path) as made:
        async with made.bot():
            channel = await made.opened("meanwhile")
            await made.all_but(made.tomas)
            before = await taken(made)
        await made.ilse.ask("DELETE", f"/table/channels/{channel}")
        made.clock.leap(HOUR)
        async with made.bot():
            await made.later(2 * DAY, 12 * HOUR)
            await made.parked("gone")
            assert await taken(made) == before


# People


async def member(here: Season, person: Person, *, member: bool) -> None:
    await here.ilse.ask("PATCH", f"/table/users/{person.id}", {"member": member})


async def asked_for(here: Season) -> int:
    """How often the bot asked who is in the server."""
    return len(await asked_about(here))


async def asked_about(here: Season) -> list[str]:
    """Whom the bot asked about, in this order: whether they are in the server, or their rights."""
    made = await here.ilse.ask("GET", "/table/requests")
    return [each["path"].rpartition("/")[2] for each in made if "/members/" in each["path"]]


async def test_somebody_leaves_the_server_and_comes_back(here: Season) -> None:
    await here.opened("leaver")
    await here.all_but(here.tomas)
    await member(here, here.tomas, member=False)
    await here.later(19 * HOUR)
    # At half of the time, whether he can press the card; near its end, whether he is still there.
    assert await asked_for(here) == 1
    await here.later(3 * HOUR)
    assert await asked_for(here) == 3
    found = await here.stored()
    assert [each.pilot for each in found.seats].count("auto") == 1
    card = text_of(await here.card())
    assert "has left the server" in card
    assert "seat is free: anybody" in card
    assert not [each for each in await here.ilse.messages() if "nearly up" in text_of(each)]
    await member(here, here.tomas, member=True)
    assert "You lead" in await here.told(here.tomas, "adventure reclaim")
    assert [each.pilot for each in (await here.stored()).seats].count("auto") == 0


async def test_the_host_leaves_and_the_table_finds_another(here: Season) -> None:
    await here.opened("headless")
    await member(here, here.ilse, member=False)
    await here.told(here.maren, "pace status")
    assert (await here.stored()).host == int(here.tomas.id)
    card = (await here.out.shown(here.adventure)).card
    assert "a new host" in text_of(await here.maren.fresh(str(card)))
    asked = await asked_for(here)
    await here.told(here.maren, "pace status")
    await here.told(here.maren, "adventure status")
    assert await asked_for(here) == asked
    here.clock.leap(DAY)
    await here.told(here.maren, "pace status")
    # Once more about each; the clock, which is due as well by now, may ask for somebody's rights.
    again = (await asked_about(here))[asked:]
    assert set(again) == {here.tomas.id, here.maren.id}


async def test_who_asks_at_the_same_time_asks_once(here: Season) -> None:
    await here.opened("at-once")
    watch, found = here.out.app.access_watch, await here.stored()
    await asyncio.gather(*(watch.roll_call(found.id) for _ in range(3)))
    assert await asked_for(here) == len({seat.user for seat in found.seats}) == 3


async def test_a_server_that_does_not_answer_sends_nobody_away(here: Season) -> None:
    await here.opened("silent")
    refusing = {"method": "GET", "path": "/members/", "times": 50}
    for fault in ({"status": 500}, {"status": 403, "code": 50001}, {"status": 404, "code": 10004}):
        await here.ilse.ask("POST", "/table/faults", {"rest": [refusing | fault]})
        await here.told(here.maren, "pace status")
        await here.ilse.ask("DELETE", "/table/faults")
        here.clock.leap(DAY)
    assert "departed" not in await here.kinds()


async def test_rights_of_people_are_asked_at_each_call(here: Season) -> None:
    await here.opened("roles")
    assert "right to manage this channel" in await here.told(here.tomas, "board here")
    await lent(here.maren, Permission.MANAGE_CHANNELS, here.tomas)
    assert "is posted here" in await here.told(here.tomas, "board here")
    await lent(here.maren, Permission.MANAGE_CHANNELS)
    assert "right to manage this channel" in await here.told(here.tomas, "board off")
    assert "Only the host" in await here.told(here.tomas, "adventure end")


async def test_the_board_outlives_an_outage_and_says_what_cannot_be_shown(here: Season) -> None:
    channel = await here.opened("doomed")
    await lent(here.maren, Permission.MANAGE_CHANNELS, here.ilse)
    await here.ilse.go("deep-well")
    await here.told(here.ilse, "board here")
    await here.later(2 * 60, 60)
    await here.ilse.see(lambda message: "Adventures in this server" in text_of(message))
    await permit(here, here.ilse.channel, VIEW_ONLY)
    await permit(here, channel, VIEW_ONLY)
    await here.parked("closed")
    await here.later(3 * 60, 60)
    assert "cannot be shown" not in text_of(await here.ilse.latest())
    await permit(here, here.ilse.channel, None)
    await here.later(2 * 60, 60)
    await here.ilse.see(lambda message: "cannot be shown there" in text_of(message))


async def test_no_seat_is_offered_to_somebody_who_is_not_in_the_server(here: Season) -> None:
    """Discord lets anybody be named by their id."""
    await here.opened("outside")
    await here.ilse.ask("PATCH", f"/table/users/{here.maren.id}", {"member": False})
    for line in ("adventure hand-over", "adventure host"):
        said = await here.told(here.ilse, line, to=here.maren.id)
        assert "not in this server" in said
    assert (await here.clocks()).offers == ()
