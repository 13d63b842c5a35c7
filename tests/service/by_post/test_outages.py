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


async def test_twenty_short_outages_are_given_back_to_the_second(service, clock):
    await service.by_post.timers.wake()
    adventure = await by_post(service, FRIEND)
    await others_play(service, adventure, FRIEND)
    began = (await table(service, adventure)).clock(2).opened
    for _ in range(20):
        clock.at += 5
        await gone(service, clock, 55)
    found = await service.history.queries.load(adventure)
    clocks = running_table(found, service.work.outages)
    left = reading(clocks, Person(), 2, clock.now()).left
    assert left == DAY - (clock.now() - began) + 20 * 55 == DAY - 20 * 5


async def test_starts_that_follow_each_other_hold_no_turn_for_ever(service, clock):
    await service.by_post.timers.wake()
    adventure = await by_post(service, FRIEND, together="off")
    await others_play(service, adventure, FRIEND)
    for _ in range(26 * 6):
        await gone(service, clock, 2)
        await pass_time(service, clock, 598, step=299)
    assert "auto" in await kinds(service, adventure)


async def test_a_clock_that_is_ahead_at_forty_starts_gives_nothing(service, clock):
    await service.by_post.timers.wake()
    adventure = await by_post(service, FRIEND, together="off")
    await others_play(service, adventure, FRIEND)
    began, lived = (await table(service, adventure)).clock(2).opened, 0
    for number in range(40):
        lead = 300 + 7 * number
        await gone(service, clock, lead)
        await pass_time(service, clock, 60, step=30)
        clock.at -= lead
        await service.by_post.timers.put_back(lead)
        await pass_time(service, clock, 29 * 60, step=60)
        lived += 30 * 60
    assert clock.now() == began + lived
    assert service.work.outages.spans == ()
    found = await service.history.queries.load(adventure)
    clocks = running_table(found, service.work.outages)
    assert reading(clocks, Person(), 2, clock.now()).left == DAY - lived
    await pass_time(service, clock, DAY - lived + 60, step=60)
    assert "auto" in await kinds(service, adventure)


async def test_a_turn_that_began_under_a_clock_three_hours_ahead_has_its_day(service, clock):
    await service.by_post.timers.wake()
    clock.at += 3 * HOUR
    adventure = await by_post(service, FRIEND, together="off")
    await others_play(service, adventure, FRIEND)
    await bring_cards(service, clock)
    clock.at -= 3 * HOUR
    await service.by_post.timers.put_back(3 * HOUR)
    assert (await table(service, adventure)).clock(2).opened == clock.now()
    await pass_time(service, clock, DAY - 60, step=60)
    assert "auto" not in await kinds(service, adventure)
    await pass_time(service, clock, 120, step=60)
    assert "auto" in await kinds(service, adventure)


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
