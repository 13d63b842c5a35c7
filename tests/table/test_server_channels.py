"""The real client at the local table: channels, threads, nonces, pins, rights."""

import io
from collections.abc import AsyncIterator

import discord
import pytest
import pytest_asyncio

from bot.table.discord_types import Permission
from tests.support.cards import text_of
from tests.support.people import Person
from tests.support.rights import helping
from tests.table.bots import Card, Setting, at_the_table, picture


@pytest_asyncio.fixture
async def play() -> AsyncIterator[Setting]:
    async with at_the_table() as setting:
        yield setting


async def _permit(play: Setting, permissions: discord.Permissions) -> None:
    body = {"channel": play.maren.channel, "permissions": permissions.value}
    await play.maren.ask("POST", "/table/permissions", body)


def _without(**rights: bool) -> discord.Permissions:
    permissions = discord.Permissions.all()
    permissions.update(**rights)
    return permissions


async def test_the_client_knows_the_world(play: Setting) -> None:
    guild = play.tavern.guild
    assert guild.name == "The Undercroft"
    assert [c.name for c in guild.text_channels] == ["the-tavern", "deep-well", "quiet-corner"]
    assert (await play.bot.fetch_user(int(play.maren.id))).global_name == "Maren"
    assert (await guild.fetch_member(int(play.maren.id))).display_name == "Maren"
    assert (await play.bot.fetch_channel(play.tavern.id)).id == play.tavern.id
    assert [c.id for c in await guild.fetch_channels()] == [c.id for c in guild.text_channels]
    assert play.tavern.permissions_for(guild.me).send_messages
    with pytest.raises(discord.NotFound) as caught:
        await play.bot.fetch_channel(12)
    assert caught.value.code == 10003


async def test_ids_are_the_same_in_every_run(play: Setting) -> None:
    first = await play.maren.state()
    added = await play.maren.ask("POST", "/table/users", {"name": "Wren"})
    async with at_the_table() as other:
        again = await other.maren.state()
        readded = await other.maren.ask("POST", "/table/users", {"name": "Wren"})
    for key in ("guild", "bot", "users"):
        assert again[key] == first[key]
    assert [c["id"] for c in again["channels"]] == [c["id"] for c in first["channels"]]
    assert readded["id"] == added["id"]


async def test_message_ids_increase(play: Setting) -> None:
    ids = [(await play.tavern.send(f"line {n}")).id for n in range(4)]
    assert ids == sorted(set(ids))


async def test_the_same_nonce_gives_the_same_message(play: Setting) -> None:
    first = await play.tavern.send("turn 1", nonce="turn-1")
    again = await play.tavern.send("turn 1, once more", nonce="turn-1")
    other = await play.tavern.send("turn 2", nonce="turn-2")
    assert again.id == first.id != other.id
    assert [m["content"] for m in await play.maren.messages()] == ["turn 1", "turn 2"]
    await first.delete()
    with pytest.raises(discord.NotFound) as caught:
        await play.tavern.send("turn 1", nonce="turn-1")
    assert caught.value.code == 10008


async def test_files_go_with_messages_and_go_away(play: Setting) -> None:
    file = discord.File(io.BytesIO(picture(12, 8)), "a map.png", description="Twelve by eight")
    message = await play.tavern.send("look", file=file)
    kept = message.attachments[0]
    assert (kept.width, kept.height, kept.description) == (12, 8, "Twelve by eight")
    assert kept.filename == "a_map.png"
    assert await kept.read() == picture(12, 8)
    edited = await message.edit(content="look again")
    assert [a.id for a in edited.attachments] == [kept.id]
    edited = await message.edit(attachments=[])
    assert edited.attachments == []


async def test_editing_and_deleting_what_is_gone(play: Setting) -> None:
    message = await play.tavern.send("here")
    assert (await play.tavern.fetch_message(message.id)).content == "here"
    await play.maren.ask("DELETE", f"/table/channels/{message.channel.id}/messages/{message.id}")
    for attempt in (message.edit(content="still here"), message.delete()):
        with pytest.raises(discord.NotFound) as caught:
            await attempt
        assert caught.value.code == 10008


async def test_history_is_newest_first_and_hides_what_is_ephemeral(play: Setting) -> None:
    await play.maren.command("hidden")
    await play.maren.see(lambda m: m["content"].startswith("third"))
    sent = [await play.tavern.send(str(n)) for n in range(3)]
    history = [m.id async for m in play.tavern.history(limit=3)]
    assert history == [m.id for m in reversed(sent)]
    everything = [m.content async for m in play.tavern.history()]
    assert everything == ["2", "1", "0", "third, for all to see"]


async def test_threads_with_and_without_a_message(play: Setting) -> None:
    plain = await play.tavern.create_thread(
        name="Plain", type=discord.ChannelType.public_thread, auto_archive_duration=60
    )
    message = await play.tavern.send("hang a thread here")
    hung = await message.create_thread(name="Hung")
    assert hung.id == message.id
    assert plain.parent_id == hung.parent_id == play.tavern.id
    with pytest.raises(discord.HTTPException) as caught:
        await message.create_thread(name="Hung again")
    assert caught.value.code == 160004
    shown = [c for c in (await play.maren.state())["channels"] if c["type"] == 11]
    assert {c["name"]: c["parent_id"] for c in shown} == {
        "Plain": str(play.tavern.id),
        "Hung": str(play.tavern.id),
    }
    await plain.send(view=Card("in a thread"))
    await play.maren.go("Plain")
    assert text_of(await play.maren.latest()) == "in a thread"
    outcome = await play.maren.command("say", who=play.maren.id, words="deep")
    assert outcome.reply is not None
    assert outcome.reply["channel_id"] == str(plain.id)
    assert ("thread_create", plain.id) in play.bot.seen


async def test_archived_and_locked_threads(play: Setting) -> None:
    thread = await play.tavern.create_thread(name="Old", type=discord.ChannelType.public_thread)
    message = await thread.send("before")
    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException) as caught:
        await message.edit(content="after")
    assert caught.value.code == 50083
    await thread.send("this opens it again")
    assert not (await play.bot.fetch_channel(thread.id)).archived
    path = f"/table/channels/{thread.id}"
    await play.maren.ask("PATCH", path, {"archived": True, "locked": True})
    with pytest.raises(discord.HTTPException) as caught:
        await thread.send("no more")
    assert caught.value.code == 50083
    await play.maren.ask("DELETE", path)
    with pytest.raises(discord.NotFound) as gone:
        await thread.send("nowhere")
    assert gone.value.code == 10003


async def test_a_locked_thread_needs_a_moderator(play: Setting) -> None:
    thread = await play.tavern.create_thread(name="Shut", type=discord.ChannelType.public_thread)
    await helping(play.maren, Permission.MANAGE_THREADS)
    await thread.edit(locked=True)
    said = await thread.send("a moderator may still speak")
    await _permit(play, _without(manage_threads=False))
    for act in (
        thread.send("others may not"),
        said.edit(content="nor change what stands"),
        thread.edit(name="nor its name"),
    ):
        with pytest.raises(discord.HTTPException) as caught:
            await act
        assert caught.value.code == 160005


async def test_pins(play: Setting) -> None:
    first, second = await play.tavern.send("one"), await play.tavern.send("two")
    await helping(play.maren, Permission.PIN_MESSAGES)
    await first.pin()
    await second.pin()
    assert [p.id async for p in play.tavern.pins()] == [second.id, first.id]
    assert (await play.maren.fresh(str(first.id)))["pinned"]
    await second.unpin()
    assert [p.id async for p in play.tavern.pins()] == [first.id]
    await _permit(play, _without(pin_messages=False))
    with pytest.raises(discord.Forbidden) as caught:
        await second.pin()
    assert caught.value.code == 50013


async def test_missing_rights(play: Setting) -> None:
    message = await play.tavern.send("while I may")
    await _permit(play, _without(send_messages=False))
    with pytest.raises(discord.Forbidden) as caught:
        await play.tavern.send("no")
    assert caught.value.code == 50013
    await message.edit(content="edits still work")
    assert not play.tavern.permissions_for(play.tavern.guild.me).send_messages

    await _permit(play, _without(attach_files=False))
    with pytest.raises(discord.Forbidden):
        await play.tavern.send(file=discord.File(io.BytesIO(b"x"), "x.txt"))

    await _permit(play, _without(create_public_threads=False))
    with pytest.raises(discord.Forbidden):
        await play.tavern.create_thread(name="no", type=discord.ChannelType.public_thread)

    await _permit(play, discord.Permissions.none())
    with pytest.raises(discord.Forbidden) as unseen:
        await play.tavern.fetch_message(message.id)
    assert unseen.value.code == 50001
    # Answers to interactions need none of these rights.
    outcome = await play.maren.command("say", who=play.maren.id, words="still here")
    assert outcome.ok

    body = {"channel": play.maren.channel, "permissions": None}
    await play.maren.ask("POST", "/table/permissions", body)
    await play.tavern.send("all is well again")


async def test_threads_follow_the_rights_of_their_channel(play: Setting) -> None:
    thread = await play.tavern.create_thread(name="T", type=discord.ChannelType.public_thread)
    await _permit(play, _without(send_messages_in_threads=False))
    with pytest.raises(discord.Forbidden):
        await thread.send("no")
    await play.tavern.send("but here")


async def test_mentions_reach_only_whom_they_may(play: Setting) -> None:
    async with Person.sit(play.server.page_url, "Oswin") as oswin:
        text = f"<@{play.maren.id}> and <@{oswin.id}> and <@77>"
        silent = await play.tavern.send(text)
        assert silent.mentions == []
        only = discord.AllowedMentions(users=[discord.Object(int(oswin.id))], everyone=False)
        named = await play.tavern.send(view=Card(text), allowed_mentions=only)
        assert [u.id for u in named.mentions] == [int(oswin.id)]
        absent = await play.tavern.send("nobody by name", allowed_mentions=only)
        assert absent.mentions == []
        everyone = await play.tavern.send(
            "@everyone", allowed_mentions=discord.AllowedMentions.all()
        )
        assert not everyone.mention_everyone


async def test_a_new_channel_and_a_new_friend_are_told_of(play: Setting) -> None:
    made = await play.maren.ask("POST", "/table/channels", {"name": "New Hall"})
    assert made["name"] == "new-hall"
    event = await play.maren.wait_for(lambda e: e["type"] == "channel_create")
    assert event["channel"]["id"] == made["id"]
    async with Person.sit(play.server.page_url, "Wren", channel="new-hall") as wren:
        outcome = await wren.command("say", who=wren.id, words="hello")
        assert outcome.reply is not None
        assert outcome.reply["channel_id"] == made["id"]
        told = await play.maren.wait_for(lambda e: e["type"] == "user_create")
        assert told["user"]["id"] == wren.id


async def test_a_thread_tells_its_new_name(play: Setting) -> None:
    thread = await play.tavern.create_thread(name="Old", type=discord.ChannelType.public_thread)
    await thread.edit(name="Old", archived=False)
    assert await play.maren.messages(str(thread.id)) == []
    await thread.edit(name="New")
    (told,) = [each async for each in thread.history()]
    assert (told.type, told.content) == (discord.MessageType.channel_name_change, "New")


async def test_channels_for_announcements_have_threads_of_their_own(play: Setting) -> None:
    made = await play.maren.ask("POST", "/table/channels", {"name": "news", "type": 5})
    news = await play.bot.fetch_channel(int(made["id"]))
    assert isinstance(news, discord.TextChannel)
    assert news.is_news()
    for channel, kind in (
        (news, discord.ChannelType.public_thread),
        (news, discord.ChannelType.private_thread),
        (play.tavern, discord.ChannelType.news_thread),
    ):
        with pytest.raises(discord.HTTPException) as caught:
            await channel.create_thread(name="No", type=kind)
        assert caught.value.code == 50024
    opened = await news.create_thread(name="Yes", type=discord.ChannelType.news_thread)
    assert opened.type is discord.ChannelType.news_thread
    told = await (await news.send("news")).create_thread(name="Of a message")
    assert told.type is discord.ChannelType.news_thread


async def test_a_server_has_a_cap_of_active_threads(play: Setting) -> None:
    play.server.table.channels.most_threads = 1
    first = await play.tavern.create_thread(name="One", type=discord.ChannelType.public_thread)
    with pytest.raises(discord.HTTPException) as caught:
        await play.tavern.create_thread(name="Two", type=discord.ChannelType.public_thread)
    assert (caught.value.status, caught.value.code) == (400, 160006)
    await first.edit(archived=True)
    await play.tavern.create_thread(name="Two", type=discord.ChannelType.public_thread)


async def test_a_mention_brings_people_into_a_thread(play: Setting) -> None:
    thread = await play.tavern.create_thread(name="T", type=discord.ChannelType.public_thread)
    maren = discord.Object(int(play.maren.id))
    await thread.send(f"<@{maren.id}>", allowed_mentions=discord.AllowedMentions.none())
    assert maren.id not in [each.id for each in await thread.fetch_members()]
    await thread.send(f"<@{maren.id}>", allowed_mentions=discord.AllowedMentions(users=[maren]))
    assert maren.id in [each.id for each in await thread.fetch_members()]


async def test_a_channel_is_opened_with_its_overwrites(play: Setting) -> None:
    guild, world = play.tavern.guild, play.server.table.world
    with pytest.raises(discord.Forbidden):
        await guild.create_text_channel("narrow")
    for role in world.guilds[world.guild].roles.values():
        if world.bot in role.holders:
            role.rights |= Permission.MANAGE_CHANNELS
    bare = discord.PermissionOverwrite(attach_files=False)
    made = await guild.create_text_channel("narrow", overwrites={guild.me: bare})
    assert not world.bot_rights(world.channels[str(made.id)]) & Permission.ATTACH_FILES
    with pytest.raises(discord.HTTPException) as refused:
        await guild.create_text_channel("x" * 101)
    assert refused.value.code == 50035
    beyond = discord.PermissionOverwrite(ban_members=True)
    with pytest.raises(discord.Forbidden):
        await guild.create_text_channel("wide", overwrites={guild.me: beyond})
