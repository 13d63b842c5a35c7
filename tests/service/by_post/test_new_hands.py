"""Seats in new hands: nothing that was about the player before them falls on who leads them now."""

from rules.service.play.seats import voters
from tests.support.durations import DAY, HOUR
from tests.support.houses import ask, live
from tests.support.passing import pass_time
from tests.support.post import by_post, kinds, others_play, table, take_turn
from tests.support.users import FRIEND, HOST, STRANGER, THIRD


async def handed(service, adventure, user, to):
    """A player hands a seat over to somebody, who accepts it."""
    await service.by_post.handover.offer(ask(user), adventure, to)
    await service.by_post.handover.accept(ask(to), adventure)


async def friend_is_late(service, clock, **settings):
    """A game of three that waits for the friend in seat 2, whose time is up."""
    adventure = await by_post(service, FRIEND, THIRD, **settings)
    await others_play(service, adventure, FRIEND)
    await pass_time(service, clock, 25 * HOUR)
    return adventure


async def test_a_vote_about_a_late_player_ends_when_somebody_else_takes_the_seat(service, clock):
    adventure = await friend_is_late(service, clock, absence="by vote", misses="5")
    await service.by_post.agreements.vote(ask(HOST), adventure, 2, "skip")
    await service.lobby.set(ask(HOST), adventure, "turn time", "72h")
    await handed(service, adventure, FRIEND, STRANGER)
    assert all(ballot.over for ballot in (await table(service, adventure)).ballots)
    since = (await service.history.queries.load(adventure)).version
    await pass_time(service, clock, 2 * DAY)
    assert "auto" not in (await kinds(service, adventure))[since:]


async def test_a_vote_about_an_absent_player_ends_when_they_return(service, clock):
    adventure = await friend_is_late(service, clock, absence="wait", misses="1")
    await service.by_post.agreements.vote(ask(HOST), adventure, 2, "skip")
    await service.by_post.agreements.come_back(ask(FRIEND), adventure)
    assert all(ballot.over for ballot in (await table(service, adventure)).ballots)


async def test_a_seat_that_is_had_back_from_an_absent_player_is_no_longer_absent(service, clock):
    adventure = await by_post(service, FRIEND, THIRD, misses="1", goal="none")
    await handed(service, adventure, FRIEND, STRANGER)
    await others_play(service, adventure, STRANGER)
    await pass_time(service, clock, 25 * HOUR)
    assert (await table(service, adventure)).clock(2).away is not None
    await service.by_post.handover.reclaim(ask(FRIEND), adventure)
    clock_of = (await table(service, adventure)).clock(2)
    assert (clock_of.away, clock_of.missed) == (None, 0)
    assert 2 in voters(await service.history.queries.load(adventure))


async def test_turns_that_another_player_missed_bring_nobody_nearer_to_absence(service, clock):
    adventure = await by_post(service, FRIEND, THIRD, misses="2", goal="none")
    await handed(service, adventure, FRIEND, STRANGER)
    await others_play(service, adventure, STRANGER)
    await pass_time(service, clock, 25 * HOUR)
    assert (await table(service, adventure)).clock(2).missed == 1
    await service.by_post.handover.reclaim(ask(FRIEND), adventure)
    assert (await table(service, adventure)).clock(2).missed == 0


async def test_i_play_again_ends_an_absence_after_which_the_seat_was_offered(service, clock):
    adventure = await friend_is_late(service, clock, misses="1", absence="wait", goal="none")
    await pass_time(service, clock, 8 * DAY, step=6 * HOUR)
    assert (await table(service, adventure)).clock(2).offered
    await service.play.autopilot.lead(ask(FRIEND), adventure)
    clock_of = (await table(service, adventure)).clock(2)
    assert (clock_of.away, clock_of.offered, clock_of.missed) == (None, False, 0)
    assert 2 in voters(await service.history.queries.load(adventure))


async def test_nobody_is_told_that_a_player_who_left_has_been_away_for_long(service, clock):
    adventure = await friend_is_late(service, clock, misses="1", absence="wait", goal="none")
    await service.lobby.leave(ask(FRIEND), adventure)
    assert (await table(service, adventure)).clock(2).away is None
    await pass_time(service, clock, 8 * DAY, step=6 * HOUR)
    steps = await service.store.journal(adventure)
    assert 2 not in [step.action["seat"] for step in steps if step.kind == "offer"]


async def test_a_pause_ends_when_whoever_asked_for_it_hands_the_seat_over(service):
    adventure = await by_post(service, FRIEND, THIRD)
    await service.by_post.agreements.pause(ask(THIRD), adventure, "exams")
    await handed(service, adventure, THIRD, STRANGER)
    paused = await table(service, adventure)
    assert (paused.paused, paused.why) == (None, "")


async def test_a_pause_of_another_player_outlasts_a_seat_that_is_handed_over(service):
    adventure = await by_post(service, FRIEND, THIRD)
    await service.by_post.agreements.pause(ask(THIRD), adventure, "exams")
    await handed(service, adventure, FRIEND, STRANGER)
    assert (await table(service, adventure)).paused is not None


async def test_a_pause_ends_when_the_former_player_has_the_seat_back(service):
    adventure = await by_post(service, FRIEND, THIRD)
    await handed(service, adventure, THIRD, STRANGER)
    await service.by_post.agreements.pause(ask(STRANGER), adventure, "exams")
    await service.by_post.handover.reclaim(ask(THIRD), adventure)
    assert (await table(service, adventure)).paused is None


async def undo_wanted(service):
    """A live game of three in which the friend in seat 2 wants to undo the host's act."""
    adventure = await live(service, FRIEND, THIRD, seed="undo")
    start = await service.history.queries.load(adventure)
    await take_turn(service, adventure, HOST)
    await service.play.undo.undo(ask(FRIEND), adventure, start.version)
    return adventure


async def test_whoever_takes_a_seat_has_agreed_to_no_undo(service):
    adventure = await undo_wanted(service)
    await service.play.undo.undo(ask(THIRD), adventure)
    await handed(service, adventure, THIRD, STRANGER)
    answer = await service.play.undo.undo(ask(HOST), adventure)
    assert "undo" not in await kinds(service, adventure)
    assert (await service.history.queries.load(adventure)).seats[2].name in answer.text
    await service.play.undo.undo(ask(STRANGER), adventure)
    assert (await kinds(service, adventure))[-1] == "undo"


async def test_an_undo_that_nobody_wants_any_more_is_no_longer_proposed(service):
    adventure = await undo_wanted(service)
    assert (await table(service, adventure)).undo is not None
    await handed(service, adventure, FRIEND, STRANGER)
    assert (await table(service, adventure)).undo is None


async def test_whoever_takes_a_seat_has_not_voted_about_others(service, clock):
    adventure = await by_post(service, FRIEND, THIRD, absence="by vote", misses="5")
    await others_play(service, adventure, HOST)
    await pass_time(service, clock, 25 * HOUR)
    await service.by_post.agreements.vote(ask(FRIEND), adventure, 1, "skip")
    await handed(service, adventure, FRIEND, STRANGER)
    await service.by_post.agreements.vote(ask(THIRD), adventure, 1, "skip")
    assert "auto" not in await kinds(service, adventure)
    await service.by_post.agreements.vote(ask(STRANGER), adventure, 1, "skip")
    assert "auto" in await kinds(service, adventure)


async def test_whoever_takes_a_seat_has_not_voted_for_conceding(service):
    adventure = await live(service, FRIEND, THIRD)
    await service.by_post.farewells.concede(ask(FRIEND), adventure)
    await handed(service, adventure, FRIEND, STRANGER)
    assert (await service.by_post.farewells.may_concede(ask(HOST), adventure)).heroes == ()
    await service.by_post.farewells.concede(ask(HOST), adventure)
    assert (await service.history.queries.load(adventure)).status == "running"


async def test_who_sits_down_at_a_table_that_everybody_has_left_hosts_it(service):
    adventure = await by_post(service, FRIEND)
    await service.lobby.leave(ask(FRIEND), adventure)
    await service.lobby.leave(ask(HOST), adventure)
    await service.lobby.join(ask(STRANGER), adventure)
    await service.lobby.join(ask(THIRD), adventure)
    assert (await service.history.queries.load(adventure)).host == STRANGER


async def test_who_sits_down_at_the_table_of_a_host_who_is_forgotten_hears_of_its_wait(
    service, clock
):
    adventure = await by_post(service, turn_time="none", goal="none")
    await service.privacy.delete(ask(HOST))
    await service.lobby.join(ask(STRANGER), adventure)
    calls = await pass_time(service, clock, 8 * DAY, step=6 * HOUR)
    assert STRANGER in {call.user for call in calls if "week" in call.text}
    assert {call.user for call in calls} == {STRANGER}
