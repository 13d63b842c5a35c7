"""People who left the server: nobody waits for them, and they may come back."""

import pytest

from rules.core.errors import NotSeated, RuleError
from rules.service.by_post.unasked import unasked
from rules.service.history.verify import verify
from rules.service.play.seats import voters
from tests.support.durations import DAY, HOUR
from tests.support.houses import ask
from tests.support.passing import look, pass_time
from tests.support.post import by_post, kinds, others_play, table
from tests.support.records import an_adventure
from tests.support.users import FRIEND, HOST, STRANGER, THIRD


async def test_who_left_is_offered_at_once_and_counts_in_no_vote(service, clock):
    adventure = await by_post(service, FRIEND, THIRD, absence="vote")
    await others_play(service, adventure, FRIEND)
    since = (await service.history.queries.load(adventure)).version
    assert await service.by_post.departures.left(adventure, FRIEND)
    found = await service.history.queries.load(adventure)
    clock_of = (await table(service, adventure)).clock(2)
    assert (found.seats[1].pilot, clock_of.offered, clock_of.away) == ("auto", True, clock.now())
    assert voters(found) == (1, 3)
    assert "auto" in (await kinds(service, adventure))[since:]
    card = await service.history.queries.card(adventure)
    assert any("has left the server" in line for line in card.clock)
    assert any("seat is free: anybody" in line for line in card.clock)
    assert not await service.by_post.departures.left(adventure, FRIEND)
    assert not await service.by_post.departures.left(adventure, STRANGER)
    assert verify(await service.history.queries.export(adventure)).good


async def test_they_come_back_before_and_after_somebody_took_the_seat(service, clock):
    adventure = await by_post(service, FRIEND, turn_time="a week")
    await service.by_post.departures.left(adventure, FRIEND)
    clock.at += 30 * DAY
    await service.by_post.handover.reclaim(ask(FRIEND), adventure)
    found = await service.history.queries.load(adventure)
    assert (found.seats[1].user, found.seats[1].pilot) == (FRIEND, "player")
    assert not (await table(service, adventure)).clock(2).offered
    with pytest.raises(RuleError, match="already-seated"):
        await service.by_post.handover.reclaim(ask(FRIEND), adventure)
    await service.by_post.departures.left(adventure, FRIEND)
    await service.lobby.join(ask(STRANGER), adventure, seat=found.seats[1].name)
    clock.at += 2 * DAY
    await service.by_post.handover.reclaim(ask(FRIEND), adventure)
    assert (await service.history.queries.load(adventure)).seats[1].user == FRIEND


async def test_a_ballot_and_an_offer_about_them_are_over(service, clock):
    adventure = await by_post(service, FRIEND, THIRD, absence="vote")
    await others_play(service, adventure, FRIEND)
    await pass_time(service, clock, 25 * HOUR)
    await service.by_post.handover.offer(ask(FRIEND), adventure, STRANGER)
    await service.by_post.departures.left(adventure, FRIEND)
    after = await table(service, adventure)
    assert all(ballot.over for ballot in after.ballots)
    assert after.offers == ()
    await pass_time(service, clock, 3 * DAY, step=6 * HOUR)
    assert (await kinds(service, adventure)).count("vote") == 0


@pytest.mark.parametrize("pace", ["post", "live"])
async def test_a_host_who_left_is_followed_by_who_sat_there_longest(service, pace):
    adventure = await by_post(service, FRIEND, THIRD)
    await service.by_post.handover.offer(ask(FRIEND), adventure, STRANGER)
    await service.by_post.handover.accept(ask(STRANGER), adventure)
    if pace == "live":
        await service.lobby.set(ask(HOST), adventure, "pace", "live")
    await service.by_post.departures.left(adventure, HOST)
    found = await service.history.queries.load(adventure)
    assert found.host == THIRD
    card = await service.history.queries.card(adventure)
    assert any("a new host" in line for line in card.clock)
    with pytest.raises(NotSeated):
        await service.lobby.end(ask(HOST), adventure)
    await service.by_post.departures.left(adventure, THIRD)
    assert (await service.history.queries.load(adventure)).host == STRANGER
    await service.by_post.departures.left(adventure, STRANGER)
    found = await service.history.queries.load(adventure)
    assert [seat.pilot for seat in found.seats] == ["auto"] * 3


async def test_in_live_play_the_seat_is_free_and_can_be_had_back(service):
    adventure = (await service.lobby.open(ask(HOST), "third-six")).adventure
    await service.lobby.join(ask(FRIEND), adventure)
    await service.lobby.begin(ask(HOST), adventure, anyway=True)
    await service.by_post.departures.left(adventure, FRIEND)
    found = await service.history.queries.load(adventure)
    assert (found.seats[1].user, found.seats[1].pilot) == (None, "auto")
    await service.by_post.handover.reclaim(ask(FRIEND), adventure)
    assert (await service.history.queries.load(adventure)).seats[1].user == FRIEND


async def test_who_is_asked_for_and_when(service, clock):
    adventure = await by_post(service, FRIEND, THIRD)
    await others_play(service, adventure, FRIEND)
    asked = []
    for _ in range(26):
        clock.at += HOUR
        if await service.store.timers(clock.now()):
            found = await service.history.queries.load(adventure)
            asked += [
                (clock.now(), user) for user in await service.by_post.departures.to_ask(found)
            ]
        await look(service, clock, [])
    assert [user for _, user in asked[:2]] == [FRIEND, FRIEND]
    assert 3 * HOUR <= asked[1][0] - asked[0][0] <= 4 * HOUR
    assert set(await service.by_post.departures.expected(adventure)) == {HOST, FRIEND, THIRD}


async def test_in_a_lobby_or_after_the_end_nobody_is_asked_for(service):
    adventure = (await service.lobby.open(ask(HOST), "third-six")).adventure
    assert await service.by_post.departures.expected(adventure) == ()
    await service.lobby.begin(ask(HOST), adventure, anyway=True)
    await service.lobby.end(ask(HOST), adventure)
    assert await service.by_post.departures.expected(adventure) == ()


def test_two_who_leave_at_one_version_are_told_apart():
    requests = [unasked("departed", an_adventure(), user) for user in (FRIEND, THIRD)]
    assert len({request.id for request in requests}) == 2
