"""The rehearsal's connections to the gateway: few sessions, kept up, and deaf to others."""

import pytest

from bot.rehearsal.alone import calendar, gateway
from bot.rehearsal.findings import Outcome
from bot.rehearsal.socket import BOTS_OWN, WIDE
from bot.rehearsal.sockets import MOST, Unheard
from bot.rehearsal.stage import Stage
from bot.rehearsal.trial import played
from bot.table.discord_types import Permission
from bot.table.server import TableServer
from bot.table.sessions import serves
from tests.rehearsal.staged import staged, strict


async def test_a_session_goes_on_by_itself_when_discord_asks_for_it_or_cuts_it(
    server: TableServer, stage: Stage
) -> None:
    socket = await stage.sockets.session()
    await socket.event("GUILD_CREATE")
    mark = socket.mark
    server.table.gateway.ask_reconnect()
    assert await socket.event("RESUMED", since=mark) is not None
    server.table.faults.gateway.drop_after = 1
    mark = socket.mark
    posted = await stage.post(content="Cut")
    assert await socket.event("RESUMED", since=mark) is not None
    kept = [each.data["id"] for each in socket.events[mark:] if each.kind == "MESSAGE_CREATE"]
    assert kept == [posted.body["id"]]


async def test_what_people_write_and_what_other_servers_do_is_not_kept(
    server: TableServer, stage: Stage
) -> None:
    socket = await stage.sockets.session()
    await socket.event("GUILD_CREATE")
    world = server.table.world
    other = world.add_guild("Elsewhere")
    server.table.gateway.guild_became(other, "removed")
    tavern = world.channels[stage.channel]
    maren = next(world.people())
    server.table.write(maren, tavern, "Hello")
    mark = socket.mark
    posted = await stage.post(content="After that")
    await socket.event("MESSAGE_CREATE", since=mark)
    kept = [(each.kind, each.data["id"]) for each in socket.events[mark:]]
    assert kept == [("MESSAGE_CREATE", posted.body["id"])]
    assert not [each for each in socket.events if each.data.get("id") == other.id]


async def test_a_rehearsal_asks_for_three_sessions_at_most(
    server: TableServer, stage: Stage
) -> None:
    first = await stage.sockets.session(WIDE)
    assert await stage.sockets.session(WIDE) is first
    for _ in range(MOST - 1):
        await stage.sockets.begin(BOTS_OWN)
    with pytest.raises(Unheard):
        await stage.sockets.begin(BOTS_OWN)
    assert server.table.gateway.identifies == MOST


async def test_no_session_begins_where_few_are_left_for_the_day() -> None:
    async with strict() as server, staged(server) as stage:
        server.table.gateway._starts.extend([server.table.world.now()] * 900)
        await played(gateway.TRIALS[0], stage)
        assert {each.outcome for each in stage.findings.all} == {Outcome.NOT_TRIED}
        assert server.table.gateway.identifies == 0


async def test_over_two_shards_the_one_that_serves_the_server_is_listened_to(
    server: TableServer,
) -> None:
    world = server.table.world
    server.table.gateway.proposed = 2
    which = (int(world.guild) >> 22) % 2
    for n in range(20):
        world.add_guild(f"Elsewhere {n}")
    assert not all(serves((which, 2), each) for each in world.guilds)
    async with staged(server) as stage:
        for trial in gateway.TRIALS:
            await played(trial, stage)
        rows = [row for trial in gateway.TRIALS for row in trial.rows]
        assert {row: stage.findings.outcome(row) for row in rows} == dict.fromkeys(
            rows, Outcome.HOLDS
        ), stage.findings.all
        assert server.table.gateway.connected_shards == [which, which]


async def test_without_the_right_to_create_events_the_refusal_is_tried() -> None:
    async with strict(Permission(0)) as server, staged(server) as stage:
        for trial in calendar.TRIALS:
            await played(trial, stage)
        tried = {"DC-083", "DC-086"}
        for row in {row for trial in calendar.TRIALS for row in trial.rows}:
            expected = Outcome.HOLDS if row in tried else Outcome.NOT_TRIED
            assert stage.findings.outcome(row) is expected, row
