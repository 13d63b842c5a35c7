"""A strict table, and a rehearsal's stage there."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp

from bot.rehearsal.findings import Findings
from bot.rehearsal.place import asking, logged_in, looked_at, opened
from bot.rehearsal.stage import Stage
from bot.table.connect import pointed_at
from bot.table.discord_types import Permission
from bot.table.gateway import SessionRules
from bot.table.permissions import Overwrite
from bot.table.server import LOCAL, TableServer

TEMPO = 0.01
"""Seconds of ours for one of Discord's in short limits, so that nobody waits long for them."""
SESSIONS = SessionRules(heartbeat=2.0, start_every=0.5 / TEMPO)
"""A connection without heartbeats is cut after three seconds, and a session begins each half."""
PATIENCE = 1.5
"""Seconds in which the table sends an event, or else it does not."""
WIDE = {
    ("POST", "/channels/{channel}/typing"): (5, 50.0),
    ("GET", "/channels/{channel}"): (5, 50.0),
}
"""Limits that are to be met, or counted within, also where the machine is busy."""
LENT = Permission.MANAGE_THREADS | Permission.CREATE_EVENTS | Permission.PIN_MESSAGES
"""Rights beyond those of the invitation with which nothing has to be left untried."""
OF_SERVERS = Permission.CREATE_EVENTS
"""Those among them that roles alone give; the others are given by the channel."""


@asynccontextmanager
async def strict(lent: Permission = LENT, tempo: float = TEMPO) -> AsyncIterator[TableServer]:
    """A running table in its strictest form, whose bot has these rights beside the invitation's."""
    server = TableServer(tempo=tempo, sessions=SESSIONS)
    server.table.limits.observed = {**server.table.limits.observed, **WIDE}
    _furnish(server, lent)
    await server.start()
    try:
        with pointed_at(server.api_base, server.gateway_url):
            yield server
    finally:
        await server.stop()


def _furnish(server: TableServer, lent: Permission) -> None:
    """Give the bot rights, and the server what it takes to try every row that is claimed.

    That is a channel that the bot does not see, one for voice that it may not enter, a message of
    somebody else's, and threads of channels for announcements, forums and media.
    """
    world = server.table.world
    guild = world.guilds[world.guild]
    own = list(guild.roles.values())[1]
    own.rights |= lent & OF_SERVERS
    allowed, none = lent & ~OF_SERVERS, Permission(0)
    here = world.channels[tavern(server)]
    here.overwrites = {own.id: Overwrite(0, allowed, none)} if allowed else {}
    for name, kind, denied in (
        ("vault", 0, Permission.VIEW_CHANNEL),
        ("arena", 2, Permission.CONNECT),
    ):
        world.add_channel(name, kind=kind).overwrites = {guild.id: Overwrite(0, none, denied)}
    friend = next(world.people())
    server.table.write(friend, here, "Good evening")
    news = world.add_channel("news", kind=5)
    server.table.begin_thread(friend, news, "What is new", kind=10)
    for name, kind in (("stories", 15), ("sketches", 16)):
        forum = world.add_channel(name, kind=kind)
        server.table.open_post(friend, forum, "A post", "It begins")


def tavern(server: TableServer) -> str:
    """The id of the first channel."""
    return next(iter(server.table.world.channels))


@asynccontextmanager
async def staged(server: TableServer) -> AsyncIterator[Stage]:
    """The stage of a rehearsal at a table, in a thread of its own."""
    async with aiohttp.ClientSession() as session:
        api = asking(session, LOCAL, tavern(server))
        place = await looked_at(api, await logged_in(api), tavern(server))
        stage = await opened(api, place, Findings())
        stage.sockets.pause, stage.sockets.patience = 0.55, PATIENCE
        try:
            yield stage
        finally:
            await stage.sockets.close()
            for undo in reversed(stage.undo):
                await undo()
