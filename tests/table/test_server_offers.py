"""Commands where a person alone installed the bot, and what interactions say of their place."""

from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
import pytest_asyncio
from discord import app_commands

from tests.support.cards import is_hidden
from tests.support.guests import among_others, withhold, without_us
from tests.support.people import Person, Refused
from tests.table.bots import Setting, at_the_table
from tests.table.raw import Json, RawBot, raw_bot

PARTIAL = {
    *("id", "name", "type", "permissions", "last_message_id", "last_pin_timestamp", "nsfw"),
    *("parent_id", "guild_id", "flags", "rate_limit_per_user", "topic", "position"),
}


async def told(raw: RawBot, person: Person) -> Json:
    """What the bot is told of a command that somebody types where they are."""
    data: Json = {"id": "1", "name": "x", "type": 1, "options": []}
    body = {"user": person.id, "channel": person.channel, "type": 2, "data": data, "force": True}
    await person.ask("POST", "/table/interactions", body)
    return await raw.event("INTERACTION_CREATE")


async def test_the_channel_of_an_interaction_is_partial() -> None:
    async with raw_bot() as raw, Person.sit(raw.server.page_url) as maren:
        await raw.listen(intents=1)
        given = (await told(raw, maren))["channel"]
    assert given.keys() <= PARTIAL
    assert {"id", "name", "type", "permissions", "guild_id", "topic"} <= given.keys()


async def test_who_installed_the_bot_is_said_by_place_and_person() -> None:
    async with raw_bot() as raw, Person.sit(raw.server.page_url) as maren:
        await raw.listen(intents=1)
        guild = raw.server.table.world.guild
        assert (await told(raw, maren))["authorizing_integration_owners"] == {"0": guild}
        await maren.ask("PATCH", f"/table/users/{maren.id}", {"installed": True})
        both = {"0": guild, "1": maren.id}
        assert (await told(raw, maren))["authorizing_integration_owners"] == both
        await maren.go_private()
        both = {"0": "0", "1": maren.id}
        assert (await told(raw, maren))["authorizing_integration_owners"] == both
        await among_others(raw.server, maren)
        given = await told(raw, maren)
        assert (given["context"], given["channel"]["type"]) == (2, 3)
        assert given["authorizing_integration_owners"] == {"1": maren.id}
        assert "member" not in given
        assert discord.Permissions(int(given["app_permissions"])) == discord.Permissions(
            attach_files=True, embed_links=True, mention_everyone=True
        )
        await without_us(maren)
        given = await told(raw, maren)
        assert given["context"] == 0
        assert given["authorizing_integration_owners"] == {"1": maren.id}
        assert given["member"]["user"]["id"] == maren.id


@pytest_asyncio.fixture
async def play() -> AsyncIterator[Setting]:
    async with at_the_table() as setting:

        @app_commands.command(name="many", description="Say much")
        @app_commands.allowed_installs(guilds=True, users=True)
        async def many(interaction: discord.Interaction, times: int) -> None:
            await interaction.response.defer(thinking=True)
            for n in range(times):
                try:
                    await interaction.followup.send(f"follow-up {n}")
                except discord.HTTPException as refused:
                    edited = f"{refused.status} {refused.code} after {n}"
                    await interaction.edit_original_response(content=edited)

        setting.bot.tree.add_command(many)
        await setting.bot.tree.sync()
        yield setting


async def test_five_follow_ups_where_the_bot_is_no_member(play: Setting) -> None:
    maren = play.maren
    await maren.command("many", times=6)
    await maren.see(lambda m: m["content"] == "follow-up 5")
    await maren.ask("PATCH", f"/table/users/{maren.id}", {"installed": True})
    await without_us(maren)
    await maren.command("many", times=6)
    await maren.see(lambda m: m["content"] == "400 40094 after 5")


async def test_a_command_is_offered_by_its_installations(play: Setting) -> None:
    maren = play.maren
    await without_us(maren)
    with pytest.raises(Refused, match="may not use /many"):
        await maren.command("many", times=1)
    await maren.ask("PATCH", f"/table/users/{maren.id}", {"installed": True})
    await maren.command("many", times=1)
    with pytest.raises(Refused, match="may not use /think"):
        await maren.command("think")


async def test_a_server_may_hide_the_answers_of_apps_that_people_bring(play: Setting) -> None:
    # Maren owns the servers, so that nothing is withheld from her.
    async with Person.sit(play.server.page_url, "Tomas") as tomas:
        await tomas.ask("PATCH", f"/table/users/{tomas.id}", {"installed": True})
        await withhold(tomas)
        await tomas.command("many", times=1)
        assert not is_hidden(await tomas.see(lambda m: m["content"] == "follow-up 0"))
        await without_us(tomas)
        await tomas.command("many", times=1)
        assert not is_hidden(await tomas.see(lambda m: m["content"] == "follow-up 0"))
        await withhold(tomas)
        await tomas.command("many", times=2)
        assert is_hidden(await tomas.see(lambda m: m["content"] == "follow-up 0"))
        assert is_hidden(await tomas.see(lambda m: m["content"] == "follow-up 1"))


async def test_roles_and_anybody_are_resolved() -> None:
    async with at_the_table() as play:
        heard: list[Any] = []

        @app_commands.command(name="call", description="Call somebody")
        async def call(
            interaction: discord.Interaction,
            role: discord.Role,
            anybody: discord.Member | discord.Role,
        ) -> None:
            heard.extend((role, anybody))
            await interaction.response.send_message(f"{role.name} {anybody.id}")

        play.bot.tree.add_command(call)
        await play.bot.tree.sync()
        made = await play.maren.ask("POST", "/table/roles", {"name": "Elves", "permissions": 0})
        role, maren = made["id"], play.maren.id
        for anybody, kind in ((maren, discord.Member), (role, discord.Role)):
            outcome = await play.maren.command("call", role=role, anybody=anybody)
            assert outcome.reply is not None
            assert outcome.reply["content"] == f"Elves {anybody}"
            assert isinstance(heard[-2], discord.Role)
            assert isinstance(heard[-1], kind)
        with pytest.raises(Refused, match="there is no role"):
            await play.maren.command("call", role=maren, anybody=maren)
