"""Which change a card is timed from, and what is kept for that."""

import logging

import pytest

from bot import metrics
from bot.metrics import CardTimes, ErrorCounter, Metrics, source_of


@pytest.fixture
def made() -> Metrics:
    return Metrics()


def count(made: Metrics, how: str) -> tuple[float, float]:
    """Cards of a kind, and how many of them were timed."""
    told = made.registry.get_sample_value
    cards = told("undercroft_cards_total", {"how": how}) or 0.0
    return cards, told("undercroft_card_seconds_count", {"how": how}) or 0.0


def test_a_card_is_timed_from_the_oldest_change_that_it_shows_first(
    made: Metrics, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = iter([10.0, 14.0, 15.0, 17.0, 30.0])
    monkeypatch.setattr("bot.metrics.time.perf_counter", lambda: next(now))
    times = CardTimes(made)
    times.committed("oak", 1, None)
    times.committed("oak", 2, None)
    times.shown("oak", 2, 7)
    assert made.registry.get_sample_value("undercroft_card_seconds_sum", {"how": "new"}) == 5
    times.committed("oak", 3, 7)
    times.shown("oak", 3, 7)
    assert made.registry.get_sample_value("undercroft_card_seconds_sum", {"how": "edited"}) == 13


def test_a_change_after_a_card_was_drawn_waits_for_the_next(made: Metrics) -> None:
    times = CardTimes(made)
    times.committed("oak", 1, None)
    times.committed("oak", 2, None)
    times.shown("oak", 1, 7)
    assert count(made, "new") == (1, 1)
    times.shown("oak", 2, 7)
    assert count(made, "edited") == (1, 1)


def test_what_another_process_committed_is_counted_without_a_time(made: Metrics) -> None:
    CardTimes(made).shown("oak", 2, 7)
    assert count(made, "other") == (1, 0)


def test_what_is_never_shown_is_forgotten(made: Metrics, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "MOST_WAITING", 3)
    monkeypatch.setattr(metrics, "MOST_VERSIONS", 2)
    times = CardTimes(made)
    for number in range(5):
        for version in range(1, 5):
            times.committed(f"game{number}", version, None)
    assert len(times._waiting) == len(times._cards) == 3
    assert max(map(len, times._waiting.values())) == 2
    times.shown("game0", 4, 7)
    assert count(made, "other") == (1, 0)
    times.shown("game4", 4, 7)
    assert count(made, "new") == (1, 1)
    assert len(times._waiting) == len(times._cards) == 2


@pytest.mark.parametrize(
    ("logger", "source"),
    [
        ("bot.posting.poster", "bot.posting"),
        ("rules.store", "rules.store"),
        ("cogs", "cogs"),
        ("discord.gateway", "discord"),
        ("asyncio", "asyncio"),
        ("aiohttp.access", "aiohttp"),
        ("1456074490292775146", "other"),
    ],
)
def test_where_an_error_comes_from(logger: str, source: str) -> None:
    assert source_of(logger) == source


def test_errors_are_counted_by_kind_and_warnings_are_not(made: Metrics) -> None:
    log, counter = logging.getLogger("bot.posting.poster"), ErrorCounter(made)
    log.addHandler(counter)
    try:
        log.warning("not this")
        log.error("a sentence")
        assert {}["nothing"]
    except KeyError:
        log.exception("a bug")
    finally:
        log.removeHandler(counter)
    told = made.registry.get_sample_value
    assert told("undercroft_errors_total", {"source": "bot.posting", "kind": "none"}) == 1
    assert told("undercroft_errors_total", {"source": "bot.posting", "kind": "KeyError"}) == 1
