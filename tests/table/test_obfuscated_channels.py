"""Channels that the bot may not see: the gateway tells of them, but not what they are (#8454)."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.table.discord_objects import HIDDEN_NAME
from bot.table.discord_types import EVERYONE, Permission
from tests.support.rights import overwritten
from tests.support.seasons import Season
from tests.table.raw import Json, RawBot, raw_bot

BLIND = int(EVERYONE & ~Permission.VIEW_CHANNEL)
FLAG = 1 << 17
KINDS = (0, 2, 4, 5, 13, 15, 16)
"""Text, voice, categories, announcements, stages, forums and media."""


@pytest_asyncio.fixture
async def raw() -> AsyncIterator[RawBot]:
    async with raw_bot() as made:
        await made.listen(intents=1)
        await made.event("GUILD_CREATE")
        yield made


def is_obfuscated(raw: RawBot, channel: Json) -> bool:
    """Whether nothing but a channel's id, kind and place is told; it may be no half of that."""
    guild = raw.server.table.world.guild
    told = channel["flags"] & FLAG, channel["name"] == HIDDEN_NAME
    assert any(told) == all(told)
    if all(told):
        closed = {"id": guild, "type": 0, "allow": "0", "deny": str(1 << 10)}
        assert channel["permission_overwrites"] == [closed]
        assert (channel["topic"], channel["last_message_id"]) == (None, None)
    return all(told)


async def set_role(raw: RawBot, **wish: object) -> None:
    async with raw.session.post(f"{raw.server.page_url}table/roles", json=wish) as answer:
        assert answer.status == 200


@pytest.mark.parametrize("kind", KINDS)
async def test_a_guild_comes_with_hidden_channels_that_tell_nothing(kind: int) -> None:
    async with raw_bot() as raw:
        table = raw.server.table
        hidden = table.channels.open_channel("plans", kind=kind)
        hidden.topic = "what nobody is to know"
        everybody = table.world.guild
        table.channels.permit(hidden, everybody, Permission(0), Permission.VIEW_CHANNEL, kind=0)
        await raw.listen(intents=1)
        guild = await raw.event("GUILD_CREATE")
        told = {each["id"]: is_obfuscated(raw, each) for each in guild["channels"]}
        assert told.pop(hidden.id)
        assert told
        assert not any(told.values())
        found = next(each for each in guild["channels"] if each["id"] == hidden.id)
        assert (found["type"], found["position"]) == (kind, hidden.position)
        assert "plans" not in str(guild)
        assert "nobody" not in str(guild)
        listed = (await raw.ask("GET", f"/guilds/{everybody}/channels"))[1]
        assert {each["id"] for each in listed} == set(told)
        assert (await raw.ask("GET", f"/channels/{hidden.id}"))[1]["code"] == 50001


async def test_a_channel_that_is_closed_and_opened_is_told_of_each_time(raw: RawBot) -> None:
    table = raw.server.table
    channel = table.world.channels[raw.channel]
    for allowed in (False, True):
        deny = Permission(0) if allowed else Permission.VIEW_CHANNEL
        table.channels.permit(channel, table.world.bot, Permission(0), deny, kind=1)
        told = await raw.event("CHANNEL_UPDATE")
        assert is_obfuscated(raw, told) != allowed
    table.channels.permit(channel, table.world.bot, Permission(0), Permission.VIEW_CHANNEL, kind=1)
    assert is_obfuscated(raw, await raw.event("CHANNEL_UPDATE"))
    table.channels.close(channel)
    assert is_obfuscated(raw, await raw.event("CHANNEL_DELETE"))


async def test_a_role_that_shows_channels_brings_all_that_they_are(raw: RawBot) -> None:
    channels = [each for each in raw.server.table.world.channels.values() if not each.is_private]
    for name in ("@everyone", "Undercroft"):
        await set_role(raw, name=name, permissions=BLIND, held=True)
    await set_role(raw, name="Guides", permissions=int(Permission.VIEW_CHANNEL), held=True)
    await raw.event("GUILD_ROLE_CREATE")
    told = [await raw.event("CHANNEL_UPDATE") for _ in channels]
    assert {each["id"]: each["name"] for each in told} == {each.id: each.name for each in channels}
    assert not any(is_obfuscated(raw, each) for each in told)


async def test_an_application_of_channels_may_be_null(raw: RawBot) -> None:
    """Of guild channels it is null since 5 August 2026; the library takes that."""
    shown = (await raw.ask("GET", f"/channels/{raw.channel}"))[1]
    assert shown["application_id"] is None


@pytest.fixture
def here(lasting: Season) -> Season:
    """One house for all tests here: each opens a game of its own."""
    return lasting


@pytest.mark.asyncio(loop_scope="module")
async def test_a_game_in_a_channel_that_is_hidden_and_shown_again(here: Season) -> None:
    place = await here.opened("veiled")
    await here.all_but(here.tomas)
    bot, client = here.table.table.world.bot, here.out.app.client
    await overwritten(here.ilse, place, bot, deny=Permission.VIEW_CHANNEL)
    await here.parked("closed")
    known = client.get_channel(int(place))
    assert known is not None
    assert str(known) == HIDDEN_NAME
    # A person may type there all the same, and is answered: interactions hide nothing.
    assert HIDDEN_NAME not in await here.told(here.ilse, "adventure new", game="three-dice")
    await overwritten(here.ilse, place, bot)
    await here.parked(None)
    assert str(client.get_channel(int(place))) == "veiled"
    card = await here.card()
    assert card["channel_id"] == place


@pytest.mark.asyncio(loop_scope="module")
async def test_a_bot_that_starts_while_its_games_channel_is_hidden(here: Season) -> None:
    place = await here.opened("dark")
    await here.all_but(here.tomas)
    bot = here.table.table.world.bot
    await here.out.settled()
    table = here.table.table
    for kind in KINDS:
        hidden = table.channels.open_channel(f"kind-{kind}", kind=kind)
        table.channels.permit(hidden, bot, Permission(0), Permission.VIEW_CHANNEL, kind=1)
    await overwritten(here.ilse, place, bot, deny=Permission.VIEW_CHANNEL)
    await here.parked("closed")
    client = here.out.app.client
    table.gateway.invalidate()

    async def anew() -> bool:
        return client.is_ready() and str(client.get_channel(int(place))) == HIDDEN_NAME

    await here.until(anew, "a new session")
    named = [str(each) for each in client.guilds[0].channels]
    assert named.count(HIDDEN_NAME) == len(KINDS) + 1, "the library reads hidden ones of each kind"
    await here.parked("closed")
    await overwritten(here.ilse, place, bot)
    await here.parked(None)


@pytest.mark.asyncio(loop_scope="module")
async def test_a_game_whose_roles_hide_its_channel_and_show_it_again(here: Season) -> None:
    await here.opened("guild-wide")
    await here.all_but(here.tomas)
    before = {
        role.name: int(role.rights)
        for role in next(iter(here.table.table.world.guilds.values())).roles.values()
    }
    for name in ("@everyone", "Undercroft"):
        await here.ilse.ask(
            "POST", "/table/roles", {"name": name, "permissions": BLIND, "held": True}
        )
    await here.parked("closed")
    await here.ilse.ask(
        "POST",
        "/table/roles",
        {"name": "Undercroft", "permissions": before["Undercroft"], "held": True},
    )
    await here.parked(None)
