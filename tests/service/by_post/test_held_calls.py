"""Calls that a night, a vacation or a wish holds back: said once it is over, and never lost."""

import pytest

from rules.service.clocks.presence import Presence
from rules.service.people.availability import Availability
from tests.support.durations import DAY, HOUR, MINUTE
from tests.support.houses import ask, live
from tests.support.passing import called, look, pass_time
from tests.support.post import by_post, others_play, owed_by, take_turn
from tests.support.rounds import PEOPLE, in_a_fight, press
from tests.support.users import FRIEND, HOST, STRANGER, THIRD


async def sleeps(service, clock, user, hours=8):
    """Somebody's quiet hours begin in this minute (UTC)."""
    minute = clock.now() % DAY // MINUTE
    quiet = (minute, (minute + 60 * hours) % 1440)
    await service.people.availability.set(ask(user), Presence(quiet=quiet))


async def test_a_reminder_whose_night_has_just_begun_is_said_in_the_morning(service, clock):
    await by_post(service)
    clock.at += 12 * HOUR
    for timer in await service.store.timers(clock.now()):
        await service.by_post.timers.look(timer)
    await sleeps(service, clock, HOST)
    calls = []
    await look(service, clock, calls)
    assert calls == []
    assert await pass_time(service, clock, 7 * HOUR) == []
    (call,) = await pass_time(service, clock, 2 * HOUR)
    assert "Half of the time is gone" in call.text


async def test_a_reminder_that_a_pause_overtakes_is_not_said(service, clock):
    adventure = await by_post(service, FRIEND)
    await others_play(service, adventure, FRIEND)
    await pass_time(service, clock, HOUR)
    clock.at += 11 * HOUR
    for timer in await service.store.timers(clock.now()):
        await service.by_post.timers.look(timer)
    await service.by_post.agreements.pause(ask(HOST), adventure)
    calls = []
    await look(service, clock, calls)
    clock.at += MINUTE
    await look(service, clock, calls)
    assert [call for call in calls if "Half" in call.text] == []


async def parked(service, near=77):
    adventure = await by_post(service, FRIEND)
    await service.by_post.parking.park(adventure, "gone", near=near)
    return adventure


async def test_that_a_table_cannot_be_shown_is_said_to_nobody_at_night(service, clock):
    for user in (HOST, FRIEND):
        await sleeps(service, clock, user, hours=8 if user == HOST else 10)
    await parked(service)
    assert await pass_time(service, clock, 7 * HOUR) == []
    (call,) = await pass_time(service, clock, HOUR)
    assert (call.user, call.instead) == (HOST, ())


async def test_while_the_host_sleeps_another_player_hears_of_it(service, clock):
    await sleeps(service, clock, HOST)
    await parked(service)
    (call,) = await pass_time(service, clock, HOUR)
    assert (call.user, call.instead) == (FRIEND, ())


@pytest.mark.parametrize("wish", ["snoozed", "muted"])
async def test_who_wants_no_calls_of_a_game_is_not_told_that_it_cannot_be_shown(
    service, clock, wish
):
    adventure = await by_post(service)
    own: Availability = service.people.availability
    if wish == "snoozed":
        await own.in_game(ask(HOST), adventure, hours=3)
    else:
        await own.in_game(ask(HOST), adventure, calls="off")
    await service.by_post.parking.park(adventure, "gone", near=77)
    assert await pass_time(service, clock, 2 * HOUR) == []
    later = await pass_time(service, clock, 2 * HOUR)
    assert [call.user for call in later] == ([HOST] if wish == "snoozed" else [])


async def test_who_has_voted_is_not_asked_to_vote(service, clock):
    adventure = await by_post(service, FRIEND, THIRD, absence="wait")
    await others_play(service, adventure, HOST)
    await pass_time(service, clock, 24 * HOUR)
    await service.by_post.agreements.vote(ask(FRIEND), adventure, 1, "wait")
    assert await called(service, adventure) == [THIRD]
    await service.by_post.agreements.vote(ask(THIRD), adventure, 1, "skip")
    assert await called(service, adventure) == []


async def test_who_has_agreed_to_an_end_is_not_asked_about_it(service):
    adventure = await live(service, FRIEND, THIRD, STRANGER)
    await service.by_post.farewells.concede(ask(FRIEND), adventure)
    assert await asked_to_vote(service, adventure) == {HOST, THIRD, STRANGER}
    await service.by_post.farewells.concede(ask(THIRD), adventure)
    assert await asked_to_vote(service, adventure) == {HOST, STRANGER}


async def test_who_has_agreed_to_go_back_or_to_go_back_elsewhere_is_not_asked_about_it(service):
    adventure = await live(service, FRIEND, THIRD, STRANGER, seed="back")
    start = (await service.history.queries.load(adventure)).version
    for _ in range(2):
        await take_turn(service, adventure, (await owed_by(service, adventure))[0])
    played = (await service.history.queries.load(adventure)).version
    undo = service.play.undo.undo
    await undo(ask(FRIEND), adventure, start)
    assert await asked_to_vote(service, adventure) == {HOST, THIRD, STRANGER}
    (first,) = {note.body["what"] for note in await votes(service, adventure)}
    await undo(ask(THIRD), adventure)
    assert await asked_to_vote(service, adventure) == {HOST, STRANGER}
    await undo(ask(STRANGER), adventure, played - 1)
    assert await asked_to_vote(service, adventure) == {HOST, FRIEND, THIRD}
    stale = [note for note in await votes(service, adventure) if note.body["what"] == first]
    assert stale
    assert {await service.by_post.reminders.of(note) for note in stale} == {None}


async def votes(service, adventure):
    """Notes that ask for a vote, said or not."""
    waiting = await service.store.waiting_notes(adventure)
    return [note for note in waiting if note.body["kind"] == "vote"]


async def asked_to_vote(service, adventure):
    """Whose call to vote is still true."""
    notes = await votes(service, adventure)
    return {note.user for note in notes if await service.by_post.reminders.of(note) is not None}


async def test_a_reminder_says_whether_anybody_else_is_waited_for(service, clock):
    adventure = await by_post(
        service, FRIEND, system="three-dice", decisions="vote", together="off"
    )
    first, second = await pass_time(service, clock, 12 * HOUR)
    assert "The table waits for others too." in first.text
    assert "The table waits for others too." in second.text
    await others_play(service, adventure, FRIEND)
    calls = [call for call in await pass_time(service, clock, 21 * HOUR) if call.user == FRIEND]
    assert calls
    assert all("You are the last one everybody waits for." in call.text for call in calls)


async def test_of_those_who_come_later_the_next_alone_is_called_as_such(service, clock):
    adventure = await in_a_fight(service, 4, together="off", mp_order="seat")
    for user in PEOPLE:
        await service.people.availability.tell(ask(user), next_up=True)
    await press(service, adventure, HOST)
    waiting = await service.store.waiting_notes(adventure)
    assert [note.user for note in waiting if note.body["kind"] == "next"] == [PEOPLE[2]]
