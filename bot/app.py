"""The composition root: opens everything in order and closes it in reverse."""

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import render
from bot import logs
from bot.browser import open_page
from bot.catalogs import USUAL_LOCALE, all_words
from bot.drawing.memory import share_one_heap
from bot.gateway.access_watch import AccessWatch
from bot.gateway.client import UndercroftClient
from bot.gateway.joining import keep_joined, left
from bot.opening import (
    ClientLayer,
    PostingLayer,
    ServiceLayer,
    add_cogs,
    add_tasks,
    open_client,
    open_posting,
    open_service,
    open_store,
)
from bot.posting.poster import CardPoster, no_hook
from bot.posting.thread_names import ThreadNamer
from bot.refusal import Refused
from bot.settings import Settings
from bot.stopping import heard
from bot.timekeeping.timekeeper import Timekeeper
from bot.watching.monitor import Monitor
from cogs.ports import Ports
from rules.ports import Clock
from rules.service import Service

if TYPE_CHECKING:
    from bot.table.server import TableServer

__all__ = ["App", "Refused", "opened", "run"]

log = logging.getLogger(__name__)

FINISH = 5.0
"""Seconds for answers, and then for cards, that are under way when the process stops."""


@dataclass(frozen=True)
class App:
    """A running bot: its store, its client, and the tasks beside it."""

    settings: Settings
    service: Service
    client: UndercroftClient
    ports: Ports
    access_watch: AccessWatch
    thread_namer: ThreadNamer
    poster: CardPoster
    timekeeper: Timekeeper
    monitor: Monitor
    table: "TableServer | None"
    failed: asyncio.Future[None]


Begins = Callable[[App], Awaitable[str]]
"""Begins something in a running bot, and returns what came of it in words."""


@asynccontextmanager
async def opened(
    settings: Settings,
    *,
    local: bool = False,
    at_point: Callable[[str], None] = no_hook,
    table: "TableServer | None" = None,
    clock: Clock | None = None,
    gap: int | None = None,
    staging: bool = False,
) -> AsyncIterator[App]:
    """Run everything for the context: store, client, tasks, and without a token the local table.

    With `table`, the client joins that local table instead of starting one. Without a `clock` the
    machine's counts. A leap of another one is time without the bot only from `gap` seconds on.
    With `staging` games may be staged on the local table.
    `App.failed` ends with an error should the client give up, or another process take the
    database.

    Raises:
        Refused: the process cannot start; the error says why.
    """
    # Catalogs, textures and what is played take a while to load: no first click should wait for it.
    all_words(USUAL_LOCALE)
    render.prepare(settings.map_theme)
    async with AsyncExitStack() as stack:
        base = await open_store(
            stack,
            settings,
            at_point=at_point,
            local=local,
            table=table,
            clock=clock,
            gap=gap,
            staging=staging,
        )
        joining = await open_client(stack, base)
        serving = open_service(base, joining.client)
        posting = open_posting(base, joining, serving, at_point)
        ports = await add_cogs(base, joining, serving, posting.poster)
        add_tasks(base, joining, serving.service, posting)
        token = settings.token if base.table is None else None
        joined = asyncio.create_task(keep_joined(joining.client, token, base.failed), name="client")
        try:
            yield App(
                settings=settings,
                service=serving.service,
                client=joining.client,
                ports=ports,
                access_watch=serving.access_watch,
                thread_namer=serving.thread_namer,
                poster=posting.poster,
                timekeeper=posting.timekeeper,
                monitor=joining.monitor,
                table=base.table,
                failed=base.failed,
            )
        finally:
            await _closed(joining, serving, posting, joined, base.failed)


async def _closed(
    joining: ClientLayer,
    serving: ServiceLayer,
    posting: PostingLayer,
    joined: asyncio.Task[None],
    failed: asyncio.Future[None],
) -> None:
    """Finish what is under way, then end the tasks and the client."""
    joining.background.close()
    joining.monitor.note_stop()
    if joining.keeper is not None:
        await joining.keeper.leave()
    await joining.under_way.finish(FINISH)
    await posting.poster.finish(FINISH)
    joining.background.cancel()
    await asyncio.gather(posting.timekeeper.finish(), serving.guests.finish())
    # A card claimed at the last moment must not find the store closed.
    await posting.poster.abandon()
    await joining.client.close()
    await left(joined)
    await asyncio.gather(joined, *joining.background.tasks, return_exceptions=True)
    if failed.done() and not failed.cancelled():
        failed.exception()


async def run(
    settings: Settings,
    *,
    local: bool = False,
    say: Callable[[str], None],
    stage: Begins | None = None,
) -> None:
    """Run until this process is asked to end; with `stage` that is staged on the local table.

    Raises:
        Refused: the process cannot start, or Discord closed the connection for good.
        StoreRefused: the database cannot be opened, or another process took it.
    """
    share_one_heap()
    token = settings.token.get_secret_value() if settings.token else ""
    logs.configure(settings.log_level, settings.log_format, (token,))
    stop = asyncio.Event()
    with heard(stop.set):
        await _until(stop, settings, local=local, say=say, stage=stage)


async def _until(
    stop: asyncio.Event,
    settings: Settings,
    *,
    local: bool,
    say: Callable[[str], None],
    stage: Begins | None,
) -> None:
    async with opened(settings, local=local, staging=stage is not None) as app:
        if app.table is not None:
            say(
                f"The local table is open at {app.table.page_url}\n"
                "It is not Discord: set DISCORD_TOKEN to join a server. Press Ctrl+C to stop."
            )
            if settings.table == "discord":
                say("It answers as far away as Discord is, as UNDERCROFT_TABLE asks.")
            if settings.open_browser:
                open_page(app.table.page_url, os.environ)
            if stage is not None:
                say(await stage(app))
        app.monitor.tell_address()
        stopping = asyncio.create_task(stop.wait())
        ends: list[asyncio.Future[Any]] = [stopping, app.failed]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        if app.failed.done():
            stopping.cancel()
            await app.failed
        say("Stopping: cards under way are delivered first.")
