"""A rehearsal at a local table of its own, for whoever wants to see what it does."""

import asyncio
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.rehearsal.conversation import Conversation, Host
from bot.table.connect import pointed_at
from bot.table.discord_types import Permission
from bot.table.gateway import SessionRules
from bot.table.server import LOCAL, TableServer

TEMPO = 0.05
"""Seconds of ours for one of Discord's in short limits: nobody wants to wait for those here."""
SESSIONS = SessionRules(heartbeat=5.0)
"""A connection without heartbeats is cut sooner than on Discord, where that takes a minute."""
LENT = Permission.MANAGE_THREADS | Permission.CREATE_EVENTS
"""Rights beyond those of the invitation with which nothing has to be left untried."""


def hold_at_table(host: Host, report: Path, person: str | None = None) -> int:
    """Hold a rehearsal at a strict table; return 0 if nothing differs, else 1.

    A person presses on its page, if one is to.
    """
    with tempfile.TemporaryDirectory() as folder, served_table() as server:
        talk = Conversation(
            host,
            LOCAL,
            Path(folder) / "table.db",
            report,
            kept=False,
            person=person,
            link=server.page_url,
        )
        with talk.notebook.held():
            return talk.hold(next(iter(server.table.world.channels)))


@contextmanager
def served_table(tempo: float = TEMPO, lent: Permission = LENT) -> Iterator[TableServer]:
    """Serve a table in a thread of its own for the context: the rehearsal has loops of its own."""
    server = TableServer(tempo=tempo, sessions=SESSIONS)
    guild = server.table.world.guilds[server.table.world.guild]
    for role in list(guild.roles.values())[1:]:
        role.rights |= lent
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, name="table", daemon=True)
    thread.start()
    try:
        asyncio.run_coroutine_threadsafe(server.start(), loop).result()
        try:
            with pointed_at(server.api_base, server.gateway_url):
                yield server
        finally:
            asyncio.run_coroutine_threadsafe(server.stop(), loop).result()
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
