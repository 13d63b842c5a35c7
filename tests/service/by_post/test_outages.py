"""What an outage of the bot takes is given back: to votes, offers and absences as to turns."""

import pytest

from rules.core.errors import RuleError
from rules.pace.schedule import reading
from rules.pace.table import Person
from rules.service.clocks.schedule import running_table
from tests.support.durations import DAY, HOUR
from tests.support.houses import ask
from tests.support.passing import bring_cards, look, pass_time
from tests.support.post import by_post, kinds, others_play, table
from tests.support.users import FRIEND, HOST, STRANGER, THIRD


async def gone(service, clock, seconds):
    """The bot is down for a while."""
    await service.by_post.timers.beat()
    clock.at += seconds
    await service.by_post.timers.wake()


async def vote_open(service, clock):
    """A game of three with a vote about the late host that has just begun."""
    await service.by_post.timers.wake()
    adventure = await by_post(service, FRIEND, THIRD, absence="by vote", misses="5")
    await others_play(service, adventure, HOST)
    await pass_time(service, clock, 24 * HOUR)
    (ballot,) = (await table(service, adventure)).ballots
    assert ballot.opened == clock.now()
    return adventure


async def test_a_vote_is_open_for_a_day_in_which_somebody_could_vote(service, clock):
    adventure = await vote_open(service, clock)
    await pass_time(service, clock, HOUR)
    await gone(service, clock, 50 * HOUR)
    lines = "\n".join((await service.history.queries.card(adventure)).clock)
    assert f"the vote ends <t:{clock.now() + 23 * HOUR}:R>" in lines
    await pass_time(service, clock, 22 * HOUR)
    assert "auto" not in await kinds(service, adventure)
    await pass_time(service, clock, HOUR)
    assert "auto" in await kinds(service, adventure)


async def test_a_vote_that_could_not_be_shown_while_the_bot_was_down_waits_for_both_once(
    service, clock
):
    adventure = await vote_open(service, clock)
    await service.by_post.parking.park(adventure, "gone")
    await pass_time(service, clock, HOUR)
    await gone(service, clock, 50 * HOUR)
    await pass_time(service, clock, HOUR)
    await service.by_post.parking.back(adventure)
    found = await service.history.queries.load(adventure)
    (ballot,) = running_table(found, service.work.outages).ballots
    assert ballot.until == clock.now() + DAY


async def test_an_offered_seat_can_be_taken_for_a_week_of_days_with_the_bot(service, clock):
    await service.by_post.timers.wake()
    adventure = await by_post(service, FRIEND, turn_time="none")
    await service.by_post.handover.offer(ask(FRIEND), adventure, STRANGER)
    await pass_time(service, clock, 6 * DAY, step=6 * HOUR)
    await gone(service, clock, 3 * DAY)
    clock.at += DAY - 1
    await service.by_post.handover.accept(ask(STRANGER), adventure)
    await pass_time(service, clock, 2 * DAY, step=6 * HOUR)
    await gone(service, clock, 3 * DAY)
    clock.at += DAY
    with pytest.raises(RuleError, match="reclaim"):
        await service.by_post.handover.reclaim(ask(FRIEND), adventure)
    clock.at -= 1
    await service.by_post.handover.reclaim(ask(FRIEND), adventure)


async def test_an_offer_that_had_ended_before_an_outage_is_not_made_again_by_it(service, clock):
    await service.by_post.timers.wake()
    adventure = await by_post(service, FRIEND, turn_time="none")
    await service.by_post.handover.offer(ask(FRIEND), adventure, STRANGER)
    await pass_time(service, clock, 7 * DAY, step=6 * HOUR)
    await gone(service, clock, 3 * DAY)
    with pytest.raises(RuleError, match="refused-none"):
        await service.by_post.handover.accept(ask(STRANGER), adventure)


async def test_a_seat_is_offered_after_a_week_of_absence_with_the_bot_there(service, clock):
    await service.by_post.timers.wake()
    adventure = await by_post(service, FRIEND, absence="wait", misses="1", goal="none")
    await others_play(service, adventure, FRIEND)
    await pass_time(service, clock, 24 * HOUR)
    away = (await table(service, adventure)).clock(2).away
    assert away == clock.now()
    await pass_time(service, clock, 6 * DAY, step=6 * HOUR)
    await gone(service, clock, 3 * DAY)
    await pass_time(service, clock, 23 * HOUR)
    assert not (await table(service, adventure)).clock(2).offered
    await pass_time(service, clock, HOUR)
    assert (await table(service, adventure)).clock(2).offered
    assert (await table(service, adventure)).clock(2).away == away


async def test_an_outage_is_remembered_for_as_long_as_a_turn_may_last(service, clock):
    await service.by_post.timers.wake()
    adventure = await by_post(service, FRIEND, turn_time="7d")
    await others_play(service, adventure, FRIEND)
    opened = (await table(service, adventure)).clock(2).opened
    await gone(service, clock, 2 * DAY)
    await service.by_post.agreements.pause(ask(HOST), adventure, "", 45)
    clock.at += 44 * DAY
    await service.by_post.agreements.resume(ask(HOST), adventure)
    await service.by_post.timers.beat()
    await service.by_post.timers.wake()
    found = await service.history.queries.load(adventure)
    clocks = running_table(found, service.work.outages)
    assert clocks.clock(2).opened == opened
    assert reading(clocks, Person(), 2, clock.now()).left == 7 * DAY


async def test_what_is_due_before_half_an_hour_has_passed_waits_for_it(service, clock):
    adventure = await vote_open(service, clock)
    clock.at += DAY - 60
    await gone(service, clock, HOUR)
    clock.at += 29 * 60
    await look(service, clock, [])
    assert "auto" not in await kinds(service, adventure)
    clock.at += 60
    await look(service, clock, [])
    assert "auto" in await kinds(service, adventure)


async def test_a_minute_without_a_sign_of_life_is_an_outage(service, clock):
    await service.by_post.timers.wake()
    clock.at += 59
    assert await service.by_post.timers.wake() == 0
    assert service.work.outages.spans == ()
    clock.at += 60
    assert await service.by_post.timers.wake() == 60
    assert service.work.outages.spans == ((clock.now() - 60, clock.now()),)


async def test_after_an_outage_ten_cards_a_second_are_updated(service, clock):
    await service.by_post.timers.wake()
    games = []
    for number in range(12):
        at = {"channel": 500 + number}
        games.append((await service.lobby.open(ask(HOST, **at), "three-dice")).adventure)
        await service.lobby.begin(ask(HOST, **at), games[-1], anyway=True)
    await service.by_post.parking.park(games[0], "gone")
    await bring_cards(service, clock)
    clock.at += HOUR
    await service.by_post.timers.wake()
    due = [await service.store.posting(each) for each in games]
    assert due[0] is None
    seconds = [each.due - clock.now() for each in due[1:]]
    assert sorted(seconds) == [0] * 10 + [1]
