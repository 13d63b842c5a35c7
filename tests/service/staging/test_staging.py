"""Staged games are ordinary adventures, whose logs say what was done for developers."""

import inspect
import random

import pytest

from rules.core.errors import GameError, NotSeated, RuleError
from rules.ports import STAGED
from rules.registry import campaigns, rulesets
from rules.service.history.verify import verify
from rules.service.journal.loading import loaded
from rules.service.staging.staging import Staging
from tests.support.houses import ask, live
from tests.support.known import differing, released
from tests.support.soak import SOAK
from tests.support.users import FRIEND, HOST

FIGHT = "three dice, a fight, two heroes"
UNMARKED = 2
ASKED = {
    "stage": (FIGHT,),
    "say": ((1,),),
    "press": ("1", "go"),
    "give": ("1", FRIEND),
    "seats": (),
    "choices": ("1", ""),
}
"""All use cases of staging, each with what it is asked."""
WHERE = [
    (key, where)
    for where in ("lobby", "choosing heroes", "first card", "over", "hurt")
    for key in (*rulesets(), *campaigns())
    if SOAK or where != "over" or key == "three-dice"
]
"""Games and where they are staged. Where heroes are three numbers a game is over soonest: a short
run plays no other so far."""


async def staged(service, typed=FIGHT, faces=(), **more):
    answer = await service.staging.stage(ask(HOST, **more), typed, faces)
    return await service.work.load(answer.adventure)


async def dice_of(service, adventure, since=0):
    steps = await service.store.journal(adventure, since=since)
    return [face for step in steps for _, _, face in step.faces]


async def press_on(service, adventure, count=1):
    """Take the first option of whoever is asked, as a press on the card would."""
    for _ in range(count):
        found = await service.work.load(adventure)
        if found.status != "running":
            return
        rules, state = loaded(found)
        seat = rules.awaiting(state)[0]
        offered = [each for each in rules.legal_actions(state, seat) if not each.final]
        await service.play.actions.press(ask(HOST), found.id, found.version, offered[0].id)


async def test_a_staged_game_stands_in_the_state_and_can_be_played_on(service):
    found = await staged(service)
    rules, state = loaded(found)
    assert (found.seeded, found.status, found.host) == (STAGED, "running", HOST)
    assert [seat.user for seat in found.seats] == [HOST, HOST]
    assert state.fight is not None
    assert rules.awaiting(state)
    await press_on(service, found.id, 5)
    assert (await service.work.load(found.id)).version > found.version


async def test_the_answer_says_seed_and_steps(service):
    answer = await service.staging.stage(ask(HOST), FIGHT)
    assert "seed “stage 1”" in answer.text
    assert "actions" in answer.text
    assert "three-dice, 2 players, fight" in answer.text


@pytest.mark.parametrize(("key", "where"), WHERE)
async def test_every_staged_log_is_right_and_says_that_it_is_not_fair(service, key, where):
    if where == "hurt" and not released(key):
        where = "asked"
    found = await staged(service, f"{key}, {where}")
    verdict = verify(await service.history.queries.export(found.id))
    assert verdict.good, verdict.fault
    assert verdict.staged
    assert not verdict.fair


async def test_a_campaign_in_town_after_an_adventure_is_right_too(service):
    found = await staged(service, "third six campaign, in town, one chapter")
    assert verify(await service.history.queries.export(found.id)).good


async def test_staging_again_takes_the_place_of_what_was_staged(service):
    first = await staged(service)
    second = await staged(service, "green dungeon, a fight")
    assert (await service.work.load(first.id)).status == "ended"
    assert second.status == "running"


async def test_a_game_that_was_not_staged_stays(service):
    played = await live(service)
    with pytest.raises(RuleError) as refused:
        await staged(service)
    assert refused.value.text.key == "error-channel-taken"
    assert (await service.work.load(played)).status == "running"


async def test_a_repeated_request_stages_once(service):
    asked = ask(HOST)
    once = await service.staging.stage(asked, FIGHT)
    again = await service.staging.stage(asked, FIGHT)
    assert (once.adventure, again.repeated) == (again.adventure, True)


async def test_a_developer_has_no_cooldown(service):
    for number in range(12):
        await staged(service, "three dice, first card", channel=500 + number)


async def test_a_staged_game_is_no_run_of_the_hall(service):
    found = await staged(service, "three dice, last room, one player")
    for _ in range(400):
        found = await service.work.load(found.id)
        if found.status != "running":
            break
        rules, state = loaded(found)
        action = rules.autopilot(state, rules.awaiting(state)[0], "balanced")
        seat = rules.awaiting(state)[0]
        option = next(o for o in rules.legal_actions(state, seat) if o.action == action)
        await service.play.actions.press(ask(HOST), found.id, found.version, option.id)
    assert found.status == "ended"
    page = await service.hall.page(ask(HOST), "", mine=False)
    assert page.entries == ()


class TestDice:
    async def test_the_next_dice_fall_as_they_were_said(self, service):
        found = await staged(service, faces=(3, 1, 4))
        await press_on(service, found.id, 6)
        faces = await dice_of(service, found.id, since=found.version)
        assert faces[:3] == [3, 1, 4]

    async def test_a_number_waits_for_a_die_that_has_it(self, service):
        found = await staged(service, faces=(100, 1))
        await press_on(service, found.id, 8)
        after = await service.work.load(found.id)
        assert after.clock["said"] in ([100, 1], (100, 1))

    async def test_the_log_says_that_they_were(self, service):
        found = await staged(service)
        await service.staging.say(ask(HOST), (6, 6, 1))
        await press_on(service, found.id, 4)
        await service.lobby.end(ask(HOST), found.id)
        log = await service.history.queries.export(found.id)
        verdict = verify(log)
        assert verdict.good, verdict.fault
        assert verdict.said == 3
        assert [s["action"] for s in log["steps"] if s["kind"] == "said"] == [{"faces": [6, 6, 1]}]

    async def test_a_log_that_does_not_say_so_is_wrong(self, service):
        found = await staged(service)
        await service.staging.say(ask(HOST), (6, 6, 6, 6))
        await press_on(service, found.id, 5)
        await service.lobby.end(ask(HOST), found.id)
        log = await service.history.queries.export(found.id)
        for step in log["steps"]:
            if step["kind"] == "said":
                step["action"] = {"faces": []}
        assert not verify(log).good

    async def test_other_numbers_than_were_said_are_wrong(self, service):
        found = await staged(service)
        await service.staging.say(ask(HOST), (1, 1, 1, 1))
        await press_on(service, found.id, 5)
        log = await service.history.queries.export(found.id)
        for step in log["steps"]:
            if step["kind"] == "said":
                step["action"] = {"faces": [2, 1, 1, 1]}
        assert not verify(log).good

    async def test_what_is_said_anew_takes_the_place_of_what_waited(self, service):
        found = await staged(service, faces=(1, 1, 1))
        await service.staging.say(ask(HOST), (5,))
        await press_on(service, found.id, 6)
        assert (await dice_of(service, found.id, since=found.version))[0] == 5

    @pytest.mark.parametrize("key", differing([*rulesets(), *campaigns()]))
    async def test_by_chance_every_game_takes_them_and_stays_right(self, service, key):
        dice = random.Random(f"said {key}")
        found = await staged(service, f"{key}, first card")
        for _ in range(30 if SOAK else 2):
            faces = tuple(dice.randint(1, 6) for _ in range(dice.randint(1, 5)))
            await service.staging.say(ask(HOST), faces)
            await press_on(service, found.id, 6)
            if (await service.work.load(found.id)).status != "running":
                break
        verdict = verify(await service.history.queries.export(found.id))
        assert verdict.good, verdict.fault

    async def test_a_game_begun_from_a_staged_lobby_takes_them_too(self, service):
        found = await staged(service, "three dice, lobby", faces=(2, 5))
        await service.lobby.begin(ask(HOST), found.id, anyway=True)
        assert (await dice_of(service, found.id))[:2] == [2, 5]
        assert verify(await service.history.queries.export(found.id)).good


class TestSeats:
    async def test_the_developer_presses_for_every_seat(self, service):
        found = await staged(service, "three dice, a vote, three heroes")
        rules, state = loaded(found)
        assert rules.awaiting(state) == (1, 2, 3)
        await press_on(service, found.id, 2)
        steps = await service.store.journal(found.id, since=found.version)
        assert [step.seat for step in steps if step.kind == "act"] == [1, 2]

    async def test_a_seat_that_somebody_else_has_is_pressed_for(self, service):
        found = await staged(service, "three dice, a vote")
        name = found.seats[0].name
        await service.staging.give(ask(HOST), name, FRIEND)
        given = await service.work.load(found.id)
        assert given.seats[0].user == FRIEND
        rules, state = loaded(given)
        option = rules.legal_actions(state, 1)[0]
        await service.staging.press(ask(HOST), name, option.id)
        last = (await service.store.journal(found.id, since=given.version))[0]
        assert (last.kind, last.seat) == ("act", 1)

    async def test_a_friend_presses_for_their_own_alone(self, service):
        found = await staged(service, "three dice, a fight")
        rules, state = loaded(found)
        asked = rules.awaiting(state)[0]
        other = next(seat for seat in found.seats if seat.seat != asked)
        await service.staging.give(ask(HOST), other.name, FRIEND)
        found = await service.work.load(found.id)
        option = rules.legal_actions(state, asked)[0]
        with pytest.raises(NotSeated):
            await service.play.actions.press(ask(FRIEND), found.id, found.version, option.id)
        with pytest.raises(NotSeated):
            await service.staging.press(ask(FRIEND), found.seats[0].name, option.id)
        with pytest.raises(NotSeated):
            await service.staging.say(ask(FRIEND), (1,))
        assert await service.staging.seats(ask(FRIEND)) == []

    async def test_a_seat_that_is_not_there_is_refused(self, service):
        await staged(service)
        with pytest.raises(RuleError) as refused:
            await service.staging.press(ask(HOST), "Nobody", "attack")
        assert refused.value.text.key == "error-stage-seat"


class TestElsewhere:
    """Nothing of it exists where the owner has not marked the server."""

    async def test_nothing_is_staged(self, service):
        for guild in (UNMARKED, None):
            with pytest.raises(RuleError) as refused:
                await staged(service, guild=guild)
            assert refused.value.text.key == "error-stage-unmarked"

    async def test_nothing_is_said_of_dice_and_nobody_pressed_for(self, service):
        adventure = (await service.lobby.open(ask(HOST, guild=UNMARKED), "three-dice")).adventure
        await service.lobby.begin(ask(HOST, guild=UNMARKED), adventure, anyway=True)
        for asked in (
            service.staging.say(ask(HOST, guild=UNMARKED), (1,)),
            service.staging.press(ask(HOST, guild=UNMARKED), "1", "go"),
            service.staging.give(ask(HOST, guild=UNMARKED), "1", FRIEND),
        ):
            with pytest.raises(RuleError) as refused:
                await asked
            assert refused.value.text.key == "error-stage-unmarked"

    @pytest.mark.parametrize("name", sorted(ASKED))
    async def test_no_use_case_does_anything(self, service, name):
        await service.lobby.open(ask(HOST, guild=UNMARKED), "three-dice")
        act = getattr(service.staging, name)(ask(HOST, guild=UNMARKED), *ASKED[name])
        try:
            assert await act == []
        except RuleError as refused:
            assert refused.text.key == "error-stage-unmarked"  # noqa: PT017 - or it has nothing

    def test_every_use_case_is_among_them(self):
        known = inspect.getmembers(Staging, inspect.iscoroutinefunction)
        assert {name for name, _ in known if not name.startswith("_")} == set(ASKED)

    async def test_games_of_a_marked_server_that_were_not_staged_are_left_alone(self, service):
        await live(service, FRIEND)
        for asked in (
            service.staging.say(ask(HOST), (1,)),
            service.staging.press(ask(HOST), "2", "go"),
            service.staging.give(ask(HOST), "2", HOST),
        ):
            with pytest.raises(RuleError) as refused:
                await asked
            assert refused.value.text.key == "error-stage-not-staged"

    async def test_a_host_who_staged_nothing_presses_for_nobody(self, service):
        adventure = await live(service, FRIEND)
        for _ in range(4):
            await press_on_own(service, adventure)
        steps = await service.store.journal(adventure)
        assert {step.seat for step in steps if step.kind == "act"} == {1}

    async def test_a_staged_game_stands_still_once_the_mark_is_gone(self, service):
        found = await staged(service)
        service.work.servers.admission._developers = frozenset()
        with pytest.raises(RuleError) as refused:
            await press_on(service, found.id)
        assert refused.value.text.key == "error-stage-unmarked"
        assert (await service.work.load(found.id)).version == found.version
        await service.lobby.end(ask(HOST), found.id)
        assert (await service.work.load(found.id)).status == "ended"


async def press_on_own(service, adventure):
    """Press the first option of the host's own seat, if it is asked."""
    found = await service.work.load(adventure)
    rules, state = loaded(found)
    offered = rules.legal_actions(state, 1)
    try:
        option = offered[0].id if offered else rules.legal_actions(state, 2)[0].id
        await service.play.actions.press(ask(HOST), adventure, found.version, option)
    except GameError:
        return
