"""The layers of a running bot, each made whole, of those below it alone.

What has to tell something that is made later has a list to which the later one adds itself: the
client begins whatever was added to the background, and the cogs are added to the client.
"""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import render
from bot import systems
from bot.catalogs import all_words
from bot.clock import SystemClock
from bot.drawing.measured import MeasuredPainter
from bot.drawing.memory import keep_giving_back
from bot.drawing.painter import ThreadPainter
from bot.gateway.access_events import AccessEvents
from bot.gateway.access_watch import AccessWatch
from bot.gateway.channel_access import ChannelAccess
from bot.gateway.channel_servers import owner_of, server_of
from bot.gateway.client import UndercroftClient
from bot.gateway.cloudflare_ban import CloudflareBan
from bot.gateway.emojis import EmojiKeeper
from bot.gateway.joining import fail
from bot.gateway.parker import Parker
from bot.gateway.rate_limits import Limits
from bot.gateway.reach import Reach
from bot.gateway.server_cache import ServerCache
from bot.gateway.shard_keeper import ShardKeeper
from bot.gateway.sharing import Sharing
from bot.gateway.thread_guests import ThreadGuests
from bot.measuring import measured
from bot.metrics import Metrics
from bot.posting.poster import CardPoster
from bot.posting.sending import Means
from bot.posting.spacing import Spacing
from bot.posting.thread_names import ThreadNamer
from bot.settings import Settings
from bot.table.connect import pointed_at
from bot.timekeeping.background import Background
from bot.timekeeping.continuity import GAP, NEVER, Continuity
from bot.timekeeping.owner_orders import OrderTaker
from bot.timekeeping.stage_orders import StageTaker
from bot.timekeeping.timekeeper import Timekeeper
from bot.watching.backups import BackupKeeper
from bot.watching.last_rehearsal import LastRehearsals
from bot.watching.monitor import Monitor
from bot.watching.watchdog import Watchdog
from cogs.all_cogs import all_cogs, all_menus, developer_cogs
from cogs.base.channel_visibility import ChannelVisibility
from cogs.base.languages import SpokenLanguages
from cogs.base.under_way import UnderWay
from cogs.cards.responder import Responder
from cogs.cards.views import MapViews
from cogs.ports import CardLocks, Ports
from render.pictures.emojis import emoji, emojis
from rules.ports import Clock
from rules.service import Service
from rules.service.people.preferences import Preferences
from rules.store.addresses import ServerAddress
from rules.store.databases import open_database
from rules.store.turns import SqlStore

if TYPE_CHECKING:
    from bot.table.server import TableServer


class StoreLayer(NamedTuple):
    """What all else stands on. `failed` ends with an error should the process have to end.

    Without a local `table` the process joins Discord.
    """

    settings: Settings
    clock: Clock
    continuity: Continuity
    metrics: Metrics
    store: SqlStore
    table: "TableServer | None"
    failed: asyncio.Future[None]
    developers: frozenset[int] = frozenset()
    """Servers in which games may be staged."""


async def open_store(
    stack: AsyncExitStack,
    settings: Settings,
    *,
    at_point: Callable[[str], None],
    local: bool,
    table: "TableServer | None",
    clock: Clock | None,
    gap: int | None,
    staging: bool = False,
) -> StoreLayer:
    """Open the store, load the systems in play, and point the client at a local table if asked.

    With `staging` the server of the local table is one of developers'.
    """
    metrics = Metrics()
    stack.enter_context(Watchdog(note_delay=metrics.loop_delay_seconds.observe).watching())
    failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    store = await stack.enter_async_context(
        open_database(settings.database, at_point=at_point, taken=partial(fail, failed))
    )
    await asyncio.to_thread(systems.load, await store.rulesets_played())
    if local or settings.token is None or table is not None:
        await asyncio.to_thread(systems.load_all)
        table = await _joined(stack, table, settings)
    elif settings.api_base:
        stack.enter_context(pointed_at(settings.api_base))
    clock, continuity = _watched(clock, gap)
    developers = settings.developers
    if staging and table is not None:
        developers |= {int(table.table.world.guild)}
    return StoreLayer(settings, clock, continuity, metrics, store, table, failed, developers)


def _watched(clock: Clock | None, gap: int | None) -> tuple[Clock, Continuity]:
    """Return the clock, and what notices that it leapt: the machine's always, others if asked."""
    if gap is None:
        gap = GAP if clock is None else NEVER
    clock = clock or SystemClock()
    return clock, Continuity(clock, gap)


async def _joined(
    stack: AsyncExitStack, table: "TableServer | None", settings: Settings
) -> "TableServer":
    """Make a local table stand for Discord until the stack ends; without one, open it."""
    from bot import local_table  # noqa: PLC0415 - whoever joins Discord needs no other one

    if table is None:
        opened = local_table.opened_table(settings.table_port, settings.table)
        table = await stack.enter_async_context(opened)
    stack.enter_context(local_table.joined(table))
    return table


class ClientLayer(NamedTuple):
    """The client that will join Discord, and what it stands on.

    `keeper` takes and leaves shards where processes share them. `background` begins once the client
    is set up.
    """

    client: UndercroftClient
    background: Background
    under_way: UnderWay
    sharing: Sharing
    keeper: ShardKeeper | None
    ban: CloudflareBan
    limits: Limits
    monitor: Monitor
    emojis: EmojiKeeper


async def open_client(stack: AsyncExitStack, base: StoreLayer) -> ClientLayer:
    """Make the client, which has no commands yet, and begin to measure it."""
    settings, store, clock = base.settings, base.store, base.clock
    ban = await CloudflareBan.resumed(store, clock)
    background, under_way = Background(), UnderWay()
    sharing = Sharing(store, settings.shard_plan, local=base.table is not None)
    client = UndercroftClient(
        store,
        all_words,
        always_sync=base.table is not None,
        started=background.begin,
        under_way=under_way,
        languages=SpokenLanguages(Preferences(store)),
        cloudflare_ban=ban,
        pace=sharing.pace,
        shards=sharing.shards,
        developers=base.developers,
    )
    page = "" if base.table is None else base.table.page_url
    monitor = await stack.enter_async_context(
        measured(base.metrics, store, clock, client, ban.trace, settings.monitor_at, table=page)
    )
    keeper = sharing.keeper(client, clock, ban, partial(fail, base.failed))
    limits = stack.enter_context(Limits(clock).noting())
    pictures = EmojiKeeper(client, clock, sharing.served, emojis(), emoji)
    return ClientLayer(
        client, background, under_way, sharing, keeper, ban, limits, monitor, pictures
    )


class ServiceLayer(NamedTuple):
    """The use cases, and what stands between them and Discord."""

    service: Service
    guests: ThreadGuests
    access_watch: AccessWatch
    access_events: AccessEvents
    thread_namer: ThreadNamer
    vision: ChannelVisibility
    painter: MeasuredPainter
    views: MapViews
    locks: CardLocks


def open_service(base: StoreLayer, client: UndercroftClient) -> ServiceLayer:
    """Make the service with its ports, such as a view of the servers that the client knows."""
    settings, store, clock = base.settings, base.store, base.clock
    guests = ThreadGuests(client)
    service = Service(
        store,
        clock,
        secrets.token_bytes,
        all_words,
        keep_over=settings.keep_ended,
        look=render.trouble_with_picture,
        lookup=ServerCache(client),
        welcome=guests.welcome,
        developers=base.developers,
    )
    places = ChannelAccess(client, clock)
    parker = Parker(service, store, places)
    painter = MeasuredPainter(ThreadPainter(settings.map_theme), base.metrics)
    return ServiceLayer(
        service=service,
        guests=guests,
        access_watch=AccessWatch(service, store, clock, client, places, parker),
        access_events=AccessEvents(store, client, places, parker),
        thread_namer=ThreadNamer(service, store, clock, client),
        vision=ChannelVisibility(),
        painter=painter,
        views=MapViews(painter),
        locks=CardLocks(),
    )


class PostingLayer(NamedTuple):
    """What sends messages that no click asked for."""

    poster: CardPoster
    timekeeper: Timekeeper


def open_posting(
    base: StoreLayer, joining: ClientLayer, serving: ServiceLayer, at_point: Callable[[str], None]
) -> PostingLayer:
    """Make the objects that post cards and carry out timers."""
    clock, client = base.clock, joining.client
    means = Means(
        store=base.store,
        clock=clock,
        client=client,
        service=serving.service,
        access_watch=serving.access_watch,
        views=serving.views,
        locks=serving.locks,
        emojis=joining.emojis,
        spacing=Spacing(base.settings.spacing),
        cloudflare_ban=joining.ban,
        served=joining.sharing.served,
    )
    return PostingLayer(
        CardPoster(means, serving.thread_namer, at_point),
        Timekeeper(
            means,
            serving.thread_namer,
            serving.vision,
            base.continuity,
            Reach(clock, client, joining.ban.trace),
        ),
    )


async def add_cogs(
    base: StoreLayer, joining: ClientLayer, serving: ServiceLayer, poster: CardPoster
) -> Ports:
    """Add the commands and the handlers of clicks to the client; return what they were given."""
    ports = Ports(
        serving.service,
        serving.painter,
        poster,
        serving.access_watch,
        serving.locks,
        joining.emojis,
    )
    responder = Responder(ports, serving.views, serving.vision)
    rehearsals = LastRehearsals(base.store, base.settings.database)
    client, limits = joining.client, joining.limits
    for cog in all_cogs(responder, joining.under_way, client.languages, limits, rehearsals):
        await client.add_cog(cog)
    if joining.client.developers:
        for cog in developer_cogs(responder):
            await joining.client.add_cog(cog, guilds=joining.client.developers)
    for menu in all_menus(responder):
        joining.client.tree.add_command(menu)
    await joining.client.add_cog(serving.access_events)
    return ports


def add_tasks(
    base: StoreLayer, joining: ClientLayer, service: Service, posting: PostingLayer
) -> None:
    """Add the tasks that run beside the client, in the order in which they start."""
    joining.background.add(
        poster=posting.poster.run,
        timekeeper=posting.timekeeper.run,
        memory=keep_giving_back,
        emojis=joining.emojis.run,
    )
    if joining.keeper is not None:
        joining.background.add(shards=joining.keeper.run)
    joining.background.add(**_beside(base, service))
    if base.developers and isinstance(base.settings.database, Path):
        client = joining.client
        taker = StageTaker(
            service.staging,
            base.settings.database,
            all_words,
            partial(server_of, client),
            partial(owner_of, client),
        )
        joining.background.add(stages=taker.run)


def _beside(
    base: StoreLayer, service: Service
) -> dict[str, Callable[[], Coroutine[Any, Any, None]]]:
    """Return the tasks that work beside a database's file; a server has its own ways for both."""
    database, backups = base.settings.database, base.settings.backups
    if isinstance(database, ServerAddress):
        return {}
    tasks = {"orders": OrderTaker(service.upkeep.stopping, database).run}
    if backups:
        tasks["backups"] = BackupKeeper(base.store, base.clock, database, backups).run
    return tasks
