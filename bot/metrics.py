"""What a process measures of itself, for Prometheus.

No label names a person, a server, a channel or a game: each has a few values, known beforehand.
"""

import logging
import time
from collections import OrderedDict
from functools import partial

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
)

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Bounds in seconds for what takes milliseconds."""
SLOW = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 15.0, 30.0, 60.0, 300.0)
"""Bounds in seconds for cards, which wait for spacing and for edits by clicks."""
HELD = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Bounds in seconds for delays of the event loop."""
MOST_WAITING = 10_000
"""Games whose cards are timed at once, and versions of one game: of more, the oldest are not."""
MOST_VERSIONS = 50
OURS = ("bot", "cogs", "render", "rules")
OTHERS = ("discord", "asyncio", "aiohttp")


class Metrics:
    """The instruments of one process, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = home = CollectorRegistry()
        ProcessCollector(registry=home)
        PlatformCollector(registry=home)
        GCCollector(registry=home)
        counted = partial(Counter, registry=home)
        gauged = partial(Gauge, registry=home)
        timed = partial(Histogram, registry=home)
        self.interactions = counted(
            "undercroft_interactions", "Interactions that arrived.", ["kind"]
        )
        self.acknowledgements = counted(
            "undercroft_acknowledgements",
            "First answers to interactions that Discord took or refused.",
            ["kind", "outcome"],
        )
        self.acknowledgement_seconds = timed(
            "undercroft_acknowledgement_seconds",
            "From an interaction's arrival until Discord took the first answer to it.",
            ["kind"],
            buckets=FAST,
        )
        self.cards = counted("undercroft_cards", "Cards that Discord confirmed.", ["how"])
        self.card_seconds = timed(
            "undercroft_card_seconds",
            "From a change's commit until Discord confirmed a card that shows it.",
            ["how"],
            buckets=SLOW,
        )
        self.drawing_seconds = timed(
            "undercroft_drawing_seconds",
            "From asking for a picture or a file until it was there; waiting in line counts.",
            ["what"],
            buckets=FAST,
        )
        self.request_seconds = timed(
            "undercroft_discord_request_seconds",
            "Requests to Discord until the answer begins.",
            ["status"],
            buckets=FAST,
        )
        self.rate_limits = counted(
            "undercroft_rate_limits",
            "Requests that Discord refused as too many (status 429).",
            ["scope"],
        )
        self.gateway_events = counted(
            "undercroft_gateway_events",
            "Connections to the gateway that opened, resumed or were lost.",
            ["event"],
        )
        self.gateway_latency = gauged(
            "undercroft_gateway_latency_seconds",
            "Between the last heartbeat and its answer.",
            ["shard"],
        )
        self.servers = gauged("undercroft_servers", "Discord servers that this process serves.")
        self.write_seconds = timed(
            "undercroft_database_write_seconds",
            "From asking for a write until it was on disk; waiting in line counts.",
            ["unit"],
            buckets=FAST,
        )
        self.write_errors = counted(
            "undercroft_database_write_errors",
            "Writes that were refused or failed.",
            ["unit", "kind"],
        )
        self.waiting = gauged(
            "undercroft_waiting",
            "Rows that wait in the database: cards, timers, notes to people.",
            ["what"],
        )
        self.overdue_seconds = gauged(
            "undercroft_overdue_seconds", "For how long the oldest of them has been due.", ["what"]
        )
        self.running = gauged(
            "undercroft_running_adventures", "Adventures under way in the database."
        )
        self.loop_delay_seconds = timed(
            "undercroft_event_loop_delay_seconds",
            "How much later than asked the event loop did something, four times a second.",
            buckets=HELD,
        )
        self.errors = counted("undercroft_errors", "Errors in the log.", ["source", "kind"])


class CardTimes:
    """Hears of a store's work (`rules.store.watched.Watcher`) and times writes and cards."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._waiting: OrderedDict[str, dict[int, float]] = OrderedDict()
        self._cards: dict[str, int | None] = {}

    def wrote(self, unit: str, seconds: float, error: Exception | None) -> None:
        """Count a write of the store and how long it took."""
        self._metrics.write_seconds.labels(unit).observe(seconds)
        if error is not None:
            self._metrics.write_errors.labels(unit, type(error).__name__).inc()

    def committed(self, adventure: str, version: int, card: int | None) -> None:
        """Begin to time the card that shows a version."""
        versions = self._waiting.setdefault(adventure, {})
        versions[version] = time.perf_counter()
        while len(versions) > MOST_VERSIONS:
            del versions[next(iter(versions))]
        self._cards[adventure] = card
        while len(self._waiting) > MOST_WAITING:
            oldest, _ = self._waiting.popitem(last=False)
            del self._cards[oldest]

    def shown(self, adventure: str, version: int, card: int) -> None:
        """Count a card, and time it from the oldest change that it shows first.

        One that was committed by another process, or before a restart, is counted without a time.
        """
        versions = self._waiting.get(adventure, {})
        answered = [each for each in versions if each <= version]
        if not answered:
            self._metrics.cards.labels("other").inc()
            return
        how = "edited" if self._cards[adventure] == card else "new"
        began = min(versions.pop(each) for each in answered)
        if not versions:
            del self._waiting[adventure], self._cards[adventure]
        else:
            self._cards[adventure] = card
        self._metrics.cards.labels(how).inc()
        self._metrics.card_seconds.labels(how).observe(time.perf_counter() - began)


class ErrorCounter(logging.Handler):
    """Counts errors in the log, by where they come from and which kind they are."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.ERROR)
        self._metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        """Count a log record of an error."""
        kind = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else "none"
        self._metrics.errors.labels(source_of(record.name), kind).inc()


def source_of(logger: str) -> str:
    """Return which part of the program a logger belongs to, such as `bot.posting`."""
    parts = logger.split(".")
    if parts[0] in OURS:
        return ".".join(parts[:2])
    return parts[0] if parts[0] in OTHERS else "other"
