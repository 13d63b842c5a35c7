"""Everything that measures one process, put to work together, and told over HTTP."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp

from bot.gateway.client import UndercroftClient
from bot.gateway.measured import Connections, Measurements
from bot.metrics import CardTimes, ErrorCounter, Metrics
from bot.refusal import Refused
from bot.watching.monitor import Monitor
from rules.ports import Clock
from rules.store.turns import SqlStore


@asynccontextmanager
async def measured(
    metrics: Metrics,
    store: SqlStore,
    clock: Clock,
    client: UndercroftClient,
    trace: aiohttp.TraceConfig,
    place: tuple[str, int] | None,
    *,
    table: str = "",
) -> AsyncIterator[Monitor]:
    """Measure store, client and log in the context, and serve the figures at `place`, if any.

    `table` is the address of this process's local table, where there is one.

    Raises:
        Refused: nobody can listen there.
    """
    store.watch(CardTimes(metrics))
    measurements, connections = (
        Measurements(metrics),
        Connections(clock, metrics, lambda: client.serves, lambda: client.shard_count),
    )
    measurements.follow(trace)
    measurements.hear(client)
    connections.follow(client)
    errors, root = ErrorCounter(metrics), logging.getLogger()
    root.addHandler(errors)
    monitor = Monitor(store, clock, client, connections, metrics, table=table)
    try:
        if place is not None:
            await _started(monitor, *place)
        yield monitor
    finally:
        root.removeHandler(errors)
        await monitor.stop()


async def _started(monitor: Monitor, host: str, port: int) -> None:
    try:
        await monitor.start(host, port)
    except OSError as error:
        raise Refused(
            f"Metrics and health cannot be told on {host}, from port {port} on ({error}). "
            "Set UNDERCROFT_MONITOR."
        ) from error
