"""Channels as people use them: they write, threads fall asleep, and Discord itself says things."""

from collections.abc import AsyncIterator

import discord
import pytest
import pytest_asyncio

from bot.table.discord_types import Permission
from bot.table.gateway import SessionRules
from bot.table.server import TableServer
from tests.support.cards import is_hidden, text_of
from tests.support.clocks import DAY, HOUR
from tests.support.people import Person, Refused
from tests.support.rights import lent
from tests.support.seasons import Season
from tests.table.bots import Setting, at_the_table, running
from tests.table.raw import Json, RawBot, raw_bot


@pytest_asyncio.fixture
async def play() -> AsyncIterator[Setting]:
    async with at_the_table() as setting:
        yield setting


async def thread_of(raw: RawBot, **fields: object) -> str:
    """A thread below the first channel."""
    path = f"/channels/{raw.channel}/threads"
    _, made = await raw.ask("POST", path, {"name": "T", "type": 11, **fields})
    return str(made["id"])


async def types(raw: RawBot, channel: str) -> list[int]:
    """The types of a channel's messages, oldest first."""
    _, found = await raw.ask("GET", f"/channels/{channel}/messages")
    return [each["type"] for each in reversed(found)]


async def helping(raw: RawBot) -> None:
    """The bot may pin and delete what others said, which its invitation does not ask for."""
    rights = int(Permission.PIN_MESSAGES | Permission.MANAGE_MESSAGES)
    wish = {"name": "Helpers", "permissions": rights, "held": True}
    async with raw.session.post(f"{raw.server.page_url}table/roles", json=wish) as answer:
        assert answer.status == 200


async def test_discord_tells_of_a_pin_of_who_was_added_and_of_a_threads_start() -> None:
    async with raw_bot() as raw:
        _, sent = await raw.post(content="one")
        await helping(raw)
        path = f"/channels/{raw.channel}/messages"
        assert (await raw.ask("PUT", f"{path}/pins/{sent['id']}"))[0] == 204
        assert await types(raw, raw.channel) == [0, 6]
        thread = await thread_of(raw)
        owner = raw.server.table.world.owner
        members = f"/channels/{thread}/thread-members"
        assert (await raw.ask("PUT", f"{members}/{owner}"))[0] == 204
        assert (await raw.ask("PUT", f"{members}/{owner}"))[0] == 204
        (added,) = (await raw.ask("GET", f"/channels/{thread}/messages"))[1]
        assert (added["type"], [each["id"] for each in added["mentions"]]) == (1, [owner])
        _, hung = await raw.ask("POST", f"{path}/{sent['id']}/threads", {"name": "On it"})
        (start,) = (await raw.ask("GET", f"/channels/{hung['id']}/messages"))[1]
        assert start["type"] == 21
        assert start["message_reference"]["message_id"] == sent["id"]


async def test_what_discord_says_is_not_changed_and_some_of_it_stays() -> None:
    async with raw_bot() as raw:
        _, sent = await raw.post(content="one")
        await helping(raw)
        path = f"/channels/{raw.channel}/messages"
        await raw.ask("PUT", f"{path}/pins/{sent['id']}")
        (pin,) = (await raw.ask("GET", f"{path}?limit=1"))[1]
        status, told = await raw.ask("PATCH", f"{path}/{pin['id']}", {"content": "no"})
        assert (status, told["code"]) == (403, 50021)
        assert (await raw.ask("DELETE", f"{path}/{pin['id']}"))[0] == 204
        thread = await thread_of(raw)
        await raw.ask("PATCH", f"/channels/{thread}", {"name": "Anew"})
        (named,) = (await raw.ask("GET", f"/channels/{thread}/messages"))[1]
        status, told = await raw.ask("DELETE", f"/channels/{thread}/messages/{named['id']}")
        assert (status, told["code"]) == (403, 50021)


async def test_people_write_and_the_bot_reads_only_what_names_it() -> None:
    async with raw_bot() as raw, Person.sit(raw.server.page_url) as maren:
        await raw.listen(intents=513)
        await raw.event("GUILD_CREATE")
        for said, read in (("hello", ""), (f"<@{raw.application}> hello", None)):
            written = await maren.write(said)
            told = await raw.event("MESSAGE_CREATE")
            assert told["author"]["id"] == maren.id
            assert told["content"] == (said if read is None else read)
            path = f"/channels/{raw.channel}/messages/{written['id']}"
            assert (await raw.ask("GET", path))[1]["content"] == told["content"]
        status, refused = await raw.ask("PATCH", path, {"content": "mine"})
        assert (status, refused["code"]) == (403, 50005)
    async with (
        raw_bot(sessions=SessionRules(granted=1 << 15)) as raw,
        Person.sit(raw.server.page_url) as maren,
    ):
        await raw.listen(intents=513 | 1 << 15)
        await raw.event("GUILD_CREATE")
        await maren.write("hello")
        assert (await raw.event("MESSAGE_CREATE"))["content"] == "hello"


async def test_slow_mode_is_for_people_and_not_for_the_bot(play: Setting) -> None:
    await play.maren.ask("PATCH", f"/table/channels/{play.maren.channel}", {"slow": 600})
    async with Person.sit(play.server.page_url, "Bram") as bram:
        await bram.write("once")
        with pytest.raises(Refused, match="slowmode"):
            await bram.write("twice")
        for n in range(3):
            await play.tavern.send(f"{n}")
        outcome = await bram.command("think")
        assert outcome.ok
    # Since February 2026 who manages messages and channels is as slow as everybody else.
    for right in (Permission.MANAGE_MESSAGES, Permission.MANAGE_CHANNELS):
        async with Person.sit(play.server.page_url, f"Keeper {right}") as keeper:
            await lent(play.maren, right, keeper)
            await keeper.write("once")
            with pytest.raises(Refused, match="slowmode"):
                await keeper.write("twice")
            await lent(play.maren, right | Permission.BYPASS_SLOWMODE, keeper)
            await keeper.write("twice")


async def test_what_one_person_saw_goes_with_their_client(play: Setting) -> None:
    outcome = await play.maren.command("hidden")
    await play.maren.see(lambda m: m["content"].startswith("third"))
    assert outcome.reply is not None
    async with Person.sit(play.server.page_url) as same:
        assert any(is_hidden(each) for each in await same.messages())
    assert any(is_hidden(each) for each in await play.maren.messages())
    async with at_the_table() as other:
        async with Person.sit(other.server.page_url, "Bram") as bram:
            await bram.command("hidden")
            await bram.see(lambda m: m["content"].startswith("third"))
            assert sum(is_hidden(each) for each in await bram.messages()) == 2
        async with Person.sit(other.server.page_url, "Bram") as bram:
            assert not any(is_hidden(each) for each in await bram.messages())


async def test_a_thread_archives_itself_and_a_message_wakes_it() -> None:
    at = [1_800_000_000.0]
    async with raw_bot(now=lambda: at[0]) as raw:
        await raw.listen(intents=1)
        await raw.event("GUILD_CREATE")
        thread = await thread_of(raw, auto_archive_duration=60)
        world = raw.server.table.world

        async def asleep(minutes: int) -> bool:
            at[0] += minutes * 60
            await raw.ask("GET", f"/channels/{thread}")
            return world.channels[thread].archived

        assert not await asleep(59)
        await raw.ask("POST", f"/channels/{thread}/messages", {"content": "still here"})
        assert not await asleep(59)
        assert await asleep(1)
        assert (await raw.event("THREAD_UPDATE"))["thread_metadata"]["archived"]
        await raw.ask("POST", f"/channels/{thread}/messages", {"content": "here again"})
        assert not world.channels[thread].archived
        await raw.ask("PATCH", f"/channels/{thread}", {"auto_archive_duration": 1440})
        assert not await asleep(1439)
        assert await asleep(1)


async def test_the_body_of_a_limit_counts_where_its_header_says_otherwise() -> None:
    """discord-api-docs 6109; the library goes by the body."""
    server = TableServer()
    await server.start()
    try:
        async with running(server, max_ratelimit_timeout=60) as bot:
            limit: Json = {"path": "/messages", "method": "POST", "status": 429}
            server.table.faults.order({"rest": [limit | {"retry_after": 0.05, "told_after": 1163}]})
            channel = next(iter(bot.guilds)).text_channels[0]
            await channel.send("after a moment")
            server.table.faults.order({"rest": [limit | {"retry_after": 1163, "told_after": 0.05}]})
            with pytest.raises(discord.RateLimited):
                await channel.send("never")
    finally:
        await server.stop()


async def test_a_card_that_people_buried_answers_and_is_brought_up_to_date(here: Season) -> None:
    await here.opened("buried")
    await here.all_but(here.tomas)
    card = await here.card()
    for n in range(12):
        await here.people[n % 3].write(f"so we talked, {n}")
    before = await here.stored()
    await here.later(2 * DAY, 12 * HOUR)
    after = await here.out.shown(here.adventure, before.version + 1)
    newest = await here.ilse.fresh(str(after.card))
    assert int(newest["id"]) > int(card["id"])
    assert text_of(newest)


async def test_a_game_in_a_thread_that_fell_asleep_goes_on(here: Season) -> None:
    thread = await here.opened("asleep", thread=True)
    await here.all_but(here.tomas)
    channel = here.table.table.world.channels[thread]
    channel.active -= channel.auto_archive * 60
    await here.ilse.state()
    assert channel.archived
    before = await here.stored()
    await here.later(2 * DAY, 12 * HOUR)
    await here.out.shown(here.adventure, before.version + 1)
    assert not channel.archived
