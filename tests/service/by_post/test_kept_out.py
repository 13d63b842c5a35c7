"""A player who cannot press the card: the seat's clock stands still, whatever ends its turn."""

from pathlib import Path

import pytest

from rules.pace.schedule import due_now, reading
from rules.pace.table import Person
from rules.service import Service
from rules.service.clocks.schedule import running_table
from tests.support.clocks import DAY, HOUR
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, ask, serving

HOST = 11


async def by_post(service: Service, **settings: str) -> str:
    """A game by post of one person that has begun."""
    lobby = service.lobby
    made = await lobby.open(ask(HOST), "three-dice", pace="post", seed="kept out")
    for name, value in settings.items():
        await lobby.set(ask(HOST), made.adventure, name, value)
    await lobby.begin(ask(HOST), made.adventure, anyway=True)
    return made.adventure


async def due(service: Service, adventure: str, now: int) -> tuple[set[str], int | None]:
    """What is due now, and what is left of the turn."""
    found = await service.history.queries.load(adventure)
    table = running_table(found, service.work.outages)
    read = reading(table, Person(), 1, now)
    kinds: set[str] = {each.kind for each in due_now(table, {}, now)}
    return kinds, None if read is None else read.left


@pytest.mark.parametrize("turn_time", ["24h", "daily-08"])
async def test_nothing_is_due_while_a_seat_stands_still(tmp_path: Path, turn_time: str) -> None:
    clock = HandClock()
    async with serving(tmp_path / "house.db", clock, Entropy()) as service:
        adventure = await by_post(service, turn_time=turn_time)
        clock.at += 2 * DAY
        before = await due(service, adventure, clock.now())
        assert "late" in before[0]
        kept, until = service.by_post.kept_out, clock.now() + 3 * DAY
        assert await kept.to_ask(await service.history.queries.load(adventure)) == (HOST,)
        assert await kept.stand_still(adventure, HOST, until)
        assert (await due(service, adventure, clock.now()))[0] == set()
        # Once more changes nothing, so that nobody asks for ever.
        assert not await kept.stand_still(adventure, HOST, until)
        clock.at += 3 * DAY + HOUR
        kinds, left = await due(service, adventure, clock.now())
        assert "late" not in kinds
        assert left is None or left > 0
        steps = await service.store.journal(adventure)
        assert [step.kind for step in steps].count("kept-out") == 1


async def test_who_owes_nothing_has_no_clock_to_stop(tmp_path: Path) -> None:
    clock = HandClock()
    async with serving(tmp_path / "house.db", clock, Entropy()) as service:
        adventure = await by_post(service)
        found = await service.history.queries.load(adventure)
        assert await service.by_post.kept_out.to_ask(found) == ()
        assert not await service.by_post.kept_out.stand_still(adventure, 12, clock.now() + DAY)
