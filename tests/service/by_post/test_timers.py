"""Play by post through the service: clocks, reminders, absence, pauses, our own outages."""

from itertools import pairwise

import pytest

from rules.core.errors import NotSeated, RuleError
from rules.pace.frozen import Span
from rules.ports import Commit, Timer
from rules.service.clocks.presence import Presence
from rules.service.history.verify import verify
from tests.support.durations import DAY, HOUR
from tests.support.houses import ask
from tests.support.passing import pass_time
from tests.support.post import by_post, kinds, owed_by, table, take_turn
from tests.support.users import FRIEND, HOST, STRANGER


async def test_live_play_sets_no_clock(service, clock):
    adventure = (await service.lobby.open(ask(HOST), "third-six")).adventure
    await service.lobby.begin(ask(HOST), adventure, anyway=True)
    assert await pass_time(service, clock, 3 * DAY) == []
    assert await service.store.timers(clock.now() + 90 * DAY) == []
    assert "clock" not in await kinds(service, adventure)


async def test_who_is_awaited_is_called_twice_and_then_the_turn_is_taken(service, clock):
    adventure = await by_post(service)
    calls = await pass_time(service, clock, 23 * HOUR)
    assert [call.user for call in calls] == [HOST, HOST]
    assert "Half of the time" in calls[0].text
    assert "nearly up" in calls[1].text
    assert "auto" not in await kinds(service, adventure)
    await pass_time(service, clock, 2 * HOUR)
    assert "auto" in await kinds(service, adventure)
    assert (await table(service, adventure)).clock(1).missed == 1


async def test_a_turn_taken_in_time_is_never_called_for(service, clock):
    adventure = await by_post(service)
    for _ in range(6):
        card = await service.history.queries.card(adventure)
        options = [button.verb for button in card.buttons] or [
            choice.value for choice in card.menus[0].choices
        ]
        await service.play.actions.press(
            ask(HOST), adventure, card.version, options[0].removeprefix("do.")
        )
        assert await pass_time(service, clock, 5 * HOUR) == []
    assert "auto" not in await kinds(service, adventure)


async def test_a_reminder_is_checked_again_when_it_is_sent(service, clock):
    adventure = await by_post(service)
    clock.at += 12 * HOUR
    for timer in await service.store.timers(clock.now()):
        await service.by_post.timers.look(timer)
    card = await service.history.queries.card(adventure)
    await service.play.actions.press(
        ask(HOST), adventure, card.version, card.buttons[0].verb.removeprefix("do.")
    )
    note = await service.store.claim_note(clock.now(), 60)
    assert note is not None
    assert await service.by_post.reminders.of(note) is None


async def test_a_click_on_a_card_older_than_a_reminder_still_counts(service, clock):
    adventure = await by_post(service)
    card = await service.history.queries.card(adventure)
    await pass_time(service, clock, 13 * HOUR)
    verb = card.buttons[0].verb.removeprefix("do.")
    await service.play.actions.press(ask(HOST), adventure, card.version, verb)
    assert (await kinds(service, adventure))[-1] == "act"


async def test_three_misses_and_a_seat_is_away_then_it_is_offered(service, clock):
    # In any order this game would be over within the seven days before a seat is offered, and so
    # it would be if the host did more than one thing at a time.
    adventure = await by_post(service, FRIEND, misses="3", order="seat", goal="none")
    said = "has been away for long: anybody can take the seat now."
    for _ in range(14 * 4):
        await take_turn(service, adventure, HOST)
        await pass_time(service, clock, 6 * HOUR, step=6 * HOUR)
        if any(said in line for line in (await service.history.queries.card(adventure)).clock):
            break
    else:
        raise AssertionError("the seat was never offered")
    seats = (await service.history.queries.load(adventure)).seats
    offered = [seat for seat in seats if seat.pilot == "auto"]
    assert offered
    assert "offer" in await kinds(service, adventure)


async def test_who_comes_back_leads_again(service, clock):
    adventure = await by_post(service, misses="1", absence="autopilot")
    await pass_time(service, clock, 30 * HOUR)
    assert (await table(service, adventure)).clock(1).away is not None
    await service.by_post.agreements.come_back(ask(HOST), adventure)
    after = await table(service, adventure)
    assert after.clock(1).away is None
    with pytest.raises(RuleError, match="not-away"):
        await service.by_post.agreements.come_back(ask(HOST), adventure)


async def test_waiting_waits(service, clock):
    adventure = await by_post(service, absence="wait")
    calls = await pass_time(service, clock, 6 * DAY)
    assert len(calls) == 3
    assert "is up" in calls[-1].text
    assert "auto" not in await kinds(service, adventure)


async def test_a_table_that_waits_tells_its_host_each_week_and_then_rests(service, clock):
    adventure = await by_post(service, absence="wait")
    calls = await pass_time(service, clock, 60 * DAY, step=6 * HOUR)
    words = [call for call in calls if "week" in call.text]
    assert [call.user for call in words] == [HOST] * 2
    assert "this table rests" in words[-1].text
    assert "this table rests" not in words[0].text
    assert await service.store.timers(clock.now() + 365 * DAY) == []
    card = await service.history.queries.card(adventure)
    assert any("this table rests" in line for line in card.clock)
    assert card.buttons[0].verb == "resume"
    await service.by_post.agreements.resume(ask(HOST), adventure)
    assert (await table(service, adventure)).resting is None
    assert await service.store.timers(clock.now() + 8 * DAY)
    assert "auto" not in await kinds(service, adventure)


async def test_a_turn_without_a_time_tells_the_host_too(service, clock):
    adventure = await by_post(service, FRIEND, turn_time="none")
    calls = await pass_time(service, clock, 30 * DAY, step=6 * HOUR)
    assert len([call for call in calls if "week" in call.text]) == 2
    owed = await owed_by(service, adventure)
    await take_turn(service, adventure, owed[0])
    assert (await table(service, adventure)).words == 0
    assert await service.store.timers(clock.now() + 8 * DAY)


async def test_a_time_that_the_host_sets_counts_for_a_turn_that_had_none(service, clock):
    adventure = await by_post(service, FRIEND, turn_time="none", absence="autopilot")
    await pass_time(service, clock, 6 * DAY, step=6 * HOUR)
    assert "auto" not in await kinds(service, adventure)
    await service.lobby.set(ask(HOST), adventure, "turn_time", "a day")
    await pass_time(service, clock, 23 * HOUR)
    assert "auto" not in await kinds(service, adventure)
    await pass_time(service, clock, 30 * HOUR)
    assert "auto" in await kinds(service, adventure)


async def test_a_pause_stops_the_clock_and_gives_nothing(service, clock):
    adventure = await by_post(service)
    await pass_time(service, clock, 6 * HOUR)
    await service.by_post.agreements.pause(ask(HOST), adventure, "exams")
    with pytest.raises(RuleError, match="paused"):
        await service.by_post.agreements.pause(ask(HOST), adventure)
    assert await pass_time(service, clock, 6 * DAY, step=DAY) == []
    await service.by_post.agreements.resume(ask(HOST), adventure)
    assert await pass_time(service, clock, 5 * HOUR) == []
    assert len(await pass_time(service, clock, HOUR)) == 1
    with pytest.raises(NotSeated):
        await service.by_post.agreements.pause(ask(STRANGER), adventure)


async def turn_is_taken(service, clock, adventure, *, not_in, but_in):
    """The turn is not taken in so many hours, but it is in so many more."""
    await pass_time(service, clock, not_in * HOUR)
    assert "auto" not in await kinds(service, adventure)
    await pass_time(service, clock, but_in * HOUR)
    assert "auto" in await kinds(service, adventure)


async def test_who_has_minutes_left_at_a_pause_has_fair_notice_after_it(service, clock):
    adventure = await by_post(service)
    await pass_time(service, clock, 23 * HOUR + 30 * 60, step=30 * 60)
    await service.by_post.agreements.pause(ask(HOST), adventure)
    await pass_time(service, clock, 6 * DAY, step=DAY)
    await service.by_post.agreements.resume(ask(HOST), adventure)
    await turn_is_taken(service, clock, adventure, not_in=11, but_in=2)


async def test_a_pause_of_an_hour_gives_an_hour_at_most(service, clock):
    adventure = await by_post(service)
    await pass_time(service, clock, 22 * HOUR)
    await service.by_post.agreements.pause(ask(HOST), adventure)
    clock.at += HOUR
    await service.by_post.agreements.resume(ask(HOST), adventure)
    for _ in range(3):
        await service.by_post.agreements.pause(ask(HOST), adventure)
        await service.by_post.agreements.resume(ask(HOST), adventure)
    await turn_is_taken(service, clock, adventure, not_in=2, but_in=2)


async def test_more_time_is_added_to_what_was_left(service, clock):
    adventure = await by_post(service)
    await pass_time(service, clock, 20 * HOUR)
    await service.by_post.agreements.more_time(ask(HOST), adventure, 24)
    await turn_is_taken(service, clock, adventure, not_in=26, but_in=4)


async def test_our_own_outage_takes_nobody_s_time(service, clock):
    adventure = await by_post(service)
    await service.by_post.timers.wake()
    await pass_time(service, clock, 10 * HOUR)
    await service.by_post.timers.beat()
    clock.at += 50 * HOUR
    assert await service.by_post.timers.wake() == 50 * HOUR
    await pass_time(service, clock, HOUR)
    assert "auto" not in await kinds(service, adventure)
    assert len(await pass_time(service, clock, 2 * HOUR)) == 1


async def test_a_vacation_and_nights_are_not_counted(service, clock):
    await by_post(service, vacations="wait")
    vacation = Span(clock.at + HOUR, clock.at + 5 * DAY)
    presence = Presence(zone="UTC", quiet=(22 * 60, 8 * 60), vacations=(vacation,))
    await service.people.availability.set(ask(HOST), presence)
    assert await pass_time(service, clock, 5 * DAY, step=HOUR) == []
    calls = await pass_time(service, clock, 3 * DAY, step=HOUR)
    assert calls
    assert await service.people.availability.of(HOST) == presence


async def test_who_wants_no_calls_gets_none(service, clock):
    await by_post(service)
    await service.people.availability.set(ask(HOST), Presence(calls="off"))
    assert await pass_time(service, clock, 20 * HOUR) == []
    await service.people.availability.set(ask(HOST), Presence(calls="private"))
    calls = await pass_time(service, clock, 3 * HOUR)
    assert [call.private for call in calls] == [True]


async def test_pace_can_be_switched_at_any_time(service, clock):
    adventure = await by_post(service)
    await service.lobby.set(ask(HOST), adventure, "pace", "live")
    assert await pass_time(service, clock, 5 * DAY, step=DAY) == []
    await service.lobby.set(ask(HOST), adventure, "pace", "post")
    assert len(await pass_time(service, clock, 12 * HOUR)) == 1


async def test_a_log_with_clocks_in_it_verifies(service, clock):
    adventure = await by_post(service, FRIEND, misses="1")
    await pass_time(service, clock, 4 * DAY, step=6 * HOUR)
    await service.by_post.agreements.pause(ask(HOST), adventure)
    await service.by_post.agreements.resume(ask(HOST), adventure)
    verdict = verify(await service.history.queries.export(adventure))
    assert verdict.good, verdict.fault


async def test_turns_of_somebody_away_are_taken_ten_minutes_apart(service, clock):
    adventure = await by_post(service, misses="1", absence="autopilot")
    await pass_time(service, clock, 25 * HOUR)
    before = len(await kinds(service, adventure))
    await pass_time(service, clock, 540, step=60)
    assert len(await kinds(service, adventure)) <= before + 80
    steps = [step for step in await service.store.journal(adventure) if step.kind == "clock"]
    for first, second in pairwise(steps):
        assert second.at - first.at >= 540


async def test_a_pause_of_before_pauses_had_an_end_ends_all_the_same(service, clock):
    adventure = await by_post(service)
    await service.by_post.timers.wake()
    await service.by_post.agreements.pause(ask(HOST), adventure)
    found = await service.history.queries.load(adventure)
    old = {name: value for name, value in found.clock.items() if name != "paused_until"}
    version = found.version + 1
    timer = Timer(kind="turn", subject=adventure, version=version, due=clock.now())
    await service.store.commit(
        Commit(
            request="an older program",
            expected=found.version,
            adventure=found.with_(clock=old, version=version, state=found.state),
            timers=(timer,),
        )
    )
    await service.store.drop_timer(timer)
    assert await service.store.timers(clock.now() + 90 * DAY) == []
    clock.at += HOUR
    await service.by_post.timers.wake()
    (timer,) = await service.store.timers(clock.now() + 90 * DAY)
    assert timer.due == clock.now() - HOUR + 7 * DAY
    await pass_time(service, clock, 8 * DAY, step=6 * HOUR)
    assert (await table(service, adventure)).paused is None
