"""What a table agrees on about its time, within bounds: pauses, more of it, and who is late."""

import pytest

from rules.core.errors import NoAdventure, NotSeated, RuleError
from rules.pace.schedule import reading
from rules.pace.table import Person
from tests.support.durations import DAY, HOUR, MINUTE
from tests.support.houses import ask, live
from tests.support.passing import pass_time
from tests.support.post import by_post, kinds, others_play, table
from tests.support.users import FRIEND, HOST, STRANGER, THIRD

ALL_ASKED = {"system": "three-dice", "decisions": "vote"}


async def left(service, clock, adventure, seat):
    """The seconds that a seat's turn still has."""
    return reading(await table(service, adventure), Person(), seat, clock.now()).left


async def test_one_turn_is_extended_by_a_week_in_all(service, clock):
    adventure = await by_post(service)
    give = service.by_post.agreements.more_time
    await give(ask(HOST), adventure, 120)
    with pytest.raises(RuleError, match="pace-refused-more") as refused:
        await give(ask(HOST), adventure, 49)
    assert dict(refused.value.text.args) == {"left": 48}
    await give(ask(HOST), adventure, 48)
    assert await left(service, clock, adventure, 1) == 8 * DAY
    with pytest.raises(RuleError, match="pace-refused-more") as refused:
        await give(ask(HOST), adventure, 1)
    assert dict(refused.value.text.args) == {"left": 0}


async def test_every_open_turn_is_extended_as_far_as_it_may_be(service, clock):
    adventure = await by_post(service, FRIEND, **ALL_ASKED)
    give = service.by_post.agreements.more_time
    await give(ask(HOST), adventure, 6 * 24)
    assert await left(service, clock, adventure, 1) == 7 * DAY
    assert await left(service, clock, adventure, 2) == 7 * DAY
    # Whoever takes over the host's seat goes on with the turn, and with what it was given.
    await service.by_post.handover.offer(ask(HOST), adventure, STRANGER)
    await service.by_post.handover.accept(ask(STRANGER), adventure)
    with pytest.raises(RuleError, match="pace-refused-more"):
        await give(ask(STRANGER), adventure, 72)
    await give(ask(STRANGER), adventure, 24)
    assert await left(service, clock, adventure, 1) == 8 * DAY
    assert await left(service, clock, adventure, 2) == 8 * DAY


async def test_nobody_whose_time_is_up_is_given_more_of_it(service, clock):
    adventure = await by_post(service, absence="wait")
    await pass_time(service, clock, 25 * HOUR)
    with pytest.raises(RuleError, match="nobody-awaited"):
        await service.by_post.agreements.more_time(ask(HOST), adventure, 5)
    assert "more-time" not in await kinds(service, adventure)
    with pytest.raises(NotSeated):
        await service.by_post.agreements.more_time(ask(STRANGER), adventure, 5)


@pytest.mark.parametrize("days", [0, -3, 91])
async def test_a_pause_lasts_a_day_at_least_and_ninety_at_most(service, days):
    adventure = await by_post(service)
    with pytest.raises(RuleError, match="pace-refused-pause-days"):
        await service.by_post.agreements.pause(ask(HOST), adventure, "", days)
    assert (await table(service, adventure)).paused is None


@pytest.mark.parametrize("days", [1, 90])
async def test_a_pause_ends_after_the_days_that_were_asked_for(service, clock, days):
    adventure = await by_post(service)
    answer = await service.by_post.agreements.pause(ask(HOST), adventure, "", days)
    assert f"<t:{clock.now() + days * DAY}:f>" in answer.text
    clock.at += days * DAY - HOUR
    await pass_time(service, clock, HOUR - 60, step=60 * 59)
    assert (await table(service, adventure)).paused is not None
    await pass_time(service, clock, 60, step=60)
    assert (await table(service, adventure)).paused is None


async def test_a_reason_has_two_hundred_letters_at_most(service):
    adventure = await by_post(service)
    await service.by_post.agreements.pause(ask(HOST), adventure, f"  {'x' * 199}yz")
    assert (await table(service, adventure)).why == f"{'x' * 199}y"


async def test_clocks_that_run_are_not_started_again(service):
    adventure = await by_post(service)
    with pytest.raises(RuleError, match="pace-refused-running"):
        await service.by_post.agreements.resume(ask(HOST), adventure)
    assert "resume" not in await kinds(service, adventure)


async def test_the_late_and_the_absent_can_be_voted_about_and_nobody_else(service, clock):
    adventure = await by_post(service, FRIEND, THIRD, absence="wait", misses="1", goal="none")

    async def late():
        return [each.user for each in await service.by_post.agreements.late(ask(HOST))]

    await others_play(service, adventure, FRIEND)
    await pass_time(service, clock, 23 * HOUR)
    assert await late() == []
    await pass_time(service, clock, HOUR)
    assert await late() == [FRIEND]
    # Whoever has left the server is absent, without having been late.
    await service.by_post.departures.left(adventure, THIRD)
    assert await late() == [FRIEND, THIRD]
    await service.lobby.set(ask(HOST), adventure, "pace", "live")
    assert await late() == []


async def test_no_clock_of_a_live_table_can_be_agreed_on(service):
    adventure = await live(service, FRIEND)
    agreements = service.by_post.agreements
    for refused in (
        agreements.pause(ask(HOST), adventure),
        agreements.resume(ask(HOST), adventure),
        agreements.more_time(ask(HOST), adventure, 5),
        agreements.sooner(ask(HOST), adventure),
        agreements.come_back(ask(HOST), adventure),
        agreements.vote(ask(HOST), adventure, 2, "skip"),
    ):
        with pytest.raises(RuleError, match="pace-refused-live"):
            await refused
    assert await agreements.late(ask(HOST)) == []


async def test_five_minutes_of_an_open_live_turn_let_the_host_call_the_autopilot(service, clock):
    adventure = await live(service, FRIEND, system="third-six")
    await others_play(service, adventure, FRIEND)
    opened = (await table(service, adventure)).clock(2).opened
    clock.at = opened + 5 * 60 - 1
    with pytest.raises(NotSeated, match="player-there"):
        await service.play.autopilot.set(ask(HOST), adventure, 2, "careful")
    clock.at += 1
    with pytest.raises(NotSeated, match="only-host"):
        await service.play.autopilot.set(ask(STRANGER), adventure, 2, "careful")
    await service.play.autopilot.set(ask(HOST), adventure, 2, "careful")
    assert (await service.history.queries.load(adventure)).seats[1].pilot == "auto"


async def test_a_turn_whose_time_is_up_lets_the_host_call_the_autopilot_by_post(service, clock):
    adventure = await by_post(service, FRIEND, absence="wait")
    await others_play(service, adventure, FRIEND)
    await pass_time(service, clock, 23 * HOUR)
    with pytest.raises(NotSeated, match="player-there"):
        await service.play.autopilot.set(ask(HOST), adventure, 2, "careful")
    await pass_time(service, clock, HOUR)
    await service.play.autopilot.set(ask(HOST), adventure, 2, "careful")
    assert (await service.history.queries.load(adventure)).seats[1].pilot == "auto"


async def test_where_no_game_is_on_nothing_can_be_agreed(service):
    lobby = (await service.lobby.open(ask(HOST), "third-six", seed="none")).adventure
    with pytest.raises(NoAdventure, match="error-not-begun"):
        await service.by_post.agreements.pause(ask(HOST), lobby)
    await service.lobby.end(ask(HOST), lobby)
    over = await by_post(service)
    await service.lobby.end(ask(HOST), over)
    with pytest.raises(NoAdventure, match="error-over"):
        await service.by_post.agreements.pause(ask(HOST), over)


async def test_the_host_hears_of_time_that_somebody_else_gave(service, clock):
    adventure = await by_post(service, FRIEND)
    await service.by_post.agreements.more_time(ask(HOST), adventure, 1)
    calls = await pass_time(service, clock, MINUTE, step=MINUTE)
    assert not [call for call in calls if "more to" in call.text]
    await service.by_post.agreements.more_time(ask(FRIEND), adventure, 160)
    calls = await pass_time(service, clock, MINUTE, step=MINUTE)
    names = [seat.name for seat in (await service.history.queries.load(adventure)).seats]
    (told,) = [call for call in calls if "more to" in call.text]
    assert told.user == HOST
    assert f"{names[1]} gave 160 hours more to {' and '.join(names)}." in told.text
