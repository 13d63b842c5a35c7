"""The real client on the gateway of the local table: resuming, losing and doubling."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

import discord
import pytest
import pytest_asyncio

from bot.gateway.heartbeats import end_unfinished
from bot.table.connect import pointed_at
from bot.table.gateway import SessionRules
from bot.table.server import TableServer
from tests.support.patience import PATIENCE
from tests.support.people import NoAnswer, Refused
from tests.table.bots import Setting, Trial, at_the_table, running

WAIT = 5.0
"""Seconds that a client waits for more servers before it is ready, if it is not closed."""


@pytest_asyncio.fixture
async def play() -> AsyncIterator[Setting]:
    async with at_the_table() as setting:
        yield setting


async def _say(play: Setting, words: str) -> str:
    outcome = await play.maren.command("say", who=play.maren.id, words=words)
    assert outcome.reply is not None
    return str(outcome.reply["content"]).split(": ", 1)[1]


def _interactions(bot: Trial) -> list[int]:
    return [what for kind, what in bot.seen if kind == "interaction"]


async def _eventually(holds: Callable[[], bool]) -> bool:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while not holds():
                await asyncio.sleep(0.02)
    return holds()


async def test_a_cut_connection_resumes_and_misses_nothing(play: Setting) -> None:
    await play.maren.ask("POST", "/table/faults", {"gateway": {"drop_after": 1}})
    first = await play.maren.command("think", wait=False)
    second = await play.maren.command("say", who=play.maren.id, words="missed", wait=False)
    await asyncio.wait_for(play.bot.resumed.wait(), PATIENCE)
    await play.maren.wait_for(
        lambda e: e["type"] == "interaction_ok" and e["interaction_id"] == second.interaction
    )
    assert sorted(_interactions(play.bot)) == [int(first.interaction), int(second.interaction)]
    assert play.server.table.gateway.identifies == 1


async def test_a_request_to_reconnect_resumes(play: Setting) -> None:
    await play.maren.ask("POST", "/table/faults", {"gateway": {"reconnect": True}})
    await asyncio.wait_for(play.bot.resumed.wait(), PATIENCE)
    assert await _say(play, "back") == "back"
    assert play.server.table.gateway.identifies == 1


async def test_an_invalid_session_identifies_anew(play: Setting) -> None:
    await play.maren.ask("POST", "/table/faults", {"gateway": {"invalidate": True}})
    await play.maren.wait_for(lambda e: e["type"] == "bot" and e["ready"])
    assert await _say(play, "anew") == "anew"
    assert play.server.table.gateway.identifies == 2


async def test_doubled_events_arrive_twice(play: Setting) -> None:
    await play.maren.ask("POST", "/table/faults", {"gateway": {"duplicate": 1}})
    outcome = await play.maren.command("say", who=play.maren.id, words="once")
    twice = [int(outcome.interaction)] * 2
    assert await _eventually(lambda: _interactions(play.bot) == twice)
    assert len(await play.maren.messages()) == 1, "the second answer is refused (40060)"


async def test_reordered_events_arrive_backwards(play: Setting) -> None:
    await play.maren.ask("POST", "/table/faults", {"gateway": {"reorder": 2}})
    first = await play.maren.command("say", who=play.maren.id, words="one", wait=False)
    second = await play.maren.command("say", who=play.maren.id, words="two", wait=False)
    await play.maren.see(lambda m: m["content"].endswith("one"))
    assert _interactions(play.bot) == [int(second.interaction), int(first.interaction)]
    await play.maren.ask("DELETE", "/table/faults")
    assert await _say(play, "in order") == "in order"


async def test_without_acknowledged_heartbeats_the_client_still_plays() -> None:
    async with at_the_table(sessions=SessionRules(heartbeat=0.05)) as play:
        assert await _say(play, "beating") == "beating"
        assert await _eventually(lambda: play.bot.latency < 5)
        await play.maren.ask("POST", "/table/faults", {"gateway": {"mute_acks": True}})
        keeper = play.bot.ws._keep_alive
        assert keeper is not None
        assert await _eventually(lambda: keeper._last_send - keeper._last_ack > 1)
        assert await _say(play, "unheard") == "unheard"


async def test_a_restarted_bot_finds_the_world_as_it_left_it() -> None:
    async with at_the_table() as play:
        card = await play.maren.answer(await play.maren.command("card"))
        await play.bot.close()
        await play.maren.wait_for(lambda e: e["type"] == "bot" and not e["ready"])
        with play.answers_within(0.1), pytest.raises(NoAnswer):
            await play.maren.click(card, "Press")
        async with running(play.server):
            await play.maren.click(card, "Press")


async def test_an_outage_of_the_guild_and_its_end(play: Setting) -> None:
    await play.maren.ask("POST", "/table/guild", {"state": "unavailable"})
    assert await _eventually(lambda: play.tavern.guild.unavailable)
    await play.maren.ask("POST", "/table/guild", {"state": "available"})
    assert await _say(play, "up again") == "up again"
    assert not play.tavern.guild.unavailable


async def test_a_wrong_token_is_refused() -> None:
    server = TableServer(tokens=("right", ""))
    await server.start()
    try:
        with pointed_at(server.api_base, server.gateway_url):
            for token in ("wrong", ""):
                bot = Trial()
                with pytest.raises(discord.LoginFailure):
                    await bot.login(token)
                await bot.close()
            bot = Trial()
            await bot.login("right")
            await bot.close()
    finally:
        await server.stop()


async def test_a_sharded_client_connects_too() -> None:
    server = TableServer()
    await server.start()
    try:
        with pointed_at(server.api_base):
            bot = discord.AutoShardedClient(
                intents=discord.Intents(guilds=True), guild_ready_timeout=0.05
            )
            await bot.login("local")
            life = asyncio.create_task(bot.connect())
            await bot.wait_for("ready", timeout=PATIENCE)
            assert bot.guilds[0].name == "The Undercroft"
            await bot.close()
            await life
    finally:
        await server.stop()


async def test_members_can_be_asked_for(play: Setting) -> None:
    found = await play.tavern.guild.query_members(user_ids=[int(play.maren.id)])
    assert [member.display_name for member in found] == ["Maren"]


async def test_pointing_at_a_table_ends_with_the_context() -> None:
    base = discord.http.Route.BASE
    gateway = discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    with (
        pointed_at("http://127.0.0.1:1/api/v10/", "ws://127.0.0.1:1/gateway"),
        pointed_at("http://127.0.0.1:2/api/v10"),
    ):
        assert discord.http.Route("GET", "/x").url == "http://127.0.0.1:2/api/v10/x"
    assert base == discord.http.Route.BASE
    assert gateway == discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY


async def test_a_bot_that_was_removed_is_refused_and_hears_nothing(play: Setting) -> None:
    bot, tavern = play.bot, play.tavern
    await play.maren.ask("POST", "/table/guild", {"state": "removed"})
    assert await _eventually(lambda: not bot.guilds)
    for refused, code in (
        (tavern.send("hello?"), 50001),
        (bot.fetch_channel(tavern.id), 50001),
        (bot.fetch_guild(tavern.guild.id), 10004),
    ):
        with pytest.raises(discord.HTTPException) as caught:
            await refused
        assert caught.value.code == code
    await play.maren.ask("POST", "/table/faults", {"gateway": {"invalidate": True}})
    await play.maren.wait_for(lambda e: e["type"] == "bot" and e["ready"])
    assert not bot.guilds
    await play.maren.ask("POST", "/table/guild", {"state": "available"})
    assert await _eventually(lambda: len(bot.guilds) == 1)


async def test_people_leave_the_guild_and_come_back(play: Setting) -> None:
    guild, maren = play.tavern.guild, int(play.maren.id)
    await play.maren.ask("PATCH", f"/table/users/{maren}", {"member": False})
    with pytest.raises(discord.NotFound) as caught:
        await guild.fetch_member(maren)
    assert caught.value.code == 10007
    with pytest.raises(Refused, match="has left the guild"):
        await play.maren.command("think")
    for nonsense in ({}, {"member": "no"}):
        with pytest.raises(Refused, match="is a member or not"):
            await play.maren.ask("PATCH", f"/table/users/{maren}", nonsense)
    await play.maren.ask("PATCH", f"/table/users/{maren}", {"member": True})
    assert (await guild.fetch_member(maren)).id == maren


@pytest.mark.parametrize("turns", [None, *range(5)])
async def test_a_client_that_is_closed_while_servers_come_is_told_nothing_more(
    turns: int | None,
) -> None:
    """Nor is one that is closed some turns of the event loop after a server came."""
    late: list[str] = []

    class Client(discord.Client):
        def dispatch(self, event: str, /, *args: object, **kwargs: object) -> None:
            if self.loop is discord.utils.MISSING:
                late.append(event)
            else:
                super().dispatch(event, *args, **kwargs)

        async def close(self) -> None:
            await end_unfinished(self._connection, set())
            await super().close()

    server = TableServer()
    await server.start()
    try:
        with pointed_at(server.api_base, server.gateway_url):
            client = Client(intents=discord.Intents(guilds=True), guild_ready_timeout=WAIT)
            life = asyncio.create_task(client.start("local"))
            assert await _eventually(lambda: bool(client.guilds))
            wait = client._connection._ready_task
            assert wait is not None
            assert not wait.done()
            if turns is not None:
                client._connection._ready_state.put_nowait(client.guilds[0])
                for _ in range(turns):
                    await asyncio.sleep(0)
            await client.close()
            await asyncio.wait({wait, life})
    finally:
        await server.stop()
    assert late == []
