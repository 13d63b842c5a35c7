"""Looking back at long journals: in slices, off the loop where it can be, and the same as ever."""

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from rules.ports import Adventure, Step
from rules.service import Service
from rules.service.cards.cards import say_step
from rules.service.history import queries as looks
from rules.service.history import search as searching
from rules.service.history.log_export import log_of
from rules.service.history.queries import LOG_LINES
from rules.service.history.verify import verify
from rules.service.journal.last_steps import LastSteps
from rules.service.journal.paging import SLICE
from rules.store import units
from rules.store.turns import PAGE
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, ask, serving
from tests.support.journals import long_journal
from tests.support.records import HOST
from tests.support.soak import SOAK

STEPS = 500 if SOAK else 250
MOST_AT_ONCE = max(PAGE, SLICE)
Told = Callable[[Adventure, Step, Any], list[str]]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("long") / "house.db"

    async def fill() -> None:
        async with serving(path, HandClock(), Entropy()) as service:
            await long_journal(service.store, STEPS, "long")
            await long_journal(service.store, 230, "short")

    asyncio.run(fill())
    return path


@pytest_asyncio.fixture
async def service(database: Path) -> AsyncIterator[Service]:
    async with serving(database, HandClock(), Entropy()) as made:
        yield made


async def at_once(counted: list[int], look: Awaitable[object]) -> int:
    """The most that was counted between two rounds of the loop while something was done."""
    most = 0

    async def listen() -> None:
        nonlocal most
        while True:
            most = max(most, len(counted))
            counted.clear()
            await asyncio.sleep(0)

    listening = asyncio.create_task(listen())
    await asyncio.sleep(0)
    await look
    most = max(most, len(counted))
    listening.cancel()
    return most


@pytest.mark.parametrize("way", ["log", "search", "story", "verify", "page of a step"])
async def test_a_long_journal_is_worked_in_slices(
    service: Service, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    found = await service.history.queries.load("long")
    request = ask(HOST, channel=found.channel)
    ways: dict[str, Callable[[], Awaitable[object]]] = {
        "log": lambda: service.history.queries.log("long", request),
        "search": lambda: service.history.searches.find(request, "long", "the"),
        "story": lambda: service.history.stories.tell(request, "long"),
        "verify": lambda: service.history.queries.export("long"),
        "page of a step": lambda: service.history.searches.page_of(request, "long", STEPS // 2),
    }
    here, counted, total = threading.get_ident(), list[int](), 0

    def count(work: Callable[..., Any]) -> Callable[..., Any]:
        def counting(*given: Any, **named: Any) -> Any:
            nonlocal total
            if threading.get_ident() == here:
                counted.append(1)
                total += 1
            return work(*given, **named)

        return counting

    for module in (looks, searching):
        monkeypatch.setattr(module, "say_step", count(say_step))
    monkeypatch.setattr(Step, "model_dump", count(Step.model_dump))
    monkeypatch.setattr(Step, "model_validate", count(Step.model_validate))
    most = await at_once(counted, ways[way]())
    told = {"log": 0, "page of a step": 0, "story": 0}.get(way, STEPS)
    assert told <= total <= told + LOG_LINES
    assert most <= MOST_AT_ONCE


async def test_a_journal_is_read_page_by_page(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []
    plain = units.journal

    def noted(*given: Any) -> Any:
        rows = yield from plain(*given)
        read.append(len(rows))
        return rows

    monkeypatch.setattr(units, "journal", noted)
    steps = await service.store.journal("short")
    assert max(read) == PAGE
    assert sum(read) == len(steps) == 230
    assert [step.version for step in steps] == list(range(1, 231))
    some = await service.store.journal("short", 20, 90)
    assert list(some) == list(steps[20:90])
    assert list(await service.store.journal("short", 20, 20)) == []
    assert list(await service.store.journal("short", until=0)) == []


async def test_the_log_has_every_line_on_the_page_where_it_always_was(service: Service) -> None:
    found = await service.history.queries.load("short")
    request, words = ask(HOST, channel=found.channel), service.words("en")
    steps = await service.store.journal("short")
    assert any(not step.events for step in steps)
    lines = [
        (step.version, f"`{step.version}` {line}")
        for step in steps
        for line in say_step(found, step, words)
    ]
    count = -(-len(lines) // LOG_LINES)
    for number in range(1, count + 1):
        page = await service.history.queries.log("short", request, number)
        assert (page.page, page.pages) == (number, count)
        told = lines[(number - 1) * LOG_LINES : number * LOG_LINES]
        assert list(page.lines) == [line for _, line in told]
        for step in {version for version, _ in told}:
            first = next(at for at, (version, _) in enumerate(lines) if version == step)
            expected = 1 + first // LOG_LINES
            assert await service.history.searches.page_of(request, "short", step) == expected
    assert await service.history.queries.log("short", request) == page
    assert await service.history.queries.log("short", request, count + 5) == page
    texts = [line.partition(" ")[2] for _, line in lines]
    wanted = texts[5].split()[-2:]
    hits = await service.history.searches.find(request, "short", " ".join(wanted).upper())
    has = [text for text in texts if all(w.casefold() in text.casefold() for w in wanted)]
    assert hits.count == len(has) > 0


async def test_a_log_holds_however_it_was_read(service: Service) -> None:
    found, steps = await service.history.queries.load("short"), await service.store.journal("short")
    log = await service.history.queries.export("short")
    assert log == log_of(found, steps)
    verdict = verify(log)
    assert verdict.good, verdict.fault
    assert verdict.steps == 230


async def test_the_last_steps_are_those_of_the_journal_in_whatever_order_they_are_asked_for(
    service: Service,
) -> None:
    found = await service.history.queries.load("long")
    whole = await service.store.journal("long")
    for asked in (
        (STEPS - 5, STEPS - 30, 100, STEPS - 20),
        (0, STEPS - 1, 100),
        (STEPS - 40, -1),
        (STEPS, STEPS - 40, STEPS - 41),
    ):
        recent = LastSteps(service.store, found)
        for since in asked:
            assert await recent.since(since) == [each for each in whole if each.version > since]
