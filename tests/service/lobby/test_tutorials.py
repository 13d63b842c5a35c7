"""Tutorials: fixed dice and settings, lessons for each person once, and no place in the hall."""

from collections import Counter

import pytest

from rules.core.dice import commitment
from rules.core.errors import NoAdventure, NotSeated
from rules.ports import CHOSEN, TUTORIAL
from rules.registry import rulesets
from rules.service.hall.runs import run_of
from rules.service.journal.loading import loaded
from rules.service.people.hints import DONE, Learned, hint_of
from tests.support.houses import ask
from tests.support.known import with_tutorial
from tests.support.post import take_turn
from tests.support.soak import SOAK

ME, FRIEND = 11, 22
FEWEST_TURNS, MOST_TURNS, MOST_STEPS = 8, 15, 150
MOST_CLICKS, MOST_OF_TEAMS = 25, 60
"""The most clicks of a whole tutorial: with one hero, and with a team of several."""
SHOOTS = 1
"""Where the team with a shooter stands among those that are ready."""
KEYS = with_tutorial()


@pytest.mark.parametrize("key", KEYS)
async def test_every_table_has_the_same_first_dungeon(service, key):
    """The seed and the settings are the system's, and the promise is in the log."""
    found = []
    for channel in (100, 101):
        answer = await service.tutorials.open(ask(ME, channel=channel), key)
        found.append(await service.history.queries.load(answer.adventure))
    one, other = found
    assert one.seed == other.seed
    assert one.options == other.options
    assert one.status == "running"
    opened = (await service.store.journal(one.id))[0]
    assert opened.action["promise"] == commitment(one.seed)


async def test_a_tutorial_is_no_run(service):
    answer = await service.tutorials.open(ask(ME), "green-dungeon")
    found = await service.history.queries.load(answer.adventure)
    outcome = {"result": "defeat", "text": {"key": "gd-lost", "args": []}}
    over = found.with_(status="ended", outcome=outcome)
    assert found.seeded == TUTORIAL
    assert run_of(found, over) is None
    chosen = {"seeded": CHOSEN}
    assert run_of(found.with_(**chosen), over.with_(**chosen)) is not None


async def test_lessons_are_kept_for_each_person(service):
    """Who has been told goes without; a friend at the same table has it all before them."""
    key = "third-six"
    answer = await service.tutorials.open(ask(ME), key, together=True)
    await service.lobby.join(ask(FRIEND), answer.adventure)
    await service.lobby.begin(ask(ME), answer.adventure, anyway=True)
    first = (await service.history.queries.card(answer.adventure)).hint
    await take_turn(service, answer.adventure, ME, 100)
    assert (await service.history.queries.card(answer.adventure)).hint == first
    seen = rulesets()[key].tutorial.lessons[0].said
    assert seen in (await service.people.hints.of(ME)).seen
    assert seen not in (await service.people.hints.of(FRIEND)).seen


async def test_hints_that_are_off_do_not_silence_a_tutorial(service):
    await service.people.hints.set(ask(ME), "off")
    answer = await service.tutorials.open(ask(ME), "third-six")
    assert (await service.history.queries.card(answer.adventure)).hint


async def test_the_host_of_a_lobby_turns_it_into_a_tutorial(service):
    """The lobby closes, and with company the tutorial has a lobby of its own."""
    lobby = (await service.lobby.open(ask(ME), "green-dungeon", seed="lobby")).adventure
    with pytest.raises(NotSeated):
        await service.tutorials.instead(ask(FRIEND), lobby)
    await service.lobby.join(ask(FRIEND), lobby)
    answer = await service.tutorials.instead(ask(ME), lobby)
    found = await service.history.queries.load(answer.adventure)
    assert (found.status, found.seeded, found.ruleset) == ("lobby", TUTORIAL, "green-dungeon")
    assert (await service.history.queries.load(lobby)).status == "cancelled"
    with pytest.raises(NoAdventure):
        await service.tutorials.instead(ask(ME), lobby)


async def test_alone_it_begins_at_once(service):
    lobby = (await service.lobby.open(ask(ME), "three-dice", seed="lobby")).adventure
    answer = await service.tutorials.instead(ask(ME), lobby)
    assert (await service.history.queries.load(answer.adventure)).status == "running"


async def test_skipping_needs_a_tutorial(service):
    await service.lobby.open(ask(ME), "three-dice", seed="lobby")
    with pytest.raises(NoAdventure):
        await service.tutorials.skip(ask(ME))


async def test_its_settings_stay_at_another_pace(service):
    """By post it is the same dungeon: only the pace can be set."""
    answer = await service.tutorials.open(ask(ME), "green-dungeon", together=True)
    before = await service.history.queries.load(answer.adventure)
    await service.lobby.set(ask(ME), answer.adventure, "pace", "post")
    after = await service.history.queries.load(answer.adventure)
    assert after.pace == "post"
    assert after.options == before.options


def pointed_at(rules, state, seat):
    """What a tutorial points at: a ready team with a shooter, else what is sensible."""
    offered = rules.legal_actions(state, seat)
    teams = [each for each in offered if str(getattr(each.action, "kind", "")) == "recruit_team"]
    wanted = rules.autopilot(state, seat, "balanced")
    return teams[SHOOTS] if teams else next(each for each in offered if each.action == wanted)


async def taught(service, adventure, key):
    """Play as a tutorial points until all is told; what was told to whom, turns, and clicks.

    Of each card there is only its hint.
    """
    wanted = {service.words("en").phrase(each.said) for each in rulesets()[key].tutorial.lessons}
    told, turns, clicks = [], {}, Counter()
    for _ in range(MOST_STEPS):
        found = await service.history.queries.load(adventure)
        hint = await hint_of(service.work, service.people.hints, found)
        if wanted <= {said for _, said in told}:
            break
        assert found.status == "running", wanted - {said for _, said in told}
        rules, state = loaded(found)
        seat = rules.awaiting(state)[0]
        user = next(each.user for each in found.seats if each.seat == seat)
        if hint:
            told.append((user, hint))
        turns.setdefault(user, set()).add(found.turn_from)
        clicks[user] += 1
        option = pointed_at(rules, state, seat)
        await service.play.actions.press(ask(user), adventure, found.version, option.id)
    else:
        raise AssertionError(f"never told: {wanted - {said for _, said in told}}")
    assert len(set(told)) == len(told)
    assert {said for _, said in told} <= wanted
    assert all(FEWEST_TURNS <= len(each) <= MOST_TURNS for each in turns.values())
    return told, turns, clicks


@pytest.mark.parametrize("key", KEYS if SOAK else KEYS[:1])
async def test_two_friends_are_taught_all_of_it(service, key):
    """Each in 8 to 15 turns; the table has been told all, and nobody anything twice."""
    adventure = (await service.tutorials.open(ask(ME), key, together=True)).adventure
    await service.lobby.join(ask(FRIEND), adventure)
    await service.lobby.begin(ask(ME), adventure, anyway=True)
    _, turns, _ = await taught(service, adventure, key)
    assert turns.keys() == {ME, FRIEND}


@pytest.mark.parametrize("key", KEYS)
async def test_one_is_taught_all_of_it_by_few_clicks(service, key):
    """With a team of several heroes these are more buttons in a turn."""
    adventure = (await service.tutorials.open(ask(ME), key)).adventure
    _, _, clicks = await taught(service, adventure, key)
    several = hasattr(rulesets()[key].tutorial.options, "heroes")
    assert clicks[ME] <= (MOST_OF_TEAMS if several else MOST_CLICKS)


async def test_who_knows_it_all_does_not_end_the_lessons_of_a_friend(service):
    """What somebody learned at another table was not told at this one."""
    key = "third-six"
    await service.people.hints.begin(FRIEND, rulesets()[key].tutorial)
    seen = {each.said: 1 for each in rulesets()[key].tutorial.lessons}
    await service.people.hints.keep(FRIEND, Learned(seen={**seen, DONE: 1}))
    adventure = (await service.tutorials.open(ask(ME), key, together=True)).adventure
    await service.lobby.join(ask(FRIEND), adventure)
    await service.lobby.begin(ask(ME), adventure, anyway=True)
    done = service.words("en").phrase(DONE)
    for _ in range(8):
        assert (await service.history.queries.card(adventure)).hint != done
        await take_turn(service, adventure, ME, 100)
        await take_turn(service, adventure, FRIEND, 100)


async def test_who_begins_again_keeps_the_hints_of_other_games(service):
    tutorial = rulesets()["third-six"].tutorial
    hints = service.people.hints
    await hints.keep(ME, Learned(seen={"lesson-vote": 3, tutorial.lessons[0].said: 1}))
    await hints.begin(ME, tutorial)
    assert (await hints.of(ME)).seen == {"lesson-vote": 3}


async def test_whoever_skips_the_lessons_is_not_told_that_they_know_it_all(service):
    adventure = (await service.tutorials.open(ask(ME), "green-dungeon")).adventure
    await service.tutorials.skip(ask(ME))
    for _ in range(4):
        assert (await service.history.queries.card(adventure)).hint == ""
        await take_turn(service, adventure, ME, 100)


async def test_the_last_card_says_what_comes_after_it(service):
    answer = await service.tutorials.open(ask(ME), "third-six")
    await service.lobby.end(ask(ME), answer.adventure)
    over = service.words("en").phrase("tutorial-over")
    assert (await service.history.queries.card(answer.adventure)).hint == over


async def test_the_lobby_of_a_tutorial_that_begins_is_not_shown(service, clock):
    lobby = await service.lobby.open(ask(ME), "three-dice", tutorial=True, begins=True)
    assert (await service.store.posting(lobby.adventure)).due > clock.now()
    await service.lobby.begin(ask(ME), lobby.adventure)
    assert (await service.store.posting(lobby.adventure)).due == clock.now()
