"""What people may do in channels, as roles and overwrites add up: held to docs.discord.com, P."""

from collections.abc import AsyncIterator

import discord
import pytest
import pytest_asyncio

from bot.table.discord_types import EVERYONE, Permission
from bot.table.gateway import SessionRules
from tests.support.people import Person, Refused
from tests.support.rights import hidden, lent, overwritten
from tests.table.bots import Setting, at_the_table
from tests.table.raw import raw_bot

VIEW, SEND = Permission.VIEW_CHANNEL, Permission.SEND_MESSAGES
VOICE = discord.Permissions.voice().value
"""What the library leaves out where nobody speaks."""


@pytest_asyncio.fixture
async def play() -> AsyncIterator[Setting]:
    async with at_the_table() as setting:
        yield setting


async def seen(person: Person) -> set[str]:
    return {each.get("name", "") for each in (await person.state())["channels"]}


async def test_roles_and_overwrites_add_up() -> None:
    """docs.discord.com, permissions: everybody's, then all roles together, then one's own."""
    async with raw_bot() as raw, Person.sit(raw.server.page_url, "Oswin") as oswin:
        world = raw.server.table.world
        place, everybody = world.channels[raw.channel], world.guild
        has = lambda: world.rights(oswin.id, place)  # noqa: E731
        assert has() == EVERYONE
        await lent(oswin, Permission.MANAGE_CHANNELS, oswin)
        assert has() == EVERYONE | Permission.MANAGE_CHANNELS
        role = next(each.id for each in world.guilds[everybody].roles_of(oswin.id)[1:])
        await overwritten(oswin, place.id, everybody, deny=SEND | VIEW)
        assert has() == Permission(0), "who does not see a channel can do nothing there"
        await overwritten(oswin, place.id, role, allow=VIEW)
        assert has() & (VIEW | SEND) == VIEW
        await overwritten(oswin, place.id, oswin.id, allow=SEND)
        assert has() & SEND
        await overwritten(oswin, place.id, oswin.id, deny=VIEW)
        assert has() == Permission(0)
        await lent(oswin, Permission.ADMINISTRATOR, oswin)
        assert has() & SEND, "administrators may do everything"
        assert world.rights(world.owner, place) & Permission.MANAGE_GUILD


async def test_the_library_computes_the_same(play: Setting) -> None:
    """Interactions say what a person may do in the channel, as the overwrites it has told of do."""
    async with Person.sit(play.server.page_url, "Oswin") as oswin:
        heard: list[discord.Interaction] = []
        play.bot.add_listener(_keep(heard), "on_interaction")
        for deny in (Permission(0), Permission.ATTACH_FILES, Permission.CREATE_PUBLIC_THREADS):
            await overwritten(oswin, oswin.channel, oswin.id, deny=deny)
            await oswin.command("say", who=oswin.id, words="here")
            told = heard[-1]
            assert isinstance(told.channel, discord.TextChannel)
            assert isinstance(told.user, discord.Member)
            assert told.permissions.value == int(EVERYONE & ~deny)
            assert told.channel.permissions_for(told.user).value == told.permissions.value & ~VOICE


def _keep(heard: list[discord.Interaction]):
    async def on_interaction(interaction: discord.Interaction) -> None:
        heard.append(interaction)

    return on_interaction


async def test_who_does_not_see_a_channel_does_nothing_there(play: Setting) -> None:
    maren, world = play.maren, play.server.table.world
    async with Person.sit(play.server.page_url, "Oswin") as oswin:
        card = (await maren.command("card")).reply
        assert card is not None
        secret = "the-tavern"
        assert secret in await seen(oswin)
        await hidden(maren, oswin.channel, oswin)
        gone = await oswin.wait_for(lambda event: event["type"] == "channel_delete")
        assert gone["id"] == oswin.channel
        assert secret not in await seen(oswin)
        assert secret in await seen(maren)
        for act in (
            oswin.command("card", force=True),
            oswin.messages(),
            oswin.click(card["id"], "press", force=True),
        ):
            with pytest.raises(Refused, match="Unknown Channel"):
                await act
        oswin.mark()
        await maren.command("card")
        await overwritten(maren, maren.channel, oswin.id)
        await oswin.wait_for(lambda event: event["type"] == "channel_create")
        assert [each for each in oswin.events if each["type"] == "message_create"] == [
            each for each in oswin.events[: oswin._mark] if each["type"] == "message_create"
        ], "nothing that was said meanwhile was told"
        assert world.sees(oswin.id, world.channels[oswin.channel])


async def test_a_private_thread_is_seen_by_those_in_it_and_who_manages_threads(
    play: Setting,
) -> None:
    """docs.discord.com, threads: private threads."""
    async with (
        Person.sit(play.server.page_url, "Oswin") as oswin,
        Person.sit(play.server.page_url, "Tilde") as tilde,
    ):
        thread = await play.tavern.create_thread(
            name="secret", type=discord.ChannelType.private_thread
        )
        assert "secret" not in await seen(oswin)
        assert "secret" in await seen(play.maren), "she owns the server"
        await thread.add_user(discord.Object(int(oswin.id)))
        await oswin.wait_for(lambda event: event["type"] == "channel_create")
        assert "secret" in await seen(oswin)
        await lent(play.maren, Permission.MANAGE_THREADS, tilde)
        assert "secret" in await seen(tilde)
        await thread.remove_user(discord.Object(int(oswin.id)))
        await oswin.wait_for(lambda event: event["type"] == "channel_delete")
        with pytest.raises(Refused, match="Unknown Channel"):
            await oswin.ask("GET", f"/table/channels/{thread.id}/messages", user=oswin.id)


async def test_without_the_intent_a_guild_comes_with_ourselves_alone() -> None:
    """docs.discord.com, gateway-events: GUILD_CREATE's members."""
    for intents, most in ((1, 1), (1 | 1 << 1, 5)):
        async with raw_bot(sessions=SessionRules(granted=1 << 1)) as raw:
            await raw.listen(intents)
            told = await raw.event("GUILD_CREATE")
            assert (len(told["members"]), told["member_count"]) == (most, 5)


async def test_who_is_timed_out_only_looks(play: Setting) -> None:
    """docs.discord.com, permissions: all but looking is lost for the time."""
    async with Person.sit(play.server.page_url, "Oswin") as oswin:
        path = f"/table/users/{oswin.id}"
        await oswin.ask("PATCH", path, {"quiet": 60})
        assert await oswin.messages() == []
        with pytest.raises(Refused, match="timed out"):
            await oswin.command("card")
        found = await play.tavern.guild.fetch_member(int(oswin.id))
        assert found.is_timed_out()
        await oswin.ask("PATCH", path, {"quiet": 0})
        await oswin.command("card")
