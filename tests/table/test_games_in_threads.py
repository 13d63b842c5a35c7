"""Games in threads: who comes to a table is in its thread, and commands beside it name it."""

import asyncio

import pytest

from rules.ports import ServerSettings
from tests.cogs.conduct import no_errors_logged
from tests.support.cards import is_hidden, text_of
from tests.support.patience import PATIENCE
from tests.support.people import Person, seated
from tests.support.tables import Evening
from tests.table.test_server_places import private_thread

TYPED: list[tuple[str, dict[str, object]]] = [
    ("adventure status", {}),
    ("adventure join", {}),
    ("adventure begin", {}),
    ("do", {"action": "rest"}),
    ("move", {"to": "north"}),
    ("map", {}),
    ("hero", {}),
    ("act", {}),
    ("pace status", {}),
    ("adventure undo", {}),
]
"""Commands for the game of a channel."""


async def threaded(out: Evening, host: Person, seed: str) -> str:
    """A lobby in a new thread of the channel where somebody is; its id."""
    before = {each["id"] for each in await host.channels()}
    await host.answer(await host.command("adventure new", seed=seed, thread=True))
    (thread,) = [each for each in await host.channels() if each["id"] not in before]
    await out.shown((await out.adventure(thread["id"])).id)
    return str(thread["id"])


async def inside(out: Evening, thread: str, person: Person) -> None:
    """Wait until somebody is in a thread."""
    members = out.table.table.world.channels[thread].members
    async with asyncio.timeout(PATIENCE):
        while person.id not in members:
            await asyncio.sleep(0.01)


async def pressed(out: Evening, person: Person, which: str) -> None:
    """Press a button of the newest card where somebody is."""
    found = await out.shown((await out.adventure(person.channel)).id)
    await person.click(await person.fresh(str(found.card)), which)
    await out.shown(found.id, found.version + 1)


async def test_who_joins_by_a_button_is_in_the_thread(out: Evening, friends: list[Person]) -> None:
    ilse, tomas = friends
    thread = await threaded(out, ilse, "pressed")
    await tomas.go(thread)
    assert tomas.id not in out.table.table.world.channels[thread].members
    await pressed(out, tomas, "Join")
    await inside(out, thread, tomas)
    joins = [each for each in await tomas.messages() if each["type"] == 1]
    assert [each["mentions"][0]["id"] for each in joins].count(tomas.id) == 1
    # Who leaves a table stays in its thread, and who comes back is not told of again.
    await pressed(out, tomas, "Leave")
    await pressed(out, tomas, "Join")
    assert len([each for each in await tomas.messages() if each["type"] == 1]) == len(joins)


async def test_who_takes_a_seat_in_a_game_is_in_the_thread(out: Evening) -> None:
    """A seat that is offered, one that was left, and a late one."""
    async with seated(out.table.page_url, "Ilse", "Tomas", "Wanda", "Bram") as people:
        ilse, tomas, wanda, bram = people
        thread = await threaded(out, ilse, "seats")
        for person in people:
            await person.go(thread)
        await pressed(out, tomas, "Join")
        await ilse.answer(await ilse.command("adventure begin", anyway=True))
        await tomas.answer(await tomas.command("adventure hand-over", to=wanda.id))
        await wanda.answer(await wanda.command("adventure accept"))
        await inside(out, thread, wanda)
        await bram.answer(await bram.command("adventure join"))
        await inside(out, thread, bram)


async def test_who_opens_a_lobby_or_moves_one_into_a_thread_is_in_it(
    out: Evening, friends: list[Person]
) -> None:
    ilse, tomas = friends
    wish = {"user": ilse.id, "name": "ours"}
    made = await ilse.ask("POST", f"/table/channels/{ilse.channel}/threads", wish)
    await ilse.answer(await ilse.command("adventure new", seed="moves"))
    await tomas.answer(await tomas.command("adventure join"))
    found = await out.shown((await out.adventure(ilse.channel)).id)
    await ilse.go(made["id"])
    told = await ilse.answer(await ilse.command("adventure move-here", adventure=found.id))
    assert "goes on here" in text_of(told)
    await inside(out, made["id"], tomas)
    other = await ilse.ask("POST", "/table/channels", {"name": "elsewhere"})
    wish = {"user": ilse.id, "name": "theirs"}
    theirs = await ilse.ask("POST", f"/table/channels/{other['id']}/threads", wish)
    await tomas.go(theirs["id"])
    await tomas.answer(await tomas.command("adventure new", seed="opens"))
    await inside(out, theirs["id"], tomas)


@pytest.mark.parametrize("fault", [{"status": 403, "code": 50001}, {"status": 500}, {"delay": 4}])
async def test_who_cannot_be_added_plays_all_the_same(
    out: Evening, friends: list[Person], fault: dict[str, object]
) -> None:
    ilse, tomas = friends
    thread = await threaded(out, ilse, "harmless")
    await tomas.go(thread)
    wrong = {"path": "thread-members", "method": "PUT", "times": 10, **fault}
    await ilse.ask("POST", "/table/faults", {"rest": [wrong]})
    with no_errors_logged():
        await pressed(out, tomas, "Join")
    seats = (await out.adventure(thread)).seats
    assert [seat.user for seat in seats] == [int(ilse.id), int(tomas.id)]


async def test_what_is_typed_beside_a_thread_names_it(out: Evening, friends: list[Person]) -> None:
    """Who plays in it is told where; so is who does not, as it is the only one here."""
    ilse, tomas = friends
    thread = await threaded(out, ilse, "beside")
    for line, options in TYPED:
        for person in (ilse, tomas):
            said = await person.answer(await person.command(line, **options))
            assert is_hidden(said), line
            assert f"Say that in <#{thread}>, where one is played." in text_of(said), line
    assert await out.app.service.store.in_channel(int(ilse.channel)) is None


async def test_ones_own_threads_are_named_and_of_others_the_only_one(
    out: Evening, friends: list[Person]
) -> None:
    ilse, tomas = friends
    first = await threaded(out, ilse, "first")
    second = await threaded(out, tomas, "second")
    async with Person.sit(out.table.page_url, "Wanda") as wanda:
        for person, named in ((ilse, [first]), (tomas, [second]), (wanda, [])):
            told = text_of(await person.answer(await person.command("hero")))
            assert [each for each in (first, second) if f"<#{each}>" in told] == named
        assert "Open one with /adventure new." in told
        # From another thread of the channel, too; from another channel none is near.
        wish = {"user": ilse.id, "name": "chat"}
        made = await ilse.ask("POST", f"/table/channels/{ilse.channel}/threads", wish)
        await ilse.go(made["id"])
        assert f"<#{first}>" in text_of(await ilse.answer(await ilse.command("hero")))
        await ilse.go("deep-well")
        assert "Open one" in text_of(await ilse.answer(await ilse.command("hero")))


async def test_an_archived_thread_is_named_to_who_plays_there(
    out: Evening, friends: list[Person]
) -> None:
    ilse, _ = friends
    thread = await threaded(out, ilse, "asleep")
    await ilse.ask("PATCH", f"/table/channels/{thread}", {"archived": True})
    client = out.app.client
    async with asyncio.timeout(PATIENCE):
        while client.guilds[0].get_thread(int(thread)) is not None:
            await asyncio.sleep(0.01)
    assert f"<#{thread}>" in text_of(await ilse.answer(await ilse.command("map")))


async def test_a_private_thread_is_told_of_to_nobody_else(
    out: Evening, friends: list[Person]
) -> None:
    ilse, tomas = friends
    parent, thread = ilse.channel, await private_thread(ilse)
    bot = out.table.table.world.bot
    await ilse.ask("PUT", f"/table/channels/{thread}/members/{bot}")
    await ilse.go(thread)
    await ilse.answer(await ilse.command("adventure new", seed="secret"))
    await ilse.go(parent)
    assert thread not in text_of(await tomas.answer(await tomas.command("hero")))
    assert f"<#{thread}>" in text_of(await ilse.answer(await ilse.command("hero")))


async def test_thirty_games_in_threads_at_once_leave_no_thread_empty(
    out: Evening, friends: list[Person]
) -> None:
    """Of thirty, a person may begin five: no thread is opened for the others."""
    ilse, tomas = friends
    store, world = out.app.service.store, out.table.table.world
    guild = int(world.guild)
    await store.keep_server(ServerSettings(guild=guild, most_games=7))
    with no_errors_logged():
        typed = [
            await person.command("adventure new", seed=f"{number}", thread=True, wait=False)
            for person in (ilse, tomas)
            for number in range(15)
        ]
        # Answers came also to what was typed before the last.
        ilse._mark = tomas._mark = 0
        said = [
            text_of(await person.answer(outcome))
            for person, outcome in zip([ilse] * 15 + [tomas] * 15, typed, strict=True)
        ]
    threads = world.threads_of(ilse.channel)
    games = {channel for _, channel in await store.all_open(guild)}
    assert {int(each.id) for each in threads} == games
    assert len(games) == 7
    assert len([each for each in said if "is over there" in each or "<#" in each]) == 7
    hosts = [(await out.adventure(str(channel))).host for channel in games]
    assert max(hosts.count(int(each.id)) for each in (ilse, tomas)) <= 5


async def test_a_thread_in_which_nothing_began_is_put_away(
    out: Evening, friends: list[Person]
) -> None:
    """Who manages the server stops new games while Discord still opens the thread."""
    ilse, _ = friends
    store, guild = out.app.service.store, int(out.table.table.world.guild)
    slow = {"path": "/threads$", "method": "POST", "delay": 0.5}
    await ilse.ask("POST", "/table/faults", {"rest": [slow]})
    typed = await ilse.command("adventure new", seed="lost", thread=True)
    while not out.app.service.servers.admission._coming:
        await asyncio.sleep(0.01)
    await store.keep_server(ServerSettings(guild=guild, closed=True))
    assert "have stopped new games" in text_of(await ilse.answer(typed))
    (thread,) = out.table.table.world.threads_of(ilse.channel)
    async with asyncio.timeout(PATIENCE):
        while not thread.archived:
            await asyncio.sleep(0.01)
    assert not out.app.service.servers.admission._coming
