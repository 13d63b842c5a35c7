"""Whom a table calls: who is newly awaited, once, awake, and never who has just acted."""

import pytest

from rules.core.errors import RuleError
from rules.service.clocks.presence import Presence
from tests.support.calling import later, passes_to, settle
from tests.support.durations import DAY, HOUR, MINUTE
from tests.support.houses import ask, live
from tests.support.passing import bring_cards, look, next_due, pass_time
from tests.support.post import by_post, kinds, others_play, owed_by, table, take_turn
from tests.support.soak import SOAK, cases
from tests.support.users import FRIEND, HOST, THIRD

TICK = 1 if SOAK else 4
"""Seconds between two looks at a live game."""


async def sleeps_now(service, clock, user, hours=8):
    """Somebody's quiet hours have just begun (UTC)."""
    minute = clock.now() % DAY // MINUTE
    quiet = ((minute - 1) % 1440, (minute + 60 * hours) % 1440)
    await service.people.availability.set(ask(user), Presence(quiet=quiet))


async def test_a_new_card_calls_who_is_newly_awaited_and_nobody_else(service, clock):
    adventure = await by_post(service, FRIEND, THIRD, together="off", order="seat")
    await passes_to(service, clock, adventure, THIRD)
    mentioned, calls = await settle(service, clock)
    assert mentioned == [THIRD]
    assert calls == []
    # Another new card, of the same turn, calls nobody again.
    clock.at += 2 * HOUR
    await service.lobby.set(ask(HOST), adventure, "absence", "wait")
    assert await bring_cards(service, clock) == []


async def test_no_card_mentions_a_sleeper_and_the_morning_says_it_once(service, clock):
    adventure = await by_post(service, FRIEND, THIRD, together="off", order="seat")
    await passes_to(service, clock, adventure, THIRD)
    await sleeps_now(service, clock, THIRD)
    mentioned, _ = await settle(service, clock)
    assert mentioned == []
    assert await later(service, clock, 7 * HOUR) == ([], [])
    # The card of the evening has scrolled away by then: a new one says it, and nothing else does.
    before = (await service.history.queries.load(adventure)).card
    assert await later(service, clock, 2 * HOUR) == ([THIRD], [])
    assert (await service.history.queries.load(adventure)).card != before


async def test_what_does_not_hold_any_more_in_the_morning_is_not_said(service, clock):
    adventure = await by_post(service, FRIEND, THIRD, together="off", order="seat")
    await passes_to(service, clock, adventure, THIRD)
    await sleeps_now(service, clock, THIRD)
    clock.at += 4 * HOUR
    while await take_turn(service, adventure, THIRD):
        pass
    calls = await pass_time(service, clock, 10 * HOUR)
    assert [call for call in calls if call.user == THIRD] == []


@pytest.mark.parametrize(
    "presence", [Presence(calls="off"), Presence(calls="private")], ids=["off", "private"]
)
async def test_a_card_mentions_nobody_who_wishes_otherwise(service, clock, presence):
    adventure = await by_post(service, FRIEND, THIRD, together="off", order="seat")
    await passes_to(service, clock, adventure, THIRD)
    await service.people.availability.set(ask(THIRD), presence)
    mentioned, calls = await settle(service, clock)
    assert THIRD not in mentioned
    assert [call.private for call in calls if call.user == THIRD] == (
        [] if presence.calls == "off" else [True]
    )


async def test_a_game_can_be_muted_snoozed_and_called_for_turns_alone(service, clock):
    adventure = await by_post(service, FRIEND, THIRD, together="off", order="seat")
    await passes_to(service, clock, adventure, THIRD)
    said = await service.people.availability.in_game(ask(THIRD), adventure, calls="turns", hours=6)
    assert dict(said.args)["calls"] == "turns"
    mentioned, _ = await settle(service, clock)
    assert THIRD not in mentioned
    assert await later(service, clock, 5 * HOUR) == ([], [])
    assert await later(service, clock, 2 * HOUR) == ([THIRD], [])
    reminded = await pass_time(service, clock, 16 * HOUR)
    assert [call for call in reminded if call.user == THIRD] == []
    with pytest.raises(RuleError, match="calls-refused-hours"):
        await service.people.availability.in_game(ask(THIRD), adventure, hours=1000)


async def test_a_turn_calls_three_times_at_most_cards_and_nudges_counted(service, clock):
    adventure = await by_post(service, FRIEND, together="off", absence="wait", order="seat")
    await passes_to(service, clock, adventure, FRIEND)
    called, calls = await later(service, clock, 2 * HOUR)
    await service.by_post.nudges.nudge(ask(HOST), adventure)
    calls += await pass_time(service, clock, 3 * DAY)
    mine = [call for call in calls if call.user == FRIEND and "week" not in call.text]
    assert called == [FRIEND]
    assert len(mine) == 2


async def test_who_is_next_hears_of_it_if_they_want_to(service, clock):
    in_order = {"together": "off", "mp_order": "seat"}
    adventure = await by_post(service, FRIEND, THIRD, system="three-dice", **in_order)
    await settle(service, clock)
    for user in (FRIEND, THIRD):
        await service.people.availability.tell(ask(user), next_up=True)
    heard = []
    for _ in cases(30, soak=60):
        owed = await owed_by(service, adventure)
        if not owed:
            break
        clock.at += 10 * MINUTE
        await take_turn(service, adventure, owed[0])
        _, calls = await settle(service, clock)
        heard += [call for call in calls if "is next" in call.text]
    assert heard
    assert {call.user for call in heard} <= {FRIEND, THIRD}


async def test_a_pause_is_told_to_the_others_and_its_end_calls_who_is_awaited(service, clock):
    adventure = await by_post(service, FRIEND, THIRD, together="off", order="seat")
    await passes_to(service, clock, adventure, FRIEND)
    await settle(service, clock)
    await service.by_post.agreements.pause(ask(THIRD), adventure, "exams", 3)
    assert any("exams" in line for line in (await service.history.queries.card(adventure)).clock)
    # One new card tells everybody.
    told, calls = await settle(service, clock)
    assert (sorted(told), calls) == ([HOST, FRIEND], [])
    clock.at += 3 * DAY
    mentioned, calls = await settle(service, clock)
    assert (await table(service, adventure)).paused is None
    assert [*mentioned, *(call.user for call in calls)] == [FRIEND]


async def test_a_pause_ends_when_whoever_asked_for_it_leaves(service, clock):
    adventure = await by_post(service, FRIEND, THIRD)
    await service.by_post.agreements.pause(ask(THIRD), adventure)
    await service.lobby.leave(ask(THIRD), adventure)
    assert (await table(service, adventure)).paused is None
    with pytest.raises(RuleError, match="pause-days"):
        await service.by_post.agreements.pause(ask(HOST), adventure, "", 91)


# Live


async def test_a_live_turn_that_passes_calls_who_does_nothing_once_within_half_a_minute(
    service, clock
):
    adventure = await live(service, FRIEND, THIRD, seed="live calls")
    await passes_to(service, clock, adventure, FRIEND)
    passed, heard = clock.now(), []
    while clock.now() < passed + 10 * MINUTE:
        calls = []
        users = await look(service, clock, calls)
        heard += [(user, clock.now() - passed) for user in users]
        heard += [(call.user, clock.now() - passed) for call in calls]
        clock.at += 5
    assert [user for user, _ in heard] == [FRIEND]
    assert heard[0][1] <= 30


class Watched:
    """A live game whose calls are held against its turns, every `TICK` seconds."""

    def __init__(self, service, clock, adventure):
        self.service, self.clock, self.adventure = service, clock, adventure
        self.opened, self.acted = {}, {}
        self.heard = []
        self.due = self.called = self.wrong = self.doubled = self.turns = 0

    async def pass_seconds(self, seconds):
        due = await next_due(self.service)
        for _ in range(0, seconds, TICK):
            calls, users = [], []
            if due is not None and due <= self.clock.now():
                users = await look(self.service, self.clock, calls)
                due = await next_due(self.service)
            called = (*users, *(call.user for call in calls))
            owed = await owed_by(self.service, self.adventure) if called else ()
            for user in called:
                acted = self.acted.get(user)
                self.wrong += user not in owed
                self.wrong += acted is not None and self.clock.now() - acted < MINUTE
                self.heard.append((user, self.clock.now()))
            self.clock.at += TICK

    def over(self, user):
        """Somebody's turn is over: were they called as they should have been?"""
        opened, now = self.opened.pop(user), self.clock.now()
        mine = [at for each, at in self.heard if each == user and at >= opened]
        self.turns += 1
        self.doubled += len(mine) > 1
        idle = opened - self.acted.get(user, 0) >= MINUTE
        if idle and now - opened > 30:
            self.due += 1
            self.called += any(at - opened <= 30 for at in mine)

    async def note(self):
        """Who is awaited now, since when."""
        owed = await owed_by(self.service, self.adventure)
        for user in [user for user in self.opened if user not in owed]:
            self.over(user)
        for user in owed:
            self.opened.setdefault(user, self.clock.now())
        return owed


@pytest.mark.parametrize("people", [3, 8] if SOAK else [3])
async def test_over_a_whole_live_game_the_right_person_is_called_and_nobody_else(
    service, clock, people
):
    """Of turns that pass to somebody who was not there for a minute, 95 % call them in time."""
    users = tuple(range(HOST, HOST + people))
    adventure = await live(service, *users[1:], seed="live calls")
    seen = Watched(service, clock, adventure)
    # Whoever pressed Begin is there.
    seen.acted[HOST] = clock.now()
    for number in range(500 if SOAK else 60):
        owed = await seen.note()
        if not owed:
            break
        await seen.pass_seconds(75 if number % 3 else 4)
        mover = owed[number % len(owed)]
        await take_turn(service, adventure, mover)
        if mover in seen.opened:
            seen.over(mover)
        seen.acted[mover] = clock.now()
    assert seen.turns > 50
    assert seen.due > 10
    assert (seen.wrong, seen.doubled) == (0, 0)
    assert seen.called / seen.due >= 0.95, (seen.called, seen.due)


# Others' turns in nobody's hands


async def test_nobody_but_the_player_puts_a_player_who_is_there_on_autopilot(service, clock):
    adventure = await by_post(service, FRIEND)
    with pytest.raises(Exception, match="player-there"):
        await service.play.autopilot.set(ask(HOST), adventure, 2, "careful")
    await service.play.autopilot.set(ask(FRIEND), adventure, 2, "careful")
    assert "pilot" in await kinds(service, adventure)


async def test_a_card_of_a_state_that_is_over_asks_again_whom_to_call(service, clock):
    """Whoever reads the card before a turn ends and the calls after it would call nobody."""
    adventure = await by_post(service, FRIEND, together="off", order="seat")
    before = (await service.history.queries.load(adventure)).version
    await others_play(service, adventure, FRIEND)
    now = (await service.history.queries.load(adventure)).version
    assert now > before
    assert await service.by_post.reminders.on_card(adventure, before) is None
    mentions = await service.by_post.reminders.on_card(adventure, now)
    assert [each.user for each in mentions or ()] == [FRIEND]
