"""Companions who have more to do than one card shows go on by themselves, up to somebody's turn."""

import pytest

from rules.pace.stops import with_terms
from rules.pace.table import SeatClock, Table
from rules.pace.turns import awaited
from rules.service.clocks.known_turns import humans_of
from rules.service.clocks.schedule import table_of, waits_for_nobody
from rules.service.journal.loading import loaded
from tests.support.durations import DAY, HOUR
from tests.support.houses import ask
from tests.support.passing import look, pass_time
from tests.support.post import by_post, take_turn
from tests.support.users import FRIEND, HOST, THIRD


@pytest.fixture
async def companions(service, monkeypatch):
    """A game by three of whom two let the autopilot lead, which stops after each of its steps."""
    monkeypatch.setattr("rules.service.play.unattended.AUTO_STEPS", 1)
    adventure = await by_post(service, FRIEND, THIRD, system="three-dice")
    for user, seat in ((FRIEND, 2), (THIRD, 3)):
        await service.play.autopilot.set(ask(user), adventure, seat, "balanced")
    return adventure


async def test_companions_go_on_until_somebody_is_asked(service, clock, companions):
    for _ in range(40):
        found = await service.history.queries.load(companions)
        if waits_for_nobody(table_of(found)):
            break
        assert await take_turn(service, companions, HOST)
    assert waits_for_nobody(table_of(found))
    calls = []
    for _ in range(30):
        clock.at += 20
        await look(service, clock, calls)
        found = await service.history.queries.load(companions)
        if found.status != "running" or not waits_for_nobody(table_of(found)):
            break
    rules, state = loaded(found)
    assert found.status == "ended" or set(humans_of(found)) & set(rules.awaiting(state))


async def test_a_pause_stops_companions_too(service, clock, companions):
    while not waits_for_nobody(table_of(found := await service.history.queries.load(companions))):
        assert await take_turn(service, companions, HOST)
    await service.by_post.agreements.pause(ask(HOST), companions, days=2)
    await pass_time(service, clock, DAY)
    assert (await service.history.queries.load(companions)).version == found.version + 1


def test_another_zone_gives_back_no_time_that_was_lost_by_missing_turns():
    table = Table()
    terms = table.terms.with_(policy=table.terms.policy.with_(kind="budget", budget=DAY))
    table = table.with_(terms=terms, seats=(SeatClock(seat=1, missed=1),))
    table = awaited(table, (1,), 0)
    assert table.clock(1).policy.budget == DAY // 2
    elsewhere = terms.with_(policy=terms.policy.with_(zone="Asia/Tokyo"))
    after = with_terms(table, elsewhere, HOUR)
    assert after.clock(1).policy.budget == DAY // 2
