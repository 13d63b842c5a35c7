"""Seats and the host's chair that change hands."""

import pytest

from rules.core.errors import NotSeated, RuleError
from rules.service.history.verify import verify
from tests.support.durations import DAY, HOUR
from tests.support.houses import ask
from tests.support.passing import look, pass_time
from tests.support.post import by_post, others_play, table
from tests.support.users import FRIEND, HOST, STRANGER, THIRD


async def test_a_seat_is_offered_accepted_and_had_back(service, clock):
    adventure = await by_post(service, FRIEND)
    await others_play(service, adventure, FRIEND)
    await pass_time(service, clock, 10 * HOUR)
    opened = (await table(service, adventure)).clock(2).opened
    await service.by_post.handover.offer(ask(FRIEND), adventure, STRANGER)
    calls = []
    await look(service, clock, calls)
    assert [(call.user, "offered a seat" in call.text) for call in calls] == [(STRANGER, True)]
    assert f"offered to <@{STRANGER}>" in "\n".join(
        (await service.history.queries.card(adventure)).clock
    )
    await service.by_post.handover.accept(ask(STRANGER), adventure)
    after = await service.history.queries.load(adventure)
    assert after.seats[1].user == STRANGER
    # The time that is left is what was left, however often a seat changes hands.
    assert (await table(service, adventure)).clock(2).opened == opened
    clock.at += HOUR
    await service.by_post.handover.reclaim(ask(FRIEND), adventure)
    assert (await service.history.queries.load(adventure)).seats[1].user == FRIEND
    assert (await table(service, adventure)).clock(2).opened == opened
    with pytest.raises(RuleError, match="reclaim"):
        await service.by_post.handover.reclaim(ask(STRANGER), adventure)
    assert verify(await service.history.queries.export(adventure)).good


async def test_whose_time_is_up_leaves_a_whole_turn_to_the_next(service, clock):
    adventure = await by_post(service, FRIEND, absence="wait")
    await others_play(service, adventure, FRIEND)
    await service.by_post.handover.offer(ask(FRIEND), adventure, STRANGER)
    await pass_time(service, clock, 30 * HOUR)
    await service.by_post.handover.accept(ask(STRANGER), adventure)
    assert (await table(service, adventure)).clock(2).opened == clock.now()


async def test_three_days_later_it_is_too_late_to_have_it_back(service, clock):
    adventure = await by_post(service, FRIEND, turn_time="a week")
    await service.by_post.handover.offer(ask(FRIEND), adventure, STRANGER)
    await service.by_post.handover.accept(ask(STRANGER), adventure)
    clock.at += 3 * DAY
    with pytest.raises(RuleError, match="reclaim"):
        await service.by_post.handover.reclaim(ask(FRIEND), adventure)


async def test_offers_that_cannot_be(service, clock):
    adventure = await by_post(service, FRIEND)
    with pytest.raises(RuleError, match="seated"):
        await service.by_post.handover.offer(ask(HOST), adventure, FRIEND)
    with pytest.raises(NotSeated):
        await service.by_post.handover.offer(ask(STRANGER), adventure, THIRD)
    with pytest.raises(RuleError, match="refused-none"):
        await service.by_post.handover.accept(ask(STRANGER), adventure)
    await service.by_post.handover.offer(ask(FRIEND), adventure, STRANGER)
    clock.at += 7 * DAY
    with pytest.raises(RuleError, match="refused-none"):
        await service.by_post.handover.accept(ask(STRANGER), adventure)


async def test_a_live_game_hands_seats_over_too(service):
    adventure = (await service.lobby.open(ask(HOST), "third-six")).adventure
    await service.lobby.begin(ask(HOST), adventure, anyway=True)
    await service.by_post.handover.offer(ask(HOST), adventure, FRIEND)
    await service.by_post.handover.accept(ask(FRIEND), adventure)
    after = await service.history.queries.load(adventure)
    assert (after.seats[0].user, after.host) == (FRIEND, FRIEND)


async def test_somebody_else_hosts_once_the_host_is_away(service, clock):
    adventure = await by_post(service, FRIEND, misses="1")
    await others_play(service, adventure, HOST)
    with pytest.raises(RuleError, match="there"):
        await service.by_post.handover.host(ask(FRIEND), adventure)
    await pass_time(service, clock, 25 * HOUR)
    with pytest.raises(NotSeated):
        await service.by_post.handover.host(ask(STRANGER), adventure)
    await service.by_post.handover.host(ask(FRIEND), adventure)
    assert (await service.history.queries.load(adventure)).host == FRIEND
    with pytest.raises(RuleError, match="same"):
        await service.by_post.handover.host(ask(FRIEND), adventure)
    await service.by_post.handover.host(ask(FRIEND), adventure, HOST)
    assert (await service.history.queries.load(adventure)).host == HOST


async def test_nothing_is_kept_of_who_is_forgotten(service):
    adventure = await by_post(service, FRIEND)
    await service.by_post.handover.offer(ask(FRIEND), adventure, STRANGER)
    await service.by_post.handover.offer(ask(HOST), adventure, THIRD)
    await service.store.forget(STRANGER)
    assert [each.to for each in (await table(service, adventure)).offers] == [THIRD]
