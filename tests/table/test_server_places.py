"""Places where a bot cannot speak: private threads, timeouts, rights of an invitation, media."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
import pytest_asyncio

from bot.table.discord_types import EVERYONE, INVITED, Permission
from cogs.base.guests import PERMISSIONS
from tests.support.people import Person, Refused
from tests.support.rights import helping, overwritten
from tests.table.bots import Card, Setting, at_the_table
from tests.table.raw import Json, RawBot, raw_bot

HOUSE = Path(__file__).parents[2]


@pytest_asyncio.fixture
async def play() -> AsyncIterator[Setting]:
    async with at_the_table() as setting:
        yield setting


@pytest_asyncio.fixture
async def raw() -> AsyncIterator[RawBot]:
    async with raw_bot() as made:
        await made.listen()
        await made.event("GUILD_CREATE")
        yield made


async def private_thread(person: Person, name: str = "whispers") -> str:
    """A private thread that a person begins, without the bot; its id."""
    path = f"/table/channels/{person.channel}/threads"
    made = await person.ask("POST", path, {"user": person.id, "name": name, "private": True})
    assert made["type"] == 12
    return str(made["id"])


async def until_mark(raw: RawBot) -> list[Json]:
    """The events up to a channel that is opened now."""
    raw.server.table.channels.open_channel("mark")
    seen = [await raw.frame()]
    while seen[-1]["t"] != "CHANNEL_CREATE":
        seen.append(await raw.frame())
    return seen[:-1]


def test_our_role_may_do_what_the_invitation_asks_for() -> None:
    page = (HOUSE / "docs" / "HOSTING.md").read_text("utf-8")
    (asked,) = re.findall(r"permissions=(\d+)", page)
    assert int(asked) == INVITED == PERMISSIONS


async def test_the_bot_has_its_invitations_role_and_everybodys(play: Setting) -> None:
    me = play.tavern.guild.me
    assert [role.permissions.value for role in me.roles[1:]] == [INVITED]
    lent = Permission.MANAGE_THREADS | Permission.MANAGE_MESSAGES | Permission.PIN_MESSAGES
    assert me.guild_permissions.value == INVITED | EVERYONE
    assert not me.guild_permissions.value & lent


async def test_an_answer_in_a_private_thread_makes_nobody_its_member(play: Setting) -> None:
    """Threads: only who was invited, or manages threads, sees it; a command is told all the same.

    GPTDiscord, FireDiscordBot#102, Crownicles#4575: the command works, and what follows does not.
    """
    heard: list[discord.Interaction] = []

    async def on_interaction(interaction: discord.Interaction) -> None:
        heard.append(interaction)

    play.bot.add_listener(on_interaction)
    maren, guild = play.maren, play.tavern.guild
    thread = await private_thread(maren)
    await maren.go(thread)
    for line in ("hidden", "card"):
        await maren.command(line)
    assert isinstance(heard[-1].channel, discord.Thread)
    assert heard[-1].channel.is_private()
    assert heard[-1].channel.me is None
    assert heard[-1].app_permissions.send_messages_in_threads
    assert heard[-1].app_permissions.view_channel
    world = play.server.table.world
    assert world.bot not in world.channels[thread].members
    assert guild.get_thread(int(thread)) is None
    for act in (
        play.bot.get_partial_messageable(int(thread)).send("hello"),
        play.bot.fetch_channel(int(thread)),
        play.bot.http.join_thread(int(thread)),
        play.bot.http.add_user_to_thread(int(thread), int(maren.id)),
    ):
        with pytest.raises(discord.Forbidden) as caught:
            await act
        assert caught.value.code == 50001


async def test_a_mention_or_an_invitation_makes_the_bot_a_member(play: Setting) -> None:
    maren, guild, world = play.maren, play.tavern.guild, play.server.table.world
    for name in ("mentioned", "added"):
        thread = await private_thread(maren, name)
        await maren.go(thread)
        if name == "mentioned":
            await maren.write(f"<@{world.bot}> come in")
        else:
            await maren.ask("PUT", f"/table/channels/{thread}/members/{world.bot}")
        assert world.bot in world.channels[thread].members
        await play.bot.get_partial_messageable(int(thread)).send("here I am")
        known = guild.get_thread(int(thread))
        assert known is not None
        assert known.me is not None
        await maren.go("the-tavern")


async def test_what_a_private_thread_tells_of_itself(raw: RawBot) -> None:
    """docs.discord.com, threads: nothing before the bot is in it; then THREAD_CREATE with it."""
    async with Person.sit(raw.server.page_url) as maren:
        thread = await private_thread(maren)
        await maren.write("secret", in_channel=thread)
        await maren.ask("PATCH", f"/table/channels/{thread}", {"name": "secrets"})
        path = f"/table/channels/{thread}/members/{raw.application}"
        assert await until_mark(raw) == []
        await maren.ask("PUT", path)
        created, joined, *_ = await until_mark(raw)
        assert (created["t"], created["d"]["id"]) == ("THREAD_CREATE", thread)
        assert created["d"]["member"]["user_id"] == raw.application
        assert "newly_created" not in created["d"]
        assert joined["t"] == "THREAD_MEMBERS_UPDATE"
        assert [each["user_id"] for each in joined["d"]["added_members"]] == [raw.application]
        await maren.ask("DELETE", path)
        (left,) = await until_mark(raw)
        assert left["t"] == "THREAD_MEMBERS_UPDATE"
        assert left["d"]["removed_member_ids"] == [raw.application]
        await maren.write("secret again", in_channel=thread)
        await maren.ask("DELETE", f"/table/channels/{thread}")
        assert await until_mark(raw) == []


async def test_rights_over_threads_show_private_ones(raw: RawBot) -> None:
    async with Person.sit(raw.server.page_url) as maren:
        thread = await private_thread(maren)
        await helping(maren, Permission.MANAGE_THREADS)
        told = await raw.event("THREAD_LIST_SYNC")
        assert [each["id"] for each in told["threads"]] == [thread]
        assert told["members"] == []


async def test_who_may_not_invite_brings_nobody_by_a_mention(play: Setting) -> None:
    """Threads, `invitable`: members that do not manage threads add nobody."""
    world, bot = play.server.table.world, play.server.table.world.bot
    thread = await private_thread(play.maren)
    async with Person.sit(play.server.page_url, "Oswin") as oswin:
        await play.maren.ask("PUT", f"/table/channels/{thread}/members/{oswin.id}")
        await play.maren.ask("PATCH", f"/table/channels/{thread}", {"invitable": False})
        await oswin.write(f"<@{bot}>", in_channel=thread)
        assert bot not in world.channels[thread].members
        await play.maren.write(f"<@{bot}>", in_channel=thread)
        assert bot in world.channels[thread].members
        with pytest.raises(discord.Forbidden) as caught:
            await play.bot.http.add_user_to_thread(int(thread), int(world.owner))
        assert caught.value.code == 50013


async def test_who_writes_in_a_thread_is_in_it_and_who_presses_is_not(play: Setting) -> None:
    world = play.server.table.world
    thread = await play.tavern.create_thread(name="T", type=discord.ChannelType.public_thread)
    card = await thread.send(view=Card("a card"))
    members = world.channels[str(thread.id)].members
    async with Person.sit(play.server.page_url, "Oswin") as oswin:
        await oswin.go(str(thread.id))
        await oswin.click(str(card.id), "Ask")
        await oswin.command("card")
        assert oswin.id not in members
        await oswin.write("hello")
        assert oswin.id in members


async def test_nobody_is_added_who_is_not_in_the_server(play: Setting) -> None:
    thread = await play.tavern.create_thread(name="T", type=discord.ChannelType.public_thread)
    async with Person.sit(play.server.page_url, "Oswin") as oswin:
        await oswin.ask("PATCH", f"/table/users/{oswin.id}", {"member": False})
        with pytest.raises(discord.NotFound) as caught:
            await thread.add_user(discord.Object(int(oswin.id)))
        assert caught.value.code == 10007


async def test_who_is_timed_out_presses_nothing(play: Setting) -> None:
    """nextcord/previous#86: no buttons either."""
    async with Person.sit(play.server.page_url, "Oswin") as oswin:
        card = await play.tavern.send(view=Card("a card"))
        await oswin.ask("PATCH", f"/table/users/{oswin.id}", {"quiet": 60})
        for act in (
            oswin.click(str(card.id), "press", force=True),
            oswin.autocomplete("game open", "hero"),
            oswin.write("hello"),
        ):
            with pytest.raises(Refused, match="timed out"):
                await act


async def test_a_bot_in_timeout_sends_nothing_and_answers_all_the_same(play: Setting) -> None:
    """discord-api-docs 6847: the message fails, the slash command works."""
    heard: list[discord.Interaction] = []

    async def on_interaction(interaction: discord.Interaction) -> None:
        heard.append(interaction)

    play.bot.add_listener(on_interaction)
    world, maren = play.server.table.world, play.maren
    await maren.ask("PATCH", f"/table/users/{world.bot}", {"quiet": 3600})
    for act in (play.tavern.send("hello"), play.tavern.create_thread(name="T")):
        with pytest.raises(discord.Forbidden) as caught:
            await act
        assert caught.value.code == 50013
    assert play.tavern.guild.me.is_timed_out()
    said = await maren.command("card")
    assert said.reply is not None
    assert not said.reply["flags"] & 64
    assert heard[-1].app_permissions.send_messages, "of the timeout it is not told there"
    await maren.ask("PATCH", f"/table/users/{world.bot}", {"quiet": 0})
    await play.tavern.send("hello")


async def test_our_timeout_is_told_and_its_end_by_the_clock_is_not(raw: RawBot) -> None:
    async with Person.sit(raw.server.page_url) as maren:
        await maren.ask("PATCH", f"/table/users/{raw.application}", {"quiet": 1})
        told = await raw.event("GUILD_MEMBER_UPDATE")
        assert told["communication_disabled_until"]
        while (await raw.post(content="hello"))[0] != 200:
            await asyncio.sleep(0.05)
        assert [each["t"] for each in await until_mark(raw)] == ["MESSAGE_CREATE"]


async def test_media_channels_are_forums_to_a_bot() -> None:
    async with raw_bot() as raw:
        await raw.listen(intents=1)
        await raw.event("GUILD_CREATE")
        path = f"/channels/{raw.server.table.channels.open_channel('pictures', kind=16).id}"
        assert (await raw.event("CHANNEL_CREATE"))["available_tags"] == []
        status, told = await raw.ask("POST", f"{path}/messages", {"content": "no"})
        assert (status, told["code"]) == (400, 50008)
        post = {"name": "A post", "message": {"content": "first"}}
        status, made = await raw.ask("POST", f"{path}/threads", post)
        assert (status, made["type"], made["message"]["id"]) == (201, 11, made["id"])


@pytest.mark.parametrize("kind", [2, 13])
async def test_a_chat_of_voice_is_for_who_may_connect(play: Setting, kind: int) -> None:
    """discord-api-docs 5111: without CONNECT its messages are 50001."""
    made = await play.maren.ask("POST", "/table/channels", {"name": "voice", "type": kind})
    place = await play.bot.fetch_channel(int(made["id"]))
    assert isinstance(place, discord.VoiceChannel | discord.StageChannel)
    assert place.bitrate == 64_000
    await place.send("hello")
    world = play.server.table.world
    await overwritten(play.maren, made["id"], world.bot, deny=Permission.CONNECT)
    with pytest.raises(discord.Forbidden) as caught:
        await place.send("hello")
    assert caught.value.code == 50001
