"""The composition root: opens everything in order and closes it in reverse."""

import asyncio
import logging
import os
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
from pydantic import SecretStr

import render
from bot import logs, systems
from bot.browser import open_page
from bot.catalogs import USUAL_LOCALE, all_words
from bot.clock import SystemClock
from bot.drawing.measured import MeasuredPainter
from bot.drawing.memory import keep_giving_back, share_one_heap
from bot.drawing.painter import ThreadPainter
from bot.gateway.access_watch import AccessWatch
from bot.gateway.client import UndercroftClient
from bot.gateway.close_reasons import exit_code, meaning
from bot.gateway.cloudflare_ban import CloudflareBan
from bot.gateway.rate_limits import Limits
from bot.gateway.reach import Reach
from bot.gateway.server_cache import ServerCache
from bot.gateway.session_starts import TooManyStarts
from bot.gateway.sharing import Sharing
from bot.gateway.thread_guests import ThreadGuests
from bot.measuring import measured
from bot.metrics import Metrics
from bot.posting.poster import CardPoster, no_hook
from bot.posting.sending import Means
from bot.posting.spacing import Spacing
from bot.posting.thread_names import ThreadNamer
from bot.refusal import MISCONFIGURED, Refused
from bot.settings import Settings
from bot.stopping import heard
from bot.table.connect import pointed_at
from bot.timekeeping.background import Background
from bot.timekeeping.continuity import GAP, NEVER, Continuity
from bot.timekeeping.owner_orders import OrderTaker
from bot.timekeeping.timekeeper import Timekeeper
from bot.watching.backups import BackupKeeper
from bot.watching.monitor import Monitor
from bot.watching.watchdog import Watchdog
from cogs.base.channel_visibility import ChannelVisibility
from cogs.base.under_way import UnderWay
from cogs.cards.responder import Responder
from cogs.cards.views import MapViews
from cogs.ports import CardLocks, Ports
from rules.ports import Clock
from rules.service import Service
from rules.store.addresses import ServerAddress
from rules.store.databases import open_database
from rules.store.turns import SqlStore

if TYPE_CHECKING:
    from bot.table.server import TableServer

__all__ = ["App", "Refused", "opened", "run"]

log = logging.getLogger(__name__)

LOCAL_TOKEN = "local"  # noqa: S105 - what the local table expects, no secret
FINISH = 5.0
"""Seconds for answers, and then for cards, that are under way when the process stops."""


@dataclass
class App:
    """A running bot: its store, its client, and the tasks beside it."""

    settings: Settings
    service: Service
    client: UndercroftClient
    poster: CardPoster
    timekeeper: Timekeeper
    monitor: Monitor
    table: "TableServer | None"
    failed: asyncio.Future[None]


@asynccontextmanager
async def opened(
    settings: Settings,
    *,
    local: bool = False,
    at_point: Callable[[str], None] = no_hook,
    table: "TableServer | None" = None,
    clock: Clock | None = None,
    gap: int | None = None,
) -> AsyncIterator[App]:
    """Run everything for the context: store, client, tasks, and without a token the local table.

    With `table`, the client joins that local table instead of starting one. Without a `clock` the
    machine's counts. A leap of another one is time without the bot only from `gap` seconds on.
    `App.failed` ends with an error should the client give up, or another process take the
    database.

    Raises:
        Refused: the process cannot start; the error says why.
    """
    # Catalogs, textures and what is played take a while to load: no first click should wait for it.
    all_words(USUAL_LOCALE)
    render.prepare(settings.map_theme)
    async with AsyncExitStack() as stack:
        metrics = Metrics()
        stack.enter_context(Watchdog(note_delay=metrics.loop_delay_seconds.observe).watching())
        failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        store = await stack.enter_async_context(
            open_database(settings.database, at_point=at_point, taken=partial(_fail, failed))
        )
        await asyncio.to_thread(systems.load, await store.rulesets_played())
        local = local or settings.token is None or table is not None
        if local:
            await asyncio.to_thread(systems.load_all)
            table = await _joined(stack, table, settings.table_port)
        elif settings.api_base:
            stack.enter_context(pointed_at(settings.api_base))
        clock, continuity = _watched(clock, gap)
        cloudflare_ban = await CloudflareBan.resumed(store, clock)
        background = Background()
        sharing = Sharing(store, settings.shard_plan, local=local)
        client = UndercroftClient(
            store,
            all_words,
            always_sync=local,
            under_way=UnderWay(),
            cloudflare_ban=cloudflare_ban,
            pace=sharing.pace,
            started=lambda: background.begin(
                poster=poster.run,
                timekeeper=timekeeper.run,
                memory=keep_giving_back,
                **sharing.tasks(),
                **_beside(settings, use_cases, store, clock),
            ),
        )
        monitor = await stack.enter_async_context(
            measured(
                metrics,
                store,
                clock,
                client,
                cloudflare_ban.trace,
                settings.monitor_at,
                table=table.page_url if table is not None else "",
            )
        )
        sharing.join(client, clock, cloudflare_ban, partial(_fail, failed))
        client.limits = stack.enter_context(Limits(clock).noting())
        spacing = Spacing(settings.spacing)
        means = Means(store, clock, client, spacing, cloudflare_ban, sharing.served)
        poster, timekeeper = (
            CardPoster(means, at_point),
            Timekeeper(means, continuity, Reach(clock, client, cloudflare_ban.trace)),
        )
        access_watch = AccessWatch(store, clock, client)
        thread_namer = ThreadNamer(store, clock, client)
        painter = MeasuredPainter(ThreadPainter(settings.map_theme), metrics)
        guests = ThreadGuests(client)
        use_cases = Service(
            store,
            clock,
            secrets.token_bytes,
            all_words,
            keep_over=settings.keep_ended,
            look=render.trouble_with_picture,
            lookup=ServerCache(client),
            welcome=guests.welcome,
        )
        responder = Responder(
            Ports(use_cases, painter, poster, access_watch, CardLocks()),
            MapViews(painter),
            ChannelVisibility(),
        )
        _introduce(responder, client, poster, timekeeper, access_watch, thread_namer)
        running = asyncio.create_task(
            _run(client, None if local else settings.token, failed), name="client"
        )
        try:
            yield App(settings, use_cases, client, poster, timekeeper, monitor, table, failed)
        finally:
            background.closing = monitor.closing = True
            await sharing.leave()
            await client.under_way.finish(FINISH)
            await poster.finish(FINISH)
            background.cancel()
            await asyncio.gather(timekeeper.finish(), guests.finish())
            # A card claimed at the last moment must not find the store closed.
            await poster.abandon()
            await client.close()
            await _cancelled(running)
            await asyncio.gather(running, *background.tasks, return_exceptions=True)
            if failed.done() and not failed.cancelled():
                failed.exception()


def _watched(clock: Clock | None, gap: int | None) -> tuple[Clock, Continuity]:
    """Return the clock, and what notices that it leapt: the machine's always, others if asked."""
    if gap is None:
        gap = GAP if clock is None else NEVER
    clock = clock or SystemClock()
    return clock, Continuity(clock, gap)


def _introduce(
    responder: Responder,
    client: UndercroftClient,
    poster: CardPoster,
    timekeeper: Timekeeper,
    access_watch: AccessWatch,
    thread_namer: ThreadNamer,
) -> None:
    """Make the parts of a bot known to each other that could not be when they were made."""
    poster.responder = poster.sender.responder = timekeeper.responder = client.responder = responder
    timekeeper.notifier.responder = timekeeper.boards.responder = responder
    timekeeper.draft_cards.responder = responder
    access_watch.responder = access_watch.cards.responder = thread_namer.responder = responder
    access_watch.players.responder = responder
    poster.access_watch = client.access_watch = access_watch
    poster.refused_cards.access_watch = access_watch
    poster.thread_namer = timekeeper.thread_namer = thread_namer
    timekeeper.access_watch = timekeeper.notifier.access_watch = access_watch
    timekeeper.boards.access_watch = access_watch


def _beside(
    settings: Settings, use_cases: Service, store: SqlStore, clock: Clock
) -> dict[str, Callable[[], Coroutine[Any, Any, None]]]:
    """Return the tasks that work beside a database's file; a server has its own ways for both."""
    if isinstance(settings.database, ServerAddress):
        return {}
    tasks = {"orders": OrderTaker(use_cases.upkeep.stopping, settings.database).run}
    if settings.backups:
        tasks["backups"] = BackupKeeper(store, clock, settings.database, settings.backups).run
    return tasks


async def _joined(stack: AsyncExitStack, table: "TableServer | None", port: int) -> "TableServer":
    """Make a local table stand for Discord until the stack ends; without one, open it."""
    from bot import local_table  # noqa: PLC0415 - whoever joins Discord needs no other one

    if table is None:
        table = await stack.enter_async_context(local_table.opened_table(port))
    stack.enter_context(local_table.joined(table))
    return table


async def _cancelled(running: asyncio.Task[None]) -> None:
    """Cancel the client, which may be asleep between two attempts to reconnect.

    It is cancelled repeatedly: the library waits for a connection by `asyncio.wait_for`, which may
    turn a cancellation into a time-out (Python 3.11), so that the library tries again.
    """
    while not running.done():
        running.cancel()
        await asyncio.wait({running}, timeout=1.0)


async def _run(
    client: UndercroftClient, token: SecretStr | None, failed: asyncio.Future[None]
) -> None:
    async def log_in() -> None:
        await client.http.close()  # an earlier attempt may have left it open
        client.http.connector = discord.utils.MISSING
        await client.login(LOCAL_TOKEN if token is None else token.get_secret_value())

    closed_for_good = Refused("The connection to Discord was closed for good.")
    try:
        await client.cloudflare_ban.kept(log_in)
        await client.cloudflare_ban.kept(client.connect)
    except discord.LoginFailure:
        problem: Exception = Refused(
            "Discord refused the token. Copy it anew from the developer portal into DISCORD_TOKEN.",
            MISCONFIGURED,
        )
    except (discord.ConnectionClosed, discord.PrivilegedIntentsRequired) as closed:
        problem = Refused(meaning(closed), exit_code(closed))
    except TooManyStarts as stopped:
        problem = Refused(str(stopped))
    except (aiohttp.ClientError, discord.HTTPException, discord.GatewayNotFound) as error:
        problem = Refused(f"Discord cannot be reached: {error}")
    except Exception as error:  # noqa: BLE001 - handed to whoever waits for the bot
        # Errors of what a stop cut short are expected.
        problem = closed_for_good if client.is_closed() else error
    else:
        problem = closed_for_good
    _fail(failed, problem)


def _fail(failed: asyncio.Future[None], problem: Exception) -> None:
    """Record why the process failed; the first error counts."""
    if not failed.done():
        failed.set_exception(problem)


async def run(settings: Settings, *, local: bool = False, say: Callable[[str], None]) -> None:
    """Run until this process is asked to end.

    Raises:
        Refused: the process cannot start, or Discord closed the connection for good.
        StoreRefused: the database cannot be opened, or another process took it.
    """
    share_one_heap()
    token = settings.token.get_secret_value() if settings.token else ""
    logs.configure(settings.log_level, settings.log_format, (token,))
    stop = asyncio.Event()
    with heard(stop.set):
        await _until(stop, settings, local=local, say=say)


async def _until(
    stop: asyncio.Event, settings: Settings, *, local: bool, say: Callable[[str], None]
) -> None:
    async with opened(settings, local=local) as app:
        if app.table is not None:
            say(
                f"The local table is open at {app.table.page_url}\n"
                "It is not Discord: set DISCORD_TOKEN to join a server. Press Ctrl+C to stop."
            )
            if settings.open_browser:
                open_page(app.table.page_url, os.environ)
        app.monitor.tell_address()
        stopping = asyncio.create_task(stop.wait())
        ends: list[asyncio.Future[Any]] = [stopping, app.failed]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        if app.failed.done():
            stopping.cancel()
            await app.failed
        say("Stopping: cards under way are delivered first.")
