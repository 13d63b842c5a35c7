"""Turns of a draft that take too long: the rules draw for who lets the time pass."""

import pytest

from rules.core.errors import RuleError
from rules.ports import Dungeon, Timer
from rules.service import Service
from rules.service.dungeons.draft_clock import until
from rules.service.dungeons.dungeons import DungeonRequest
from rules.service.dungeons.session import session_of
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, ask, serving

ILSE, TOMAS, MAREN = 1, 2, 3
MINUTE = 60


async def drawn(service: Service, minutes: int = 10, people: tuple[int, ...] = (TOMAS,)) -> Dungeon:
    """A draft with seats for Ilse and these people."""
    wanted = DungeonRequest(seed="salt", levels=1, more="columns:8 rows:8", minutes=minutes)
    found = await service.dungeons.make(ask(ILSE), "draft", wanted)
    for user in people:
        found = await act(service, user, found, "sit")
    return found


async def act(service: Service, user: int, found: Dungeon, verb: str) -> Dungeon:
    return await service.dungeons.act(ask(user), found.id, found.version, verb)


async def passes(service: Service, clock: HandClock, found: Dungeon) -> Dungeon:
    """Wait until the turn is over, and let happen what happens."""
    clock.at = until(session_of(found))
    (timer,) = [each for each in await service.store.timers(clock.at) if each.kind == "draft"]
    assert await service.dungeons.time_is_up(timer)
    return await service.dungeons.at(ask(ILSE), found.id)


async def said(service: Service, found: Dungeon) -> str:
    return "\n".join((await service.dungeons.card(ask(ILSE), found.id)).happened)


@pytest.mark.parametrize(("minutes", "people"), [(0, (TOMAS,)), (10, ())])
async def test_no_clock_runs_where_nobody_set_one_or_nobody_waits(
    service: Service, clock: HandClock, minutes: int, people: tuple[int, ...]
) -> None:
    found = await drawn(service, minutes, people)
    await act(service, ILSE, found, "roll")
    assert await service.store.timers(clock.at + 10**9) == []


async def test_who_lets_the_time_pass_gets_what_the_rules_say(
    service: Service, clock: HandClock
) -> None:
    found = await drawn(service)
    before = session_of(found).drafting
    assert (
        f"seat 1 does not draw in time, the rules draw for it <t:{clock.at + 600}:R>"
        in await said(service, found)
    )
    found = await passes(service, clock, found)
    after = session_of(found).drafting
    assert (before.turn, after.turn) == (0, 1)
    assert len(after.draft.rolls) == 1
    assert after.draft.tiles
    assert after.draft.pending == ()
    assert not any(tile.edited for tile in after.draft.tiles)
    assert "Time was up for seat 1" in await said(service, found)
    found = await act(service, TOMAS, found, "roll")
    assert "Time was up" not in await said(service, found)


async def test_what_was_rolled_before_is_laid_to_its_end(
    service: Service, clock: HandClock
) -> None:
    found = await act(service, ILSE, await drawn(service), "roll")
    found = await act(service, ILSE, found, "lay")
    laid = session_of(found).drafting.draft
    found = await passes(service, clock, found)
    after = session_of(found).drafting
    assert after.draft.rolls == laid.rolls
    assert after.draft.tiles[: len(laid.tiles)] == laid.tiles
    assert after.phase == "roll"


async def test_every_step_gives_the_whole_time_again(service: Service, clock: HandClock) -> None:
    found = await drawn(service)
    (old,) = await service.store.timers(clock.at + 600)
    clock.at += 500
    found = await act(service, ILSE, found, "roll")
    assert await service.store.timers(old.due) == []
    assert not await service.dungeons.time_is_up(old)
    assert await service.dungeons.at(ask(ILSE), found.id) == found
    (new,) = await service.store.timers(clock.at + 600)
    assert (new.version, new.due) == (found.version, clock.at + 600)


async def test_a_turn_runs_out_once(service: Service, clock: HandClock) -> None:
    found = await drawn(service)
    clock.at += 600
    (timer,) = await service.store.timers(clock.at)
    assert await service.dungeons.time_is_up(timer)
    once = await service.dungeons.at(ask(ILSE), found.id)
    assert not await service.dungeons.time_is_up(timer)
    assert await service.dungeons.at(ask(ILSE), found.id) == once
    assert [each.kind for each in await service.store.timers(clock.at)] == ["draft-card"]


async def test_the_clock_stands_still_once_everybody_was_late(
    service: Service, clock: HandClock
) -> None:
    found = await drawn(service, people=(TOMAS, MAREN))
    for _ in range(3):
        assert "stopped" not in await said(service, found)
        found = await passes(service, clock, found)
    assert "the clock is stopped" in await said(service, found)
    assert all(each.kind == "draft-card" for each in await service.store.timers(10**12))
    found = await act(service, ILSE, found, "roll")
    assert "the clock is stopped" not in await said(service, found)
    assert until(session_of(found)) == clock.at + 600


async def test_it_closes_and_finishes_too(service: Service, clock: HandClock) -> None:
    found = await drawn(service)
    while session_of(found).drafting.phase != "close":
        user = found.people[session_of(found).drafting.turn]
        verb = {"roll": "roll", "place": "lay"}[session_of(found).drafting.phase]
        found = await act(service, user, found, verb)
    found = await passes(service, clock, found)
    assert session_of(found).drafting.phase == "finish"
    found = await act(service, ILSE, found, "finish")
    assert session_of(found).ready
    assert await service.store.timers(10**12) == []


async def test_it_is_the_same_after_a_restart(tmp_path) -> None:
    path, clock = tmp_path / "house.db", HandClock()
    async with serving(path, clock, Entropy()) as service:
        found = await drawn(service)
        card = await service.dungeons.card_now(found.id)
        timers = await service.store.timers(10**12)
    async with serving(path, clock, Entropy(1)) as service:
        assert await service.dungeons.card_now(found.id) == card
        assert await service.store.timers(10**12) == timers
        assert await service.dungeons.card_now("nothing") is None


async def test_a_timer_of_nothing_goes(service: Service, clock: HandClock) -> None:
    found = await drawn(service, minutes=0)
    stray = Timer(kind="draft", subject=found.id, version=found.version + 1, due=clock.at)
    await service.store.keep_dungeon(
        found.with_(version=found.version + 1), found.version, (stray,)
    )
    assert not await service.dungeons.time_is_up(stray)
    assert await service.store.timers(10**12) == []


@pytest.mark.parametrize("minutes", [-1, 10081])
async def test_times_that_no_turn_can_have(service: Service, minutes: int) -> None:
    with pytest.raises(RuleError) as refused:
        await drawn(service, minutes)
    assert "0-10080" in service.history.queries.say(refused.value.text, "en")
