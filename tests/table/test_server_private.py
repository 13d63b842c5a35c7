"""Direct messages at the local table: whose they are, and what is offered and refused there."""

from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
import pytest_asyncio
from discord import app_commands

from tests.support.cards import files_of, is_hidden
from tests.support.people import Person, Refused
from tests.table.bots import Setting, at_the_table
from tests.table.raw import raw_bot


@pytest_asyncio.fixture
async def play() -> AsyncIterator[Setting]:
    async with at_the_table() as setting:
        await setting.maren.go_private()
        yield setting


async def test_a_word_in_private_reaches_one_person(play: Setting) -> None:
    async with Person.sit(play.server.page_url, "Oswin") as oswin:
        user = await play.bot.fetch_user(int(play.maren.id))
        sent = await user.send("psst")
        assert isinstance(sent.channel, discord.DMChannel)
        assert sent.channel.recipient == user
        assert sent.guild is None
        seen = await play.maren.see(lambda m: m["content"] == "psst")
        assert seen["channel_id"] == play.maren.channel == str(sent.channel.id)
        await sent.edit(content="pssst")
        await play.maren.see(lambda m: m["content"] == "pssst")
        assert [m.id async for m in sent.channel.history()] == [sent.id]
        await sent.delete()
        await play.maren.wait_for(lambda e: e["type"] == "message_delete")
        kinds = {event["type"] for event in oswin.events}
        assert not kinds & {"message_create", "message_update", "message_delete"}


async def test_nobody_else_sees_or_enters_them(play: Setting) -> None:
    async with Person.sit(play.server.page_url, "Oswin") as oswin:
        theirs = [c for c in (await oswin.state())["channels"] if c["type"] == 1]
        assert [c["recipients"][0]["id"] for c in theirs] == [oswin.id]
        assert theirs[0]["id"] != play.maren.channel
        with pytest.raises(Refused, match="Unknown Channel"):
            await oswin.messages(play.maren.channel)
        with pytest.raises(Refused, match="Unknown Channel"):
            await oswin.command("think", in_channel=play.maren.channel, force=True)
        for method, body in (("PATCH", {"name": "mine"}), ("DELETE", None)):
            with pytest.raises(Refused, match="DM channel"):
                await oswin.ask(method, f"/table/channels/{play.maren.channel}", body)
    public = await play.maren.ask("GET", "/table/state")
    assert all(channel["type"] == 0 for channel in public["channels"])


async def test_an_interaction_has_a_user_and_no_guild() -> None:
    async with raw_bot() as bot, Person.sit(bot.server.page_url) as maren:
        await maren.go_private()
        await bot.listen(intents=1)
        data = {"id": "1", "name": "x", "type": 1, "options": []}
        body = {"user": maren.id, "channel": maren.channel, "type": 2, "data": data}
        await maren.ask("POST", "/table/interactions", body | {"force": True})
        told = await bot.event("INTERACTION_CREATE")
    assert told["context"] == 1
    assert told["user"]["id"] == maren.id
    assert not told.keys() & {"guild_id", "guild", "member", "guild_locale"}
    assert told["authorizing_integration_owners"] == {"0": "0"}
    assert told["channel"]["type"] == 1
    assert [each["id"] for each in told["channel"]["recipients"]] == [maren.id]
    said = discord.Permissions(int(told["app_permissions"]))
    assert said == discord.Permissions(
        attach_files=True, embed_links=True, mention_everyone=True, use_external_emojis=True
    )


@pytest.mark.parametrize(("intent", "comes"), [(1 << 12, True), (1 << 9, False), (1, False)])
async def test_messages_come_to_those_who_asked_for_private_ones(intent: int, comes: bool) -> None:
    async with raw_bot() as bot:
        await bot.listen(intents=intent)
        world = bot.server.table.world
        status, channel = await bot.ask(
            "POST", "/users/@me/channels", {"recipient_id": world.owner}
        )
        assert status == 200
        await bot.ask("POST", f"/channels/{channel['id']}/messages", {"content": "psst"})
        # The answer to a heartbeat comes after whatever was sent before it.
        await bot.send(1, None)
        frames: list[dict[str, Any]] = []
        while not frames or frames[-1]["op"] != 11:
            frames.append(await bot.frame())
        told = [frame["d"] for frame in frames if frame.get("t") == "MESSAGE_CREATE"]
        assert [d["content"] for d in told] == (["psst"] if comes else [])
        assert not any("guild_id" in d or "member" in d for d in told)


async def test_commands_are_offered_where_their_contexts_say(play: Setting) -> None:
    @app_commands.command(name="hall", description="For servers")
    @app_commands.guild_only()
    async def hall(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("in the hall")

    @app_commands.command(name="both", description="Anywhere")
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def both(interaction: discord.Interaction, words: str = "") -> None:
        await interaction.response.send_message(f"{interaction.context.dm_channel} {words}")

    @both.autocomplete("words")
    async def _words(_: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=current, value=current)]

    @app_commands.command(name="whisper", description="For direct messages")
    @app_commands.allowed_contexts(dms=True)
    async def whisper(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("aye", ephemeral=True)

    for command in (hall, both, whisper):
        play.bot.tree.add_command(command)
    await play.bot.tree.sync()
    maren = play.maren
    said = await maren.answer(await maren.command("both"))
    assert said["content"] == "True "
    assert await maren.autocomplete("both", "words", "b") == [{"name": "b", "value": "b"}]
    said = await maren.answer(await maren.command("whisper"))
    assert is_hidden(said)
    with pytest.raises(Refused, match="may not use /hall"):
        await maren.command("hall")
    await maren.go("the-tavern")
    assert (await maren.answer(await maren.command("hall")))["content"] == "in the hall"
    assert (await maren.answer(await maren.command("both")))["content"] == "False "
    with pytest.raises(Refused, match="may not use /whisper"):
        await maren.command("whisper")
    guild = discord.Object(play.tavern.guild.id)
    play.bot.tree.copy_global_to(guild=guild)
    play.bot.tree.clear_commands(guild=None)
    await play.bot.tree.sync()
    await play.bot.tree.sync(guild=guild)
    await maren.go_private()
    with pytest.raises(Refused, match="may not use /both"):
        await maren.command("both")


async def test_nobody_else_can_be_named_there(play: Setting) -> None:
    maren = play.maren
    async with Person.sit(play.server.page_url, "Oswin") as oswin:
        with pytest.raises(Refused, match="nobody here"):
            await maren.command("say", who=oswin.id, words="hey")


async def test_cards_work_as_in_a_channel(play: Setting) -> None:
    maren = play.maren
    card = await maren.answer(await maren.command("card"))
    assert files_of(card)
    await maren.click(card, "Press")
    await maren.see(lambda m: "pressed" in str(m["components"]))
    await maren.click(card, "Slow")
    await maren.see(lambda m: "redrawn" in str(m["components"]))
    picked = await maren.answer(await maren.choose(card, "Pick a way", "North"))
    assert (picked["content"], is_hidden(picked)) == ("picked north", True)
    opened = await maren.click(card, "Ask")
    told = await maren.answer(await maren.submit_modal(opened, {"Name": "Adela", "Way": "Left"}))
    assert told["content"] == "Adela goes left"
    assert {m["channel_id"] for m in await maren.messages()} == {maren.channel}


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("PATCH", "/channels/{dm}", {"name": "x"}, 50003),
        ("POST", "/channels/{dm}/threads", {"name": "x"}, 50003),
        ("POST", "/users/@me/channels", {"recipient_id": "7"}, 50033),
        ("POST", "/users/@me/channels", {"recipient_id": "{bot}"}, 50007),
        ("POST", "/users/@me/channels", {}, 50033),
    ],
)
async def test_what_does_not_go_there(method: str, path: str, body: Any, code: int) -> None:
    async with raw_bot() as bot:
        world = bot.server.table.world
        path = path.replace("{dm}", world.private(world.owner).id)
        body = {key: value.replace("{bot}", world.bot) for key, value in body.items()}
        _, answer = await bot.ask(method, path, body)
        assert answer["code"] == code


async def test_closing_them_forgets_nothing() -> None:
    async with raw_bot() as bot:
        world = bot.server.table.world
        private = world.private(world.owner)
        _, sent = await bot.ask("POST", f"/channels/{private.id}/messages", {"content": "psst"})
        status, closed = await bot.ask("DELETE", f"/channels/{private.id}")
        assert (status, closed["id"]) == (200, private.id)
        _, again = await bot.ask("POST", "/users/@me/channels", {"recipient_id": world.owner})
        assert again == closed
        _, kept = await bot.ask("GET", f"/channels/{private.id}/messages/{sent['id']}")
        assert kept["content"] == "psst"
