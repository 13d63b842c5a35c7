"""How long what is over is kept, in days that pass by themselves."""

import pytest

from bot.catalogs import all_words
from rules.core.errors import NoAdventure
from rules.service import Service
from rules.service.upkeep.retention import AGAIN, BREATH
from tests.support.entropy import Entropy
from tests.support.houses import ask
from tests.support.post import take_turn

DAY = 24 * 3600
FEW = 50
"""Rows of a piece, so that a few games make several."""


async def ended(service, channel=100, turns=4):
    adventure = (
        await service.lobby.open(ask(11, channel=channel), "three-dice", seed="old")
    ).adventure
    await service.lobby.begin(ask(11, channel=channel), adventure, anyway=True)
    for _ in range(turns):
        await take_turn(service, adventure, 11, channel)
    await service.lobby.end(ask(11, channel=channel), adventure)
    return adventure


async def days(service, clock, number):
    """So many days pass, with all that the sweeper does."""
    for _ in range(number):
        clock.at += DAY
        while [each for each in await service.store.timers(clock.at) if each.kind == "sweep"]:
            await service.upkeep.retention.sweep()


async def test_a_game_goes_a_year_after_its_end(service, clock):
    adventure = await ended(service)
    lobby = (await service.lobby.open(ask(12, channel=101), "three-dice", seed="l")).adventure
    await service.lobby.end(ask(12, channel=101), lobby)
    await service.upkeep.retention.begin()
    await days(service, clock, 364)
    assert (await service.history.queries.load(adventure)).status == "ended"
    await days(service, clock, 3)
    for gone in (adventure, lobby):
        with pytest.raises(NoAdventure):
            await service.history.queries.load(gone)


async def test_owners_may_keep_games_for_a_week_or_for_ever(service, clock):
    adventure = await ended(service)
    words = Entropy(3)
    for_ever = Service(service.store, clock, words, all_words, keep_over=0)
    await for_ever.upkeep.retention.begin()
    await days(for_ever, clock, 400)
    assert (await service.history.queries.load(adventure)).status == "ended"
    week = Service(service.store, clock, words, all_words, keep_over=7)
    await week.upkeep.retention.begin()
    await days(week, clock, 2)
    with pytest.raises(NoAdventure):
        await service.history.queries.load(adventure)


async def test_much_goes_in_pieces_with_a_breath_between(service, clock, monkeypatch):
    monkeypatch.setattr("rules.service.upkeep.retention.PIECE", FEW)
    for number in range(10):
        await ended(service, 100 + number)
    clock.at += 366 * DAY
    pieces = []
    await service.upkeep.retention.begin()
    while True:
        (timer,) = [each for each in await service.store.timers(10**12) if each.kind == "sweep"]
        if pieces and timer.due == clock.at + AGAIN:
            break
        assert timer.due == clock.at + (BREATH if pieces else 0)
        clock.at = timer.due
        before = await rows(service)
        await service.upkeep.retention.sweep()
        pieces.append(before - await rows(service))
    assert len(pieces) > 2
    assert max(pieces) <= FEW + 20, "a piece, and the few rows that are left of a game"
    assert await service.store.in_channel(100) is None


async def rows(service):
    tables = ("seen", "journal", "snapshots", "seats", "adventures")
    counts = [
        (await service.store._rows((f"SELECT COUNT(*) FROM {table}", ())))[0][0] for table in tables
    ]
    return sum(counts)


async def test_a_request_is_known_again_for_a_week(service, clock):
    request = ask(11)
    first = await service.lobby.open(request, "three-dice", seed="once")
    await service.upkeep.retention.begin()
    await days(service, clock, 7)
    assert (
        await service.lobby.open(request, "three-dice", seed="once")
    ).adventure == first.adventure
    await days(service, clock, 1)
    assert await service.store.replied(request.id) is None
