"""Adventures that nobody can be shown: no turn expires, no second is lost, all comes back."""

import itertools

import pytest

from rules.core.errors import NoAdventure, NotSeated, RuleError
from rules.pace.parked import WHYS
from rules.service.clocks.schedule import table_of
from rules.service.history.verify import verify
from tests.support.durations import DAY, HOUR
from tests.support.entropy import Entropy
from tests.support.houses import ask, serving
from tests.support.passing import look, pass_time
from tests.support.post import by_post, kinds, others_play, table
from tests.support.soak import SOAK
from tests.support.users import FRIEND, HOST, STRANGER, THIRD

LONG = 9 * DAY + 5 * HOUR + 7


async def lobby(service):
    adventure = (await service.lobby.open(ask(HOST), "third-six", pace="post")).adventure
    await service.lobby.join(ask(FRIEND), adventure)
    return adventure


async def own_turn(service):
    adventure = await by_post(service, FRIEND)
    await others_play(service, adventure, HOST)
    return adventure


async def others_turn(service):
    adventure = await by_post(service, FRIEND)
    await others_play(service, adventure, FRIEND)
    return adventure


async def paused(service):
    adventure = await others_turn(service)
    await service.by_post.agreements.pause(ask(HOST), adventure, "exams")
    return adventure


async def ballot_open(service):
    adventure = await by_post(service, FRIEND, THIRD, absence="vote", turn_time="2 hours")
    await others_play(service, adventure, FRIEND)
    return adventure


async def live(service):
    adventure = (await service.lobby.open(ask(HOST), "third-six")).adventure
    await service.lobby.begin(ask(HOST), adventure, anyway=True)
    return adventure


async def ended(service):
    adventure = await others_turn(service)
    await service.lobby.end(ask(HOST), adventure)
    return adventure


PHASES = (lobby, own_turn, others_turn, paused, ballot_open, live, ended)


def left(found, seat, now):
    """Seconds that a seat's turn has left, were its clock to run now."""
    clock = table_of(found).clock(seat)
    if clock.opened is None:
        return None
    stopped = sum(
        min(span.end, now) - max(span.start, clock.opened)
        for span in table_of(found).stops
        if span.end > clock.opened
    )
    return DAY - (now - clock.opened - stopped)


MET = [
    pytest.param(phase, why, id=f"{phase.__name__}-{why}")
    for number, phase in enumerate(PHASES)
    for why in (WHYS if SOAK else WHYS[number :: len(PHASES)])
]
"""What a table is doing, and why its place is lost: each of both once in a short run."""


@pytest.mark.parametrize(("phase", "why"), MET)
async def test_whatever_it_was_doing_nothing_happens_and_all_comes_back(service, clock, phase, why):
    adventure = await phase(service)
    await pass_time(service, clock, 3 * HOUR)
    before = await service.history.queries.load(adventure)
    told = await kinds(service, adventure)
    has_ended = before.status not in ("lobby", "running")
    assert await service.by_post.parking.park(adventure, why) is not has_ended
    assert await service.by_post.parking.park(adventure, why) is False
    calls = await pass_time(service, clock, LONG, step=7 * HOUR)
    clock.at += LONG % (7 * HOUR)
    assert calls == []
    after = await service.history.queries.load(adventure)
    assert (after.state, after.seats, after.status) == (before.state, before.seats, before.status)
    if has_ended:
        assert await kinds(service, adventure) == told
        return
    assert await kinds(service, adventure) == [*told, "park"]
    assert await service.by_post.parking.back(adventure)
    assert not await service.by_post.parking.back(adventure)
    back = await service.history.queries.load(adventure)
    assert table_of(back).parked is None
    assert (table_of(back).paused is None) is (phase is not paused)
    for record in before.seats:
        assert left(back, record.seat, clock.now()) == left(before, record.seat, clock.now() - LONG)
    assert (back.state, back.seats, back.status) == (before.state, before.seats, before.status)
    assert verify(await service.history.queries.export(adventure)).good


async def test_the_turn_goes_on_to_the_second(service, clock):
    adventure = await others_turn(service)
    opened = (await table(service, adventure)).clock(2).opened
    clock.at = opened + DAY - 10
    await service.by_post.parking.park(adventure, "locked")
    clock.at += LONG
    await service.by_post.parking.back(adventure)
    since = (await service.history.queries.load(adventure)).version
    clock.at += 9
    await look(service, clock, [])
    assert "auto" not in (await kinds(service, adventure))[since:]
    clock.at += 1
    await look(service, clock, [])
    assert "auto" in (await kinds(service, adventure))[since:]


async def test_a_ballot_waits_with_everybody(service, clock):
    adventure = await by_post(service, FRIEND, THIRD, absence="vote")
    await others_play(service, adventure, FRIEND)
    await pass_time(service, clock, 25 * HOUR)
    (ballot,) = (await table(service, adventure)).ballots
    assert not ballot.over
    remaining = ballot.until - clock.now()
    await service.by_post.parking.park(adventure, "gone")
    await pass_time(service, clock, 3 * DAY, step=DAY)
    await service.by_post.parking.back(adventure)
    (ballot,) = (await table(service, adventure)).ballots
    assert not ballot.over
    assert ballot.until - clock.now() == remaining
    await service.by_post.agreements.vote(ask(HOST), adventure, 2, "skip")
    await service.by_post.agreements.vote(ask(THIRD), adventure, 2, "skip")
    assert "auto" in await kinds(service, adventure)


async def test_offers_and_lost_seats_wait_too(service, clock):
    adventure = await by_post(service, FRIEND, turn_time="a week")
    await service.by_post.handover.offer(ask(FRIEND), adventure, STRANGER)
    await service.by_post.handover.accept(ask(STRANGER), adventure)
    await service.by_post.handover.offer(ask(HOST), adventure, THIRD)
    await service.by_post.parking.park(adventure, "removed")
    clock.at += 20 * DAY
    await service.by_post.parking.back(adventure)
    await service.by_post.handover.reclaim(ask(FRIEND), adventure)
    await service.by_post.handover.accept(ask(THIRD), adventure)
    assert [each.user for each in (await service.history.queries.load(adventure)).seats] == [
        THIRD,
        FRIEND,
    ]


async def test_a_pause_that_overlaps_gives_back_no_second_twice(service, clock):
    adventure = await others_turn(service)
    opened = (await table(service, adventure)).clock(2).opened
    clock.at = opened + HOUR
    await service.by_post.parking.park(adventure, "closed")
    clock.at += HOUR
    await service.by_post.agreements.pause(ask(HOST), adventure)
    clock.at += HOUR
    await service.by_post.parking.back(adventure)
    clock.at += HOUR
    await service.by_post.agreements.resume(ask(HOST), adventure)
    assert left(await service.history.queries.load(adventure), 2, clock.now()) == 23 * HOUR


@pytest.mark.parametrize("reminders", ["channel", "private", "off"])
async def test_the_host_is_told_once_where_they_wish(service, clock, reminders):
    adventure = await others_turn(service)
    await service.people.availability.tell(ask(HOST), calls=reminders)
    await service.by_post.parking.park(adventure, "gone")
    calls = await pass_time(service, clock, 2 * DAY, step=DAY)
    await service.by_post.parking.park(adventure, "removed")
    calls += await pass_time(service, clock, 2 * DAY, step=DAY)
    expected = {"channel": [], "private": [(HOST, True)], "off": []}
    assert [(call.user, call.private) for call in calls] == expected[reminders]
    assert all("/adventure move-here" in call.text for call in calls)


async def test_near_by_the_host_is_told_and_else_the_others(service, clock):
    adventure = await others_turn(service)
    await service.by_post.parking.park(adventure, "gone", near=77)
    (call,) = await pass_time(service, clock, HOUR)
    assert (call.user, call.private, call.channel) == (HOST, False, 77)
    assert [each.user for each in call.instead] == [FRIEND]


async def test_an_outage_is_told_to_nobody_but_what_it_became_is(service, clock):
    adventure = await others_turn(service)
    await service.people.availability.tell(ask(HOST), calls="private")
    await service.by_post.parking.park(adventure, "unavailable")
    assert await pass_time(service, clock, HOUR) == []
    since = (await table(service, adventure)).parked.since
    assert await service.by_post.parking.park(adventure, "gone")
    assert not await service.by_post.parking.park(adventure, "unavailable")
    assert (await table(service, adventure)).parked.since == since
    assert [call.user for call in await pass_time(service, clock, HOUR)] == [HOST]


async def test_looks_come_less_and_less_often_and_survive_a_restart(service, clock):
    adventure = await others_turn(service)
    await service.by_post.parking.park(adventure, "locked")
    looks = []
    start = clock.now()
    while clock.now() - start <= 20 * DAY:
        to_come = await service.store.timers(start + 100 * DAY)
        (timer,) = [each for each in to_come if each.kind == "place"]
        clock.at = timer.due
        looks.append(clock.now() - start)
        await service.by_post.parking.look_later(timer)
    gaps = [after - before for before, after in itertools.pairwise(looks)]
    assert looks[0] == 600
    assert gaps == sorted(gaps)
    assert gaps[-1] == DAY
    assert len(looks) < 45
    clock.at += 100 * DAY
    (timer,) = [each for each in await service.store.timers(clock.now()) if each.kind == "place"]
    await service.by_post.parking.look_later(timer)
    assert await service.store.timers(clock.now() + DAY) == []


async def test_a_restart_in_the_middle_forgets_nothing(tmp_path, clock):
    async with serving(tmp_path / "house.db", clock, Entropy()) as first:
        adventure = await others_turn(first)
        await first.by_post.timers.wake()
        before = left(await first.history.queries.load(adventure), 2, clock.now())
        await first.by_post.parking.park(adventure, "gone")
    clock.at += 2 * DAY
    async with serving(tmp_path / "house.db", clock, Entropy(1)) as second:
        await second.by_post.timers.wake()
        assert await pass_time(second, clock, DAY) == []
        await second.by_post.parking.back(adventure)
        back = await second.history.queries.load(adventure)
        assert "place" not in [each.kind for each in await second.store.timers(clock.now())]
        assert await pass_time(second, clock, before - before % HOUR - HOUR) != []
        assert "auto" not in (await kinds(second, adventure))[back.version :]
        await pass_time(second, clock, 2 * HOUR)
        assert "auto" in (await kinds(second, adventure))[back.version :]


async def test_mine_has_what_is_lost_first_and_says_what_to_do(service):
    first = await by_post(service, FRIEND)
    other = (await service.lobby.open(ask(HOST, channel=7), "third-six")).adventure
    await service.by_post.parking.park(other, "gone")
    listed = await service.history.queries.mine(ask(HOST))
    assert [each.adventure for each in listed] == [other, first]
    assert "/adventure move-here" in listed[0].line


async def test_it_is_moved_by_those_who_may_and_goes_on(service, clock):
    adventure = await others_turn(service)
    here = ask(FRIEND, channel=200)
    with pytest.raises(RuleError, match="which"):
        await service.by_post.parking.move_here(ask(HOST, channel=200), "")
    with pytest.raises(NotSeated, match="host"):
        await service.by_post.parking.move_here(here, adventure)
    before = left(await service.history.queries.load(adventure), 2, clock.now())
    await service.by_post.parking.park(adventure, "gone")
    clock.at += 3 * DAY
    with pytest.raises(NoAdventure):
        await service.by_post.parking.move_here(ask(STRANGER, channel=200), adventure)
    with pytest.raises(NoAdventure):
        await service.by_post.parking.move_here(here.with_(guild=2, id="elsewhere"), adventure)
    await service.lobby.open(ask(STRANGER, channel=300), "three-dice")
    with pytest.raises(RuleError, match="taken"):
        await service.by_post.parking.move_here(ask(FRIEND, channel=300), adventure)
    assert (await service.history.queries.load(adventure)).channel == 100
    (choice,) = await service.by_post.parking.movable(here)
    assert choice.value == adventure
    await service.by_post.parking.move_here(ask(FRIEND, channel=200), "")
    after = await service.history.queries.load(adventure)
    assert (after.channel, table_of(after).parked) == (200, None)
    assert left(after, 2, clock.now()) == before
    assert await service.store.posting(adventure)
    assert verify(await service.history.queries.export(adventure)).good
    with pytest.raises(RuleError, match="here-already"):
        await service.by_post.parking.move_here(ask(HOST, channel=200), adventure)


@pytest.mark.parametrize("named", [True, False])
async def test_one_request_to_move_it_that_comes_twice_moves_it_once(service, named):
    adventure = await others_turn(service)
    await service.by_post.parking.park(adventure, "gone")
    request = ask(HOST, channel=200)
    first = await service.by_post.parking.move_here(request, adventure if named else "")
    again = await service.by_post.parking.move_here(request, adventure if named else "")
    assert (again.text, again.repeated) == (first.text, True)
    assert (await kinds(service, adventure)).count("move") == 1


async def test_a_lobby_is_moved_too_and_begins_there(service):
    adventure = await lobby(service)
    await service.by_post.parking.park(adventure, "gone")
    await service.by_post.parking.move_here(ask(FRIEND, channel=200), adventure)
    await service.lobby.begin(ask(HOST, channel=200), adventure, anyway=True)
    found = await service.history.queries.load(adventure)
    assert (found.status, found.channel, found.host) == ("running", 200, HOST)


async def test_a_manager_of_nothing_moves_nothing(service):
    adventure = await others_turn(service)
    await service.by_post.parking.park(adventure, "locked")
    with pytest.raises(NotSeated):
        await service.by_post.parking.move_here(ask(FRIEND, channel=200), adventure)
    await service.by_post.parking.move_here(ask(HOST, channel=200), adventure)
    assert (await service.history.queries.load(adventure)).channel == 200


async def test_a_reason_that_ends_by_the_clock_is_looked_at_then_and_told_once(service, clock):
    adventure = await others_turn(service)
    until = clock.now() + 70
    parking = service.by_post.parking
    assert await parking.park(adventure, "timeout", until=until)
    assert await parking.park(adventure, "timeout", until=until) is False
    assert [each.due async for each in _looks(service, adventure)] == [until]
    assert await parking.park(adventure, "timeout", until=until + 30)
    assert [each.due async for each in _looks(service, adventure)] == [until + 30]
    parked = (await table(service, adventure)).parked
    assert (parked.until, parked.since) == (until + 30, clock.now())
    calls = await pass_time(service, clock, DAY, step=HOUR)
    assert len(calls) <= 1
    assert await parking.park(adventure, "closed")
    assert (await table(service, adventure)).parked.until is None


async def _looks(service, adventure):
    """The times at which somebody looks whether a game can be shown again."""
    for each in await service.store.timers(2**40):
        if (each.kind, each.subject) == ("place", adventure):
            yield each
