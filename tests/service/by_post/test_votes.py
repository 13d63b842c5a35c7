"""Votes of a table about somebody whose time is up."""

import pytest

from rules.core.errors import NotSeated, RuleError
from rules.service.history.verify import verify
from tests.support.durations import DAY, HOUR
from tests.support.houses import ask
from tests.support.passing import called, pass_time
from tests.support.post import by_post, kinds, others_play, owed_by, table
from tests.support.users import FRIEND, HOST, STRANGER, THIRD


async def late(service, clock, **settings):
    """A game of three that waits for the host, whose time is up; the host's seat is 1."""
    given = {"absence": "by vote", "misses": "5"} | settings
    adventure = await by_post(service, FRIEND, THIRD, system="third-six", **given)
    await others_play(service, adventure, HOST)
    assert await owed_by(service, adventure) == (HOST,)
    await pass_time(service, clock, 25 * HOUR)
    return adventure


async def card(service, adventure):
    shown = await service.history.queries.card(adventure)
    return "\n".join(shown.clock)


async def test_the_others_are_asked_and_a_majority_has_the_turn_taken(service, clock):
    adventure = await late(service, clock)
    shown = await service.history.queries.card(adventure)
    assert shown.menus[0].verb == "vote"
    assert "Votes so far: none" in "\n".join(shown.clock)
    assert "auto" not in await kinds(service, adventure)
    await service.by_post.agreements.vote(ask(FRIEND), adventure, 1, "skip")
    assert "auto" not in await kinds(service, adventure)
    assert "take the turn" in await card(service, adventure)
    answer = await service.by_post.agreements.vote(ask(THIRD), adventure, 1, "skip")
    assert "decides" in answer.text
    assert "auto" in await kinds(service, adventure)
    said = await card(service, adventure)
    names = [seat.name for seat in (await service.history.queries.load(adventure)).seats]
    assert f"{names[1]} and {names[2]} decided: {names[0]} acts cautiously." in said
    assert verify(await service.history.queries.export(adventure)).good


async def test_a_voice_can_change_until_it_is_decided(service, clock):
    adventure = await late(service, clock)
    await service.by_post.agreements.vote(ask(FRIEND), adventure, 1, "wait")
    await service.by_post.agreements.vote(ask(FRIEND), adventure, 1, "pause")
    await service.by_post.agreements.vote(ask(THIRD), adventure, 1, "pause")
    assert (await table(service, adventure)).paused == clock.now()
    assert "All clocks have been stopped" in await card(service, adventure)
    await service.by_post.agreements.resume(ask(FRIEND), adventure)
    assert (await table(service, adventure)).paused is None


async def test_a_seat_can_be_offered_by_vote_and_taken(service, clock):
    adventure = await late(service, clock)
    for user in (FRIEND, THIRD):
        await service.by_post.agreements.vote(ask(user), adventure, 1, "replace")
    hero = (await service.history.queries.load(adventure)).seats[0].name
    assert f"{hero}’s seat is free: anybody" in await card(service, adventure)
    await service.lobby.join(ask(STRANGER), adventure, seat=hero)
    after = await service.history.queries.load(adventure)
    assert after.seats[0].user == STRANGER
    assert after.seats[0].pilot == "player"


async def test_absent_seats_neither_block_nor_count(service, clock):
    adventure = await by_post(service, FRIEND, THIRD, absence="by vote", misses="1")
    await others_play(service, adventure, THIRD)
    await pass_time(service, clock, 25 * HOUR)
    with pytest.raises(NotSeated, match="away"):
        await service.by_post.agreements.vote(ask(THIRD), adventure, 1, "skip")
    with pytest.raises(NotSeated):
        await service.by_post.agreements.vote(ask(STRANGER), adventure, 3, "skip")


async def test_what_cannot_be_voted_on(service, clock):
    adventure = await late(service, clock)
    with pytest.raises(RuleError, match="own"):
        await service.by_post.agreements.vote(ask(HOST), adventure, 1, "skip")
    with pytest.raises(RuleError, match="no-such-seat"):
        await service.by_post.agreements.vote(ask(FRIEND), adventure, 9, "skip")
    with pytest.raises(RuleError, match="not-late"):
        await service.by_post.agreements.vote(ask(FRIEND), adventure, 3, "skip")


async def test_the_first_vote_about_a_late_player_asks_the_others_on_a_new_card(service, clock):
    adventure = await late(service, clock, absence="wait")
    answer = await service.by_post.agreements.vote(ask(FRIEND), adventure, 1, "skip")
    assert answer.fresh
    waiting = await service.store.waiting_notes(adventure)
    assert [note.user for note in waiting if note.body["kind"] == "vote"] == [THIRD]
    assert await called(service, adventure) == [THIRD]
    await service.by_post.agreements.vote(ask(FRIEND), adventure, 1, "pause")
    waiting = await service.store.waiting_notes(adventure)
    assert [note.user for note in waiting if note.body["kind"] == "vote"] == [THIRD]


async def test_nobody_speaks_and_a_cautious_deed_is_done(service, clock):
    adventure = await late(service, clock)
    await pass_time(service, clock, DAY)
    assert "auto" in await kinds(service, adventure)
    assert "Nobody voted about" in await card(service, adventure)


async def test_a_pause_takes_no_time_from_a_vote(service, clock):
    adventure = await late(service, clock)
    await service.by_post.agreements.vote(ask(FRIEND), adventure, 1, "skip")
    await pass_time(service, clock, 20 * HOUR)
    await service.by_post.agreements.pause(ask(THIRD), adventure, days=3)
    assert "does not end by itself" in await card(service, adventure)
    await pass_time(service, clock, 2 * DAY)
    await service.by_post.agreements.resume(ask(THIRD), adventure)
    shown = await card(service, adventure)
    assert "Votes so far: take the turn" in shown
    assert "does not end by itself" not in shown
    await pass_time(service, clock, HOUR)
    assert "Votes so far: take the turn" in await card(service, adventure)
    answer = await service.by_post.agreements.vote(ask(THIRD), adventure, 1, "skip")
    assert "decides" in answer.text


async def test_a_vote_is_over_when_its_day_is_without_what_a_pause_took(service, clock):
    adventure = await late(service, clock)
    await pass_time(service, clock, 20 * HOUR)
    await service.by_post.agreements.pause(ask(THIRD), adventure, days=1)
    await pass_time(service, clock, 25 * HOUR)
    assert (await table(service, adventure)).paused is None
    assert "auto" not in await kinds(service, adventure)
    await pass_time(service, clock, 4 * HOUR)
    assert "auto" in await kinds(service, adventure)
    assert "Nobody voted about" in await card(service, adventure)


async def test_without_a_majority_the_next_vote_comes_two_days_later(service, clock):
    adventure = await late(service, clock)
    await service.by_post.agreements.vote(ask(FRIEND), adventure, 1, "skip")
    await pass_time(service, clock, 25 * HOUR)
    assert "auto" not in await kinds(service, adventure)
    with pytest.raises(RuleError, match="lately"):
        await service.by_post.agreements.vote(ask(FRIEND), adventure, 1, "skip")
    await pass_time(service, clock, 23 * HOUR)
    assert "Votes so far: none" in await card(service, adventure)


@pytest.mark.parametrize("other", ["wait", "pause"])
async def test_a_second_tie_is_decided_by_the_one_that_changes_least(service, clock, other):
    adventure = await late(service, clock)
    for again in (False, True):
        assert ("This time most votes decide" in await card(service, adventure)) is again
        await service.by_post.agreements.vote(ask(FRIEND), adventure, 1, "skip")
        await service.by_post.agreements.vote(ask(THIRD), adventure, 1, other)
        await pass_time(service, clock, 24 * HOUR)
        assert ("auto" in await kinds(service, adventure)) is again
        await pass_time(service, clock, 24 * HOUR)
    steps = await service.store.journal(adventure)
    assert [step.action["most"] for step in steps if "most" in (step.action or {})] == [
        [[1, "skip"]]
    ]
    assert verify(await service.history.queries.export(adventure)).good


async def test_of_a_second_tie_the_hosts_vote_decides(service, clock):
    adventure = await late(service, clock)
    await service.by_post.handover.host(ask(HOST), adventure, THIRD)
    for _ in range(2):
        await service.by_post.agreements.vote(ask(FRIEND), adventure, 1, "skip")
        await service.by_post.agreements.vote(ask(THIRD), adventure, 1, "replace")
        await pass_time(service, clock, 48 * HOUR)
    assert (await table(service, adventure)).clock(1).offered


async def test_who_acts_in_time_ends_the_vote(service, clock):
    adventure = await late(service, clock)
    await service.by_post.agreements.vote(ask(FRIEND), adventure, 1, "skip")
    shown = await service.history.queries.card(adventure)
    assert [menu.verb for menu in shown.menus].count("vote") == 1
    found = await service.history.queries.load(adventure)
    verb = next((each.verb for each in shown.buttons), None) or shown.menus[1].choices[0].value
    option = verb.removeprefix("do.")
    await service.play.actions.press(ask(HOST), adventure, found.version, option)
    assert all(each.over for each in (await table(service, adventure)).ballots)


async def test_a_lonely_player_is_not_asked_about_themselves(service, clock):
    adventure = await by_post(service, absence="by vote")
    await pass_time(service, clock, 25 * HOUR)
    assert "auto" in await kinds(service, adventure)
